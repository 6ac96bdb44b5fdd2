import { describe, expect, test } from "vitest";
import { callOff, dealt, game, seated } from "../../build/testing/thousand-table";
import { SPECTATOR } from "./classes";
import { BEGIN_AFTER } from "./due";
import { Log } from "./testing/log";

describe("the clock", () => {
  test("begins when all are there, not before, and not for bots alone", () => {
    const log = seated();
    expect(log.due()).toMatchObject({ kind: "game", intent: { type: "start" } });
    log.table("c", { type: "leave" });
    expect(log.due()).toBeNull();
    log.table("a", { type: "seat_bot" });
    expect(log.due()).toMatchObject({ at: log.now + BEGIN_AFTER, kind: "game" });
    for (const seat of [0, 1]) log.table(null, { type: "away", seat });
    expect(log.due()).toBeNull();
  });

  test("begins sooner for somebody who is alone with bots", () => {
    const log = Log.open(game, { seats: 3 });
    log.table("a", { type: "sit", share: "a", seat: 0 });
    for (const seat of [1, 2]) log.table("a", { type: "seat_bot", seat });
    expect(log.due()).toMatchObject({ at: log.now + 500, kind: "game", intent: { type: "start" } });
  });

  test("a shadow for the absent after the grace, then its moves; the owner's act ends it", () => {
    const log = dealt();
    const seat = log.match.game.turn!;
    expect(log.due()).toBeNull();
    log.table(null, { type: "away", seat });
    expect(log.due()).toEqual({ at: log.now + 60_000, kind: "table", intent: { type: "shadow", seat } });
    log.now += 60_000;
    log.table(null, { type: "shadow", seat });
    expect(log.due()).toMatchObject({ kind: "bot", seat });
    expect(log.play(seat, { type: "look" })).toBeNull();
    expect(log.match.table.seats[seat]).toMatchObject({ away: null, shadow: false });
  });

  test("where nobody is hurried only bots play that were seated: no shadow comes, and a seat that was left waits", () => {
    const log = dealt();
    Object.assign(log, { game: { ...game, patient: true } });
    const seat = log.match.game.turn!;
    log.table(null, { type: "away", seat });
    expect(log.due()).toBeNull();
    log.table("abc"[seat]!, { type: "leave" });
    expect(log.match.table.seats[seat]).toMatchObject({ kind: "bot", keeps: "abc"[seat] });
    expect(log.due()).toBeNull();
    const bots = Log.open({ ...game, patient: true }, { seats: 3, settings: { botMillis: 500 } });
    bots.table("a", { type: "sit", share: "a", seat: 0 });
    for (const of of [1, 2]) bots.table("a", { type: "seat_bot", seat: of });
    bots.try({ role: "clock" }, { to: "game", intent: { type: "start" } });
    for (let acts = 0; bots.match.game.turn === 0 && acts < 9; acts++) bots.play(0, { type: "bid", pass: true }, "a");
    expect(bots.due()).toMatchObject({ kind: "bot" });
  });

  test("time for a move: when it is up, a shadow plays", () => {
    const log = seated();
    log.table("a", { type: "settings", change: { moveSeconds: 20 } });
    log.now += 10_000;
    log.try({ role: "clock" }, { to: "game", intent: { type: "start" } });
    const seat = log.match.game.turn!;
    expect(log.due()).toEqual({ at: log.now + 20_000, kind: "table", intent: { type: "shadow", seat } });
  });

  test("a bot that wins though nobody waits for it does so at once; a person is left to see it", () => {
    const log = dealt();
    const seat = log.match.game.turn === 0 ? 1 : 0;
    Object.assign(log, { game: { ...game, winsUnasked: () => [seat] } });
    expect(log.due()).toBeNull();
    log.table(null, { type: "away", seat });
    log.now += 60_000;
    log.table(null, { type: "shadow", seat });
    expect(log.due()).toEqual({ at: log.match.since, kind: "bot", seat });
  });

  test("a seat that is left in a deal is played by a bot at once", () => {
    const log = dealt();
    const seat = log.match.game.turn!;
    log.table("abc"[seat]!, { type: "leave" });
    expect(log.due()).toEqual({ at: log.now + 500, kind: "bot", seat });
  });

  test("who is alone with bots is waited for, and deals on when they like", () => {
    const log = Log.open(game, { seats: 3, settings: { botMillis: 500, moveSeconds: 20 } });
    log.table("a", { type: "sit", share: "a", seat: 0 });
    for (const seat of [1, 2]) log.table("a", { type: "seat_bot", seat });
    expect(log.due()).toMatchObject({ kind: "game", intent: { type: "start" } });
    log.try({ role: "clock" }, { to: "game", intent: { type: "start" } });
    for (let acts = 0; log.match.game.turn !== 0 && acts < 9; acts++) {
      expect(log.due()).toMatchObject({ kind: "bot" });
      log.play(log.match.game.turn!, { type: "bid", pass: true }, null);
    }
    expect(log.match.game.turn).toBe(0);
    expect(log.due()).toBeNull();
    expect(log.try({ role: "host", user: "a" }, { to: "game", intent: { type: "end" } })).toBeNull();
  });

  test("after a deal that nobody played it is dealt again, also for who is alone with bots", () => {
    const log = Log.open(game, { seats: 3, settings: { botMillis: 500 } });
    log.table("a", { type: "sit", share: "a", seat: 0 });
    for (const seat of [1, 2]) log.table("a", { type: "seat_bot", seat });
    log.try({ role: "clock" }, { to: "game", intent: { type: "start" } });
    for (let acts = 0; log.match.game.phase === "bidding" && acts < 9; acts++) {
      const turn = log.match.game.turn!;
      if (turn === 0) log.play(0, { type: "look" });
      log.play(turn, { type: "bid", pass: true }, turn === 0 ? undefined : null);
    }
    expect(log.match.game.ending).toMatchObject({ reason: "passed" });
    expect(log.due()).toEqual({ at: log.now + 4_000, kind: "game", intent: { type: "start" } });
  });

  test("deals in which no person does anything do not begin for ever", () => {
    const log = Log.open(game, { seats: 3, settings: { botMillis: 500 } });
    for (const [seat, user] of ["a", "b"].entries()) log.table(user, { type: "sit", share: user, seat });
    log.table("a", { type: "seat_bot", seat: 2 });
    const passed = () => {
      for (let acts = 0; log.match.game.phase === "bidding" && acts < 9; acts++)
        log.play(log.match.game.turn!, { type: "bid", pass: true }, null);
    };
    let begun = 0;
    for (; begun < 20 && log.due()?.kind === "game"; begun++) {
      log.now = log.due()!.at;
      expect(log.try({ role: "clock" }, { to: "game", intent: { type: "start" } })).toBeNull();
      expect(log.match.unattended).toBe(begun + 1);
      passed();
    }
    expect(begun).toBe(4);
    // A word of a person, and it goes on.
    log.table("b", { type: "pause", on: true });
    expect(log.try({ role: "host", user: "a" }, { to: "game", intent: { type: "start" } })).toBeNull();
    expect(log.match.unattended).toBe(0);
    passed();
    expect(log.due()).toMatchObject({ kind: "game" });
  });

  test("who is left alone deals on, but ends nothing for those who are away for a moment", () => {
    const log = dealt();
    const host = (user: string, type: "start" | "end" | "reset") =>
      log.try({ role: "host", user }, { to: "game", intent: { type } });
    for (const seat of [0, 1]) log.table(null, { type: "away", seat });
    expect([host("c", "end"), host("c", "reset"), host("c", "start")]).toEqual(Array(3).fill("table/not_host"));
    callOff(log);
    expect(host("c", "reset")).toBe("table/not_host");
    expect(host("c", "start")).toBeNull();
    expect(host("b", "end")).toBe("table/not_host");
  });

  test("a shadow for one only while another is there: the last one to play is waited for", () => {
    const log = dealt();
    const turn = log.match.game.turn!;
    const [next, last] = [(turn + 1) % 3, (turn + 2) % 3];
    for (const seat of [turn, next]) log.table(null, { type: "away", seat });
    expect(log.due()).toMatchObject({ kind: "table", intent: { type: "shadow", seat: turn } });
    log.table(null, { type: "away", seat: last });
    expect(log.due()).toBeNull();
  });

  test("where nobody is, bots wait as well", () => {
    const log = dealt();
    const seat = log.match.game.turn!;
    log.table("abc"[seat]!, { type: "leave" });
    expect(log.due()).toMatchObject({ kind: "bot", seat });
    for (const other of [0, 1, 2].filter((one) => one !== seat)) log.table(null, { type: "away", seat: other });
    expect(log.due()).toBeNull();
    log.table("abc"[(seat + 1) % 3]!, { type: "return" });
    expect(log.due()).toMatchObject({ kind: "bot", seat });
  });

  test("the log tells what a stand-in did, not what a bot does on its own seat", () => {
    const log = dealt();
    const seat = log.match.game.turn!;
    log.table("abc"[seat]!, { type: "leave" });
    log.play(seat, { type: "bid", pass: true }, null);
    expect(log.seen.get(SPECTATOR)?.map((row) => row.standIn)).toEqual([true]);
    const next = log.match.game.turn!;
    log.play(next, { type: "bid", pass: true });
    expect(log.seen.get(SPECTATOR)?.some((row) => row.standIn)).toBe(false);
  });
});
