import type { PowerName } from "../map/model";
import type { OrderText } from "../orders/any-order";
import { BY_TYPE, type Group, Layout, NONE, NOTHING, slotFor, WHATEVER } from "./layout";
import { type Bought, HOLD } from "./offer";

/** The offers of a phase while it is decided: what lies where, who asked for what, and what falls. */
export class Book extends Layout {
  /** Of lists of preferences, whom among the bidders they mean. */
  private readonly preferred = new Map<readonly PowerName[], readonly number[]>();

  /** A stake falls by one; answers whether it goes to the order that has won. */
  fall(at: number, stake: number): boolean {
    const { sum, barred } = this;
    const place = this.slot[stake] ?? 0;
    if (place < (this.end[at] ?? 0)) sum[place] = (sum[place] ?? 0) - 1;
    else {
      const whatever = (this.base[at] ?? 0) + WHATEVER;
      sum[whatever] = (sum[whatever] ?? 0) - 1;
      for (const each of this.bars[place] ?? NOTHING) barred[each] = (barred[each] ?? 0) - 1;
    }
    return this.pays[place] === 1;
  }

  /** The order of a unit that has won: what lies at which slots is for that candidate (`NONE`: for none). */
  choose(at: number, candidate: number): void {
    const { pays } = this;
    const limit = this.limit[at] ?? 0;
    for (let slot = this.base[at] ?? 0; slot < limit; slot++)
      pays[slot] = candidate !== NONE && this.counts(at, slot, candidate) ? 1 : 0;
  }

  /** What lies at a unit's slots for all of its orders that move, or that do not. */
  byType(at: number, moves: boolean): number {
    const { sum } = this;
    const base = this.base[at] ?? 0;
    return (sum[base + WHATEVER] ?? 0) + (sum[base + slotFor(moves)] ?? 0);
  }

  /** What a unit is offered for a candidate in all. */
  total(at: number, candidate: number): number {
    const named = (this.sum[candidate] ?? 0) - (this.barred[candidate] ?? 0);
    return named + this.byType(at, this.moves[candidate] === 1);
  }

  /** Whether what lies at a slot of a unit is for a candidate. */
  private counts(at: number, slot: number, candidate: number): boolean {
    if (slot >= (this.end[at] ?? 0)) return this.bars[slot]?.includes(candidate) !== true;
    const type = slot - (this.base[at] ?? 0);
    if (type >= BY_TYPE) return slot === candidate;
    return type === WHATEVER || type === slotFor(this.moves[candidate] === 1);
  }

  /** How early on its sheet a bidder asked for a candidate; never: infinity. */
  asked({ at, voices, endOfVoices }: Group, candidate: number): number {
    let earliest = Infinity;
    for (let one = voices; one < endOfVoices; one++)
      if (this.counts(at, this.speaksFor[one] ?? 0, candidate)) earliest = Math.min(earliest, this.position[one] ?? 0);
    return earliest;
  }

  /** How early on its sheet a bidder named a candidate; never: infinity. */
  named(group: Group, candidate: number): number {
    for (let one = group.voices; one < group.endOfVoices; one++)
      if (this.speaksFor[one] === candidate && !this.isSignal(group, one)) return this.position[one] ?? 0;
    return Infinity;
  }

  private isSignal({ by, onSheet, voices }: Group, one: number): boolean {
    return this.restrictsSignals && this.bidders[by]?.sheet.offers.signals.has(onSheet + one - voices) === true;
  }

  /** Whom a unit's power prefers, by their places among the bidders. */
  preferences(at: number): readonly number[] {
    const { preferences } = this.units[at]!;
    const known = this.preferred.get(preferences);
    if (known) return known;
    const places = preferences.map((power) => this.bidders.findIndex(({ name }) => name === power));
    const powers = places.filter((by) => by !== NONE && !this.bidders[by]?.investor);
    this.preferred.set(preferences, powers);
    return powers;
  }

  /** The candidate with a text; `NONE`: nobody named it. */
  find(at: number, order: OrderText): number {
    const end = this.end[at] ?? 0;
    for (let one = this.first[at] ?? 0; one < end; one++) if (this.orders[one] === order) return one;
    return NONE;
  }

  /** An order of a unit (`NONE`: to hold) as it was read; one that holds says what a signal has it say, if there is any. */
  orderOf(at: number, candidate: number): Pick<Bought, "order" | "said"> {
    const order = (candidate === NONE ? undefined : this.orders[candidate]) ?? HOLD;
    let said: Bought["said"] = null;
    for (const group of this.groupsFor[at] ?? NOTHING) {
      const { offers } = this.bidders[group.by]!.sheet;
      const end = group.endOfVoices - (group.byItself ? 1 : 0);
      for (let one = group.voices; one < end; one++) {
        const voice = group.onSheet + one - group.voices;
        if (this.isSignal(group, one)) {
          if (order === HOLD) return { order: offers.texts[voice] ?? HOLD, said: offers.said[voice] ?? null };
        } else if (this.speaksFor[one] === candidate) said ??= offers.said[voice] ?? null;
      }
    }
    return { order, said };
  }
}
