import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import type { PowerName } from "../map/model";
import { loadMap } from "../maps";
import { beginningOf } from "../testing/play";
import { heuristicOrders } from "./heuristic";
import { type Orderer, playOut } from "./playout";
import { randomOrdersOf } from "./random";
import { searchOrders } from "./search";

const map = loadMap("standard");
const powers = map.powers.map(({ name }) => name);

/** The mean of what one bot among six of another kind owns at the end of a year, each power once. */
function meanEnd(one: Orderer, others: Orderer, lastYear: number): number {
  const ends = powers.map((own, game) => {
    const orderers = new Map(powers.map((power): [PowerName, Orderer] => [power, power === own ? one : others]));
    return playOut(map, beginningOf(map), orderers, new SeededRandom(game + 1), lastYear).get(own) ?? 0;
  });
  return ends.reduce((sum, end) => sum + end, 0) / ends.length;
}

/** The bench measures over 200 games; seven are enough to see that neither plays at random. */
describe("bots of one kind among six of another", { timeout: 120_000 }, () => {
  it("the heuristic soon outgrows those who order anything", () => {
    expect(meanEnd(heuristicOrders, randomOrdersOf, 1908)).toBeGreaterThan(8);
  });
  it("who searches outgrows those who follow the heuristic", () => {
    expect(meanEnd(searchOrders, heuristicOrders, 1910)).toBeGreaterThan(34 / 7 + 1);
  });
  it("plays the same game from the same chance", () => {
    const orderers = new Map(powers.map((power): [PowerName, Orderer] => [power, searchOrders]));
    const play = () => [...playOut(map, beginningOf(map), orderers, new SeededRandom(3), 1902)];
    expect(play()).toEqual(play());
  });
});
