import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { compileTemplate } from "../cards/compile";
import { attempt, type Request } from "./attempt";
import { classOfSeat, hasClass, MAX_SEATS, SPECTATOR, union, viewerOf, withClass } from "./classes";
import { dueOf } from "./due";
import type { Row } from "./envelope";
import { HashChain } from "./fairness";
import { beginning, type Full, fold, type Observed, type Past } from "./fold";
import type { Actor } from "./game";
import type { TableIntent } from "./table/vocabulary";

/** The kernel with a real game and a log in memory: what the services do with a database. */
const thousand = compileTemplate(JSON.parse(readFileSync("lib/engine/cards/templates/thousand.json", "utf8")));
if (!thousand.ok) throw new Error("Thousand does not compile.");
const game = thousand.value;
type State = typeof game.initial;
type GameIntent = Request<never> extends never ? never : Parameters<typeof game.decide>[2];

class Log {
  rows: Row<unknown>[] = [];
  full: Full<State> = beginning(game);
  seen: Observed<State>["seen"] = new Map();
  now = 1_000_000;
  private readonly chain = new HashChain(new Uint8Array(32).fill(9));

  past: Past<State> = async (seq) => ({
    full: await fold(game, beginning(game), this.rows.filter((row) => row.seq <= seq) as never, this.past),
    later: this.rows.filter((row) => row.seq > seq),
  });

  async try(actor: Actor, request: Request<GameIntent>) {
    const { now, chain } = this;
    const wish = {
      tableId: "t",
      actor,
      request,
      now,
      moveId: `m${this.rows.length}`,
      linkOf: (e: number) => chain.link(e),
    };
    const result = await attempt(game, this.full, wish, this.past);
    if (!result.ok) return result.error.code;
    this.full = result.value.after;
    this.seen = result.value.seen;
    this.rows.push(...result.value.rows);
    return null;
  }

  table = (user: string | null, intent: TableIntent) =>
    this.try(user === null ? { role: "clock" } : { role: "visitor", user }, { to: "table", intent });
  play = (seat: number, intent: GameIntent, user = "abc"[seat]!) => this.try({ seat, user }, { to: "game", intent });
}

async function seated(): Promise<Log> {
  const log = new Log();
  const settings = {
    name: "T",
    public: true,
    entry: "open" as const,
    moveSeconds: null,
    graceSeconds: 60,
    botMillis: 500,
  };
  log.rows = [{ type: "opened" as const, seats: 3, settings }].map((event, i) => ({
    seq: i + 1,
    epoch: 0,
    at: 0,
    moveId: "open",
    actor: { role: "visitor" },
    payload: { kind: "table", event },
    aud: 0,
    news: 0,
    drew: false,
  }));
  log.rows.push({
    seq: 2,
    epoch: 0,
    at: 0,
    moveId: "open",
    actor: { role: "visitor" },
    payload: { kind: "game", event: { type: "seated", seats: [0, 1, 2] } },
    aud: 0,
    news: 0,
    drew: false,
  });
  log.full = await fold(game, beginning(game), log.rows as never, log.past);
  for (const user of "abc") expect(await log.table(user, { type: "sit", share: user })).toBeNull();
  return log;
}

async function dealt(): Promise<Log> {
  const log = await seated();
  log.now += 10_000;
  expect(await log.try({ role: "clock" }, { to: "game", intent: { type: "start" } })).toBeNull();
  return log;
}

const foldAll = (log: Log) => fold(game, beginning(game), log.rows as never, log.past);

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
    expect(await foldAll(log)).toEqual(log.full);
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
    expect(dueOf(game, log.full)).toBeNull();
    expect(await log.table("a", { type: "pause", on: false })).toBeNull();
    expect(await log.play(seat, { type: "bid", pass: true })).toBeNull();
  });
});

describe("the clock", () => {
  test("begins when all are there, not before, and not for bots alone", async () => {
    const log = await seated();
    expect(dueOf(game, log.full)).toMatchObject({ kind: "game", intent: { type: "start" } });
    await log.table("c", { type: "leave" });
    expect(dueOf(game, log.full)).toBeNull();
    await log.table("a", { type: "seat_bot" });
    expect(dueOf(game, log.full)).toMatchObject({ kind: "game" });
    for (const seat of [0, 1]) await log.table(null, { type: "away", seat });
    expect(dueOf(game, log.full)).toBeNull();
  });

  test("a shadow for the absent after the grace, then its moves; the owner's act ends it", async () => {
    const log = await dealt();
    const seat = log.full.game.turn!;
    expect(dueOf(game, log.full)).toBeNull();
    await log.table(null, { type: "away", seat });
    expect(dueOf(game, log.full)).toEqual({ at: log.now + 60_000, kind: "table", intent: { type: "shadow", seat } });
    log.now += 60_000;
    await log.table(null, { type: "shadow", seat });
    expect(dueOf(game, log.full)).toMatchObject({ kind: "bot", seat });
    expect(await log.play(seat, { type: "look" })).toBeNull();
    expect(log.full.table.seats[seat]).toMatchObject({ away: null, shadow: false });
  });

  test("time for a move: when it is up, a shadow plays", async () => {
    const log = await seated();
    await log.table("a", { type: "settings", change: { moveSeconds: 20 } });
    log.now += 10_000;
    await log.try({ role: "clock" }, { to: "game", intent: { type: "start" } });
    const seat = log.full.game.turn!;
    expect(dueOf(game, log.full)).toEqual({ at: log.now + 20_000, kind: "table", intent: { type: "shadow", seat } });
  });

  test("a vacated seat is played by a bot after the grace", async () => {
    const log = await dealt();
    const seat = log.full.game.turn!;
    await log.table("abc"[seat]!, { type: "leave" });
    expect(dueOf(game, log.full)).toEqual({ at: log.now + 60_500, kind: "bot", seat });
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
    expect(await foldAll(log)).toEqual(log.full);
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
    expect(await foldAll(log)).toEqual(log.full);
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
