import type { ComboKind, ContractWorth } from "./template";

/** The parts of compiled rules (`rules.ts`): what one construct of the language asks for, every option with its default. */

/** A special compiled: the card sets that make it, and when it may be declared. */
export type Special = {
  name: string;
  sets: number[][];
  /** Rounds for which the template says yes or no; all others are allowed. */
  rounds: Record<string, boolean>;
  min: number;
  opt: string | null;
  suite: boolean;
};

/** A card group that goes with a move; `count` null: any number. */
export type Extra = { name: string; count: number | null };

/** What a bid for tricks brings, every option with its default. `nil`: a bid of none is a promise of its own. */
export type ContractRule = {
  exact: boolean;
  made: Required<ContractWorth>;
  failed: Required<ContractWorth>;
  nil: { made: number; failed: number } | null;
  bags: { times: number; value: number } | null;
};

/** So many game points where the losing side has fewer points than `under`, and at most so many tricks. */
export type GameRow = { under?: number; tricks?: number; value: number };

/** What is done with the talon besides drawing: each with the fewest cards that it must have. */
export type StockRule = {
  /** One need not answer while it has cards and is not closed. */
  frees: boolean;
  /** By trump suit: the card that is exchanged for the open one; null: none is. */
  swap: { cards: readonly number[]; least: number } | null;
  close: { least: number } | null;
};

/** A deal ends with the claim of so many points; `failed`: what the other gets at least for a claim or a close that fails. */
export type ClaimRule = { points: number; failed: number; lastWins: boolean };

/**
 * Cards drawn on one's turn. `when`: instead of playing, once nothing can be played (`stuck`) or at will (`always`), or before
 * it (`first`). `offer`: the first card of the pile is offered round before anybody draws.
 */
export type DrawRule = {
  count: number;
  when: "stuck" | "always" | "first";
  fromPile: boolean;
  offer: boolean;
  thenPlay: boolean;
  recycle: boolean;
};

/** At most `limit` cards in an attack (`first`: in the first one of a deal); by all others, or by whoever leads. */
export type PairsRule = { byAll: boolean; limit: number; first: number };

/**
 * Cards that belong together: so many of a level, or in a row of one suit; all others are deadwood and count `worth`. One
 * knocks with at most `knock`; a deal is void once no more than `stock` cards are left in the talon.
 */
export type MeldRule = {
  set: number;
  run: number;
  worth: readonly number[];
  knock: number;
  layoff: boolean;
  gin: number;
  undercut: number;
  stock: number;
};

/** A kind of combination: those of one group answer each other, and a higher `rank` beats all of a lower one. */
export type ComboRule = { kind: ComboKind; group: number; rank: number };

/** What cards that stay in a hand count: by card, for their holder or whoever is out first, more where many are left. */
export type LeftRule = {
  worth: readonly number[];
  toWinner: boolean;
  /** So many times as much from so many cards on, the most cards first. */
  times: readonly { from: number; by: number }[];
};

export type LimitBy = { any: number | null; blind: number | null; trump: number | null };
