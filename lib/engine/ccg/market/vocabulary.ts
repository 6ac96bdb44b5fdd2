import type { Cents } from "../../kernel/money";

/** An ask sells, a bid buys. */
export const SIDES = ["ask", "bid"] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === "ask" ? "bid" : "ask");

/** An order that stands in the book of a card. */
export type Standing = {
  readonly id: string;
  readonly member: string;
  /** For each copy. */
  readonly price: Cents;
  /** Copies that are not sold or bought yet; at least one. */
  readonly left: number;
  /** Of two orders the one with the lower place was there first. */
  readonly place: number;
  /** What it needs is set aside: always for an ask, for a bid if its buyer wished so. */
  readonly reserved: boolean;
};

/** An order that comes to the book; `price` is the most that a bid pays, the least that an ask takes. */
export type Incoming = {
  readonly member: string;
  readonly side: Side;
  readonly price: Cents;
  readonly quantity: number;
};

/** Copies that change hands, at the price of the order that stood. */
export type Fill = { readonly standing: Standing; readonly quantity: number };

/** What an order comes to. */
export type Match = {
  readonly fills: readonly Fill[];
  /** Bids that should have been filled and could not be paid, or no further. */
  readonly unpaid: readonly Standing[];
  /** Copies that were not filled: they stand from now on. */
  readonly left: number;
};

/** One price of a book's side: copies, and what of them is the reader's own. */
export type Level = {
  readonly price: Cents;
  readonly quantity: number;
  /** Whose copies they are: so many members. */
  readonly people: number;
  /** Copies for which the money is set aside; all of them where they are offered. */
  readonly reserved: number;
  readonly own: number;
};
