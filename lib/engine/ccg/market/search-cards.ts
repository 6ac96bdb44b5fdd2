import type { Cents } from "../../kernel/money";
import type { Card } from "../cards/model";
import { changeOf } from "./price-index";

/** Where a card stands among all: cards of one name are told apart by it. */
export const placeOf = ({ set, place }: Pick<Card, "set" | "place">): string =>
  `${set} ${String(place).padStart(3, "0")}`;

/** What is looked through: a card's name and place, and what it costs. */
type Line = {
  readonly number: number;
  readonly name: string;
  readonly place: string;
  readonly last: Cents | null;
  readonly before: Cents | null;
  readonly bid: Cents | null;
  readonly ask: Cents | null;
  readonly volume: number;
};

/** What has no price comes last where the dearest come first; no ask costs more than any. */
const SORTS = {
  name: (line: Line) => line.name.toLowerCase(),
  last: (line: Line) => line.last ?? -1,
  change: (line: Line) => changeOf(line) ?? Number.NEGATIVE_INFINITY,
  bid: (line: Line) => line.bid ?? -1,
  ask: (line: Line) => line.ask ?? Number.POSITIVE_INFINITY,
  volume: (line: Line) => line.volume,
} as const;
type Query = { readonly text: string; readonly sort: keyof typeof SORTS; readonly down: boolean };

/**
 * The cards whose name and place have every word of the text, sorted; of equals those come first whose name begins as the
 * text does, then by name. Case never matters.
 */
export function searchCards<Row extends Line>(rows: readonly Row[], { text, sort, down }: Query): Row[] {
  const asked = text.trim().toLowerCase();
  const words = asked.split(/\s+/).filter(Boolean);
  const found = rows.flatMap((row) => {
    const name = row.name.toLowerCase();
    const all = `${name} ${row.place.toLowerCase()}`;
    if (!words.every((word) => all.includes(word))) return [];
    return [{ row, by: SORTS[sort](row), first: words.length > 0 && name.startsWith(asked) ? 0 : 1 }];
  });
  const sign = down ? -1 : 1;
  return found
    .sort(
      (a, b) =>
        (a.by < b.by ? -1 : a.by > b.by ? 1 : 0) * sign ||
        a.first - b.first ||
        a.row.name.localeCompare(b.row.name) ||
        a.row.number - b.row.number,
    )
    .map(({ row }) => row);
}
