import type { Cents } from "../../kernel/money";
import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import { type Fill, type Incoming, type Match, otherSide, type Side, type Standing } from "./vocabulary";

/** The order in which orders of a side are filled: the better price first, of one price the one that was there first. */
export const byPriceAndTime =
  (side: Side) =>
  (a: Standing, b: Standing): number =>
    (side === "ask" ? a.price - b.price : b.price - a.price) || a.place - b.place;

/** Whether an order of a side at a price meets one of the other side at `against`. */
export const crosses = (side: Side, price: Cents, against: Cents): boolean =>
  side === "bid" ? against <= price : against >= price;

/** The other side's orders that an order meets, in the order in which they are filled. */
const met = ({ side, price }: Pick<Incoming, "side" | "price">, standing: readonly Standing[]): Standing[] =>
  standing.filter((order) => crosses(side, price, order.price)).sort(byPriceAndTime(otherSide(side)));

/**
 * Of those whom orders of some members meet, all that they may come to: enough to fill them, if those who have nothing set
 * aside should pay nothing, and none of these members trade with each other. `price` is the most or the least of them,
 * `quantity` what they come to together.
 */
export function reachable(
  { members, side, price, quantity }: Omit<Incoming, "member"> & { readonly members: ReadonlySet<string> },
  standing: readonly Standing[],
): Standing[] {
  const found: Standing[] = [];
  let sure = 0;
  for (const order of met({ side, price }, standing)) {
    if (sure >= quantity) break;
    found.push(order);
    if (order.reserved && !members.has(order.member)) sure += order.left;
  }
  return found;
}

/**
 * Fills an order from those that stand on the other side, as an order book does: the best price first, of one
 * price who was there first, at the price of whoever stood. Nobody trades with themselves: own orders are passed over, and
 * where what is left would stand across one, the order is refused as `market/own_order` with its price. A bid with nothing set
 * aside is filled as far as its buyer can pay (`freeOf`: what they have that is not set aside); one that cannot pay is passed
 * over and told of as unpaid, so that it does not stay above the offers that it should have taken.
 */
export function matchOrder(
  incoming: Incoming,
  standing: readonly Standing[],
  freeOf: (member: string) => Cents,
): Result<Match, Refusal> {
  const fills: Fill[] = [];
  const unpaid: Standing[] = [];
  const spent = new Map<string, Cents>();
  let left = incoming.quantity;
  let own: Standing | null = null;
  for (const order of met(incoming, standing)) {
    if (left === 0) break;
    if (order.member === incoming.member) {
      own ??= order;
      continue;
    }
    const wanted = Math.min(left, order.left);
    const quantity = Math.min(wanted, order.reserved ? wanted : payable(order));
    if (quantity < wanted) unpaid.push(order);
    if (quantity === 0) continue;
    fills.push({ standing: order, quantity });
    if (!order.reserved) spent.set(order.member, (spent.get(order.member) ?? 0) + quantity * order.price);
    left -= quantity;
  }
  if (left > 0 && own) return refuse("market/own_order", { price: own.price });
  return ok({ fills, unpaid, left });

  function payable({ member, price }: Standing): number {
    return Math.max(0, Math.floor((freeOf(member) - (spent.get(member) ?? 0)) / price));
  }
}

/** What fills come to in all. */
export const sumOf = (fills: readonly Fill[]): Cents =>
  fills.reduce((sum, { standing, quantity }) => sum + quantity * standing.price, 0);
