import { describe, expect, test } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { compileHouseTabletop, houseTabletop } from "./house-games";
import { byChance } from "./testing/bot-game";
import { begun, Driver, player, SPECTATOR, smallGame } from "./testing/driver";
import type { Flag } from "./vocabulary";

const withClock = (flag: Flag, seats = 2): Driver =>
  begun({ seats, game: smallGame({ clock: { seconds: 60, flag } }) });
const spent = ({ state }: Driver): number[] => state.players.map((one) => one.spent);

describe("a table with a chess clock of its own", () => {
  test("it runs by itself for whose turn it is, and is passed on with the turn, or by hand", () => {
    const driver = withClock("told");
    const first = driver.state.turn.seat!;
    expect(driver.state.turn.running).toBe(first);
    driver.now += 10_000;
    driver.act(first, { type: "end_turn" });
    expect([driver.state.turn.running, spent(driver)[first]]).toEqual([1 - first, 10_000]);
    driver.now += 4_000;
    driver.act(1 - first, { type: "timer", act: "pass" });
    expect([driver.state.turn.running, spent(driver)[1 - first]]).toEqual([first, 4_000]);
    // What others do changes nothing of it; nobody grabs or stops it.
    driver.act(1 - first, { type: "toss" });
    expect(driver.state.turn.running).toBe(first);
    for (const act of ["grab", "stop"] as const)
      expect(driver.try(1 - first, { type: "timer", act })).toBe("tabletop/own_clock");
    expect(driver.try(1 - first, { type: "timer", act: "pass" })).toBe("tabletop/own_clock");
  });

  test("it waits for the moment at which the time is used up, and is the only one who may say so", () => {
    const driver = withClock("loses");
    const { seat, since } = driver.state.turn;
    const due = { at: since + 60_000, intent: { type: "flag", seat } };
    expect(driver.game.waitsFor(driver.state)).toEqual({ seats: [], due });
    expect(driver.try("clock", { type: "flag", seat: seat! })).toBe("tabletop/time_left");
    driver.now = since + 60_000;
    expect(driver.try(seat!, { type: "flag", seat: seat! })).toBe("tabletop/time_left");
    expect(driver.try(1 - seat!, { type: "flag", seat: seat! })).toBe("tabletop/time_left");
    expect(driver.try("clock", { type: "flag", seat: 1 - seat! })).toBe("tabletop/time_left");
  });

  test("loses: whose flag falls has lost", () => {
    const driver = withClock("loses");
    const { seat } = driver.state.turn;
    driver.now += 60_000;
    driver.act("clock", { type: "flag", seat: seat! });
    expect(driver.game.outcome(driver.state)).toMatchObject({ places: [[1 - seat!], [seat]], reason: "clock" });
    expect(driver.game.waitsFor(driver.state)).toEqual({ seats: [] });
  });

  test("told: it is said once, and the game goes on", () => {
    const driver = withClock("told");
    const { seat } = driver.state.turn;
    driver.now += 61_000;
    const { events, before, after } = driver.act("clock", { type: "flag", seat: seat! });
    expect(events).toEqual([{ type: "flagged", seat }]);
    expect(driver.game.narrate(driver.game.see(events[0]!, before, after, SPECTATOR)!)).toEqual({
      ...{ code: "tabletop/flagged", data: { seat } },
    });
    expect(driver.game.view(driver.state, player(0)).seats[seat!]).toMatchObject({ flagged: true });
    expect(driver.state.stage).toBe("playing");
    expect(driver.game.waitsFor(driver.state)).toEqual({ seats: [] });
    expect(driver.try("clock", { type: "flag", seat: seat! })).toBe("tabletop/time_left");
    driver.act(seat!, { type: "end_turn" });
    expect(driver.game.waitsFor(driver.state).due?.intent).toEqual({ type: "flag", seat: 1 - seat! });
  });

  test("of three who play on, whose flag falls is out, and the others go on", () => {
    const driver = withClock("loses", 3);
    const { seat } = driver.state.turn;
    driver.now += 60_000;
    driver.act("clock", { type: "flag", seat: seat! });
    expect(driver.state.players.map(({ out }) => out)).toEqual([0, 1, 2].map((other) => other === seat));
    expect(driver.state.stage).toBe("playing");
    expect(driver.state.turn).toMatchObject({ seat: (seat! + 1) % 3, running: (seat! + 1) % 3 });
  });

  test("time in which the table was paused is nobody's", () => {
    const driver = withClock("loses");
    driver.now += 50_000;
    driver.apply(driver.game.resume!(driver.state, "unpaused", driver.ctx()));
    expect(driver.game.waitsFor(driver.state).due?.at).toBe(driver.now + 60_000);
    expect(spent(driver)).toEqual([0, 0]);
    expect(begun().game.resume!(begun().state, "unpaused", driver.ctx())).toEqual([]);
  });

  test("by a game's script it runs for whoever is awaited: who is marched against thinks in their own time", () => {
    const clock = { seconds: 600, flag: "loses" } as const;
    const game = compileHouseTabletop(houseTabletop("five-dyes", "strict", 2, { clock }), "five-dyes", "clocked");
    const driver = new Driver(game, 2, new SeededRandom(4));
    const random = new SeededRandom(5);
    const deck = Array.from({ length: 40 }, (_, i) => (i < 20 ? 15 : 51));
    for (const seat of [0, 1]) driver.act(seat, { type: "bring", parts: { deck } });
    let marched = 0;
    for (let acts = 0; acts < 400 && driver.state.stage === "playing"; acts++) {
      const seat = driver.state.turn.running!;
      if (driver.state.turn.seat !== seat) marched++;
      driver.now += 10;
      driver.act(seat, byChance(game, game.view(driver.state, player(seat)), seat, random)!);
    }
    expect(marched).toBeGreaterThan(0);
  });
});
