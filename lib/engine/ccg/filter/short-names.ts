import type { FieldNames } from "./tree";

/** What collectors elsewhere call a field, and what it may be called in a game: the first that the game has is meant. */
const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ["t", ["type"]],
  ["k", ["kind"]],
  ["c", ["dye", "colour", "color", "suit"]],
  ["color", ["colour", "dye"]],
  ["colour", ["color", "dye"]],
  ["id", ["dye", "colour", "color"]],
  ["identity", ["dye", "colour", "color"]],
  ["ci", ["dye", "colour", "color"]],
  ["r", ["rarity"]],
  ["o", ["text"]],
  ["oracle", ["text"]],
  ["n", ["name"]],
  ["s", ["set"]],
  ["e", ["set"]],
  ["cmc", ["total", "cost"]],
  ["mv", ["total", "cost"]],
  ["pow", ["might", "power"]],
  ["tou", ["guard", "toughness"]],
  ["ft", ["flavour", "flavor"]],
  ["flavor", ["flavour"]],
  ["own", ["have"]],
  ["owned", ["have"]],
  ["usd", ["price"]],
  ["eur", ["price"]],
  ["tix", ["price"]],
]);

/** The field that a short name stands for in a game; null: none. */
export function shortNamed(written: string, names: FieldNames): string | null {
  const meant = SHORT_NAMES.get(written.toLowerCase()) ?? [];
  return meant.find((name) => names.all.includes(name)) ?? null;
}

/** The short names that a game has fields for. */
export const shortNamesOf = (names: FieldNames): string[] =>
  [...SHORT_NAMES.keys()].filter((name) => names.find(name) === null && shortNamed(name, names) !== null);
