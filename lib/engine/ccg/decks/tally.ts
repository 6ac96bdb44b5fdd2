import type { Card, CardDatabase } from "../cards/model";
import type { DeckRow } from "./deck";
import type { Remarks } from "./remarks";

/** Copies by a value of their cards. */
export type Tally = readonly { readonly value: string; readonly count: number }[];

/** Costs from here on stand together. */
export const LAST_COST = 7;

const kindOf = ({ attributes }: Card, { options }: Pick<CardDatabase, "options">): string =>
  attributes.get(options.get("deck order") || "type") ?? attributes.get("type") ?? "";

function tallied(rows: readonly DeckRow[], cards: CardDatabase, valuesOf: (card: Card) => readonly string[]): Tally {
  const counts = new Map<string, number>();
  for (const [number, count] of rows) {
    const card = cards.byNumber.get(number);
    for (const value of card ? valuesOf(card) : []) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** Copies by what they cost, from 0 to the dearest, without gaps; empty where nothing of them has a cost. What is dearer than seven is `7`. */
export function curveOf(rows: readonly DeckRow[], cards: CardDatabase): Tally {
  const found = tallied(rows, cards, ({ attributes }) => {
    const total = attributes.get("total");
    return total === undefined ? [] : [String(Math.min(LAST_COST, Math.max(0, Number(total) || 0)))];
  });
  if (found.length === 0) return [];
  const counts = new Map(found.map(({ value, count }) => [value, count]));
  return Array.from({ length: LAST_COST + 1 }, (_, cost) => ({
    value: String(cost),
    count: counts.get(String(cost)) ?? 0,
  }));
}

/** Copies by the attribute that orders a deck of the game, most first. */
export const kindsOf = (rows: readonly DeckRow[], cards: CardDatabase): Tally =>
  tallied(rows, cards, (card) => [kindOf(card, cards)].filter(Boolean)).toSorted((a, b) => b.count - a.count);

/** Copies by each letter of an attribute that says colours; a card of two counts for both, one of none under `""`. */
export const coloursOf = (rows: readonly DeckRow[], cards: CardDatabase, attribute: string): Tally =>
  tallied(rows, cards, ({ attributes }) => {
    const said = attributes.get(attribute) ?? "";
    return said === "" ? [""] : [...new Set(said)];
  }).toSorted((a, b) => b.count - a.count);

/** Rows that stand together under a name; `""`: under none. */
export type RowGroup = { readonly kind: string; readonly rows: readonly DeckRow[] };

/** Rows of a deck in groups, as the game orders its decks; within a group by cost and name. */
export const groupsOf = (rows: readonly DeckRow[], cards: CardDatabase): RowGroup[] =>
  grouped(rows, cards, (number) => {
    const card = cards.byNumber.get(number);
    return card ? kindOf(card, cards) : "";
  });

/** The same by the first tag that each card was given; what has none comes last. */
export function groupsByTag(rows: readonly DeckRow[], cards: CardDatabase, remarks: Remarks): RowGroup[] {
  const first = new Map(remarks.map(({ number, tags }) => [number, tags[0] ?? ""]));
  const groups = grouped(rows, cards, (number) => first.get(number) ?? "");
  return [...groups.filter(({ kind }) => kind !== ""), ...groups.filter(({ kind }) => kind === "")];
}

function grouped(rows: readonly DeckRow[], cards: CardDatabase, groupOf: (number: number) => string): RowGroup[] {
  const groups = new Map<string, DeckRow[]>();
  for (const row of rows) {
    const kind = groupOf(row[0]);
    const group = groups.get(kind);
    if (group) group.push(row);
    else groups.set(kind, [row]);
  }
  const costOf = (number: number): number => Number(cards.byNumber.get(number)?.attributes.get("total") ?? -1);
  const nameOf = (number: number): string => cards.byNumber.get(number)?.name ?? "";
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, own]) => ({
      kind,
      rows: own.toSorted(
        ([a], [b]) => costOf(a) - costOf(b) || (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : a - b),
      ),
    }));
}
