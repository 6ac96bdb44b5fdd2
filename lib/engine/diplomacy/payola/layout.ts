import type { Board } from "../adjudicate/board";
import type { PowerName } from "../map/model";
import type { OrderText, UnitText } from "../orders/any-order";
import { type Bidder, HOLD, OFFER_TYPES, type OfferType, type PaidUnit } from "./offer";

/** No candidate. */
export const NONE = -1;

/** What is offered for a unit by type has four slots: whatever it does, any move, any other order, any but some (`!`). */
export const WHATEVER = 0;
export const MOVES = 1;
export const STAYS = 2;
export const OTHERS = 3;
export const BY_TYPE = 4;

const SLOTS: Readonly<Record<OfferType, number>> = { "&": WHATEVER, ">": MOVES, "@": STAYS, "!": OTHERS, ":": OTHERS };
/** The slots of what voices ask by type. */
const slotOf = OFFER_TYPES.map((type) => SLOTS[type]);
export const NOTHING: readonly never[] = [];

/** How many voices and stakes are in the columns. */
type Filled = { voices: number; stakes: number };

/**
 * What one bidder offers for one unit: where its voices and stakes begin and end in the columns of the book, and which
 * voice of the sheet the first one is. A unit that its own power told nothing holds by one more voice, the last.
 */
export type Group = {
  readonly by: number;
  readonly at: number;
  readonly voices: number;
  readonly endOfVoices: number;
  readonly stakes: number;
  readonly endOfStakes: number;
  readonly onSheet: number;
  readonly byItself: boolean;
};

/**
 * All offers of a phase as columns of numbers, bidder by bidder. A unit's money lies at its *slots*: four for what is
 * offered by type, one for each *candidate* (an order that somebody named), and one for each `!` that leaves candidates
 * out. Which voice speaks for which slot never changes; only the money that lies there falls. One book serves one phase
 * after another: `open`.
 */
export class Layout {
  units: readonly PaidUnit[] = [];
  bidders: readonly Bidder[] = [];
  protected restrictsSignals = false;

  /** Who offers something, bidder by bidder, and for each unit. */
  groupsOf: Group[][] = [];
  groupsFor: Group[][] = [];

  /** By voices: at which place of the sheet it is, and the slot it speaks for. */
  protected position = new Int32Array(0);
  protected speaksFor = new Int32Array(0);

  /** By stakes: what is left of it, its plateau, and the slot where it lies. */
  amount = new Int32Array(0);
  plateau = new Int32Array(0);
  slot = new Int32Array(0);

  /** By units: the first slot, the candidates from `first` to `end`, and behind the last slot; nothing if it is not wanted. */
  protected base = new Int32Array(0);
  first = new Int32Array(0);
  end = new Int32Array(0);
  protected limit = new Int32Array(0);

  /** By slots: what is offered there, and what is taken off a candidate since a `!` leaves it out. */
  sum = new Float64Array(0);
  barred = new Float64Array(0);
  /** By slots: whether what lies there goes to the order that has won. */
  pays = new Uint8Array(0);
  /** By candidates: whether it moves, and its text. By the slots of a `!`: which candidates it leaves out. */
  moves = new Uint8Array(0);
  readonly orders: OrderText[] = [];
  protected readonly bars: (readonly number[])[] = [];

  /** By units: their powers, by their places among the bidders; of the sheet that is entered, where its default goes. */
  private owners = new Int32Array(0);
  private defaults = new Int32Array(0);
  private readonly places = new Map<UnitText, number>();
  /** By numbers of orders: the candidate that it is of the unit that is laid out, if it is the last one that it was for. */
  private candidate = new Int32Array(0);
  private foundFor = new Float64Array(0);
  private stamp = 0;
  /** Of lists of preferences, whom among the bidders they mean. */
  protected readonly preferred = new Map<readonly PowerName[], readonly number[]>();

  /** Takes up the sheets of a phase. */
  open(units: readonly PaidUnit[], bidders: readonly Bidder[], restrictsSignals: boolean): void {
    this.units = units;
    this.bidders = bidders;
    this.restrictsSignals = restrictsSignals;
    this.makeRoom();
    this.places.clear();
    this.preferred.clear();
    const byName = new Map(bidders.map(({ name }, by) => [name, by]));
    for (let at = 0; at < units.length; at++) {
      const { unit, owner } = units[at]!;
      this.places.set(unit, at);
      this.owners[at] = byName.get(owner) ?? NONE;
    }
    this.groupsFor = units.map(() => []);
    const filled: Filled = { voices: 0, stakes: 0 };
    this.groupsOf = bidders.map((_, by) => this.enter(by, filled));
    let slots = 0;
    for (let at = 0; at < units.length; at++) if (this.isWanted(at)) slots = this.layOut(at, slots);
  }

  private makeRoom(): void {
    const units = this.units.length;
    let voices = units;
    let numbers = 1;
    let board: Board | null = null;
    for (const { sheet } of this.bidders) {
      const { offers } = sheet;
      if (board !== null && offers.board !== null && board !== offers.board)
        throw new RangeError("The sheets of a phase are read on one board.");
      board = offers.board ?? board;
      numbers = Math.max(numbers, offers.numbers);
      voices += sheet.bids.length;
    }
    if (this.base.length < units) {
      const ofUnits = () => new Int32Array(units);
      [this.base, this.first, this.end, this.limit] = [ofUnits(), ofUnits(), ofUnits(), ofUnits()];
      [this.owners, this.defaults] = [ofUnits(), ofUnits()];
    }
    const slots = voices + units * (BY_TYPE + 1);
    if (this.sum.length < slots) {
      const ofAll = () => new Int32Array(slots);
      [this.position, this.speaksFor] = [ofAll(), ofAll()];
      [this.amount, this.plateau, this.slot] = [ofAll(), ofAll(), ofAll()];
      [this.sum, this.barred] = [new Float64Array(slots), new Float64Array(slots)];
      [this.moves, this.pays] = [new Uint8Array(slots), new Uint8Array(slots)];
      while (this.orders.length < slots) this.orders.push(HOLD);
      while (this.bars.length < slots) this.bars.push(NOTHING);
    }
    if (this.candidate.length < numbers)
      [this.candidate, this.foundFor] = [new Int32Array(2 * numbers), new Float64Array(2 * numbers)];
    this.sum.fill(0);
    this.barred.fill(0);
  }

  /** Whether anybody offers anything for a unit; where not, it holds for nothing. */
  isWanted(at: number): boolean {
    const groups = this.groupsFor[at] ?? NOTHING;
    const [only] = groups;
    return groups.length > 1 || (only !== undefined && !(only.byItself && only.endOfVoices - only.voices === 1));
  }

  /** Brings a bidder's offers to the units that they are for; own units that it told nothing hold. */
  private enter(by: number, filled: Filled): Group[] {
    const { units, places, owners, defaults } = this;
    const { sheet } = this.bidders[by]!;
    defaults.fill(NONE);
    for (let own = 0; own < units.length; own++) if (owners[own] === by) defaults[own] = 0;
    const { offers } = sheet;
    const wanted: number[] = [];
    for (let i = 0; i < offers.units.length; i++) {
      const at = places.get(offers.units[i] ?? "") ?? NONE;
      wanted.push(at);
      if (at !== NONE && offers.names[i]) defaults[at] = NONE;
    }
    let behind = sheet.bids.length;
    for (let own = 0; own < units.length; own++) if (defaults[own] !== NONE) defaults[own] = behind++;
    const groups: Group[] = [];
    for (let i = 0; i < wanted.length; i++) {
      const at = wanted[i] ?? NONE;
      if (at === NONE) continue;
      groups.push(this.fill(by, at, i, filled));
      defaults[at] = NONE;
    }
    for (let own = 0; own < units.length; own++)
      if (defaults[own] !== NONE) groups.push(this.fill(by, own, offers.units.length, filled));
    return groups;
  }

  /** Takes over what a bidder offers for a unit, the `i`-th of its sheet; none such: what the unit does by itself. */
  private fill(by: number, at: number, i: number, filled: Filled): Group {
    const { position, amount, plateau, slot } = this;
    const { offers } = this.bidders[by]!.sheet;
    const { voices, stakes } = filled;
    const [onSheet, staked] = [
      i === 0 ? 0 : (offers.voicesTo[i - 1] ?? 0),
      i === 0 ? 0 : (offers.stakesTo[i - 1] ?? 0),
    ];
    for (let one = onSheet; one < (offers.voicesTo[i] ?? 0); one++)
      position[filled.voices++] = offers.position[one] ?? 0;
    for (let one = staked; one < (offers.stakesTo[i] ?? 0); one++) {
      amount[filled.stakes] = offers.amount[one] ?? 0;
      plateau[filled.stakes] = offers.plateau[one] ?? 0;
      slot[filled.stakes++] = voices + (offers.voice[one] ?? 0) - onSheet;
    }
    const byDefault = this.defaults[at] ?? NONE;
    const byItself = byDefault !== NONE;
    if (byItself) position[filled.voices++] = byDefault;
    const ends = { endOfVoices: filled.voices, endOfStakes: filled.stakes };
    const group = { by, at, voices, stakes, onSheet, byItself, ...ends };
    this.groupsFor[at]?.push(group);
    return group;
  }

  /** Gives a unit its slots, each voice the one it speaks for, and the money its place. Returns where the next slots go. */
  private layOut(at: number, base: number): number {
    const { speaksFor, amount, slot, sum, barred, candidate, foundFor } = this;
    const groups = this.groupsFor[at] ?? NOTHING;
    const first = base + BY_TYPE;
    let end = first;
    const stamp = this.stamp + 1;
    this.stamp = stamp;
    for (const group of groups) {
      const { offers } = this.bidders[group.by]!.sheet;
      const own = group.byItself ? group.endOfVoices - 1 : NONE;
      for (let one = group.voices; one < group.endOfVoices; one++) {
        const voice = group.onSheet + one - group.voices;
        const holds = one === own || (this.restrictsSignals && offers.signals.has(voice));
        const number = holds ? 0 : (offers.asks[voice] ?? 0);
        if (number < 0) continue;
        if (foundFor[number] !== stamp) {
          foundFor[number] = stamp;
          candidate[number] = end;
          this.orders[end] = holds ? HOLD : (offers.texts[voice] ?? "");
          this.moves[end++] = !holds && offers.moves[voice] ? 1 : 0;
        }
        speaksFor[one] = candidate[number] ?? 0;
      }
    }
    if (end === first) {
      this.orders[end] = HOLD;
      this.moves[end++] = 0;
    }
    let limit = end;
    for (const group of groups) {
      const { asks, bars } = this.bidders[group.by]!.sheet.offers;
      const last = group.endOfVoices - (group.byItself ? 1 : 0);
      for (let one = group.voices; one < last; one++) {
        const voice = group.onSheet + one - group.voices;
        const type = asks[voice] ?? 0;
        if (type >= 0) continue;
        const left: number[] = [];
        for (const number of bars.get(voice) ?? NOTHING)
          if (foundFor[number] === stamp) left.push(candidate[number] ?? 0);
        if (left.length > 0) this.bars[limit] = left;
        speaksFor[one] = left.length > 0 ? limit++ : base + (slotOf[-1 - type] ?? OTHERS);
      }
      for (let one = group.stakes; one < group.endOfStakes; one++) {
        const place = speaksFor[slot[one] ?? 0] ?? 0;
        const paid = amount[one] ?? 0;
        slot[one] = place;
        const lies = place < end ? place : base + OTHERS;
        sum[lies] = (sum[lies] ?? 0) + paid;
        if (place >= end) for (const each of this.bars[place] ?? NOTHING) barred[each] = (barred[each] ?? 0) + paid;
      }
    }
    this.base[at] = base;
    this.first[at] = first;
    this.end[at] = end;
    this.limit[at] = limit;
    return limit;
  }
}
