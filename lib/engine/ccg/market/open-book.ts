import { byPriceAndTime, crosses } from "./match";
import { type Fill, otherSide, type Side, type Standing } from "./vocabulary";

/**
 * A side of a card's book while orders come to it one after the other: the best of it, as far as it was read. `isAll`:
 * nothing stands behind that.
 */
export class OpenSide {
  private readonly orders: Map<string, Standing>;

  constructor(
    readonly side: Side,
    standing: readonly Standing[],
    private readonly isAll: boolean,
  ) {
    this.orders = new Map(standing.map((order) => [order.id, order]));
  }

  /** What stands, as far as it is known, the best first. */
  standing(): readonly Standing[] {
    return [...this.orders.values()].sort(byPriceAndTime(this.side));
  }

  /** Whether an order of the other side at this price may meet more than is known here. */
  endsWithin(price: number): boolean {
    if (this.isAll) return false;
    const last = this.standing().at(-1);
    return last === undefined || crosses(otherSide(this.side), price, last.price);
  }

  /** So many copies of these are gone, and these do not stand any more. */
  take(fills: readonly Fill[], closed: readonly Standing[]): void {
    for (const { standing, quantity } of fills) {
      const left = (this.orders.get(standing.id)?.left ?? 0) - quantity;
      if (left > 0) this.orders.set(standing.id, { ...standing, left });
      else this.orders.delete(standing.id);
    }
    for (const { id } of closed) this.orders.delete(id);
  }

  /** An order stands from now on, behind all of its price. One that comes behind what is known is left to who reads on. */
  add(order: Standing): void {
    const last = this.standing().at(-1);
    const isBehind = last === undefined || byPriceAndTime(this.side)(last, order) < 0;
    if (this.isAll || !isBehind) this.orders.set(order.id, order);
  }
}
