import type { CardDatabase } from "../cards/model";
import { MAIN } from "../deckfiles/entry";
import { DeckChecker } from "./check-deck";
import type { DeckRule, Format } from "./rule";

/** Formats by name, each with the cards that it allows not even one copy of, by the numbers of their printings. */
export type BannedCards = readonly { readonly format: string; readonly cards: readonly number[] }[];

/** What a rule asks of a whole deck says nothing of a card. */
const OF_DECKS: ReadonlySet<DeckRule["rule"]> = new Set(["minimum", "maximum", "sizes", "check"]);

/** Which cards may not be in a main deck of each format: one copy alone breaks a rule, besides those of size and sum. */
export function bannedCards(database: CardDatabase, formats: readonly Format[]): BannedCards {
  const checker = new DeckChecker(
    database,
    formats.map(({ name, parts }) => ({
      name,
      parts: new Map([...parts].map(([part, rules]) => [part, rules.filter(({ rule }) => !OF_DECKS.has(rule))])),
    })),
  );
  const banned = formats.map((): number[] => []);
  for (const { number, hidden, set } of database.cards) {
    if (hidden || set === "") continue;
    for (const [i, { legal }] of checker.check({ [MAIN]: [number] }).entries()) if (!legal) banned[i]?.push(number);
  }
  return formats.map(({ name }, i) => ({ format: name, cards: banned[i] ?? [] }));
}
