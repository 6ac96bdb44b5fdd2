import type { Member } from "@/lib/auth/policy";
import type { Placed } from "@/lib/contracts/market-words";
import type { Meets } from "@/lib/engine/ccg/market/seen";
import type { Side } from "@/lib/engine/ccg/market/vocabulary";
import type { Refusal } from "@/lib/engine/kernel/result";

/** An order for a card; `seen`: what whoever gives it was shown. */
export type NewOrder = {
  readonly number: number;
  readonly quantity: number;
  readonly price: number;
  readonly seen?: Meets;
};
/** Orders of one member, of one side and one game, each for another card. */
export type NewOrders = {
  readonly member: Member;
  readonly game: string;
  readonly side: Side;
  readonly orders: readonly NewOrder[];
  /** Whether money is set aside for what stands of bids. */
  readonly reserve: boolean;
  readonly days: number;
  readonly batch: string | null;
  /**
   * What is filled is filled at once, and comes to so much at most; none of it ever stands. `all`: it is all of it, or nothing is
   * done; else as many copies as there are for that, the cheapest first.
   */
  readonly atOnce?: { readonly most: number; readonly all: boolean };
};
/** `refused`: nothing was done for whoever asked, though something was written: bids were closed that could not be paid. */
export type Settlement = { readonly orders: readonly Placed[]; readonly refused: Refusal | null };

/** An act with the id of the transfer that says so. */
export type Act = NewOrders & { readonly transferId: string };
