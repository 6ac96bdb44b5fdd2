import { describe, expect, test } from "vitest";
import { checkTemplate } from "./check";
import { playtest } from "./playtest";
import { compile, Driver, deckFor, SPECTATOR } from "./testing/driver";
import { ROLLING_STONE } from "./testing/taking-games";

const game = compile(ROLLING_STONE);

describe("a trick that one cannot follow", () => {
  const begun = (): Driver => {
    const driver = new Driver(game, 4, 1);
    driver.deal(
      // The seat next to the host leads.
      deckFor(game, [
        ["JH", "QH", "KH", "AH", "JC", "QC", "KC", "AC"],
        ["7H", "8H", "7S", "8S", "9S", "0S", "JS", "QS"],
        ["9H", "0H", "7D", "8D", "9D", "0D", "JD", "QD"],
        ["KS", "AS", "KD", "AD", "7C", "8C", "9C", "0C"],
      ]),
    );
    return driver;
  };

  test("is picked up by whoever cannot, who leads the next; who can follow has to play", () => {
    const driver = begun();
    expect(driver.try(1, { type: "retreat" })).toBe("retreat/can_play");
    driver.play(1, "7H");
    expect(driver.try(2, { type: "retreat" })).toBe("retreat/can_play");
    expect(driver.try(2, { type: "move", cards: ["7D"] })).toBe("move/must_follow_suit");
    driver.play(2, "9H");
    expect(game.legal(driver.state, 3)).toEqual([{ type: "retreat" }]);
    expect(driver.try(3, { type: "move", cards: ["KS"] })).toBe("move/must_follow_suit");
    const { events } = driver.act(3, { type: "retreat" });
    expect(events).toEqual([
      { type: "retreated", seat: 3, uptake: ["7H", "9H"], lead: [], turn: 3 },
      { type: "round_ended", seat: null, turn: 3 },
    ]);
    expect(driver.hand(3)).toHaveLength(10);
    expect(driver.hand(3)).toEqual(expect.arrayContaining(["7H", "9H"]));
    expect(driver.waiting()).toEqual([3]);
    const { plays, discards, lastTrick } = game.view(driver.state, SPECTATOR);
    expect([plays, discards?.count, lastTrick]).toEqual([[], 0, null]);
  });

  test("that all followed is gone, and the best card leads", () => {
    const driver = begun();
    driver.play(1, "7H");
    driver.play(2, "9H");
    driver.act(3, { type: "retreat" });
    driver.play(3, "7H");
    driver.play(0, "AH");
    driver.play(1, "8H");
    driver.play(2, "0H");
    expect(driver.waiting()).toEqual([0]);
    expect(game.view(driver.state, SPECTATOR).discards?.count).toBe(4);
  });
});

test("no card is lost or doubled, and a deal ends when somebody is out of cards, who is first", () => {
  const driver = new Driver(game, 4, Number(process.env.SEED ?? 5), true);
  for (let deal = 0; deal < 12; deal++) {
    driver.deal();
    for (let acts = 0; driver.state.phase === "playing" && acts < 20_000; acts++) {
      driver.step();
      const gone = game.view(driver.state, SPECTATOR).discards!.count;
      const held = driver.state.hands.flat();
      const lying = driver.state.plays.flatMap(({ cards }) => cards);
      if (driver.state.phase !== "playing") break;
      expect(held.length + lying.length + gone).toBe(32);
      expect(new Set([...held, ...lying]).size).toBe(held.length + lying.length);
    }
    expect(driver.state.phase).toBe("ended");
    const out = driver.state.hands.map((hand) => hand.length === 0);
    expect(out.filter(Boolean)).toHaveLength(1);
    expect(driver.state.ranks[out.indexOf(true)]).toBe(1);
  }
});

test("bots bring such deals to an end, as chance does: cards do not go round for ever", () => {
  for (const bots of ["shadow", "random"] as const) {
    const report = playtest(game, { games: 150, seats: 4, seed: Number(process.env.SEED ?? 1), bots });
    expect(report.stuck).toEqual([]);
    expect(report.endings).toEqual({ played: 150 });
  }
});

test("a deal in which cards only go round is void, whoever plays: nobody has to sit there for ever", () => {
  // The last two of such a deal often hold no suit that both have.
  const cards = ROLLING_STONE.cards.filter((card) => "0JQKA".includes(card[0]!));
  const two = compile({
    ...ROLLING_STONE,
    cards,
    levels: "0JQKA",
    players: [2, 2],
    hand: 10,
    ranking: { finish: true },
  });
  for (const bots of ["shadow", "random"] as const) {
    const report = playtest(two, { games: 60, seats: 2, seed: Number(process.env.SEED ?? 5), bots });
    expect(report.stuck).toEqual([]);
    expect(report.endings.passed).toBeGreaterThan(0);
    expect(report.endings.played).toBeGreaterThan(0);
  }
});

test.each<[string, object, string[]]>([
  ["as it is", {}, []],
  ["without tricks", { trick: undefined }, ["$.opts.move.retreat.uptake.trick template/needs"]],
  [
    "without following",
    { move: { ...ROLLING_STONE.move, response: undefined } },
    ["$.opts.move.retreat.uptake.trick template/needs"],
  ],
  ["with passes", { move: { ...ROLLING_STONE.move, pass: true } }, ["$.opts.move.pass template/conflict"]],
])("the check: %s", (_, change, said) => {
  const opts = JSON.parse(JSON.stringify({ ...ROLLING_STONE, ...change }));
  const checked = checkTemplate({ name: "x", opts });
  const found = (checked.ok ? checked.value.warnings : checked.error).map(({ path, code }) => `${path} ${code}`);
  expect(found).toEqual(expect.arrayContaining(said));
  if (said.length === 0) expect(found).toEqual([]);
});
