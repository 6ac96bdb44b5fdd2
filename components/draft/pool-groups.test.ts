import { describe, expect, test } from "vitest";
import { fiveDyes } from "@/lib/engine/ccg/sets";
import { poolGroups } from "./pool-groups";

const cards = fiveDyes();
const named = (name: string): number => cards.cards.find((card) => card.name === name)!.number;
const [page, heron, boar, vat] = ["Reading-Room Page", "Blue-Step Heron", "Copper-Green Boar", "Undyed Cloth"].map(
  named,
);

describe("one's cards", () => {
  test("by colour, in the order of the wheel, cheap ones first, with how many of each", () => {
    const groups = poolGroups([heron!, boar!, page!, heron!, vat!], cards, "colour");
    expect(groups.map(({ key, count }) => [key, count])).toEqual([
      ["W", 3],
      ["V", 1],
      ["none", 1],
    ]);
    expect(groups[0]?.cards.map(({ card, copies }) => [card.name, copies])).toEqual([
      ["Reading-Room Page", 1],
      ["Blue-Step Heron", 2],
    ]);
  });

  test("by cost, what has none last; all of them are there", () => {
    const groups = poolGroups([heron!, boar!, page!, named("Woad Vat")], cards, "cost");
    expect(groups.map(({ key }) => key)).toEqual([...groups.map(({ key }) => key)].sort());
    expect(groups.at(-1)?.key).toBe("none");
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  });
});
