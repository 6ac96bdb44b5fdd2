import { describe, expect, it } from "vitest";
import { LEGAL_CAP } from "./subsets";
import { compile, Driver } from "./testing/driver";

/** Templates that an author with ill will writes: what may be played cannot be listed whole, and is not tried to be. */
const DECK = [..."234567890JQKA"].flatMap((level) => [..."HSDC"].map((suit) => level + suit));
const BASE = { cards: DECK, levels: "234567890JQKA", suites: "HSDC", sort: ["level", "suite"], players: [2, 2] };

const pile = (groups: number, cards: number | "*") => ({
  ...{ ...BASE, hand: 20, talon: { lead: 1 }, stack: true, ranking: { finish: true } },
  move: {
    ...{ cards: 1, retreat: { uptake: { stack: "*" } } },
    response: { level: true, ...Object.fromEntries(Array.from({ length: groups }, (_, i) => [`g${i}`, { cards }])) },
  },
});

const NAMES = Array.from({ length: 200 }, (_, i) => `s${i}`);
const declaring = {
  ...{ ...BASE, trick: true, lead: { "*": "trick" }, points: { trick: { A: 1 } } },
  move: {
    ...{ cards: 1, win: { suite: true, level: true } },
    special: Object.fromEntries(NAMES.map((name) => [name, { "*": DECK.map((card) => [card]) }])),
  },
};

describe("what may be played is listed within bounds", () => {
  it.each([
    ["one group of any cards", pile(1, "*")],
    ["two groups of any cards", pile(2, "*")],
    ["twelve groups of one card", pile(12, 1)],
    ["two hundred declarations by one card", declaring],
  ])("%s", (_, opts) => {
    const driver = new Driver(compile({ name: "Wide", opts: JSON.parse(JSON.stringify(opts)) }), 2);
    driver.try("host", { type: "start" });
    for (let acts = 0; acts < 3; acts++) {
      const seat = driver.state.turn!;
      const listed = driver.game.legal(driver.state, seat);
      expect(listed.length).toBeGreaterThan(0);
      expect(listed.length).toBeLessThan(2 * LEGAL_CAP + 100);
      expect(driver.try(seat, listed.at(-1)!)).toBeNull();
    }
  });

  it("each declaration is among them", () => {
    const driver = new Driver(compile({ name: "Wide", opts: declaring }), 2);
    driver.try("host", { type: "start" });
    const listed = driver.game.legal(driver.state, driver.state.turn!);
    const alone = listed.flatMap((intent) =>
      intent.type === "move" && intent.specials?.length === 1 ? intent.specials : [],
    );
    expect(new Set(alone)).toEqual(new Set(NAMES));
  });
});
