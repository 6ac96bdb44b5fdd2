import { describe, expect, test } from "vitest";
import type { Intent } from "./intent";
import { positionOf } from "./saved";
import { carry, laid, to, top } from "./testing/acts";
import { begun, Driver, player, smallGame } from "./testing/driver";

describe("around the table", () => {
  test("what is written turns no line round, and is there to be seen", () => {
    const driver = begun();
    const text = "a\u202eb\u0007 \u200d c";
    const { events } = driver.act(0, { type: "special", what: text });
    expect(events).toEqual([{ type: "special", seat: 0, what: "a b \u200d c" }]);
    driver.act(0, { type: "bid", text });
    expect(driver.state.players[0]?.bid).toBe("a b \u200d c");
    driver.act(0, { type: "declare", result: "draw", text });
    expect(driver.state.declared?.text).toBe("a b \u200d c");
    for (const unseen of [" ", "\u202e", "\u2800"]) {
      expect(driver.try(0, { type: "special", what: unseen })).toBe("tabletop/nothing_said");
      expect(driver.try(0, { type: "bid", text: unseen })).toBe("tabletop/nothing_said");
    }
  });

  test("bids stay secret until all have made theirs", () => {
    const driver = begun();
    const { events, before, after } = driver.act(0, { type: "bid", text: "3" });
    expect(driver.game.see(events[0]!, before, after, player(1))).toEqual({ type: "bid", seat: 0 });
    expect(driver.game.view(driver.state, player(1)).seats[0]).toMatchObject({ hasBid: true, bid: null });
    expect(driver.game.view(driver.state, player(0)).seats[0]).toMatchObject({ bid: "3" });
    const second = driver.act(1, { type: "bid", text: "4" });
    expect(second.events[1]).toEqual({
      type: "bids_opened",
      bids: [
        { seat: 0, text: "3" },
        { seat: 1, text: "4" },
      ],
    });
    expect(driver.state.players.map(({ bid }) => bid)).toEqual([null, null]);
  });

  test("turns go round, with their phases; the clock counts for whom it runs", () => {
    const driver = begun({ seats: 3 });
    const first = driver.state.turn.seat!;
    const second = (first + 1) % 3;
    expect(driver.try(second, { type: "end_turn" })).toBe("tabletop/not_your_turn");
    driver.act(first, { type: "phase", phase: 2 });
    driver.act(first, { type: "timer", act: "grab" });
    driver.now += 5_000;
    driver.act(first, { type: "end_turn" });
    expect(driver.state.turn).toMatchObject({ seat: second, number: 2, phase: null, running: second });
    driver.now += 2_000;
    driver.act(first, { type: "timer", act: "stop" });
    expect(driver.state.players[first]?.spent).toBe(5_000);
    expect(driver.state.players[second]?.spent).toBe(2_000);
    expect(driver.try(first, { type: "timer", act: "stop" })).toBe("tabletop/same");
    expect(driver.try(first, { type: "phase", phase: 4 })).toBe("tabletop/no_such_phase");
  });

  test("dice fall within their sides, a coin on one of its two", () => {
    const driver = begun();
    const [rolled] = driver.act(0, { type: "roll", dice: 20, sides: 3 }).events;
    expect(rolled?.type === "rolled" && rolled.dice.every((die) => die >= 1 && die <= 3)).toBe(true);
    expect(driver.act(0, { type: "toss" }).events[0]).toMatchObject({ heads: expect.any(Boolean) });
  });

  test("the judge alone decides a game for its players, whatever they declared, and only while it is played", () => {
    const decided = (winners: number[] | null) => {
      const driver = begun({ seats: 3 });
      driver.act(0, { type: "declare", result: "win" });
      const judge: Intent = { type: "judge", winners };
      for (const other of [0, 1, "clock"] as const) expect(driver.try(other, judge)).toBe("tabletop/not_judge");
      driver.act("judge", judge);
      expect(driver.try("judge", judge)).toBe("tabletop/over");
      return driver.game.outcome(driver.state);
    };
    expect(decided([1])).toMatchObject({ places: [[1], [0, 2]], reason: "judged" });
    expect(decided([2, 0])).toMatchObject({ places: [[0, 2], [1]], reason: "judged" });
    expect(decided([0, 1, 2])).toMatchObject({ places: [[0, 1, 2]], reason: "judged" });
    expect(decided(null)).toMatchObject({ places: [[0, 1, 2]], reason: "annulled" });
    const driver = begun();
    expect(driver.try("judge", { type: "judge", winners: [5] })).toBe("tabletop/no_such_seat");
    for (const type of ["begin", "again"] as const) expect(driver.try("judge", { type })).toBe("tabletop/not_host");
    expect(driver.try("judge", { type: "toss" })).toBe("tabletop/not_seated");
  });

  test.each<[string, [number, Intent][], object | null]>([
    [
      "a win that is accepted",
      [
        [0, { type: "declare", result: "win", text: "2-0" }],
        [1, { type: "accept" }],
      ],
      { places: [[0], [1]], reason: "agreed" },
    ],
    [
      "both say the same in their own words",
      [
        [0, { type: "declare", result: "win" }],
        [1, { type: "declare", result: "lose" }],
      ],
      { places: [[0], [1]] },
    ],
    [
      "a loss",
      [
        [0, { type: "declare", result: "lose" }],
        [1, { type: "accept" }],
      ],
      { places: [[1], [0]] },
    ],
    [
      "a draw",
      [
        [0, { type: "declare", result: "draw" }],
        [1, { type: "declare", result: "draw" }],
      ],
      { places: [[0, 1]], reason: "agreed" },
    ],
    [
      "undecided",
      [
        [0, { type: "declare", result: "undecided" }],
        [1, { type: "accept" }],
      ],
      { places: [[0, 1]], reason: "undecided" },
    ],
    [
      "both claim to win: the later word stands, not agreed to",
      [
        [0, { type: "declare", result: "win" }],
        [1, { type: "declare", result: "win" }],
      ],
      null,
    ],
    [
      "a card is moved in between",
      [
        [0, { type: "declare", result: "win" }],
        [1, carry(top("0/deck"), to("1/hand"))],
      ],
      null,
    ],
    ["conceded", [[1, { type: "concede" }]], { places: [[0], [1]], reason: "conceded" }],
  ])("results: %s", (_, acts, outcome) => {
    const driver = begun();
    for (const [seat, intent] of acts) driver.act(seat, intent);
    const got = driver.game.outcome(driver.state);
    if (outcome) expect(got).toMatchObject(outcome);
    else expect(got).toBeNull();
  });

  test("a transfer cancels what was declared; nobody accepts what nobody declared", () => {
    const driver = begun();
    expect(driver.try(0, { type: "accept" })).toBe("tabletop/nobody_declared");
    driver.act(0, { type: "declare", result: "win" });
    expect(driver.try(0, { type: "accept" })).toBe("tabletop/accepted");
    expect(driver.act(1, carry(top("0/deck"), to("1/hand"))).events.at(-1)).toEqual({ type: "result_cancelled" });
    expect(driver.state.declared).toBeNull();
  });

  test("whoever left need not agree; with one left of three the game is over", () => {
    const driver = begun({ seats: 3 });
    driver.act(0, { type: "declare", result: "win" });
    driver.act(1, { type: "accept" });
    driver.apply(driver.game.occupied(driver.state, 2, false, driver.ctx()));
    expect(driver.game.outcome(driver.state)).toMatchObject({ places: [[0], [1, 2]] });
    const other = begun({ seats: 3 });
    if (other.state.turn.seat !== 0) other.act(other.state.turn.seat!, { type: "end_turn" });
    if (other.state.turn.seat !== 0) other.act(other.state.turn.seat!, { type: "end_turn" });
    expect(other.state.turn.seat).toBe(0);
    other.act(0, { type: "concede" });
    expect(other.state.turn.seat).toBe(1);
    expect(other.game.outcome(other.state)).toBeNull();
    expect(other.try(0, { type: "toss" })).toBe("tabletop/out");
    for (let turns = 0; turns < 4; turns++) {
      other.act(other.state.turn.seat!, { type: "end_turn" });
      expect(other.state.turn.seat).not.toBe(0);
    }
    other.act(2, { type: "concede" });
    expect(other.game.outcome(other.state)).toMatchObject({ places: [[1], [0, 2]] });
    expect(other.try(1, { type: "toss" })).toBe("tabletop/over");
  });

  test("teams win together", () => {
    const driver = begun({ seats: 4, game: smallGame({ teams: true }) });
    driver.act(0, { type: "concede" });
    expect(driver.game.outcome(driver.state)).toBeNull();
    driver.act(2, { type: "concede" });
    expect(driver.game.outcome(driver.state)).toMatchObject({
      places: [
        [1, 3],
        [0, 2],
      ],
    });
  });

  test("watchers and visitors do nothing; decks may come before the beginning, nothing else", () => {
    const game = smallGame();
    const driver = begun();
    const ask = (actor: Parameters<typeof game.decide>[1], intent: Intent) => {
      const result = game.decide(driver.state, actor, intent, driver.ctx());
      return result.ok ? null : result.error.code;
    };
    expect(ask({ role: "visitor" }, { type: "toss" })).toBe("tabletop/not_seated");
    expect(ask({ seat: 3 }, { type: "toss" })).toBe("tabletop/not_seated");
    expect(ask({ seat: 0 }, { type: "begin" })).toBe("tabletop/not_host");
    expect(ask({ role: "clock" }, { type: "begin" })).toBe("tabletop/begun");
    expect(ask({ role: "clock" }, { type: "again" })).toBe("tabletop/not_over");
    let state = game.initial;
    for (const event of game.setup([0, 1], driver.ctx())) state = game.evolve(state, event);
    expect(game.decide(state, { seat: 0 }, { type: "toss" }, driver.ctx())).toMatchObject({
      error: { code: "tabletop/not_begun" },
    });
    expect(game.decide(state, { seat: 0 }, { type: "bring", parts: { deck: [1] } }, driver.ctx())).toMatchObject({
      ok: true,
    });
  });

  test("again: an empty table for the same people", () => {
    const driver = begun({ hand: 2 });
    driver.act(1, { type: "concede" });
    driver.act("clock", { type: "again" });
    expect(driver.state).toMatchObject({ stage: "waiting", outcome: null, objects: [] });
    expect(driver.state.players.map(({ present, deck, out }) => [present, deck, out])).toEqual([
      [true, null, false],
      [true, null, false],
    ]);
    // Nobody plays without a deck: it begins once all have brought theirs, from the first turn.
    expect(driver.try(0, { type: "toss" })).toBe("tabletop/not_begun");
    for (const seat of [0, 1]) {
      expect(driver.game.begin?.(driver.state)).toBeNull();
      driver.act(seat, { type: "bring", parts: { deck: [1, 2, 3] } });
    }
    driver.act("clock", driver.game.begin!(driver.state)!);
    expect(driver.state).toMatchObject({ stage: "playing", turn: { number: 1 } });
    expect(driver.ids("0/deck")).toHaveLength(3);
  });

  test("a saved game goes on as it lay", () => {
    const driver = begun({ hand: 3 });
    const id = laid(driver, 0);
    driver.act(0, { type: "count", objects: [id], colour: "red", by: 2 });
    driver.act(1, { type: "score", seat: 1, value: 7 });
    const start = JSON.parse(JSON.stringify(positionOf(driver.state)));
    const later = new Driver(smallGame({ start }), 2);
    expect(positionOf(later.state)).toEqual(positionOf(driver.state));
    expect(later.state.turn.seat).toBe(driver.state.turn.seat);
    expect(later.game.seats).toEqual({ min: 2, max: 2 });
    const log = JSON.stringify(later.log.map((event) => later.game.see(event, later.state, later.state, player(1))));
    expect(log).not.toContain('"number"');
  });

  test("seats change only before the game has begun", () => {
    const driver = new Driver(smallGame(), 2);
    expect(driver.game.reseat(driver.state, [0, 1, 2], driver.ctx())).toMatchObject({
      error: { code: "tabletop/fixed_seats" },
    });
    let state = driver.game.initial;
    for (const event of driver.game.setup([0, 1], driver.ctx())) state = driver.game.evolve(state, event);
    const three = driver.game.reseat(state, [0, 1, 2], driver.ctx());
    expect(three).toMatchObject({ ok: true });
    if (three.ok) for (const event of three.value) state = driver.game.evolve(state, event);
    expect(state.players).toHaveLength(3);
    expect(driver.game.reseat(state, [0, 1, 2, 3, 4], driver.ctx())).toMatchObject({ ok: false });
  });
});
