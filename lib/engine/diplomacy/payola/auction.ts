import type { Book } from "./book";
import { type Group, NONE } from "./layout";
import { HOLD } from "./offer";
import { cheapen } from "./pricing";

/**
 * The auction of a phase: for every unit the order that wins as things stand, what it costs and who pays for it. A bid
 * that falls is taken off where it lies; a unit is decided anew only where that may change which of its orders wins.
 */
export class Auction {
  /** What each bidder pays in all, and how often their bids have fallen. */
  readonly spent: number[];
  readonly reductions: number[];
  /** By units: the candidate that has won (`NONE`: it takes no side and holds), its price, and the next total (−1: none). */
  readonly won: number[];
  readonly price: number[];
  private readonly second: number[];
  /** Bidder after bidder for each unit: what they pay for it. */
  private readonly shares: number[];
  /** Units that have to be decided, or decided anew. */
  private readonly open = new Set<number>();
  private readonly isEbayola: boolean;

  constructor(
    readonly book: Book,
    private readonly rules: ReadonlySet<string>,
  ) {
    const { units, bidders } = book;
    this.spent = bidders.map(() => 0);
    this.reductions = bidders.map(() => 0);
    this.won = units.map(() => NONE);
    [this.price, this.second] = [units.map(() => 0), units.map(() => -1)];
    this.shares = new Array<number>(units.length * bidders.length).fill(0);
    for (let at = 0; at < units.length; at++) if (book.isWanted(at)) this.open.add(at);
    this.isEbayola = rules.has("EBAYOLA");
  }

  /** Decides all units that have to be. */
  settle(): void {
    for (const at of this.open) this.decide(at);
    this.open.clear();
  }

  /** One less for each offer above its plateau; where none is, the plateaus go and every offer is one less. */
  lower(by: number): void {
    const { book } = this;
    const { amount, plateau } = book;
    const groups = book.groupsOf[by] ?? [];
    const times = this.reductions[by] ?? 0;
    this.reductions[by] = times + 1;
    if (times === book.bidders[by]?.sheet.offers.reach)
      for (const { stakes, endOfStakes } of groups) plateau.fill(0, stakes, endOfStakes);
    for (const { at, stakes, endOfStakes } of groups) {
      let fallen = 0;
      let paid = 0;
      for (let one = stakes; one < endOfStakes; one++) {
        const sum = amount[one] ?? 0;
        if (sum <= (plateau[one] ?? 0)) continue;
        amount[one] = sum - 1;
        fallen++;
        if (book.fall(at, one)) paid++;
      }
      if (fallen > 0) this.note(at, by, paid);
    }
  }

  /** Takes note of what a bidder pays less for a unit, and whether that may change which order wins. */
  private note(at: number, by: number, paid: number): void {
    if (this.looksAtAll(at)) this.open.add(at);
    // Totals only fall: what falls beneath the order that has won changes nothing.
    else if (paid > 0) {
      const share = this.rowOf(at) + by;
      this.shares[share] = (this.shares[share] ?? 0) - paid;
      this.spent[by] = (this.spent[by] ?? 0) - paid;
      const price = (this.price[at] ?? 0) - paid;
      this.price[at] = price;
      if (price <= (this.second[at] ?? 0)) this.open.add(at);
    }
  }

  /** Whether a unit depends on the orders that have not won, too. */
  private looksAtAll(at: number): boolean {
    return this.isEbayola || this.book.units[at]?.impartial === true;
  }

  private rowOf(at: number): number {
    return at * this.spent.length;
  }

  /** Decides as things stand which order of a unit wins, and who pays for it. */
  private decide(at: number): void {
    const { book } = this;
    const { sum, barred, moves } = book;
    const end = book.end[at] ?? 0;
    const going = book.byType(at, true);
    const staying = book.byType(at, false);
    let best = -1;
    let second = -1;
    let won = NONE;
    for (let one = book.first[at] ?? 0; one < end; one++) {
      const total = (sum[one] ?? 0) - (barred[one] ?? 0) + (moves[one] === 1 ? going : staying);
      if (total > best) {
        second = best;
        best = total;
        won = one;
      } else if (total > second) second = total;
    }
    this.second[at] = second;
    this.price[at] = best;
    if (second === best) {
      const tied = [won];
      for (let one = won + 1; one < end; one++) if (book.total(at, one) === best) tied.push(one);
      if (book.units[at]?.impartial && this.areOfDifferent(at, tied)) {
        // A unit whose power nobody plays holds, and who bid for that pays for it.
        this.won[at] = NONE;
        this.price[at] = best + 1;
        this.share(at, book.find(at, HOLD));
        return;
      }
      for (const one of tied) if (one !== won && this.comesBefore(at, one, won)) won = one;
    }
    if (won === this.won[at] && !this.looksAtAll(at)) return;
    this.won[at] = won;
    this.share(at, won);
    if (this.isEbayola) this.cheapen(at, best);
  }

  /** Has those pay whose bids count for a candidate, and nobody else (`NONE`: nobody at all). */
  private share(at: number, candidate: number): void {
    const { shares, spent, book } = this;
    const { slot, amount, pays } = book;
    book.choose(at, candidate);
    const row = this.rowOf(at);
    for (const { by, stakes, endOfStakes } of book.groupsFor[at] ?? []) {
      let sum = 0;
      for (let one = stakes; one < endOfStakes; one++) if (pays[slot[one] ?? 0] === 1) sum += amount[one] ?? 0;
      spent[by] = (spent[by] ?? 0) + sum - (shares[row + by] ?? 0);
      shares[row + by] = sum;
    }
  }

  /** Takes off what is saved under EBAYOLA. */
  private cheapen(at: number, total: number): void {
    const { book, spent } = this;
    const { slot, amount, plateau, pays } = book;
    const row = this.rowOf(at);
    const shares = this.shares.slice(row, row + spent.length);
    const above = spent.map(() => 0);
    for (const { by, stakes, endOfStakes } of book.groupsFor[at] ?? [])
      for (let one = stakes; one < endOfStakes; one++)
        if (pays[slot[one] ?? 0] === 1) above[by] = (above[by] ?? 0) + (amount[one] ?? 0) - (plateau[one] ?? 0);
    const won = { total, second: this.second[at] ?? 0, above, shares };
    this.price[at] = cheapen(book.units[at]!, book.bidders, won, this.rules);
    for (const [by, left] of shares.entries()) {
      spent[by] = (spent[by] ?? 0) + left - (this.shares[row + by] ?? 0);
      this.shares[row + by] = left;
    }
  }

  /** Whether orders that fetch the same are offered it by different people. */
  private areOfDifferent(at: number, [first = NONE, ...others]: readonly number[]): boolean {
    const asks = (group: Group, one: number) => this.book.asked(group, one) < Infinity;
    const groups = this.book.groupsFor[at] ?? [];
    return groups.some((group) => others.some((other) => asks(group, other) !== asks(group, first)));
  }

  /**
   * Of two orders that fetch the same: the one that the power preferred most asked for first on their sheet; where they
   * asked for none, the next power's, investors together last; then the one that anybody named first, then the first in
   * the alphabet.
   */
  private comesBefore(at: number, one: number, other: number): boolean {
    const { book } = this;
    const groups = book.groupsFor[at] ?? [];
    for (const by of book.preferences(at)) {
      const group = groups.find((each) => each.by === by);
      if (!group) continue;
      const mine = book.asked(group, one);
      const theirs = book.asked(group, other);
      if (mine !== theirs) return mine < theirs;
    }
    const ofInvestors = groups.filter(({ by }) => book.bidders[by]?.investor);
    const byInvestors = (candidate: number) => Math.min(...ofInvestors.map((group) => book.asked(group, candidate)));
    if (byInvestors(one) !== byInvestors(other)) return byInvestors(one) < byInvestors(other);
    const byName = (candidate: number) => Math.min(...groups.map((group) => book.named(group, candidate)));
    if (byName(one) !== byName(other)) return byName(one) < byName(other);
    return (book.orders[one] ?? "") < (book.orders[other] ?? "");
  }

  /** What a bidder pays for a unit. */
  shareOf(at: number, by: number): number {
    return this.shares[this.rowOf(at) + by] ?? 0;
  }
}
