import type { Board } from "../adjudicate/board";
import type { Order } from "../order";
import type { OrderText, UnitText } from "../orders/any-order";

/**
 * A sheet as phases are decided: columns of numbers, unit by unit. What it asks of a unit, an order by name or all that a
 * type covers, is one *voice*, however many bids ask for it; each bid that offers more than nothing is a *stake* behind it.
 */
export type Offers = {
  /** The board whose numbers of orders it has, and how many that had then (null: it has none). */
  readonly board: Board | null;
  readonly numbers: number;
  /** How far the bid that lies most above its plateau can fall to it. */
  readonly reach: number;
  /** By units: whether it names an order, and where its voices and stakes end and the next one's begin. */
  readonly units: UnitText[];
  readonly names: boolean[];
  readonly voicesTo: number[];
  readonly stakesTo: number[];
  /** By voices: the number of the order, or −1 less the place of the type; whether that moves; its first place on the sheet. */
  readonly asks: number[];
  readonly moves: boolean[];
  readonly position: number[];
  readonly texts: OrderText[];
  readonly said: (Order | null)[];
  /** The voices that only signal, and the numbers of the orders that a `!` leaves out. */
  readonly signals: Set<number>;
  readonly bars: Map<number, readonly number[]>;
  /** By stakes. */
  readonly voice: number[];
  readonly amount: number[];
  readonly plateau: number[];
};

/** What who offers nothing offers. */
export const NO_OFFERS: Offers = {
  ...{ board: null, numbers: 0, reach: 0, units: [], names: [], voicesTo: [], stakesTo: [] },
  ...{ asks: [], moves: [], position: [], texts: [], said: [], signals: new Set(), bars: new Map() },
  ...{ voice: [], amount: [], plateau: [] },
};
