/**
 * What a game calls it to turn a card sideways, and upright again: as it is told to whoever does it, then of others (rest, rests); and
 * what such a card is (rested).
 */
export type TurnWords = {
  readonly tap: readonly [you: string, other: string];
  readonly untap: readonly [you: string, other: string];
  readonly is: string;
};

const USUAL: TurnWords = { tap: ["tap", "taps"], untap: ["untap", "untaps"], is: "tapped" };

/** What is written of it: `tells` in sentences, the others on buttons and in lists. Null: the game has no words of its own. */
export type Turning = {
  readonly tells: Pick<TurnWords, "tap" | "untap">;
  readonly tap: string;
  readonly untap: string;
  readonly untapAll: string;
  readonly is: string;
  /** What the key of it does. */
  readonly key: string;
};

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

export function turning(words: TurnWords | null): Turning {
  const { tap, untap, is } = words ?? USUAL;
  return {
    tells: { tap, untap },
    ...{ tap: capital(tap[0]), untap: capital(untap[0]), untapAll: `${capital(untap[0])} all`, is },
    key: `${capital(tap[0])} the card, or ${untap[0]} it`,
  };
}
