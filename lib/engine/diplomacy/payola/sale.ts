import type { PowerName } from "../map/model";
import type { Order } from "../order";
import type { OrderText } from "../orders/any-order";
import { type Bid, type Bidder, type Bought, covers, HOLD, type Live, type PaidUnit } from "./offer";
import { cheapen } from "./pricing";

/** An order that somebody named: whose bids count for it does not change over the rounds, what they come to does. */
type Candidate = {
  readonly order: OrderText;
  said: Order | null;
  readonly bids: Live[];
  total: number;
  /** How early those asked for it whom the unit's power prefers; made where two are tied. */
  rank: readonly number[] | null;
};

/** One unit's orders and what is offered for them, over the rounds of a phase. */
export class Sale {
  private readonly bids: Live[] = [];
  /** Has a bid for it been lowered since it was decided? */
  isOpen = false;
  private told = false;
  private candidates: Candidate[] = [];
  private won: Candidate | null = null;
  private price = 0;
  /** What each bidder pays for the order that has won. */
  private shares: number[] = [];

  constructor(
    private readonly unit: PaidUnit,
    private readonly bidders: readonly Bidder[],
    private readonly rules: ReadonlySet<string>,
  ) {}

  add(live: Live): void {
    this.bids.push(live);
    if (live.bid.order !== null && this.bidders[live.by]?.name === this.unit.owner) this.told = true;
  }

  /** Where the unit's own power told it nothing it may hold, for nothing; answers whether that was so. */
  addDefault(by: number, position: number): boolean {
    if (this.told) return false;
    const bid: Bid = {
      ...{ unit: this.unit.unit, type: ":", order: HOLD, listed: [], said: null },
      ...{ amount: 0, plateau: 0, position },
    };
    this.bids.push({ by, bid, amount: 0, plateau: 0, countsFor: [] });
    return true;
  }

  /** Decides as things stand which order wins, and moves what it costs from what was spent before to what is now. */
  settle(spent: number[]): void {
    for (let by = 0; by < this.shares.length; by++) spent[by] = (spent[by] ?? 0) - (this.shares[by] ?? 0);
    this.decide();
    for (let by = 0; by < this.shares.length; by++) spent[by] = (spent[by] ?? 0) + (this.shares[by] ?? 0);
    this.isOpen = false;
  }

  private decide(): void {
    if (this.candidates.length === 0) this.candidates = this.gather();
    let [best, times] = [0, 0];
    let first: Candidate | null = null;
    for (const one of this.candidates) {
      if (one.total < best) continue;
      if (first !== null && one.total === best) times += 1;
      else [best, times, first] = [one.total, 1, one];
    }
    const tied = times === 1 && first ? [first] : this.candidates.filter(({ total }) => total === best);
    if (this.unit.impartial && tied.length > 1 && new Set(tied.map((one) => this.backersOf(one).join())).size > 1) {
      this.shrug(best);
      return;
    }
    const won = tied.length === 1 ? tied[0]! : this.preferred(tied);
    this.won = won;
    this.shares = this.sharesOf(won);
    this.price = best;
    if (this.rules.has("EBAYOLA")) {
      const second = this.candidates.reduce((most, one) => (one === won ? most : Math.max(most, one.total)), -1);
      const { total, bids } = won;
      this.price = cheapen(this.unit, this.bidders, { total, second, bids, shares: this.shares }, this.rules);
    }
  }

  /** What the unit was bought for in the end. */
  outcome(): Bought {
    const { won, price, shares } = this;
    const holds = won === null || won.order === HOLD;
    const signal = holds ? this.bids.find((live) => this.isSignal(live))?.bid : undefined;
    const totals = new Map(this.candidates.map((one) => [one.order, one === won ? price : one.total]));
    if (won === null) totals.set(HOLD, price);
    return {
      ...{ order: signal?.order ?? won?.order ?? HOLD, said: signal?.said ?? won?.said ?? null },
      ...{ paid: price, candidates: totals },
      payers: new Map(shares.flatMap((sum, by) => (sum > 0 ? [[this.bidders[by]!.name, sum] as const] : []))),
      backers: this.backersOf(won ?? this.candidates.find(({ order }) => order === HOLD)),
    };
  }

  /** The orders that somebody named, with the bids that count for each. */
  private gather(): Candidate[] {
    const found = new Map<OrderText, Candidate>();
    const at = (order: OrderText): Candidate => {
      const known = found.get(order) ?? { order, said: null, bids: [], total: 0, rank: null };
      if (known.bids.length === 0) found.set(order, known);
      return known;
    };
    for (const live of this.bids) {
      const { order, said } = live.bid;
      if (order === null) continue;
      const signals = this.isSignal(live);
      const one = at(signals ? HOLD : order);
      one.bids.push(live);
      if (!signals) one.said ??= said;
    }
    if (found.size === 0) found.set(HOLD, at(HOLD));
    const byType = this.bids.filter(({ bid }) => bid.order === null);
    for (const one of found.values()) {
      for (const live of byType) if (covers(live.bid, one.order)) one.bids.push(live);
      for (const live of one.bids) {
        one.total += live.amount;
        live.countsFor.push(one);
      }
    }
    return [...found.values()];
  }

  private isSignal({ bid }: Live): boolean {
    return bid.signal === true && this.rules.has("RESTRICT_SIGNAL");
  }

  /** A unit whose power nobody plays holds if different people offer it the same; who bid for that pays for it. */
  private shrug(best: number): void {
    const hold = this.candidates.find(({ order }) => order === HOLD);
    this.won = null;
    this.price = best + 1;
    this.shares = hold ? this.sharesOf(hold) : [];
  }

  /**
   * Of orders that fetch the same: the one that the power preferred most asked for first on their sheet; where they asked
   * for none, the next power's, investors together last; then the one that anybody named first, then the first in the
   * alphabet.
   */
  private preferred(tied: readonly Candidate[]): Candidate {
    for (const one of tied) one.rank ??= this.rankOf(one);
    return tied.reduce((first, one) => (comesBefore(one, first) ? one : first));
  }

  /** How early each preferred power, investors together, and anybody by name asked for an order. */
  private rankOf({ order, bids }: Candidate): number[] {
    const powers = new Map<PowerName, number>();
    let [investors, named] = [Infinity, Infinity];
    for (const live of bids) {
      const { position } = live.bid;
      const name = this.nameOf(live);
      if (live.bid.order === order) named = Math.min(named, position);
      if (this.bidders[live.by]?.investor) investors = Math.min(investors, position);
      else powers.set(name, Math.min(powers.get(name) ?? Infinity, position));
    }
    return [...this.unit.preferences.map((power) => powers.get(power) ?? Infinity), investors, named];
  }

  private sharesOf({ bids }: Candidate): number[] {
    const shares = new Array<number>(this.bidders.length).fill(0);
    for (const { by, amount } of bids) shares[by] = (shares[by] ?? 0) + amount;
    return shares;
  }

  private nameOf({ by }: Live): PowerName {
    return this.bidders[by]!.name;
  }

  /** Whose bids count for an order. */
  private backersOf(one: Candidate | undefined): readonly PowerName[] {
    return [...new Set(one?.bids.map((live) => this.nameOf(live)))].sort();
  }
}

function comesBefore(one: Candidate, other: Candidate): boolean {
  const beside = other.rank ?? [];
  const rank = one.rank ?? [];
  for (let i = 0; i < rank.length; i++) {
    const [place = 0, other = 0] = [rank[i], beside[i]];
    if (place !== other) return place < other;
  }
  return one.order < other.order;
}
