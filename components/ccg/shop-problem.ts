import { formatMoney } from "@/lib/engine/kernel/money";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { ShopTexts } from "@/lib/texts/shop/en";

const number = (data: Refusal["data"], name: string): number =>
  typeof data === "object" && data !== null && !Array.isArray(data) && name in data
    ? Number((data as Record<string, unknown>)[name])
    : 0;
const isIn = (data: Refusal["data"], name: string): boolean =>
  typeof data === "object" && data !== null && name in data;
const money = (data: Refusal["data"], name: string): string => formatMoney(number(data, name));

/** What happened and what to do, for each refusal of the shop. */
export function shopProblem({ code, data }: Refusal, t: ShopTexts["problems"]): string {
  switch (code) {
    case "shop/sign_in":
      return t.signIn;
    case "shop/members_only":
      return t.membersOnly;
    case "shop/not_ready":
      return t.notReady;
    case "shop/unknown_product":
      return t.unknownProduct;
    case "shop/price_changed": {
      const rose = number(data, "price") > number(data, "shown");
      return (rose ? t.priceRose : t.priceFell)(money(data, "shown"), money(data, "price"));
    }
    case "shop/offer_moved":
      return t.offerMoved;
    case "shop/unavailable":
      return t.unavailable;
    case "shop/sheets_changed":
      return t.sheetsChanged;
    case "shop/too_poor":
      return t.tooPoor(money(data, "needs"), money(data, "has"));
    case "shop/sold_out":
      return t.soldOut;
    case "shop/only":
      return t.only(number(data, "available"));
    case "ledger/key_reused":
      return t.keyReused;
    case "shop/pack_aside":
      return t.packAside;
    case "shop/no_such_pack":
      return t.noSuchPack;
    case "shop/lost":
      return t.lost;
    case "shop/limit":
      return t.limit(number(data, "limit"), number(data, "left"));
    case "shop/not_yet":
      return t.notYet(number(data, "at"));
    case "shop/malformed":
      return isIn(data, "quantity") ? t.quantity : t.malformed;
    case "shop/wait":
      return t.wait;
    default:
      return t.other;
  }
}
