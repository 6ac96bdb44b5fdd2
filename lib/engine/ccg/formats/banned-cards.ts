import type { CardDatabase } from "../cards/model";
import { MAIN } from "../deckfiles/entry";
import { DeckChecker } from "./check-deck";
import type { DeckRule, Format } from "./rule";

/** Formats by name, each with the cards that it allows not even one copy of, by the numbers of their printings. */
export type BannedCards = readonly { readonly format: string; readonly cards: readonly number[] }[];

/** What a rule asks of a whole deck says nothing of a card. */
const OF_DECKS: ReadonlySet<DeckRule["rule"]> = new Set(["minimum", "maximum", "sizes", "check"]);

/** So many formats of one file are looked at, the first, and so much may all their rules cost for each card of the game. */
const MOST_FORMATS = 20;
const FUEL_A_CARD = 1_000;

/**
 * Which cards may not be in a main deck of each format: one copy alone breaks a rule, besides those of size and sum. Formats after
 * the 20th are left out; all are where their rules cost too much to be asked of every card, for members write rules too. Stops
 * after each card, so that others have their turn.
 */
export function* banning(database: CardDatabase, formats: readonly Format[]): Generator<void, BannedCards> {
  const asked = formats.slice(0, MOST_FORMATS);
  const checker = new DeckChecker(
    database,
    asked.map(({ name, parts }) => ({
      name,
      parts: new Map([...parts].map(([part, rules]) => [part, rules.filter(({ rule }) => !OF_DECKS.has(rule))])),
    })),
  );
  const most = checker.steps + FUEL_A_CARD * database.cards.length;
  const banned = asked.map((): number[] => []);
  for (const { number, hidden, set } of database.cards) {
    if (hidden || set === "") continue;
    for (const [i, { legal }] of checker.check({ [MAIN]: [number] }).entries()) if (!legal) banned[i]?.push(number);
    if (checker.steps > most) return [];
    yield;
  }
  return asked.map(({ name }, i) => ({ format: name, cards: banned[i] ?? [] }));
}
