import { expect, test } from "vitest";
import { fitsFilter, freeTableName, MOST_NAME, NO_FILTER } from "./lobby";
import type { TableCard } from "./table-card";

test("a new table is offered a name that none of one's own has, never longer than a name may be", () => {
  const names: string[] = [];
  for (let i = 0; i < 11; i++) names.push(freeTableName("anna", "Thousand", names));
  expect(names.slice(0, 3)).toEqual(["anna’s Thousand", "anna’s Thousand 2", "anna’s Thousand 3"]);
  expect(new Set(names).size).toBe(11);
  const long: string[] = [];
  for (let i = 0; i < 11; i++) long.push(freeTableName("n".repeat(20), "g".repeat(80), long));
  expect(new Set(long).size).toBe(11);
  for (const name of long) expect(name.length).toBeLessThanOrEqual(MOST_NAME);
});

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
