import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fiveDyes } from "../sets";
import { CardCompleter, readLine } from "./line";

const PARTS = ["deck", "sideboard"];
const cards = fiveDyes();
const completer = new CardCompleter(cards);
const complete = (text: string, owned: readonly number[] = []): string[] =>
  completer
    .complete(
      text,
      (number) => (owned.includes(number) ? 1 : 0),
      () => true,
    )
    .map(({ name }) => name);

describe("a line", () => {
  test.each([
    ["4 Paper Heron", 4, "Paper Heron", null],
    ["4x Paper Heron", 4, "Paper Heron", null],
    ["  Paper Heron ", 1, "Paper Heron", null],
    ["-2 Paper Heron", -2, "Paper Heron", null],
    ["- Paper Heron", -1, "Paper Heron", null],
    ["sb: 3 Vanish", 3, "Vanish", "sideboard"],
    ["Side: Vanish", 1, "Vanish", "sideboard"],
    ["deck:2 Vanish", 2, "Vanish", "deck"],
    ["other: Vanish", 1, "other: Vanish", null],
    ["9999 Vanish", 999, "Vanish", null],
    ["4", 4, "", null],
    ["", 1, "", null],
  ])("%j means %i of %j in %s", (text, count, name, part) => {
    expect(readLine(text, PARTS)).toEqual({ count, name, part });
  });

  test("of whatever letters is read in no time, and gives a name or none", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: "grapheme" }), (text) => {
        const { count, name } = readLine(text, PARTS);
        expect(Math.abs(count)).toBeLessThanOrEqual(999);
        expect(text).toContain(name);
        complete(text);
      }),
    );
  });
});

describe("completion", () => {
  test("begins with what is so called, then with names that begin so, then those with such a word", () => {
    expect(complete("paper h")[0]).toBe("Paper Heron");
    expect(complete("Woad Vat")[0]).toMatch(/^Woad Vat/);
    expect(complete("heron")[0]).toMatch(/Heron/);
    expect(complete("conjurers page")).toContain("Conjurer's Page");
  });

  test("tells printings apart, and begins with the one that one owns", () => {
    const vats = complete("woad vat");
    expect(new Set(vats).size).toBe(vats.length);
    expect(vats.length).toBeGreaterThan(3);
    const second = cards.cards.filter(({ name }) => name === "Woad Vat")[1];
    expect(complete("woad vat", [second?.number ?? 0])[0]).toBe("Woad Vat (WC) #2");
  });

  test("of a mistyped name gives the nearest", () => {
    expect(complete("papr heron")).toContain("Paper Heron");
    expect(complete("zzzzqqqq")).toEqual([]);
    expect(complete("")).toEqual([]);
  });
});
