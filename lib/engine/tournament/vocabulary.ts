export type PlayerId = string;

/** `swiss`: all play all rounds, against those who stand as they do. `elimination`: who loses is out. */
export const STYLES = ["swiss", "elimination"] as const;
export type Style = (typeof STYLES)[number];

/** `places`: by how many one leaves behind. `centres`: by the share of the squares of what each holds, as Diplomacy is scored. */
export const SCORINGS = ["places", "centres"] as const;
export type Scoring = (typeof SCORINGS)[number];

export type Entrant = {
  readonly id: PlayerId;
  /** Drawn by lot as it begins: the order of a bracket, and the last of all tie-breaks. */
  readonly seed: number;
  /** They play no round after this one; null: all of them. */
  readonly leftAfter: number | null;
};

/** How a match ended: the best first, those who tie together; `scores`: what each holds, where that counts. */
export type MatchResult = {
  readonly places: readonly (readonly PlayerId[])[];
  readonly scores?: Readonly<Record<PlayerId, number>>;
};

/** A match; of one player: a bye, which counts as a win. */
export type Match = {
  readonly round: number;
  /** From 1, within the round; a bracket's order. */
  readonly number: number;
  /** In the order of their seats. */
  readonly players: readonly PlayerId[];
  readonly result: MatchResult | null;
};

export type Plan = {
  readonly style: Style;
  readonly scoring: Scoring;
  /** How many play in a match: from, to, and best so many. */
  readonly seats: { readonly min: number; readonly max: number; readonly best: number };
  /** Rounds of a Swiss tournament; null: as many as it takes for one to be left without a loss. */
  readonly rounds: number | null;
};

export const isBye = ({ players }: Pick<Match, "players">): boolean => players.length === 1;

/** The result of a bye. */
export const byeOf = (player: PlayerId): MatchResult => ({ places: [[player]] });

/** Those who still play in a round. */
export const playing = (entrants: readonly Entrant[], round: number): Entrant[] =>
  entrants.filter(({ leftAfter }) => leftAfter === null || leftAfter >= round);

/** How many rounds a Swiss tournament of so many has. */
export const roundsOf = ({ rounds, seats }: Plan, players: number): number =>
  rounds ?? Math.max(1, Math.ceil(Math.log(Math.max(2, players)) / Math.log(seats.best)));
