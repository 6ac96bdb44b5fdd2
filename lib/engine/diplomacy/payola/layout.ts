import type { OrderText, UnitText } from "../orders/any-order";
import { beginUnit, candidateOf, enter, isFound } from "./found-orders";
import { type Bidder, COVERS, HOLD, OFFER_TYPES, type PaidUnit } from "./offer";

/** No candidate. */
export const NONE = -1;

/** What is offered for a unit by type has three slots: for whatever it does, for any move, for any other order. */
export const WHATEVER = 0;
const MOVES = 1;
const STAYS = 2;
export const BY_TYPE = 3;

/** The slots where what is offered by type lies, by the places of the types. */
const slotOf = OFFER_TYPES.map((type) => (COVERS[type].moves ? (COVERS[type].stays ? WHATEVER : MOVES) : STAYS));
/** The slot of what goes to any order that moves, or to any that does not. */
export const slotFor = (moves: boolean): number => (moves ? MOVES : STAYS);
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
 * All offers of a phase as columns of numbers, bidder by bidder. A unit's money lies at its *slots*: three for what is
 * offered by type, one for each *candidate* (an order that somebody named), and one for each `!` that leaves candidates
 * out. Which voice speaks for which slot never changes; only the money that lies there falls.
 */
export class Layout {
  /** Who offers something, bidder by bidder, and for each unit. */
  readonly groupsOf: readonly (readonly Group[])[];
  readonly groupsFor: readonly Group[][];

  /** By voices: at which place of the sheet it is, and the slot it speaks for. */
  protected readonly position: Int32Array;
  protected readonly speaksFor: Int32Array;

  /** By stakes: what is left of it, its plateau, and the slot where it lies. */
  readonly amount: Int32Array;
  readonly plateau: Int32Array;
  readonly slot: Int32Array;

  /** By units: the first slot, the candidates from `first` to `end`, and behind the last slot; nothing if it is not wanted. */
  protected readonly base: Int32Array;
  readonly first: Int32Array;
  readonly end: Int32Array;
  protected readonly limit: Int32Array;

  /** By slots: what is offered there, and what is taken off a candidate since a `!` leaves it out. */
  readonly sum: Float64Array;
  readonly barred: Float64Array;
  /** By slots: whether what lies there goes to the order that has won. */
  readonly pays: Uint8Array;
  /** By candidates: whether it moves, and its text. By the slots of a `!`: which candidates it leaves out. */
  readonly moves: Uint8Array;
  readonly orders: OrderText[] = [];
  protected readonly bars: (readonly number[])[] = [];

  /** By units: their powers, by their places among the bidders; of the sheet that is entered, where its default goes. */
  private readonly owners: Int32Array;
  private readonly defaults: Int32Array;
  private readonly places: ReadonlyMap<UnitText, number>;
  /** The numbers of orders are below this. */
  private readonly numbers: number;

  constructor(
    readonly units: readonly PaidUnit[],
    readonly bidders: readonly Bidder[],
    protected readonly restrictsSignals: boolean,
  ) {
    const boards = new Set(bidders.flatMap(({ sheet }) => sheet.offers.board ?? []));
    if (boards.size > 1) throw new RangeError("The sheets of a phase are read on one board.");
    const ofUnits = () => new Int32Array(units.length);
    [this.base, this.first, this.end, this.limit] = [ofUnits(), ofUnits(), ofUnits(), ofUnits()];
    [this.owners, this.defaults] = [ofUnits(), ofUnits()];
    const voices = bidders.reduce((sum, { sheet }) => sum + sheet.bids.length, units.length);
    const slots = voices + units.length * (BY_TYPE + 1);
    const ofSlots = () => new Int32Array(slots);
    [this.position, this.speaksFor] = [ofSlots(), ofSlots()];
    [this.amount, this.plateau, this.slot] = [ofSlots(), ofSlots(), ofSlots()];
    [this.sum, this.barred] = [new Float64Array(slots), new Float64Array(slots)];
    [this.moves, this.pays] = [new Uint8Array(slots), new Uint8Array(slots)];
    this.numbers = bidders.reduce((most, { sheet }) => Math.max(most, sheet.offers.numbers), 1);
    const byName = new Map(bidders.map(({ name }, by) => [name, by]));
    for (const [at, { owner }] of units.entries()) this.owners[at] = byName.get(owner) ?? NONE;
    this.places = new Map(units.map(({ unit }, at) => [unit, at]));
    this.groupsFor = units.map(() => []);
    const filled: Filled = { voices: 0, stakes: 0 };
    this.groupsOf = bidders.map((_, by) => this.enter(by, filled));
    let end = 0;
    for (let at = 0; at < units.length; at++) if (this.isWanted(at)) end = this.layOut(at, end);
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
    const { speaksFor, amount, slot, sum, barred } = this;
    const groups = this.groupsFor[at] ?? NOTHING;
    const first = base + BY_TYPE;
    let end = first;
    beginUnit(this.numbers);
    for (const group of groups) {
      const { offers } = this.bidders[group.by]!.sheet;
      const own = group.byItself ? group.endOfVoices - 1 : NONE;
      for (let one = group.voices; one < group.endOfVoices; one++) {
        const voice = group.onSheet + one - group.voices;
        const holds = one === own || (this.restrictsSignals && offers.signals.has(voice));
        const number = holds ? 0 : (offers.asks[voice] ?? 0);
        if (number < 0) continue;
        if (!isFound(number)) {
          enter(number, end);
          this.orders[end] = holds ? HOLD : (offers.texts[voice] ?? "");
          this.moves[end++] = !holds && offers.moves[voice] ? 1 : 0;
        }
        speaksFor[one] = candidateOf(number);
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
        for (const number of bars.get(voice) ?? NOTHING) if (isFound(number)) left.push(candidateOf(number));
        if (left.length > 0) this.bars[limit] = left;
        speaksFor[one] = left.length > 0 ? limit++ : base + (slotOf[-1 - type] ?? WHATEVER);
      }
      for (let one = group.stakes; one < group.endOfStakes; one++) {
        const place = speaksFor[slot[one] ?? 0] ?? 0;
        const paid = amount[one] ?? 0;
        slot[one] = place;
        const lies = place < end ? place : base + WHATEVER;
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
