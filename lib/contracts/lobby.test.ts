import { expect, test } from "vitest";
import { fitsFilter, NO_FILTER } from "./lobby";
import type { TableCard } from "./table-card";

const CARD: TableCard = {
  ...{ v: 2, world: "cards", phase: "waiting", say: { code: "cards/standing", data: {} }, entry: "open" },
  ...{ id: "t", name: "Quiet corner", public: true, movedAt: 0, waiting: [], moveSeconds: null },
  game: { slug: "thousand", name: "Thousand" },
  host: { id: "a", nick: "Anna" },
  seats: [{ kind: "user", user: "b", nick: "Bert" }, { kind: "bot" }, { kind: "nobody" }],
};

test.each([
  [{}, true],
  [{ words: "CORNER bert" }, true],
  [{ words: "corner cara" }, false],
  [{ game: "thousand" }, true],
  [{ game: "arschloch" }, false],
  [{ seats: "free" as const }, true],
  [{ seats: 3 }, true],
  [{ seats: 4 }, false],
  [{ player: "b" }, true],
  [{ player: "a" }, false],
])("a table fits %j: %s", (filter, fits) => {
  expect(fitsFilter(CARD, { ...NO_FILTER, ...filter })).toBe(fits);
});

test.each([
  ["arschloch", "President", "asshole"],
  ["arschloch", "President", "Arschloch"],
  ["crazy-eights", "Crazy Eights", "uno"],
  ["thousand", "Thousand", "tuhat"],
])("a table of %s (%s) is found by what else the game is called: %s", (slug, name, words) => {
  const table = { ...CARD, game: { slug, name } };
  expect(fitsFilter(table, { ...NO_FILTER, words })).toBe(true);
  expect(fitsFilter({ ...table, game: { slug: null, name } }, { ...NO_FILTER, words })).toBe(false);
});
