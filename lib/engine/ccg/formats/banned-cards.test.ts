import { expect, test } from "vitest";
import { fiveDyes } from "../sets";
import { FIVE_DYES_FORMATS } from "../sets/five-dyes/formats.data";
import { bannedCards } from "./banned-cards";
import { readRules } from "./read-rules";

test("what a format does not allow one copy of, sizes and sums apart", () => {
  const rules = readRules(FIVE_DYES_FORMATS, fiveDyes());
  if (!rules.ok) throw new Error(rules.error[0]?.message);
  const banned = new Map(bannedCards(fiveDyes(), rules.value.formats).map(({ format, cards }) => [format, cards]));
  const named = (format: string) =>
    (banned.get(format) ?? []).map((card) => fiveDyes().byNumber.get(card)?.name).sort();
  expect([...banned.keys()]).toEqual(["Standard", "Singleton", "Sealed", "Ember Block"]);
  expect(new Set(named("Standard"))).toEqual(new Set(["The First Thread", "The Wandering Market"]));
  expect(named("Singleton")).toEqual([]);
  expect(named("Sealed")).toEqual([]);
  // Of a block: its set, and the basics of any.
  const allowed = fiveDyes().cards.filter(
    ({ number, hidden, set }) => !hidden && set !== "" && !banned.get("Ember Block")?.includes(number),
  );
  expect(allowed.length).toBeGreaterThan(20);
  expect(allowed.every(({ set, attributes }) => set === "EF" || attributes.get("type") === "Vat")).toBe(true);
});
