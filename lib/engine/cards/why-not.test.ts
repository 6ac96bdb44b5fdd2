import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkTemplate } from "./check";
import type { Step } from "./problem-path";
import { CHECK_TEXTS, sayTold } from "./say";
import { isRecord } from "./shape";
import { whyNot } from "./why-not";

const HOUSE = "lib/engine/cards/templates";
const house = readdirSync(HOUSE)
  .filter((name) => name.endsWith(".json"))
  .map((name): [string, Record<string, unknown>] => [
    name.slice(0, -5),
    JSON.parse(readFileSync(`${HOUSE}/${name}`, "utf8")),
  ]);
const game = (name: string) => house.find(([slug]) => slug === name)![1];

/** Every path to an option that a template says, and the template without it. */
function* lessOne(value: Record<string, unknown>, at: Step[] = []): Generator<[Step[], Record<string, unknown>]> {
  for (const [key, inner] of Object.entries(value)) {
    const { [key]: _, ...rest } = value;
    yield [[...at, key], rest];
    if (isRecord(inner))
      for (const [steps, less] of lessOne(inner, [...at, key])) yield [steps, { ...value, [key]: less }];
  }
}

describe("why an option cannot be added", () => {
  test.each<[string, Step[], string | null]>([
    ["hearts", ["opts", "bidding", "blind"], null],
    ["hearts", ["opts", "melds"], 'one draws before laying a card away: write "draw": {"when": "first"}'],
    ["hearts", ["opts", "points", "bidonly"], "nobody bids"],
    ["thousand", ["opts", "bidding", "nil"], "is for bids for tricks"],
    ["durak", ["opts", "exchange"], "there are bouts of attack and defence"],
    // Sides for four, where three to seven play: one says the sides first.
    ["oh-hell", ["opts", "teams"], null],
    ["hearts", ["opts", "nothing", "like", "that"], null],
  ])("%s %j: %j", (name, steps, reason) => {
    const told = whyNot(game(name), steps);
    const { message, hint } = told ? sayTold(told, CHECK_TEXTS) : { message: null };
    expect(hint ? `${message}: ${hint}` : message).toBe(reason);
  });

  test.each(house)("%s: of what it says itself nothing is called impossible", (_, file) => {
    const { variants: _variants, choices: _choices, opts, ...rest } = file;
    const wrong: string[] = [];
    let asked = 0;
    for (const [steps, less] of lessOne(opts as Record<string, unknown>)) {
      const without = { ...rest, opts: less };
      if (!checkTemplate(without).ok) continue;
      asked += 1;
      const reason = whyNot(without, ["opts", ...steps]);
      if (reason !== null) wrong.push(`${steps.join(".")}: ${reason}`);
    }
    expect(asked).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });

  test("of a template that is not sound nobody can tell", () => {
    expect(whyNot({ name: "x", opts: {} }, ["opts", "melds"])).toBeNull();
  });
});
