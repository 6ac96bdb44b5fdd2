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
import { MOST_TAKEBACKS, mayReveal } from "./rewind";
import { Log } from "./testing/log";

const thousand = compileTemplate(JSON.parse(readFileSync("lib/engine/cards/templates/thousand.json", "utf8")));
if (!thousand.ok) throw new Error("Thousand does not compile.");
const game = thousand.value;
type GameIntent = Parameters<typeof game.decide>[2];

function seated() {
  const log = Log.open(game, { seats: 3, settings: { botMillis: 500 } });
  for (const user of "abc") expect(log.table(user, { type: "sit", share: user })).toBeNull();
  return log;
}

function dealt() {
  const log = seated();
  log.now += 10_000;
  expect(log.try({ role: "clock" }, { to: "game", intent: { type: "start" } })).toBeNull();
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
  test("is opened by the seat next to the host's, wherever the host sits", () => {
    for (const seat of [0, 1, 2]) {
      const log = Log.open(game, { seats: 3 });
      log.table("a", { type: "sit", share: "a", seat });
      for (const user of "bc") log.table(user, { type: "sit", share: user });
      log.try({ role: "host", user: "a" }, { to: "game", intent: { type: "start" } });
      expect(log.full.game.turn).toBe((seat + 1) % 3);
    }
  });

  test("opens an epoch with the shares and a commitment; every class hears of it", () => {
    const log = dealt();
    const opened = log.rows.find((row) => row.payload.kind === "epoch");
    expect(opened?.payload).toMatchObject({ kind: "epoch", cards: 24, shares: [{ seat: 0, share: "a" }, {}, {}] });
    expect(log.full).toMatchObject({ epoch: 1, dealEpoch: 1, dealSeq: opened?.seq });
    expect(log.seen.get(SPECTATOR)?.map((row) => row.seen.type)).toContain("epoch");
  });

  test("fold(log) is the state, heads included", () => {
    const log = dealt();
    const { turn } = log.full.game;
    log.play(turn!, { type: "bid", pass: true });
    expect(log.folded()).toEqual(log.full);
  });

  test("nobody's stream tells another's cards", () => {
    const log = dealt();
    const hands = log.full.game.hands.map((hand) => hand.map((id) => game.rules.deck[id]!));
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
    const seat = log.full.game.turn!;
    expect(log.table("a", { type: "pause", on: true })).toBeNull();
    expect(log.play(seat, { type: "bid", pass: true })).toBe("table/paused");
    expect(log.due()).toBeNull();
    expect(log.table("a", { type: "pause", on: false })).toBeNull();
    expect(log.play(seat, { type: "bid", pass: true })).toBeNull();
  });
});

describe("the clock", () => {
  test("begins when all are there, not before, and not for bots alone", () => {
    const log = seated();
    expect(log.due()).toMatchObject({ kind: "game", intent: { type: "start" } });
    log.table("c", { type: "leave" });
    expect(log.due()).toBeNull();
    log.table("a", { type: "seat_bot" });
    expect(log.due()).toMatchObject({ kind: "game" });
    for (const seat of [0, 1]) log.table(null, { type: "away", seat });
    expect(log.due()).toBeNull();
  });

  test("a shadow for the absent after the grace, then its moves; the owner's act ends it", () => {
    const log = dealt();
    const seat = log.full.game.turn!;
    expect(log.due()).toBeNull();
    log.table(null, { type: "away", seat });
    expect(log.due()).toEqual({ at: log.now + 60_000, kind: "table", intent: { type: "shadow", seat } });
    log.now += 60_000;
    log.table(null, { type: "shadow", seat });
    expect(log.due()).toMatchObject({ kind: "bot", seat });
    expect(log.play(seat, { type: "look" })).toBeNull();
    expect(log.full.table.seats[seat]).toMatchObject({ away: null, shadow: false });
  });

  test("time for a move: when it is up, a shadow plays", () => {
    const log = seated();
    log.table("a", { type: "settings", change: { moveSeconds: 20 } });
    log.now += 10_000;
    log.try({ role: "clock" }, { to: "game", intent: { type: "start" } });
    const seat = log.full.game.turn!;
    expect(log.due()).toEqual({ at: log.now + 20_000, kind: "table", intent: { type: "shadow", seat } });
  });

  test("a seat that is left in a deal is played by a bot at once", () => {
    const log = dealt();
    const seat = log.full.game.turn!;
    log.table("abc"[seat]!, { type: "leave" });
    expect(log.due()).toEqual({ at: log.now + 500, kind: "bot", seat });
  });

  test("who is alone with bots is waited for, and deals on when they like", () => {
    const log = Log.open(game, { seats: 3, settings: { botMillis: 500, moveSeconds: 20 } });
    log.table("a", { type: "sit", share: "a", seat: 0 });
    for (const seat of [1, 2]) log.table("a", { type: "seat_bot", seat });
    expect(log.due()).toMatchObject({ kind: "game", intent: { type: "start" } });
    log.try({ role: "clock" }, { to: "game", intent: { type: "start" } });
    for (let acts = 0; log.full.game.turn !== 0 && acts < 9; acts++) {
      expect(log.due()).toMatchObject({ kind: "bot" });
      log.play(log.full.game.turn!, { type: "bid", pass: true }, null);
    }
    expect(log.full.game.turn).toBe(0);
    expect(log.due()).toBeNull();
    expect(log.try({ role: "host", user: "a" }, { to: "game", intent: { type: "end" } })).toBeNull();
  });

  test("after a deal that nobody played it is dealt again, also for who is alone with bots", () => {
    const log = Log.open(game, { seats: 3, settings: { botMillis: 500 } });
    log.table("a", { type: "sit", share: "a", seat: 0 });
    for (const seat of [1, 2]) log.table("a", { type: "seat_bot", seat });
    log.try({ role: "clock" }, { to: "game", intent: { type: "start" } });
    for (let acts = 0; log.full.game.phase === "bidding" && acts < 9; acts++) {
      const turn = log.full.game.turn!;
      if (turn === 0) log.play(0, { type: "look" });
      log.play(turn, { type: "bid", pass: true }, turn === 0 ? undefined : null);
    }
    expect(log.full.game.ending).toMatchObject({ reason: "passed" });
    expect(log.due()).toEqual({ at: log.now + 4_000, kind: "game", intent: { type: "start" } });
  });

  test("who is left alone deals on, but ends nothing for those who are away for a moment", () => {
    const log = dealt();
    const host = (user: string, type: "start" | "end" | "reset") =>
      log.try({ role: "host", user }, { to: "game", intent: { type } });
    for (const seat of [0, 1]) log.table(null, { type: "away", seat });
    expect([host("c", "end"), host("c", "reset"), host("c", "start")]).toEqual(Array(3).fill("table/not_host"));
    expect(host("a", "end")).toBeNull();
    expect(host("c", "reset")).toBe("table/not_host");
    expect(host("c", "start")).toBeNull();
    expect(host("b", "end")).toBe("table/not_host");
  });

  test("a shadow for one only while another is there: the last one to play is waited for", () => {
    const log = dealt();
    const turn = log.full.game.turn!;
    const [next, last] = [(turn + 1) % 3, (turn + 2) % 3];
    for (const seat of [turn, next]) log.table(null, { type: "away", seat });
    expect(log.due()).toMatchObject({ kind: "table", intent: { type: "shadow", seat: turn } });
    log.table(null, { type: "away", seat: last });
    expect(log.due()).toBeNull();
  });

  test("where nobody is, bots wait as well", () => {
    const log = dealt();
    const seat = log.full.game.turn!;
    log.table("abc"[seat]!, { type: "leave" });
    expect(log.due()).toMatchObject({ kind: "bot", seat });
    for (const other of [0, 1, 2].filter((one) => one !== seat)) log.table(null, { type: "away", seat: other });
    expect(log.due()).toBeNull();
    log.table("abc"[(seat + 1) % 3]!, { type: "return" });
    expect(log.due()).toMatchObject({ kind: "bot", seat });
  });

  test("the log tells what a stand-in did, not what a bot does on its own seat", () => {
    const log = dealt();
    const seat = log.full.game.turn!;
    log.table("abc"[seat]!, { type: "leave" });
    log.play(seat, { type: "bid", pass: true }, null);
    expect(log.seen.get(SPECTATOR)?.map((row) => row.standIn)).toEqual([true]);
    const next = log.full.game.turn!;
    log.play(next, { type: "bid", pass: true });
    expect(log.seen.get(SPECTATOR)?.some((row) => row.standIn)).toBe(false);
  });
});

describe("takeback", () => {
  test("free as long as nobody else acted and nobody learned anything", () => {
    const log = dealt();
    const seat = log.full.game.turn!;
    const before = log.full.game;
    log.play(seat, { type: "bid", number: 60, blind: true });
    expect(log.table("abc"[seat]!, { type: "takeback" })).toBeNull();
    expect(log.full.game).toEqual(before);
    expect(log.full.epoch).toBe(2);
    expect(log.folded()).toEqual(log.full);
  });

  test("not free after a look: the author too has learned something; all are asked", () => {
    const log = dealt();
    const seat = log.full.game.turn!;
    const user = "abc"[seat]!;
    log.play(seat, { type: "look" });
    expect(log.table(user, { type: "takeback" })).toBeNull();
    expect(log.full.table.takeback).toMatchObject({ by: seat, consents: [seat] });
    for (const other of [0, 1, 2].filter((one) => one !== seat)) {
      expect(log.full.game.blind[seat]).toBe(false);
      expect(log.table("abc"[other]!, { type: "consent", yes: true })).toBeNull();
    }
    expect(log.full.game.blind[seat]).toBe(true);
    expect(log.full.table.takeback).toBeNull();
    expect(log.folded()).toEqual(log.full);
  });

  test("one refusal ends it; so does the next move", () => {
    const log = dealt();
    const seat = log.full.game.turn!;
    log.play(seat, { type: "look" });
    log.table("abc"[seat]!, { type: "takeback" });
    log.table("abc"[(seat + 1) % 3]!, { type: "consent", yes: false });
    expect(log.full.table.takeback).toBeNull();
    log.table("abc"[seat]!, { type: "takeback" });
    log.play(seat, { type: "bid", pass: true });
    expect(log.full.table.takeback).toBeNull();
  });

  test("a move that another has answered is not free", () => {
    const log = dealt();
    const seat = log.full.game.turn!;
    log.play(seat, { type: "bid", number: 60, blind: true });
    log.play((seat + 1) % 3, { type: "bid", pass: true });
    log.table("abc"[seat]!, { type: "takeback" });
    expect(log.full.table.takeback).not.toBeNull();
  });

  test("never across a deal, never for spectators", () => {
    const log = dealt();
    expect(log.table("abc"[log.full.game.turn!]!, { type: "takeback" })).toBe("table/nothing_to_take_back");
    expect(log.table("z", { type: "takeback" })).toBe("table/not_seated");
  });
});

describe("the end of a deal is a wall", () => {
  const ended = () => {
    const log = dealt();
    log.play(log.full.game.turn!, { type: "look" });
    expect(log.try({ role: "host", user: "a" }, { to: "game", intent: { type: "end" } })).toBeNull();
    return log;
  };

  test("nothing is taken back once it is over: its cards may be shown", () => {
    const log = ended();
    const seat = log.rows.findLast((row) => "seat" in row.actor)!.actor as { seat: number };
    expect(log.table("abc"[seat.seat]!, { type: "takeback" })).toBe("table/deal_over");
    expect(mayReveal(game, log.full, log.full.dealEpoch)).toBe(true);
  });

  test("an open request falls with it, and cannot be agreed to", () => {
    const log = dealt();
    const seat = log.full.game.turn!;
    log.play(seat, { type: "look" });
    log.table("abc"[seat]!, { type: "takeback" });
    const asked = log.full.table;
    log.try({ role: "host", user: "a" }, { to: "game", intent: { type: "end" } });
    expect(log.full.table.takeback).toBeNull();
    log.full = { ...log.full, table: { ...log.full.table, takeback: asked.takeback } };
    expect(log.table("abc"[(seat + 1) % 3]!, { type: "consent", yes: true })).toBe("table/deal_over");
  });

  test("nor does the master go back behind it", () => {
    const log = ended();
    const to = log.full.dealSeq;
    const rewind = (seq: number) =>
      log.try({ role: "master" }, { to: "table", intent: { type: "rewind", to: seq, keep: true } });
    expect(rewind(log.rows.find((row) => row.seq >= to && row.moveId !== log.rows[row.seq]?.moveId)!.seq)).toBe(
      "table/deal_over",
    );
    expect(rewind(2)).toBe("table/deal_over");
  });

  test("a deal that is being played is never revealed", () => {
    const log = dealt();
    expect(mayReveal(game, log.full, log.full.dealEpoch)).toBe(false);
    const seat = log.full.game.turn!;
    log.play(seat, { type: "bid", number: 60, blind: true });
    log.table("abc"[seat]!, { type: "takeback" });
    expect(log.full.epoch).toBeGreaterThan(log.full.dealEpoch);
    for (const epoch of [log.full.dealEpoch, log.full.epoch]) expect(mayReveal(game, log.full, epoch)).toBe(false);
  });
});

describe("many takebacks", () => {
  test("are bounded in a deal, and each costs one look at every row", () => {
    const log = dealt();
    const seat = log.full.game.turn!;
    let steps = 0;
    const evolve = (...given: Parameters<typeof game.evolve>) => {
      steps++;
      return game.evolve(...given);
    };
    Object.assign(log, { game: { ...game, evolve } });
    const costs: number[] = [];
    for (let back = 0; back < MOST_TAKEBACKS; back++) {
      expect(log.play(seat, { type: "bid", number: 60, blind: true })).toBeNull();
      steps = 0;
      expect(log.table("abc"[seat]!, { type: "takeback" })).toBeNull();
      costs.push(steps);
    }
    log.play(seat, { type: "bid", number: 60, blind: true });
    expect(log.table("abc"[seat]!, { type: "takeback" })).toBe("table/most_takebacks");
    expect(Math.max(...costs)).toBeLessThan(2 * log.rows.length);
    expect(log.folded()).toEqual(log.full);
  });
});

describe("seats between deals", () => {
  test("one is added and one removed; table and game agree, and totals go along", () => {
    const log = seated();
    log.table("a", { type: "add_seat" });
    log.table("d", { type: "sit", share: "d" });
    expect(log.full.game.seats).toEqual([0, 1, 2, 3]);
    log.full = { ...log.full, game: { ...log.full.game, totals: [10, 20, 30, 40] } };
    expect(log.table("a", { type: "drop_seat", seat: 1 })).toBeNull();
    expect(log.full.table.seats.map((seat) => (seat.kind === "user" ? seat.user : seat.kind))).toEqual(["a", "c", "d"]);
    expect(log.full.game).toMatchObject({ seats: [0, 1, 2], totals: [10, 30, 40] });
    log.now += 10_000;
    expect(log.try({ role: "clock" }, { to: "game", intent: { type: "start" } })).toBeNull();
  });
});

describe("actors that interleave", () => {
  test("what the second decided on the old state is decided again on the new one", () => {
    const log = dealt();
    const seat = log.full.game.turn!;
    const other = (seat + 1) % 3;
    const stale = log.full;
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
    expect(attempt(game, log.full, { ...submission, request })).toMatchObject({ ok: true });
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
  const seats = () => {
    const log = Log.open(held, { seats: 2 });
    for (const user of "ab") log.table(user, { type: "sit", share: user });
    return log;
  };

  test("hears of empty seats, and frees those that it takes away", () => {
    const log = seats();
    expect(log.full.game.lost).toEqual([]);
    log.table("a", { type: "leave" });
    expect(log.full.game.lost).toEqual([0]);
    log.table("c", { type: "sit", share: "c" });
    expect(log.full.game.lost).toEqual([]);
    log.try({ role: "master" }, { to: "game", intent: { type: "lose", seat: 1 } });
    expect(log.full.table.seats[1]).toMatchObject({ kind: "nobody", since: log.now });
    expect(log.full.table.host).toBe("c");
    expect(log.folded()).toEqual(log.full);
  });

  test("goes back in the game alone: afterwards the table is right", () => {
    const log = seats();
    const to = log.full.seq;
    log.table("a", { type: "leave" });
    expect(log.try({ role: "host", user: "b" }, { to: "table", intent: { type: "rewind", to, keep: false } })).toBe(
      "table/not_master",
    );
    const rewind = (seq: number) =>
      log.try({ role: "master" }, { to: "table", intent: { type: "rewind", to: seq, keep: false } });
    expect(rewind(log.full.seq)).toBe("table/no_such_move");
    expect(rewind(to + 1)).toBe("table/no_such_move");
    expect(rewind(to)).toBeNull();
    expect(log.full.game.lost).toEqual([0]);
    log.table("c", { type: "sit", share: "c" });
    expect(rewind(to + 3)).toBeNull();
    expect(log.full.table.seats[0]).toMatchObject({ user: "c" });
    expect(log.full.game.lost).toEqual([]);
    expect(log.folded()).toEqual(log.full);
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
    expect(dueOf({ ...begins, begin }, log.full)?.at).toBe(log.now + BEGIN_AFTER);
    expect(dueOf({ ...begins, begin: () => null }, log.full)).toBeNull();
  });
});
