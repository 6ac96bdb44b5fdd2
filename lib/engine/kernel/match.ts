import type { Share } from "./fairness";
import type { Game, Instant } from "./game";
import { NO_TABLE, type TableState } from "./table/vocabulary";

/** A table with its game, as the log up to `seq` makes it. JSON; this is what a snapshot keeps. */
export type Match<State> = {
  seq: number;
  epoch: number;
  /** The shares that the key of this epoch rests on. */
  shares: Share[];
  /** First row of the deal that is being played, and its epoch: a takeback never goes beyond it. */
  dealSeq: number;
  dealEpoch: number;
  table: TableState;
  game: State;
  /** Since when the game has waited for whom it waits for. */
  since: Instant;
  /** Messages sent so far to each viewer class (index: the class): its own version. */
  heads: number[];
  /** Deals that began since a person did anything at the table. */
  unattended: number;
};

/** A table of which nothing is known yet. */
export function beginning<State, Intent, Event, View>(game: Game<State, Intent, Event, View>): Match<State> {
  return {
    seq: 0,
    epoch: 0,
    shares: [],
    dealSeq: 0,
    dealEpoch: 0,
    table: NO_TABLE,
    game: game.initial,
    since: 0,
    heads: [],
    unattended: 0,
  };
}
