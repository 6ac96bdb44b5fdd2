import type { Cents } from "../engine/kernel/money";
import type { Style } from "../engine/tournament/vocabulary";

/** The words of tournaments, without schemas: light enough for the browser. */

export const TOURNAMENT_STATES = ["open", "running", "over", "called_off"] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];

/** How a match was decided: at its table, by the judge, because somebody did not come, at the end of its time, without being played, because somebody left. */
export const DECIDED_BY = ["played", "judge", "absent", "time", "bye", "left"] as const;
export type DecidedBy = (typeof DECIDED_BY)[number];

/** So many enter at most, play at most so many rounds, and so many places bring something. */
export const MOST_ENTRANTS = 128;
export const MOST_ROUNDS = 15;
export const MOST_PRIZES = 16;
/** So many of a host are open or run at once. */
export const MOST_TOURNAMENTS = 5;
export const LONGEST_TOURNAMENT_NAME = 60;
export const LONGEST_ABOUT = 2_000;
export const LONGEST_CALL = 300;
/** The length of a round, in minutes: from five to five weeks. */
export const ROUND_MINUTES = { least: 5, most: 50_400 } as const;
/** It begins within so many days. */
export const STARTS_WITHIN_DAYS = 60;

/** For how long, in minutes, a match of live play waits for whoever has not come. */
export const lateMinutes = (roundMinutes: number): number => Math.min(15, Math.max(3, Math.floor(roundMinutes / 4)));

/** A tournament in a list. */
export type TournamentLine = {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  /** What is played. */
  readonly game: string;
  readonly style: Style;
  readonly state: TournamentState;
  readonly entrants: number;
  readonly most: number;
  /** All prizes together. */
  readonly prizes: Cents;
  readonly startsAt: number;
  readonly round: number;
  /** Whether the reader plays in it. */
  readonly entered: boolean;
};

export type EntrantLine = {
  readonly nick: string;
  /** From 1; null before it began. */
  readonly place: number | null;
  readonly points: number;
  readonly opponents: number;
  readonly wins: number;
  /** Centres held in all, where these count. */
  readonly held: number;
  readonly played: number;
  readonly left: boolean;
  readonly prize: Cents;
  readonly deckHash: string | null;
  /** The name of the deck: one's own, or of all when it is over. */
  readonly deckName: string | null;
};

export type MatchLine = {
  readonly round: number;
  readonly number: number;
  /** Nicks, in the order of their seats. */
  readonly players: readonly string[];
  /** Nicks, the best first, those who tie together; null: it is being played. */
  readonly places: readonly (readonly string[])[] | null;
  readonly scores: Readonly<Record<string, number>> | null;
  readonly decidedBy: DecidedBy | null;
  /** Its table, once it was opened. */
  readonly tableId: string | null;
  /** What the judge was called for: told to host and players. */
  readonly call: string | null;
  readonly called: boolean;
  /** Whether the reader plays in it. */
  readonly own: boolean;
};

/** A tournament as somebody reads it. */
export type TournamentView = TournamentLine & {
  readonly about: string;
  readonly world: string;
  readonly cardGame: string | null;
  readonly format: string | null;
  readonly ownCards: boolean;
  /** The sealed event whose locked decks are played. */
  readonly sealedEventId: string | null;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether the score is the share of squares of centres. */
  readonly byCentres: boolean;
  readonly rounds: number | null;
  readonly roundMinutes: number;
  readonly late: number | null;
  readonly prizeList: readonly Cents[];
  readonly roundEndsAt: number | null;
  readonly endedAt: number | null;
  readonly standings: readonly EntrantLine[];
  readonly matches: readonly MatchLine[];
  readonly isHost: boolean;
  /** The reader's own deck in it. */
  readonly ownDeck: string | null;
  /** They left, or play no round any more. */
  readonly hasLeft: boolean;
};

/** What can be played in a tournament, as its form offers it. */
export type TournamentGame = {
  /** What the form sends back. */
  readonly key: string;
  readonly title: string;
  readonly kind: "tabletop" | "cards" | "diplomacy";
  readonly seats: { readonly min: number; readonly max: number };
  /** Names of formats that decks may have to be legal in. */
  readonly formats: readonly string[];
};
