import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { CardDatabase } from "../cards/model";
import { MAIN, SIDE } from "../deckfiles/entry";
import type { DeckParts } from "../formats/check-deck";

/** So many copies of a card, by its number: a printing in a finish. */
export type DeckRow = readonly [number: number, count: number];

/**
 * What is in a deck: the rows of each part. It is in its normal form: parts in order, each once and none empty, rows by
 * number, no count below 1. So equal decks are equal JSON. A list, since a part may bear any name.
 */
export type DeckCards = readonly { readonly part: string; readonly rows: readonly DeckRow[] }[];

/** What a part may be called: as deck files have them, in small letters. */
export const PART_NAME = /^[\p{Ll}\p{N}][\p{Ll}\p{N} -]{0,39}$/u;
/** Different cards of a deck, copies of one, copies in all, parts: more is no deck that anybody plays. */
export const MOST_ROWS = 1_000;
export const MOST_OF_ONE = 999;
export const MOST_COPIES = 5_000;
export const MOST_DECK_PARTS = 12;

const RANK: Readonly<Record<string, number>> = { [MAIN]: 0, [SIDE]: 1 };
const rankOf = (part: string): number => (Object.hasOwn(RANK, part) ? (RANK[part] ?? 2) : 2);
const byPart = (a: string, b: string): number => rankOf(a) - rankOf(b) || (a < b ? -1 : a > b ? 1 : 0);

/** A deck in its normal form, from rows of parts in any order: what is named several times is added up. */
export function deckOf(given: Iterable<{ part: string; rows: Iterable<DeckRow> }>): DeckCards {
  const parts = new Map<string, Map<number, number>>();
  for (const { part, rows } of given) {
    const counts = parts.get(part) ?? new Map<number, number>();
    parts.set(part, counts);
    for (const [number, count] of rows) counts.set(number, (counts.get(number) ?? 0) + count);
  }
  return [...parts]
    .map(([part, counts]) => ({
      part,
      rows: [...counts].filter(([, count]) => count > 0).sort(([a], [b]) => a - b),
    }))
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => byPart(a.part, b.part));
}

/** A deck of parts with a number for each copy, as deck files are read. */
export const fromParts = (parts: DeckParts): DeckCards =>
  deckOf(
    Object.entries(parts).map(([part, numbers]) => ({
      part,
      rows: numbers.map((number): DeckRow => [number, 1]),
    })),
  );

/** The same with a number for each copy, as formats and deck files take it. */
export const toParts = (deck: DeckCards): DeckParts =>
  Object.fromEntries(deck.map(({ part, rows }) => [part, copiesOf(rows)]));

/** A number for each copy. */
export const copiesOf = (rows: readonly DeckRow[]): number[] =>
  rows.flatMap(([number, count]) => Array.from({ length: count }, () => number));

export const rowsOf = (deck: DeckCards, part: string): readonly DeckRow[] =>
  deck.find((one) => one.part === part)?.rows ?? [];

export const countIn = (deck: DeckCards, part: string, number: number): number =>
  rowsOf(deck, part).find(([one]) => one === number)?.[1] ?? 0;

export const sizeOf = (rows: readonly DeckRow[]): number => rows.reduce((sum, [, count]) => sum + count, 0);

/** Copies of each card in all parts together, by number. */
export const totalsOf = (deck: DeckCards): readonly DeckRow[] =>
  deckOf(deck.map(({ rows }) => ({ part: MAIN, rows })))[0]?.rows ?? [];

/**
 * How a deck stands to one that was registered: `original`, all cards in the same parts; `cards`, the same cards, moved between
 * parts, as between games of a match; null: another deck.
 */
export function sameAs(deck: DeckCards, registered: DeckCards): "original" | "cards" | null {
  const [all, were] = [deck, registered].map((one) => JSON.stringify(totalsOf(one)));
  if (all !== were) return null;
  return JSON.stringify(deck) === JSON.stringify(registered) ? "original" : "cards";
}

/** The parts that a deck of a game has, whether anything is in them or not: as the game says, else deck and sideboard; and its own. */
export function partsOf({ options }: Pick<CardDatabase, "options">, deck: DeckCards = []): string[] {
  const said = (options.get("deck parts") ?? "")
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => PART_NAME.test(part));
  const games = said.length > 0 ? said : [MAIN, SIDE];
  return [...new Set([...games, ...deck.map(({ part }) => part)])];
}

/** Whether a deck is within what decks may hold. */
export const fitsBounds = (deck: DeckCards): boolean =>
  deck.length <= MOST_DECK_PARTS &&
  deck.reduce((sum, { rows }) => sum + rows.length, 0) <= MOST_ROWS &&
  deck.reduce((sum, { rows }) => sum + sizeOf(rows), 0) <= MOST_COPIES &&
  deck.every(({ rows }) => rows.every(([, count]) => count <= MOST_OF_ONE));

/** The hash of a deck: equal for two decks only if the same cards are in the same parts. SHA-256 of its normal form, in hexadecimal. */
export const hashOf = (deck: DeckCards): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(deck.map(({ part, rows }) => [part, rows])))));
