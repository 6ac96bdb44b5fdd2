import { formatMoney } from "@/lib/engine/kernel/money";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { AuctionsTexts } from "@/lib/texts/auctions/en";
import type { TradesTexts } from "@/lib/texts/trades/en";
import { tradeProblem } from "../trades/trade-problem";

type Facts = Readonly<Record<string, unknown>>;
const factsOf = (data: Refusal["data"]): Facts => (typeof data === "object" && data !== null ? (data as Facts) : {});

/** What happened and what to do, for each refusal of auctions. */
export function auctionProblem(
  refusal: Refusal,
  t: AuctionsTexts["problems"],
  trades: TradesTexts["problems"],
): string {
  const facts = factsOf(refusal.data);
  const money = (name: string): string => formatMoney(Number(facts[name] ?? 0));
  switch (refusal.code) {
    case "ego/shut":
      return t.ego;
    case "auction/sign_in":
      return t.signIn;
    case "auction/members_only":
      return t.membersOnly;
    case "auction/no_such_auction":
      return t.noSuchAuction;
    case "auction/ended":
      return t.ended;
    case "auction/own":
      return t.own;
    case "auction/leading":
      return t.leading;
    case "auction/too_low":
      return t.tooLow(money("least"));
    case "auction/too_poor":
      return t.tooPoor(money("needs"), money("has"));
    case "auction/too_many":
      return t.tooMany(Number(facts.most));
    case "auction/has_bids":
      return t.hasBids;
    case "auction/wait":
      return t.wait;
    case "auction/lost":
      return t.lost;
    case "auction/malformed":
      if (Object.values(facts).includes("auction/buy_now")) return t.buyNow;
      if (Object.values(facts).includes("auction/price")) return t.price;
      return tradeProblem({ ...refusal, code: "trade/malformed" }, trades);
    default:
      return tradeProblem(refusal, trades);
  }
}
