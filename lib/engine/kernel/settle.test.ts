import { describe, expect, test } from "vitest";
import { game } from "../../build/testing/thousand-table";
import { BEGIN_AFTER, dueOf } from "./due";
import type { Game } from "./game";
import { ok } from "./result";
import { Log } from "./testing/log";

/** A game that minds who sits: `lost` are the seats that it holds vacant. */
type Held = { lost: number[] };
type HeldIntent = { type: "lose"; seat: number };
type HeldEvent = { type: "lost" | "found"; seat: number };
const held: Game<Held, HeldIntent, HeldEvent, Held> = {
  ...{ hash: "held", schema: game.schema as never, initial: { lost: [] }, seats: { min: 2, max: 2 }, takeback: false },
  setup: () => [],
  decide: (_, __, { seat }) => ok([{ type: "lost", seat }]),
  evolve: ({ lost }, { type, seat }) => ({
    lost: type === "lost" ? [...lost, seat] : lost.filter((one) => one !== seat),
  }),
  waitsFor: () => ({ seats: [0, 1] }),
  view: (state) => state,
  see: ({ type, seat }) => ({ type, seat }),
  narrate: () => null,
  outcome: () => null,
  occupied: ({ lost }, seat, taken) =>
    taken === lost.includes(seat) ? [{ type: taken ? ("found" as const) : ("lost" as const), seat }] : [],
  vacant: ({ lost }) => lost,
  correspondence: true,
};

describe("a game that minds who sits", () => {
  const seats = () => {
    const log = Log.open(held, { seats: 2 });
    for (const user of "ab") log.table(user, { type: "sit", share: user });
    return log;
  };

  test("hears of empty seats, and frees those that it takes away", () => {
    const log = seats();
    expect(log.match.game.lost).toEqual([]);
    log.table("a", { type: "leave" });
    expect(log.match.game.lost).toEqual([0]);
    log.table("c", { type: "sit", share: "c" });
    expect(log.match.game.lost).toEqual([]);
    log.try({ role: "master" }, { to: "game", intent: { type: "lose", seat: 1 } });
    expect(log.match.table.seats[1]).toMatchObject({ kind: "nobody", since: log.now });
    expect(log.match.table.host).toBe("c");
    expect(log.folded()).toEqual(log.match);
  });

  test("goes back in the game alone: afterwards the table is right", () => {
    const log = seats();
    const to = log.match.seq;
    log.table("a", { type: "leave" });
    expect(log.try({ role: "host", user: "b" }, { to: "table", intent: { type: "rewind", to, keep: false } })).toBe(
      "table/not_master",
    );
    const rewind = (seq: number) =>
      log.try({ role: "master" }, { to: "table", intent: { type: "rewind", to: seq, keep: false } });
    expect(rewind(log.match.seq)).toBe("table/no_such_move");
    expect(rewind(to + 1)).toBe("table/no_such_move");
    expect(rewind(to)).toBeNull();
    expect(log.match.game.lost).toEqual([0]);
    log.table("c", { type: "sit", share: "c" });
    expect(rewind(to + 3)).toBeNull();
    expect(log.match.table.seats[0]).toMatchObject({ user: "c" });
    expect(log.match.game.lost).toEqual([]);
    expect(log.folded()).toEqual(log.match);
  });

  test("by correspondence nobody is shadowed and no bot comes, but a bot that sits plays", () => {
    const log = seats();
    log.table(null, { type: "away", seat: 0 });
    log.table("b", { type: "leave" });
    expect(log.due()).toBeNull();
    log.table("a", { type: "seat_bot", seat: 1 });
    expect(log.due()).toMatchObject({ kind: "bot", seat: 1 });
  });

  test("by correspondence play begins though nobody is there, unless the game does not want to", () => {
    const begins = { ...held, waitsFor: () => ({ seats: [] }), idle: () => true };
    const log = seats();
    for (const seat of [0, 1]) log.table(null, { type: "away", seat });
    const begin = (): HeldIntent => ({ type: "lose", seat: 0 });
    expect(dueOf({ ...begins, begin }, log.match)?.at).toBe(log.now + BEGIN_AFTER);
    expect(dueOf({ ...begins, begin: () => null }, log.match)).toBeNull();
  });
});
