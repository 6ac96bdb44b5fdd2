import { describe, expect, test } from "vitest";
import { checkTemplate } from "./check";
import { hasClaimed } from "./claims";
import type { CardEvent } from "./event";
import { isSameSum, wholePoints } from "./part-points";
import schnapsen from "./templates/schnapsen.json";
import { compile, Driver, SPECTATOR } from "./testing/driver";
import { REST, THIRDS, TRUMPS_COUNT } from "./testing/taking-games";

const DEALS = process.env.GUILDHALL_LONG ? 2_000 : 60;
const SEED = Number(process.env.SEED ?? 3);

/** Plays on to the end of the deal; what happened in it. */
function playDeal(driver: Driver): CardEvent[] {
  const from = driver.log.length;
  driver.deal();
  while (driver.state.phase === "playing") driver.step();
  return driver.log.slice(from);
}

type Taken = { seat: number; cards: string[] };

/** The tricks of a deal, by what was played alone. */
function tricksOf(events: readonly CardEvent[]): Taken[] {
  const tricks: Taken[] = [];
  let lying: string[] = [];
  for (const event of events) {
    if (event.type === "moved") lying.push(...event.cards);
    if (event.type !== "trick_taken") continue;
    tricks.push({ seat: event.seat, cards: lying });
    lying = [];
  }
  return tricks;
}

const scoresOf = (events: readonly CardEvent[]) =>
  events.flatMap((event) => (event.type === "deal_ended" && event.scores ? [event.scores] : []))[0]!;

/** What a side took by the rules of a game, by hand: `worth` of a card. */
const sideOf = (tricks: readonly Taken[], seats: readonly number[], worth: (card: string) => number): number =>
  tricks
    .filter(({ seat }) => seats.includes(seat))
    .reduce((sum, { cards }) => sum + cards.reduce((all, card) => all + worth(card), 0), 0);

test("jack and nine of trumps count more, and the last trick counts: 162 in all, in every deal", () => {
  const driver = new Driver(compile(TRUMPS_COUNT), 4, SEED);
  for (let deal = 0; deal < DEALS; deal++) {
    const events = playDeal(driver);
    const trump = driver.game.rules.suites[driver.state.trump]!;
    const plain: Record<string, number> = { A: 11, "0": 10, K: 4, Q: 3, J: 2 };
    const worth = (card: string): number => {
      if (card[1] === trump && card[0] === "J") return 20;
      return card[1] === trump && card[0] === "9" ? 14 : (plain[card[0]!] ?? 0);
    };
    const tricks = tricksOf(events);
    expect(tricks.length).toBe(8);
    const last = tricks.at(-1)!.seat % 2;
    const sides = [0, 1].map((side) => sideOf(tricks, [side, side + 2], worth) + (side === last ? 10 : 0));
    expect(scoresOf(events)).toEqual({ 0: sides[0], 1: sides[1], 2: sides[0], 3: sides[1] });
    expect(sides[0]! + sides[1]!).toBe(162);
  }
});

test("thirds of points are added up, and whole ones count: eleven in all, in every deal", () => {
  const driver = new Driver(compile(THIRDS), 4, SEED);
  for (let deal = 0; deal < DEALS; deal++) {
    const tricks = tricksOf(playDeal(driver));
    const thirds = (card: string): number => (card[0] === "A" ? 3 : "23JQK".includes(card[0]!) ? 1 : 0);
    const last = tricks.at(-1)!.seat % 2;
    const sides = [0, 1].map(
      (side) => Math.floor(sideOf(tricks, [side, side + 2], thirds) / 3) + (side === last ? 1 : 0),
    );
    expect(sides[0]! + sides[1]!).toBe(11);
    expect(driver.state.scores).toEqual([sides[0], sides[1], sides[0], sides[1]]);
  }
});

test("parts that make a whole are whole, however they were added; below nought as well", () => {
  expect(wholePoints(0.1 + 0.2 + 0.7)).toBe(1);
  expect(wholePoints(1 / 3 + 1 / 3 + 1 / 3)).toBe(1);
  expect([2.999, 0.5, -0.5, -3, 0].map(wholePoints)).toEqual([2, 0, -0, -3, 0]);
  expect(wholePoints(-(0.1 + 0.2 + 0.7))).toBe(-1);
  expect([isSameSum(0.1 + 0.2, 0.3), isSameSum(1 / 3, 0.3)]).toEqual([true, false]);
});

test("parts that make a whole win a deal as whole points do", () => {
  const game = compile({ ...schnapsen.opts, points: { ...schnapsen.opts.points, parts: 10 } });
  const driver = new Driver(game, 2, SEED);
  driver.deal();
  const sum = 65.99999999999999;
  expect(hasClaimed(game.rules, { ...driver.state, earned: [sum, 65.9] }, 0)).toBe(true);
  expect(hasClaimed(game.rules, { ...driver.state, earned: [sum, 65.9] }, 1)).toBe(false);
});

describe("what cannot be shared out", () => {
  test.each([3, 4, 5])("with %i players all have as many, and the last trick brings the rest: 26 in all", (seats) => {
    const driver = new Driver(compile(REST), seats, SEED);
    for (let deal = 0; deal < DEALS; deal++) {
      const events = playDeal(driver);
      const tricks = tricksOf(events);
      const worth = (card: string): number => (card === "QS" ? 13 : card[1] === "H" ? 1 : 0);
      expect(tricks.length).toBe(Math.floor(52 / seats));
      const rest = driver.game.rules.deck.filter((card) => !tricks.some(({ cards }) => cards.includes(card)));
      expect(rest.length).toBe(52 % seats);
      const scores = Array.from(
        { length: seats },
        (_, seat) =>
          sideOf(tricks, [seat], worth) +
          (tricks.at(-1)!.seat === seat ? rest.reduce((sum, card) => sum + worth(card), 0) : 0),
      );
      expect(driver.state.scores).toEqual(scores);
      expect(scores.reduce((sum, score) => sum + score, 0)).toBe(26);
    }
  });

  test("nobody sees the talon, nor what it counts, before the deal is over", () => {
    const game = compile({ ...REST, talon: { to: "first" } });
    const driver = new Driver(game, 3, SEED);
    driver.deal();
    while (driver.state.tricks.length < 5) driver.step();
    const { seats, talon } = game.view(driver.state, SPECTATOR);
    expect(talon).toEqual([null]);
    expect(seats.map(({ points }) => points)).toEqual(driver.state.earned);
    const shown = driver.state.tricks.reduce((sum, { points }) => sum + points, 0);
    expect(driver.state.earned.reduce((sum, points) => sum + points, 0)).toBe(shown);
  });
});

describe("the check", () => {
  const problems = (opts: object): string[] => {
    const checked = checkTemplate({ name: "x", opts });
    return (checked.ok ? checked.value.warnings : checked.error).map(({ path, code }) => `${path} ${code}`);
  };
  test.each<[string, object, string[]]>([
    ["trumps that count", TRUMPS_COUNT, []],
    ["thirds", THIRDS, []],
    ["a rest", REST, []],
    ["no trump", { ...TRUMPS_COUNT, trump: undefined, trumps: undefined }, ["$.opts.points.trump template/needs"]],
    [
      "a level that is none",
      { ...TRUMPS_COUNT, points: { ...TRUMPS_COUNT.points, trump: { "10": 3 } } },
      ['$.opts.points.trump["10"] template/not_in_deck'],
    ],
    ["no card that counts", { ...THIRDS, points: { parts: 3, count: {} } }, ["$.opts.points.parts template/no_effect"]],
    [
      "a talon that is drawn from",
      { ...REST, refill: { after: "trick" }, hand: 5 },
      ["$.opts.talon.to template/conflict"],
    ],
  ])("%s", (_, opts, said) => {
    expect(problems(JSON.parse(JSON.stringify(opts)))).toEqual(said);
  });
});
