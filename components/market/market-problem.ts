import { formatMoney } from "@/lib/engine/kernel/money";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { MarketTexts } from "@/lib/texts/market/en";

type Facts = Readonly<Record<string, unknown>>;
const factsOf = (data: Refusal["data"]): Facts => (typeof data === "object" && data !== null ? (data as Facts) : {});

/** What happened and what to do, for each refusal of the market. */
export function marketProblem({ code, data }: Refusal, t: MarketTexts["problems"]): string {
  const facts = factsOf(data);
  const number = (name: string): number => Number(facts[name] ?? 0);
  const money = (name: string): string => formatMoney(number(name));
  switch (code) {
    case "ego/shut":
      return t.ego;
    case "market/sign_in":
      return t.signIn;
    case "market/members_only":
      return t.membersOnly;
    case "market/no_such_card":
      return t.noSuchCard;
    case "market/halted":
      return t.halted(String(facts.reason));
    case "market/too_many":
      return t.tooMany(number("most"));
    case "market/too_many_here":
      return t.tooManyHere(number("most"));
    case "market/price_changed": {
      const isBid = facts.side === "bid";
      if (facts.best === null) return isBid ? t.goneAsk : t.goneBid;
      return (isBid ? t.priceRose : t.priceFell)(money("best"));
    }
    case "market/fewer":
      return (facts.side === "bid" ? t.fewerAsks : t.fewerBids)(number("filled"));
    case "market/own_order":
      return t.ownOrder(money("price"));
    case "market/too_few":
      return t.tooFew(number("free"));
    case "market/too_poor":
      return t.tooPoor(money("needs"), money("has"));
    case "market/busy":
      return t.busy;
    case "market/no_such_order":
      return t.noSuchOrder;
    case "market/malformed":
      return "quantity" in facts ? t.quantity : "price" in facts ? t.price : t.malformed;
    case "market/wait":
      return t.wait;
    case "ledger/key_reused":
      return t.keyReused;
    case "market/lost":
      return t.lost;
    default:
      return t.other;
  }
}
