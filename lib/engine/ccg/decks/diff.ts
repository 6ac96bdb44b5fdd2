import { countIn, type DeckCards } from "./deck";

/** A card of which two decks have differently many in a part. */
export type DeckChange = {
  readonly part: string;
  readonly number: number;
  readonly before: number;
  readonly after: number;
};

/** What became of a deck: card by card, by parts and numbers; none where they are equal. */
export function diffDecks(before: DeckCards, after: DeckCards): DeckChange[] {
  const changes = new Map<string, DeckChange>();
  for (const { part, rows } of [...before, ...after])
    for (const [number] of rows)
      changes.set(`${part}/${number}`, {
        ...{ part, number },
        ...{ before: countIn(before, part, number), after: countIn(after, part, number) },
      });
  return [...changes.values()].filter((change) => change.before !== change.after);
}
