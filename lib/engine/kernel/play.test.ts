import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { compileTemplate } from "../cards/compile";
import { attempt, type Request } from "./attempt";
import { classOfSeat, hasClass, MAX_SEATS, SPECTATOR, union, viewerOf, withClass } from "./classes";
import { BEGIN_AFTER, dueOf } from "./due";
import type { Payload, Row } from "./envelope";
import { liveRows } from "./fold";
import type { Game } from "./game";
import { ok } from "./result";
import { Log } from "./testing/log";

const thousand = compileTemplate(JSON.parse(readFileSync("lib/engine/cards/templates/thousand.json", "utf8")));
if (!thousand.ok) throw new Error("Thousand does not compile.");
const game = thousand.value;
type GameIntent = Parameters<typeof game.decide>[2];

async function seated() {
  const log = await Log.open(game, { seats: 3, settings: { botMillis: 500 } });
  for (const user of "abc") expect(await log.table(user, { type: "sit", share: user })).toBeNull();
  return log;
}

async function dealt() {
  const log = await seated();
  log.now += 10_000;
  expect(await log.try({ role: "clock" }, { to: "game", intent: { type: "start" } })).toBeNull();
  return log;
}

describe("classes of viewers", () => {
  test("sets hold 52 classes without losing one", () => {
    let mask = 0;
    for (let seat = 0; seat < MAX_SEATS; seat += 5) mask = withClass(mask, classOfSeat(seat));
    for (let seat = 0; seat < MAX_SEATS; seat++) expect(hasClass(mask, classOfSeat(seat))).toBe(seat % 5 === 0);
    expect(union(withClass(0, SPECTATOR), mask)).toBe(withClass(mask, SPECTATOR));
    expect(withClass(mask, classOfSeat(0))).toBe(mask);
    expect(viewerOf(SPECTATOR, [1]).seats.size).toBe(0);
  });
});

describe("a deal", () => {
  test("opens an epoch with the shares and a commitment; every class hears of it", async () => {
    const log = await dealt();
    const opened = log.rows.find((row) => row.payload.kind === "epoch");
    expect(opened?.payload).toMatchObject({ kind: "epoch", cards: 24, shares: [{ seat: 0, share: "a" }, {}, {}] });
    expect(log.full).toMatchObject({ epoch: 1, dealEpoch: 1, dealSeq: opened?.seq });
    expect(log.seen.get(SPECTATOR)?.map((row) => row.seen.type)).toContain("epoch");
  });

  test("fold(log) is the state, heads included", async () => {
    const log = await dealt();
    const { turn } = log.full.game;
    await log.play(turn!, { type: "bid", pass: true });
    expect(await log.folded()).toEqual(log.full);
  });

  test("nobody's stream tells another's cards", async () => {
    const log = await dealt();
    const hands = log.full.game.hands.map((hand) => hand.map((id) => game.rules.deck[id]!));
    for (const seat of [0, 1, 2]) {
      const text = JSON.stringify(log.seen.get(classOfSeat(seat)));
      for (const [other, hand] of hands.entries())
        if (other !== seat) for (const card of hand) expect(text).not.toContain(`"${card}"`);
    }
  });
});

describe("pause", () => {
  test("nobody plays, nothing is due; afterwards it goes on", async () => {
    const log = await dealt();
    const seat = log.full.game.turn!;
    expect(await log.table("a", { type: "pause", on: true })).toBeNull();
    expect(await log.play(seat, { type: "bid", pass: true })).toBe("table/paused");
    expect(log.due()).toBeNull();
    expect(await log.table("a", { type: "pause", on: false })).toBeNull();
    expect(await log.play(seat, { type: "bid", pass: true })).toBeNull();
  });
});

describe("the clock", () => {
  test("begins when all are there, not before, and not for bots alone", async () => {
    const log = await seated();
    expect(log.due()).toMatchObject({ kind: "game", intent: { type: "start" } });
    await log.table("c", { type: "leave" });
    expect(log.due()).toBeNull();
    await log.table("a", { type: "seat_bot" });
    expect(log.due()).toMatchObject({ kind: "game" });
    for (const seat of [0, 1]) await log.table(null, { type: "away", seat });
    expect(log.due()).toBeNull();
  });

  test("a shadow for the absent after the grace, then its moves; the owner's act ends it", async () => {
    const log = await dealt();
    const seat = log.full.game.turn!;
    expect(log.due()).toBeNull();
    await log.table(null, { type: "away", seat });
    expect(log.due()).toEqual({ at: log.now + 60_000, kind: "table", intent: { type: "shadow", seat } });
    log.now += 60_000;
    await log.table(null, { type: "shadow", seat });
    expect(log.due()).toMatchObject({ kind: "bot", seat });
    expect(await log.play(seat, { type: "look" })).toBeNull();
    expect(log.full.table.seats[seat]).toMatchObject({ away: null, shadow: false });
  });

  test("time for a move: when it is up, a shadow plays", async () => {
    const log = await seated();
    await log.table("a", { type: "settings", change: { moveSeconds: 20 } });
    log.now += 10_000;
    await log.try({ role: "clock" }, { to: "game", intent: { type: "start" } });
    const seat = log.full.game.turn!;
    expect(log.due()).toEqual({ at: log.now + 20_000, kind: "table", intent: { type: "shadow", seat } });
  });

  test("a vacated seat is played by a bot after the grace", async () => {
    const log = await dealt();
    const seat = log.full.game.turn!;
    await log.table("abc"[seat]!, { type: "leave" });
    expect(log.due()).toEqual({ at: log.now + 60_500, kind: "bot", seat });
  });
});

describe("takeback", () => {
  test("free as long as nobody else acted and nobody learned anything", async () => {
    const log = await dealt();
    const seat = log.full.game.turn!;
    const before = log.full.game;
    await log.play(seat, { type: "bid", number: 60, blind: true });
    expect(await log.table("abc"[seat]!, { type: "takeback" })).toBeNull();
    expect(log.full.game).toEqual(before);
    expect(log.full.epoch).toBe(2);
    expect(await log.folded()).toEqual(log.full);
  });

  test("not free after a look: the author himself has learned something; all are asked", async () => {
    const log = await dealt();
    const seat = log.full.game.turn!;
    const user = "abc"[seat]!;
    await log.play(seat, { type: "look" });
    expect(await log.table(user, { type: "takeback" })).toBeNull();
    expect(log.full.table.takeback).toMatchObject({ by: seat, consents: [seat] });
    for (const other of [0, 1, 2].filter((one) => one !== seat)) {
      expect(log.full.game.blind[seat]).toBe(false);
      expect(await log.table("abc"[other]!, { type: "consent", yes: true })).toBeNull();
    }
    expect(log.full.game.blind[seat]).toBe(true);
    expect(log.full.table.takeback).toBeNull();
    expect(await log.folded()).toEqual(log.full);
  });

  test("one refusal ends it; so does the next move", async () => {
    const log = await dealt();
    const seat = log.full.game.turn!;
    await log.play(seat, { type: "look" });
    await log.table("abc"[seat]!, { type: "takeback" });
    await log.table("abc"[(seat + 1) % 3]!, { type: "consent", yes: false });
    expect(log.full.table.takeback).toBeNull();
    await log.table("abc"[seat]!, { type: "takeback" });
    await log.play(seat, { type: "bid", pass: true });
    expect(log.full.table.takeback).toBeNull();
  });

  test("a move that another has answered is not free", async () => {
    const log = await dealt();
    const seat = log.full.game.turn!;
    await log.play(seat, { type: "bid", number: 60, blind: true });
    await log.play((seat + 1) % 3, { type: "bid", pass: true });
    await log.table("abc"[seat]!, { type: "takeback" });
    expect(log.full.table.takeback).not.toBeNull();
  });

  test("never across a deal, never for spectators", async () => {
    const log = await dealt();
    expect(await log.table("abc"[log.full.game.turn!]!, { type: "takeback" })).toBe("table/nothing_to_take_back");
    expect(await log.table("z", { type: "takeback" })).toBe("table/not_seated");
  });
});

describe("seats between deals", () => {
  test("one is added and one removed; table and game agree, and totals go along", async () => {
    const log = await seated();
    await log.table("a", { type: "add_seat" });
    await log.table("d", { type: "sit", share: "d" });
    expect(log.full.game.seats).toEqual([0, 1, 2, 3]);
    log.full = { ...log.full, game: { ...log.full.game, totals: [10, 20, 30, 40] } };
    expect(await log.table("a", { type: "drop_seat", seat: 1 })).toBeNull();
    expect(log.full.table.seats.map((seat) => (seat.kind === "user" ? seat.user : seat.kind))).toEqual(["a", "c", "d"]);
    expect(log.full.game).toMatchObject({ seats: [0, 1, 2], totals: [10, 30, 40] });
    log.now += 10_000;
    expect(await log.try({ role: "clock" }, { to: "game", intent: { type: "start" } })).toBeNull();
  });
});

describe("actors that interleave", () => {
  test("what the second decided on the old state is decided again on the new one", async () => {
    const log = await dealt();
    const seat = log.full.game.turn!;
    const other = (seat + 1) % 3;
    const stale = log.full;
    await log.play(seat, { type: "bid", pass: true });
    const wish = {
      tableId: "t",
      actor: { seat: other, user: "abc"[other]! },
      now: log.now,
      moveId: "x",
      linkOf: () => new Uint8Array(32),
    };
    const request: Request<GameIntent> = { to: "game", intent: { type: "bid", number: 60, blind: true } };
    expect(await attempt(game, stale, { ...wish, request }, log.past)).toMatchObject({ ok: false });
    expect(await attempt(game, log.full, { ...wish, request }, log.past)).toMatchObject({ ok: true });
  });
});

describe("the line of descent", () => {
  const at = (seq: number, payload: Payload<string> = { kind: "game", event: `${seq}` }): Row<string> => ({
    ...{ seq, epoch: 0, at: 0, moveId: `${seq}`, actor: { role: "master" }, payload, aud: 0, news: 0, drew: false },
  });
  const back = (seq: number, to: number) => at(seq, { kind: "rewound", to, keep: true });
  const live = (...rows: Row<string>[]) => liveRows(rows).map(({ seq }) => seq);

  test("leaves out what a rewind set aside, and takes it up again where one goes on to it", () => {
    expect(live(at(1), at(2), at(3), back(4, 1), at(5))).toEqual([1, 5]);
    expect(live(at(1), at(2), at(3), back(4, 1), at(5), back(6, 3), at(7))).toEqual([1, 2, 3, 7]);
  });
});

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
  const seats = async () => {
    const log = await Log.open(held, { seats: 2 });
    for (const user of "ab") await log.table(user, { type: "sit", share: user });
    return log;
  };

  test("hears of empty seats, and frees those that it takes away", async () => {
    const log = await seats();
    expect(log.full.game.lost).toEqual([]);
    await log.table("a", { type: "leave" });
    expect(log.full.game.lost).toEqual([0]);
    await log.table("c", { type: "sit", share: "c" });
    expect(log.full.game.lost).toEqual([]);
    await log.try({ role: "master" }, { to: "game", intent: { type: "lose", seat: 1 } });
    expect(log.full.table.seats[1]).toMatchObject({ kind: "nobody", since: log.now });
    expect(log.full.table.host).toBe("c");
    expect(await log.folded()).toEqual(log.full);
  });

  test("goes back in the game alone: afterwards the table is right", async () => {
    const log = await seats();
    const to = log.full.seq;
    await log.table("a", { type: "leave" });
    expect(
      await log.try({ role: "host", user: "b" }, { to: "table", intent: { type: "rewind", to, keep: false } }),
    ).toBe("table/not_master");
    const rewind = (seq: number) =>
      log.try({ role: "master" }, { to: "table", intent: { type: "rewind", to: seq, keep: false } });
    expect(await rewind(log.full.seq)).toBe("table/no_such_move");
    expect(await rewind(to + 1)).toBe("table/no_such_move");
    expect(await rewind(to)).toBeNull();
    expect(log.full.game.lost).toEqual([0]);
    await log.table("c", { type: "sit", share: "c" });
    expect(await rewind(to + 3)).toBeNull();
    expect(log.full.table.seats[0]).toMatchObject({ user: "c" });
    expect(log.full.game.lost).toEqual([]);
    expect(await log.folded()).toEqual(log.full);
  });

  test("by correspondence nobody is shadowed and no bot comes, but a bot that sits plays", async () => {
    const log = await seats();
    await log.table(null, { type: "away", seat: 0 });
    await log.table("b", { type: "leave" });
    expect(log.due()).toBeNull();
    await log.table("a", { type: "seat_bot", seat: 1 });
    expect(log.due()).toMatchObject({ kind: "bot", seat: 1 });
  });

  test("by correspondence play begins though nobody is there, unless the game does not want to", async () => {
    const begins = { ...held, waitsFor: () => ({ seats: [] }), idle: () => true };
    const log = await seats();
    for (const seat of [0, 1]) await log.table(null, { type: "away", seat });
    const begin = (): HeldIntent => ({ type: "lose", seat: 0 });
    expect(dueOf({ ...begins, begin }, log.full)?.at).toBe(log.now + BEGIN_AFTER);
    expect(dueOf({ ...begins, begin: () => null }, log.full)).toBeNull();
  });
});
