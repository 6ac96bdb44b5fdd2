import { describe, expect, it } from "vitest";
import type { CardGame } from "./compile";
import type { CardEvent } from "./event";
import { applyOp, dealEnded, NEXT_DEAL_MS } from "./scoring";
import type { State } from "./state";
import { compile, Driver, TEMPLATES } from "./testing/driver";
import type { Bid } from "./vocabulary";

const thousand = compile(TEMPLATES.thousand);

type Ended = Extract<CardEvent, { type: "deal_ended" }>;

/** The end of a played deal of three with these earnings; further fields of the state as given. */
function ended(game: CardGame, earned: number[], more: Partial<State> = {}): { event: Ended; events: CardEvent[] } {
  const driver = new Driver(game, 3);
  driver.deal();
  const state: State = { ...driver.state, hands: [[], [], []], earned, ...more };
  const events = dealEnded(game.rules, state, 5_000, "played");
  return { event: events[0] as Ended, events };
}

const bid = (seat: number, number: number, blind?: true): Bid => (blind ? { seat, number, blind } : { seat, number });

describe("points", () => {
  const cases: [string, number[], Bid | null, number[], number[]][] = [
    ["without a bidder", [50, 40, 30], null, [0, 0, 0], [50, 40, 30]],
    ["a bid made gives the bid", [90, 20, 10], bid(0, 70), [0, 0, 0], [70, 20, 10]],
    ["a bid just made", [70, 20, 30], bid(0, 70), [0, 0, 0], [70, 20, 30]],
    ["a bid lost costs the bid", [69, 20, 31], bid(0, 70), [0, 0, 0], [-70, 20, 31]],
    ["a blind bid made gives double", [90, 20, 10], bid(0, 70, true), [0, 0, 0], [140, 20, 10]],
    ["a blind bid lost costs double", [10, 20, 90], bid(0, 70, true), [0, 0, 0], [-140, 20, 90]],
    ["from 900 only a bid gives points", [90, 20, 10], bid(0, 70), [0, 900, 899], [70, 0, 10]],
    ["and a bid may still be lost there", [10, 100, 10], bid(0, 70), [950, 0, 0], [-70, 100, 10]],
  ];
  it.each(cases)("%s", (_, earned, contract, totals, scores) => {
    const { event } = ended(thousand, earned, { contract, totals });
    expect(Object.values(event.scores!)).toEqual(scores);
    expect(Object.values(event.totals!)).toEqual(scores.map((score, seat) => score + totals[seat]!));
  });

  it("rank the best first, equal ones alike", () => {
    const { event } = ended(thousand, [40, 40, 30]);
    expect(event).toMatchObject({ ranks: { 0: 1, 1: 1, 2: 3 }, winners: [0, 1] });
  });

  it("complete the series; the highest total wins, several share", () => {
    const { events } = ended(thousand, [60, 20, 60], {
      totals: [940, 0, 940],
      contract: bid(1, 120),
      unchanged: [0, 0, 0],
    });
    expect(events.map((e) => e.type)).toEqual(["deal_ended"]);
    const over = ended(thousand, [60, 20, 60], { totals: [899, 0, 945], contract: bid(2, 60) });
    expect(over.events.at(-1)).toMatchObject({ type: "series_completed", winners: [2], totals: { 2: 1005 } });
  });

  it("are levels, suits and whole cards, each key adding", () => {
    const game = compile({
      cards: ["AS", "KS", "AH", "KH"],
      levels: "KA",
      suites: "SH",
      trick: true,
      players: 2,
      move: { cards: 1, win: { suite: true, level: true } },
      lead: { "*": "trick" },
      points: { trick: { A: 3, H: 1, AH: 10 } },
    });
    expect(game.rules.points).toEqual([3, 0, 14, 1]);
  });

  it("know two operations and their defaults", () => {
    expect([applyOp(7, { op: "mul" }), applyOp(7, { op: "mul", value: -2 })]).toEqual([7, -14]);
    expect([applyOp(7, { op: "add" }), applyOp(7, { op: "add", value: -2 })]).toEqual([7, 5]);
  });
});

describe("the penalty for no change", () => {
  /** Totals of seat 0 after deals with these scores. */
  function totals(scores: number[]): number[] {
    let state = new Driver(thousand, 3).state;
    const deal = (): State => {
      const driver = new Driver(thousand, 3);
      driver.state = state;
      driver.deal();
      return driver.state;
    };
    return scores.map((score) => {
      state = { ...deal(), hands: [[], [], []], earned: [score, 50, 50] };
      for (const event of dealEnded(thousand.rules, state, 0, "played")) state = thousand.evolve(state, event);
      return state.totals[0]!;
    });
  }

  it.each<[number[], number[]]>([
    [
      [50, 0, 0],
      [50, 50, 50],
    ],
    [
      [50, 0, 0, 0],
      [50, 50, 50, -50],
    ],
    [
      [0, 0, 0],
      [0, 0, -100],
    ],
    [
      [10, 0, 0, 0, 0, 0, 0],
      [10, 10, 10, -90, -90, -90, -190],
    ],
    [
      [10, 0, 0, 5, 0, 0, 0],
      [10, 10, 10, 15, 15, 15, -85],
    ],
  ])("after %j is %j", (scores, expected) => {
    expect(totals(scores)).toEqual(expected);
  });
});

describe("ranking by finish", () => {
  it("counts who played the last card first, and who still holds cards last", () => {
    const game = compile(TEMPLATES.arschloch);
    const { event } = ended(game, [0, 0, 0], { lastAct: [9, 4, 20], hands: [[], [], [3]] });
    expect(event).toMatchObject({ scores: { 0: 2, 1: 1, 2: 3 }, totals: null, winners: [1] });
  });
});

describe("the clock", () => {
  it("deals again after a while, longer after a result", () => {
    const driver = new Driver(thousand, 3);
    expect(thousand.waitsFor(driver.state).due).toBeUndefined();
    driver.deal();
    driver.act("host", { type: "end" });
    const at = driver.now + NEXT_DEAL_MS.stopped;
    expect(thousand.waitsFor(driver.state).due).toEqual({ at, intent: { type: "start" } });
    expect(driver.try("clock", { type: "start" })).toBe("start/too_early");
    driver.now = at;
    driver.act("clock", { type: "start" });
    expect(ended(thousand, [1, 2, 3]).event.due).toBe(5_000 + NEXT_DEAL_MS.scored);
  });

  it("starts anew after a pause, and stands still once the series is over", () => {
    const driver = new Driver(thousand, 3);
    driver.deal();
    expect(thousand.resume(driver.state, "unpaused", driver.ctx())).toEqual([]);
    driver.act("host", { type: "end" });
    driver.now = 1e6;
    const [event] = thousand.resume(driver.state, "unpaused", driver.ctx());
    expect(thousand.evolve(driver.state, event!).due).toBe(1e6 + NEXT_DEAL_MS.scored);
    const over = thousand.evolve(driver.state, {
      type: "series_completed",
      winners: [1],
      totals: { 0: 1, 1: 1000, 2: 1 },
    });
    expect(thousand.waitsFor(over)).toEqual({ seats: [] });
    expect(thousand.outcome({ ...over, totals: [1, 1000, 1] })).toEqual({
      places: [[1], [0, 2]],
      scores: { 0: 1, 1: 1000, 2: 1 },
      reason: "score",
    });
    driver.state = over;
    driver.act("clock", { type: "reset" });
    expect(driver.state).toMatchObject({ phase: "bidding", series: 1, deal: 1, totals: [0, 0, 0] });
  });
});

describe("seats between deals", () => {
  it("keep their totals when others come and go", () => {
    const driver = new Driver(thousand, 4, 2);
    driver.deal();
    driver.act("host", { type: "end" });
    driver.state = { ...driver.state, totals: [10, 20, 30, 40], unchanged: [0, 1, 2, 0] };
    const result = thousand.reseat(
      driver.state,
      [0, 2, 3, 1].toSorted().filter((seat) => seat !== 1),
      driver.ctx(),
    );
    if (!result.ok) throw new Error(result.error.code);
    const [event] = result.value;
    const state = thousand.evolve(driver.state, event!);
    expect(state).toMatchObject({ seats: [0, 1, 2], totals: [10, 30, 40], unchanged: [0, 2, 0] });
    driver.state = state;
    driver.deal();
    expect(driver.state.hands.map((hand) => hand.length)).toEqual([7, 7, 7]);
    expect(thousand.view(driver.state, { seats: new Set([2]), role: "player" }).seats.map((s) => s.total)).toEqual([
      10, 30, 40,
    ]);
  });
});
