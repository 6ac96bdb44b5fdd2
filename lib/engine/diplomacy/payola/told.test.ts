import { expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { fieldOf } from "../adjudicate/field";
import { loadMap } from "../maps";
import { beginningOf } from "../testing/play";
import { loweredLines } from "./lowered";
import { readSheet } from "./read-sheet";
import { resolveOffers } from "./resolve";
import { randomPhase } from "./testing/random-phase";
import { worstCost } from "./worst-cost";

const map = loadMap("standard");
const field = fieldOf(map, beginningOf(map), new Set(["ORDER_ANY", "ZERO_FOREIGN"]));
const bidsOf = (...lines: string[]) => {
  const read = readSheet({ field, power: "AUSTRIA", funds: 99, dummies: new Set() }, lines);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.bids;
};

it.each([
  [["8 : A BUD - SER"], 8],
  [["8 : A BUD - SER", "5 : A BUD - RUM"], 8],
  [["8 : A BUD - SER", "3 > A BUD H", "5 : A BUD H"], 11],
  [["2*4 : A BUD - SER | - RUM"], 8],
  [["3 ! A BUD - SER", "8 : A BUD - SER"], 8],
  [["3 & A BUD - SER", "8 : A VIE H", "9 $"], 11],
])("%j costs at most %i", (lines, most) => expect(worstCost(bidsOf(...lines))).toBe(most));

it.each([
  [["8 : A BUD - SER"], 2, [6]],
  [["8#7 : A BUD - SER", "3 : A VIE H"], 3, [7, 0]],
  [["8#7 : A BUD - SER", "3#3 ! A VIE H"], 2, [6, 2]],
  [["2*4+1 : A BUD - SER", "0 : A VIE H", "5 $", "% why"], 2, [4]],
])("%j lowered %i times comes to %j", (lines, times, left) =>
  expect(loweredLines(lines, times).map((line) => line.left)).toEqual(left),
);

it("no phase costs anybody more than their worst case, without wildcards every bid as lowered", () => {
  const random = new SeededRandom(7);
  for (let n = 0; n < 300; n++) {
    const { units, bidders } = randomPhase(field, random, 1 + random.below(6));
    const { spent, reductions } = resolveOffers(units, bidders, new Set());
    for (const { name, sheet } of bidders) {
      expect(spent.get(name) ?? 0).toBeLessThanOrEqual(worstCost(sheet.bids));
      const left = loweredLines(sheet.lines, reductions.get(name) ?? 0);
      expect(left.every((line) => line.left >= 0)).toBe(true);
    }
  }
});
