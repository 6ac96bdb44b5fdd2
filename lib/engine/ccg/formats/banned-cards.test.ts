import { expect, test } from "vitest";
import { fiveDyes } from "../sets";
import { FIVE_DYES_FORMATS } from "../sets/five-dyes/formats.data";
import { type BannedCards, banning } from "./banned-cards";
import { readRules } from "./read-rules";

/** What comes of a rules file, and after how many stops. */
function bannedBy(text: string): { banned: BannedCards; stops: number } {
  const rules = readRules(text, fiveDyes());
  if (!rules.ok) throw new Error(rules.error[0]?.message);
  const work = banning(fiveDyes(), rules.value.formats);
  for (let stops = 0; ; stops++) {
    const step = work.next();
    if (step.done) return { banned: step.value, stops };
  }
}

test("a file of very many formats is asked for the first ones", () => {
  const text = Array.from({ length: 500 }, (_, i) => `Format ${i}\nRules for deck\nGeneral limit 0`).join("\n");
  expect(bannedBy(text).banned.map(({ format }) => format)).toEqual(Array.from({ length: 20 }, (_, i) => String(i)));
});

test("rules that are too dear to be asked of every card are asked of a few", () => {
  const list = `split("${"a ".repeat(120)}"," ")`;
  const dear = (i: number) =>
    `Limit 1 for each card having ${i}+length(forall("length(${list.replaceAll('"', '\\"')})",${list}))<0`;
  const text = ["Format Dear", "Rules for deck", ...Array.from({ length: 60 }, (_, i) => dear(i)), "Otherwise ok"];
  const { banned, stops } = bannedBy(text.join("\n"));
  expect(banned).toEqual([]);
  expect(stops).toBeLessThan(20);
});

test("what a format does not allow one copy of, sizes and sums apart", () => {
  const banned = new Map(bannedBy(FIVE_DYES_FORMATS).banned.map(({ format, cards }) => [format, cards]));
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
