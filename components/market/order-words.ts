import type { Placed } from "@/lib/contracts/market-words";
import type { Estimate } from "@/lib/engine/ccg/market/depth";
import type { Side } from "@/lib/engine/ccg/market/vocabulary";
import { type Cents, formatMoney } from "@/lib/engine/kernel/money";
import type { MarketTexts } from "@/lib/texts/market/en";

type Words = MarketTexts["form"];

/** What the button of an order says: the whole act. */
export function verbOf(
  side: Side,
  quantity: number,
  price: Cents,
  { filled, cost }: Estimate,
  { verb }: Words,
): string {
  const rest = quantity - filled;
  const [now, stands, both] =
    side === "bid" ? [verb.buy, verb.bid, verb.buyAndBid] : [verb.sell, verb.offer, verb.sellAndOffer];
  if (rest === 0) return now(filled, formatMoney(cost));
  return filled === 0 ? stands(quantity, formatMoney(price)) : both(filled, formatMoney(cost), rest);
}

/** What an order came to. */
export function placedWords({ side, filled, sum, left, price }: Placed, t: Words): string {
  const isBid = side === "bid";
  return [
    ...(filled > 0 ? [(isBid ? t.bought : t.sold)(filled, formatMoney(sum))] : []),
    ...(left > 0 ? [(isBid ? t.bidStands : t.askStands)(left, formatMoney(price))] : []),
  ].join(" ");
}
