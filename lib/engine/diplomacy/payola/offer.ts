import type { PowerName } from "../map/model";
import type { Order } from "../order";
import type { OrderText, UnitText } from "../orders/any-order";
import { NO_OFFERS, type Offers } from "./columns";

/**
 * The words of Payola (decision 0035): a power's *sheet* of a phase holds its *offers*, lines of text in order. A line
 * comes to one or more bids, each at its *position* on the sheet, which decides ties.
 */

/** `:` for each order that is listed, `!` for every other one, `>` for moves, `@` for all but moves, `&` whatever happens. */
export const OFFER_TYPES = [":", "!", ">", "@", "&"] as const;
export type OfferType = (typeof OFFER_TYPES)[number];

export const HOLD: OrderText = "H";

/** So much of an offer as is paid together: never below the plateau before all plateaus are given up. */
export type Amount = { readonly max: number; readonly plateau: number };

/** Money for one order of a unit (`order`), or for every order that the type covers and that is not among `listed`. */
export type Bid = {
  readonly unit: UnitText;
  readonly type: OfferType;
  /** Null: it covers orders by its type. */
  readonly order: OrderText | null;
  readonly listed: readonly OrderText[];
  /** The order as it was read; null: by type, or to hold since nothing better is paid. */
  readonly said: Order | null;
  /** A support that cannot be given: under RESTRICT_SIGNAL it is no order of its own, but what a unit that holds says. */
  readonly signal: boolean;
  readonly amount: number;
  readonly plateau: number;
  /** Its place among all bids of the sheet, from 0. */
  readonly position: number;
};

/** What a sheet comes to. */
export type Sheet = {
  /** Its lines as they are kept: in the judge's spelling, with their comments. */
  readonly lines: readonly string[];
  readonly bids: readonly Bid[];
  /** The same by units, as phases are decided. */
  readonly offers: Offers;
  /** What is kept back of the treasury. */
  readonly savings: number;
};

/** The sheet of who offers nothing. */
export const NO_SHEET: Sheet = { lines: [], bids: [], offers: NO_OFFERS, savings: 0 };

/** A power, or somebody beside the powers (INVESTOR), with what they have and bid in this phase. */
export type Bidder = {
  readonly name: PowerName;
  readonly funds: number;
  readonly sheet: Sheet;
  /** Takes part without a power of the map: last in every list. */
  readonly investor: boolean;
};

/** Whether an order moves: what `>` covers and `@` does not. */
export const isMove = (order: OrderText): boolean => order.startsWith("- ");

/**
 * Of which orders an offer by type is, by whether they move. `:` is of none but those that it names; `!` besides leaves
 * out those that it lists.
 */
export const COVERS: Readonly<Record<OfferType, { readonly moves: boolean; readonly stays: boolean }>> = {
  ":": { moves: false, stays: false },
  "!": { moves: true, stays: true },
  ">": { moves: true, stays: false },
  "@": { moves: false, stays: true },
  "&": { moves: true, stays: true },
};

/** Whether money that is offered by type, not for an order by name, goes to this one too. */
export const covers = ({ type, listed }: Pick<Bid, "type" | "listed">, order: OrderText): boolean =>
  COVERS[type][isMove(order) ? "moves" : "stays"] && !(type === "!" && listed.includes(order));

/** A unit that is offered money. */
export type PaidUnit = {
  readonly unit: UnitText;
  readonly owner: PowerName;
  /** Whom its power prefers, most preferred first (`preferencesOf`). */
  readonly preferences: readonly PowerName[];
  /** Of a power that nobody plays or controls: it takes no side where different people offer it the same. */
  readonly impartial: boolean;
};

/** What a unit does, and what it was offered. */
export type Bought = {
  readonly order: OrderText;
  /** The order itself; null: to hold. */
  readonly said: Order | null;
  /** What the order fetched, as it is shown. */
  readonly paid: number;
  /** Who pays how much of it; who pays nothing is left out. */
  readonly payers: ReadonlyMap<PowerName, number>;
  /** Who offered something for it, if only nothing, in the order of the alphabet. */
  readonly backers: readonly PowerName[];
  /** Every order that somebody named, with what it would have fetched. */
  readonly candidates: ReadonlyMap<OrderText, number>;
};

export type Resolution = {
  readonly units: ReadonlyMap<UnitText, Bought>;
  readonly rounds: number;
  /** How often each power's offers were lowered; who was never is left out. */
  readonly reductions: ReadonlyMap<PowerName, number>;
  readonly available: ReadonlyMap<PowerName, number>;
  readonly spent: ReadonlyMap<PowerName, number>;
};
