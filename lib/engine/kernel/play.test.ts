import { describe, expect, test } from "vitest";
import { dealt, type GameIntent, game, seated } from "../../build/testing/thousand-table";
import { attempt, type Request } from "./attempt";
import { classOfSeat, SPECTATOR } from "./classes";
import { Log } from "./testing/log";

describe("a deal", () => {
  test("is opened by the seat next to the host's, wherever the host sits", () => {
    for (const seat of [0, 1, 2]) {
      const log = Log.open(game, { seats: 3 });
      log.table("a", { type: "sit", share: "a", seat });
      for (const user of "bc") log.table(user, { type: "sit", share: user });
      log.try({ role: "host", user: "a" }, { to: "game", intent: { type: "start" } });
      expect(log.match.game.turn).toBe((seat + 1) % 3);
    }
  });

  test("opens an epoch with the shares and a commitment; every class hears of it", () => {
    const log = dealt();
    const opened = log.rows.find((row) => row.payload.kind === "epoch");
    expect(opened?.payload).toMatchObject({ kind: "epoch", cards: 24, shares: [{ seat: 0, share: "a" }, {}, {}] });
    expect(log.match).toMatchObject({ epoch: 1, dealEpoch: 1, dealSeq: opened?.seq });
    expect(log.seen.get(SPECTATOR)?.map((row) => row.seen.type)).toContain("epoch");
  });

  test("fold(log) is the state, heads included", () => {
    const log = dealt();
    const { turn } = log.match.game;
    log.play(turn!, { type: "bid", pass: true });
    expect(log.folded()).toEqual(log.match);
  });

  test("nobody's stream tells another's cards", () => {
    const log = dealt();
    const hands = log.match.game.hands.map((hand) => hand.map((id) => game.rules.deck[id]!));
    for (const seat of [0, 1, 2]) {
      const text = JSON.stringify(log.seen.get(classOfSeat(seat)));
      for (const [other, hand] of hands.entries())
        if (other !== seat) for (const card of hand) expect(text).not.toContain(`"${card}"`);
    }
  });
});

describe("pause", () => {
  test("nobody plays, nothing is due; afterwards it goes on", () => {
    const log = dealt();
    const seat = log.match.game.turn!;
    expect(log.table("a", { type: "pause", on: true })).toBeNull();
    expect(log.play(seat, { type: "bid", pass: true })).toBe("table/paused");
    expect(log.due()).toBeNull();
    expect(log.table("a", { type: "pause", on: false })).toBeNull();
    expect(log.play(seat, { type: "bid", pass: true })).toBeNull();
  });
});

describe("seats between deals", () => {
  test("one is added and one removed; table and game agree, and totals go along", () => {
    const log = seated();
    log.table("a", { type: "add_seat" });
    log.table("d", { type: "sit", share: "d" });
    expect(log.match.game.seats).toEqual([0, 1, 2, 3]);
    log.match = { ...log.match, game: { ...log.match.game, totals: [10, 20, 30, 40] } };
    expect(log.table("a", { type: "drop_seat", seat: 1 })).toBeNull();
    expect(log.match.table.seats.map((seat) => (seat.kind === "user" ? seat.user : seat.kind))).toEqual([
      "a",
      "c",
      "d",
    ]);
    expect(log.match.game).toMatchObject({ seats: [0, 1, 2], totals: [10, 30, 40] });
    log.now += 10_000;
    expect(log.try({ role: "clock" }, { to: "game", intent: { type: "start" } })).toBeNull();
  });
});

describe("actors that interleave", () => {
  test("what the second decided on the old state is decided again on the new one", () => {
    const log = dealt();
    const seat = log.match.game.turn!;
    const other = (seat + 1) % 3;
    const stale = log.match;
    log.play(seat, { type: "bid", pass: true });
    const submission = {
      tableId: "t",
      actor: { seat: other, user: "abc"[other]! },
      now: log.now,
      moveId: "x",
      linkOf: () => new Uint8Array(32),
    };
    const request: Request<GameIntent> = { to: "game", intent: { type: "bid", number: 60, blind: true } };
    expect(attempt(game, stale, { ...submission, request })).toMatchObject({ ok: false });
    expect(attempt(game, log.match, { ...submission, request })).toMatchObject({ ok: true });
  });
});
