import { describe, expect, it } from "vitest";
import { GAME, TRICKS } from "./testing/decision-games";
import { compile, Driver, deckFor, SPECTATOR, TEMPLATES } from "./testing/driver";
import type { Card } from "./vocabulary";

/** What the language says of play where its first reading left room (docs/decisions/0010). */
describe("a trick is won", () => {
  const won = (win: object, cards: Card[], more: object = {}): number => {
    const game = compile({ ...TRICKS, ...more, move: { cards: 1, win } });
    const driver = new Driver(game, 3);
    driver.deal(deckFor(game, [[cards[2]!], [cards[0]!], [cards[1]!]], []));
    for (const seat of [1, 2, 0]) driver.play(seat, cards[seat === 1 ? 0 : seat === 2 ? 1 : 2]!);
    return driver.state.won.indexOf(1);
  };
  const turned = (suit: string) => ({ trump: true, hand: 9, talon: { trump: true }, suit });

  it.each<[string, object, Card[], number]>([
    ["by suit and level: the highest of the suit led", { suite: true, level: true }, ["9H", "AS", "JH"], 0],
    ["by level alone: the highest of any suit", { level: true }, ["9H", "AS", "JH"], 2],
    ["by level alone: of equals the later", { level: true }, ["9H", "AS", "AD"], 0],
    ["by suit alone: the last of the suit led", { suite: true }, ["AH", "9H", "AS"], 2],
  ])("%s", (_, win, cards, winner) => {
    expect(won(win, cards)).toBe(winner);
  });

  it("by level alone a trump is above all others", () => {
    const { suit: _, ...more } = turned("S");
    const game = compile({ ...TRICKS, ...more, move: { cards: 1, win: { level: true } } });
    const driver = new Driver(game, 3);
    const deck = deckFor(game, [["AH"], ["KH"], ["7S"]]).filter((card) => card !== "8S");
    driver.deal([...deck.slice(0, 27), "8S", ...deck.slice(27)]);
    driver.play(1, "KH");
    driver.play(2, "7S");
    driver.play(0, "AH");
    expect(driver.state.won).toEqual([0, 0, 1]);
  });
});

describe("a card from the talon is the first move", () => {
  const tricks = compile({ ...TRICKS, hand: 5, talon: { lead: true }, trump: false });
  const tricksDealt = (lead: Card, ...hands: Card[][]): Driver => {
    const driver = new Driver(tricks, 3);
    driver.deal(deckFor(tricks, hands, [lead]));
    return driver;
  };

  it("of a trick: all answer it, and who beats it takes it with its points", () => {
    const driver = tricksDealt("AH", ["8S"], ["9H", "9S"], ["7C"]);
    expect(driver.state.phase).toBe("playing");
    expect(tricks.view(driver.state, SPECTATOR)).toMatchObject({ stack: { count: 1, top: ["AH"] }, plays: [] });
    expect(driver.try(1, { type: "move", cards: ["9S"] })).toBe("move/must_follow_suit");
    driver.play(1, "9H");
    driver.step();
    driver.step();
    expect(driver.state).toMatchObject({ won: [0, 0, 0], earned: [0, 0, 0], turn: 1, round: 1 });
    expect(driver.log.at(-1)).toMatchObject({ type: "round_ended", seat: null, turn: 1 });
    expect(tricks.view(driver.state, SPECTATOR).stack).toBeNull();
    const low = tricksDealt("7H", ["8S"], ["9H"], ["7C"]);
    low.play(1, "9H");
    low.step();
    low.step();
    expect(low.state.won.reduce((a, b) => a + b)).toBe(1);
    expect(low.state.tricks[0]!.lead).toHaveLength(1);
  });

  it("counts for whoever takes the trick", () => {
    const opts = { ...TRICKS, hand: 5, talon: { lead: true }, points: { trick: { "7": 5 } } };
    const game = compile(opts);
    const driver = new Driver(game, 3);
    driver.deal(deckFor(game, [["8S"], ["AH"], ["8C"]], ["7H"]));
    driver.play(1, "AH");
    driver.step();
    driver.step();
    const [trick] = driver.state.tricks;
    expect(trick).toMatchObject({ by: 1 });
    expect(trick!.points).toBeGreaterThanOrEqual(5);
  });

  it("of a round: one answers it or passes, and nobody wins what nobody answered", () => {
    const game = compile({
      ...GAME,
      sort: "level",
      hand: 5,
      talon: { lead: true },
      ranking: { finish: true },
      move: { cards: 1, pass: true, win: { last: true }, response: { level: true } },
    });
    const driver = new Driver(game, 3);
    driver.deal(deckFor(game, [["8S"], ["9H", "KH"], ["7C"]], ["QH"]));
    expect(driver.try(1, { type: "move", cards: ["9H"] })).toBe("move/must_match_level");
    for (const seat of [1, 2, 0]) driver.act(seat, { type: "move", pass: true });
    expect(driver.state).toMatchObject({ phase: "playing", round: 1, turn: 1 });
    driver.play(1, "9H");
  });

  it("of a game that is shown by bots to the end", () => {
    for (let seed = 1; seed < 30; seed++) {
      const driver = new Driver(tricks, 3, seed, true);
      for (let acts = 0; acts < 60; acts++) driver.step();
      expect(driver.log.reduce((state, event) => tricks.evolve(state, event), tricks.initial)).toEqual(driver.state);
    }
  });
});

describe("in a round the suit that is asked for", () => {
  const round = (suite: unknown) =>
    compile({
      ...GAME,
      sort: ["suite", "level"],
      ranking: { finish: true },
      move: { cards: 1, pass: true, win: { last: true }, response: { suite } },
      talon: { trump: true },
      trump: true,
      hand: 5,
    });
  const third = (suite: unknown, card: Card): string | null => {
    const game = round(suite);
    const driver = new Driver(game, 3);
    const hands = [["8H", "8S"], ["9H"], ["9S", "9C", "9D", "0C", "0D"]];
    const deck = deckFor(game, hands).filter((other) => other !== "7S");
    driver.deal([...deck.slice(0, 15), "7S", ...deck.slice(15)]);
    driver.play(1, "9H");
    driver.play(2, "9S");
    return driver.try(0, { type: "move", cards: [card] });
  };

  it("is that of the previous move", () => {
    expect(third({ trump: "alternative" }, "8H")).toBe("move/must_follow_suit");
    expect(third({ trump: "alternative" }, "8S")).toBeNull();
  });

  it("or of the first, where the template says so", () => {
    expect(third({ trump: "optional", first: true }, "8S")).toBe("move/must_follow_suit");
    expect(third({ trump: "optional", first: true }, "8H")).toBeNull();
  });
});

describe("a place of the ranking leads", () => {
  it("without an exchange too, once a deal counted", () => {
    const game = compile({ ...TRICKS, lead: { "0": { ranking: -1 }, "*": "trick" } });
    const driver = new Driver(game, 3, 6);
    driver.deal();
    expect(driver.state.turn).toBe(1);
    while (driver.state.phase === "playing") driver.step();
    const worst = Math.max(...driver.state.ranks.map((rank) => rank!));
    driver.deal();
    expect(driver.state.ranks[driver.state.turn!]).toBe(worst);
  });

  it("by finishing, where there are points besides", () => {
    const game = compile({ ...TRICKS, ranking: { finish: true } });
    const driver = new Driver(game, 3, 6);
    driver.deal();
    while (driver.state.phase === "playing") driver.step();
    expect([...driver.state.ranks].sort()).toEqual([1, 2, 3]);
    expect(driver.state.totals.reduce((a, b) => a + b)).toBe(4);
    const { ending, scores } = driver.state;
    expect(scores[ending!.winners[0]!]).toBe(Math.max(...scores.map((score) => score!)));
  });
});

it("the house's games are in today's language and read as before", () => {
  for (const template of Object.values(TEMPLATES)) expect(compile(template).template.version).toBe(2);
});
