import { expect, test } from "vitest";
import { compileTemplate } from "./compile";
import { playtest } from "./playtest";
import { TEMPLATES } from "./testing/driver";

const reportOf = (template: unknown, games: number) => {
  const game = compileTemplate(template);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return playtest(game.value, { games, seats: 4, seed: 1, bots: "shadow" });
};

test("what needs certain cards is rare where it does not come about, what anybody could do is unused", () => {
  const { unused, rare } = reportOf(TEMPLATES.thousand, 60);
  // Shadows never bid blind; crawling takes a hand without any ace.
  expect(unused).toEqual(["bid.blind"]);
  expect(rare).toContainEqual({ name: "move.crawl", deals: 0 });
});

test("rare is also what came about in few of many deals, with their number", () => {
  const { opts } = TEMPLATES.hearts;
  const held = { "*": [["5H", "6H", "7H", "8H", "9H", "0H"]] };
  const { rare } = reportOf({ name: "x", opts: { ...opts, move: { ...opts.move, special: { held } } } }, 300);
  const { deals } = rare.find(({ name }) => name === "special.held") ?? { deals: -1 };
  expect(deals).toBeGreaterThanOrEqual(0);
  expect(deals).toBeLessThan(3);
});
