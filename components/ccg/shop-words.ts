import { formatMoney } from "@/lib/engine/kernel/money";
import type { Refusal } from "@/lib/engine/kernel/result";

const number = (data: Refusal["data"], name: string): number =>
  typeof data === "object" && data !== null && !Array.isArray(data) && name in data
    ? Number((data as Record<string, unknown>)[name])
    : 0;

/** What happened and what to do, for each refusal of the shop. */
export function shopProblem({ code, data }: Refusal): string {
  switch (code) {
    case "shop/sign_in":
      return "You are signed out. Nothing was bought. Sign in and try again.";
    case "shop/members_only":
      return "Guests have no purse. Choose a nick and a password to keep this account, then buy.";
    case "shop/not_ready":
      return "Your purse is being made ready. Nothing was bought: try again in a moment.";
    case "shop/unknown_product":
      return "This product is not sold any more. Nothing was bought.";
    case "shop/price_changed": {
      const [price, shown] = [number(data, "price"), number(data, "shown")];
      const how = price > shown ? "rose" : "fell";
      return `The price ${how} from ${formatMoney(shown)} to ${formatMoney(price)}. Nothing was bought. Buy at ${formatMoney(price)}?`;
    }
    case "shop/offer_moved":
      return "Another purchase of yours came first, and used these seals. Nothing was bought now: new ones are shown, try again.";
    case "shop/unavailable":
      return "This product cannot be printed now. Nothing was bought. Tell the staff.";
    case "shop/sheets_changed":
      return "What this product can hold has changed since it was shown. Nothing was bought: look at its odds, then buy again.";
    case "shop/too_poor":
      return `You need ${formatMoney(number(data, "needs"))} and have ${formatMoney(number(data, "has"))}. Buy fewer, or wait for Monday's pay.`;
    case "shop/sold_out":
      return "Sold out a moment ago. Nothing was bought.";
    case "shop/only": {
      const available = number(data, "available");
      return `Only ${available} ${available === 1 ? "is" : "are"} left. Nothing was bought: take ${available === 1 ? "one" : "fewer"}.`;
    }
    case "ledger/key_reused":
      return "This form was sent already with other numbers. Nothing more was bought: look into your packs.";
    case "shop/no_such_pack":
      return "This pack is not among yours.";
    case "shop/lost":
      return "Can’t reach the server. Press again once you are connected: you will be charged only once.";
    case "shop/malformed":
      return "Something in the form is not valid. Nothing was bought: reload the page and try again.";
    case "shop/wait":
      return "That was a lot in a short time. Nothing was bought: wait a minute.";
    default:
      return "That did not work, and nothing was taken. Try again.";
  }
}
