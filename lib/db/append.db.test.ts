import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeMember, makeVersion, openTable } from "../build/testing/club";
import { type Append, appendMove } from "./append";
import { prisma } from "./client";
import { readTargets } from "./event-store";
import { newId } from "./ids";
import { closePool, pool } from "./pool";
import { findBehind } from "./table-signal";

afterAll(async () => {
  // No program reads their rows: whoever ticks what is due later must not meet them.
  await prisma().table.updateMany({ where: { id: { in: opened } }, data: { dueAt: null } });
  await closePool();
});

let tables: { id: string; seq: number }[];
/** All that were ever opened here. */
const opened: string[] = [];
let open: () => Promise<{ id: string; seq: number }>;
beforeAll(async () => {
  const version = await makeVersion("thousand");
  const host = await makeMember("host");
  open = async () => {
    // In no list: others that read lists beside this would meet lines that no world has written.
    const id = await openTable(host, version, 3, { public: false });
    return prisma().table.findUniqueOrThrow({ where: { id }, select: { id: true, seq: true } });
  };
});
beforeEach(async () => {
  tables = await Promise.all(Array.from({ length: 6 }, open));
  opened.push(...tables.map(({ id }) => id));
});

/** A plain move of a table, after its row `expectedSeq`. */
function moveAt(
  tableId: string,
  expectedSeq: number,
  given: { moveId?: string; at?: number; dueAt?: number | null } = {},
): Append {
  const { moveId = newId(), at = Date.now(), dueAt = null } = given;
  const event = { epoch: 0, at, moveId, actor: { seat: 0 }, aud: 5, news: 0, drew: false };
  return {
    ...{ tableId, expectedSeq, moveId, at, dueAt, waiting: [1, 2], summary: null, table: null, record: null, news: [] },
    actor: { seat: 0 },
    answer: { version: "1.1", 'a "quoted"': "{back\\slash}, NULL" },
    events: [
      { ...event, seq: expectedSeq + 1, payload: { v: 1, kind: "note", text: 'ä, "quoted" {braces} \\ NULL' } },
      {
        ...event,
        seq: expectedSeq + 2,
        payload: { v: 1, kind: "note", of: [1, null, true, "two\nlines,\ta tab \u0001\u2028\u007f ''", '\\"'] },
      },
    ],
  };
}

const stored = (id: string) =>
  prisma().table.findUniqueOrThrow({ where: { id }, select: { seq: true, waiting: true, dueAt: true, movedAt: true } });

test("moves of many tables at once are each written whole, as if each were alone", async () => {
  const moves = tables.map(({ id, seq }) => moveAt(id, seq));
  expect(await Promise.all(moves.map((move) => appendMove(move)))).toEqual(tables.map(() => "appended"));
  for (const [i, { id, seq }] of tables.entries()) {
    expect(await stored(id)).toMatchObject({ seq: seq + 2, waiting: [1, 2], dueAt: null });
    const events = await prisma().event.findMany({ where: { tableId: id, seq: { gt: seq } }, orderBy: { seq: "asc" } });
    expect(
      events.map(({ at, aud, news, ...event }) => ({
        ...event,
        at: at.getTime(),
        aud: Number(aud),
        news: Number(news),
      })),
    ).toEqual(moves[i]!.events.map((event) => ({ tableId: id, ...event })));
    const { moveId, answer, actor } = moves[i]!;
    const move = await prisma().move.findUniqueOrThrow({ where: { tableId_moveId: { tableId: id, moveId } } });
    expect(move).toMatchObject({ firstSeq: seq + 1, lastSeq: seq + 2, answer, actor });
  }
});

test("where a deal begins or ends, its table's line and what the deal leaves behind go along", async () => {
  const record = (number: number, firstSeq: number | null) => ({
    ...{ kind: "deal", series: 1, number, epoch: 2, firstSeq, data: { v: 1, scores: [120, -60, null] } },
  });
  const [plain, line, first, next] = tables as [...typeof tables];
  const at = async ({ id, seq }: (typeof tables)[0], given: Partial<Append>) =>
    expect(await appendMove({ ...moveAt(id, seq), ...given })).toBe("appended");
  const summaryOf = async ({ id }: (typeof tables)[0]) =>
    (await prisma().table.findUniqueOrThrow({ where: { id }, select: { summary: true } })).summary;
  const before = await summaryOf(plain!);
  await Promise.all([
    at(plain!, {}),
    at(line!, { summary: { v: 2, seats: [], phase: "between" } }),
    at(first!, { record: record(1, first!.seq + 1) }),
    at(next!, { record: record(1, null) }),
  ]);
  expect(await summaryOf(plain!)).toEqual(before);
  expect(await summaryOf(line!)).toEqual({ v: 2, seats: [], phase: "between" });
  await at({ id: next!.id, seq: next!.seq + 2 }, { record: record(2, null) });
  const recordsOf = ({ id }: (typeof tables)[0]) =>
    prisma().gameRecord.findMany({ where: { tableId: id }, orderBy: { lastSeq: "asc" } });
  const kept = { kind: "deal", series: 1, epoch: 2, data: { v: 1, scores: [120, -60, null] } };
  expect(await recordsOf(first!)).toMatchObject([
    { ...kept, number: 1, firstSeq: first!.seq + 1, lastSeq: first!.seq + 2 },
  ]);
  // Without a row that began it: after the record before, or at the beginning.
  expect(await recordsOf(next!)).toMatchObject([
    { ...kept, number: 1, firstSeq: 1, lastSeq: next!.seq + 2 },
    { ...kept, number: 2, firstSeq: next!.seq + 3, lastSeq: next!.seq + 4 },
  ]);
  expect(await recordsOf(plain!)).toEqual([]);
});

test("one that is too late, one that came before, and one that cannot be kept spoil no other", async () => {
  const [first, late, again, broken, ...well] = tables as [...typeof tables];
  const before = moveAt(again!.id, again!.seq);
  expect(await appendMove(before)).toBe("appended");
  const unkept = moveAt(broken!.id, broken!.seq);
  const answers = await Promise.allSettled(
    [
      moveAt(first!.id, first!.seq),
      moveAt(late!.id, late!.seq - 1),
      moveAt(again!.id, again!.seq + 2, { moveId: before.moveId }),
      { ...unkept, answer: { text: "\u0000" } },
      ...well.map(({ id, seq }) => moveAt(id, seq)),
    ].map((move) => appendMove(move)),
  );
  expect(answers).toMatchObject([
    { value: "appended" },
    { value: "conflict" },
    { value: "repeated" },
    { status: "rejected" },
    ...well.map(() => ({ value: "appended" })),
  ]);
  expect(await stored(late!.id)).toMatchObject({ seq: late!.seq });
  expect(await stored(broken!.id)).toMatchObject({ seq: broken!.seq });
});

test("of two at the same place one is written", async () => {
  const { id, seq } = tables[0]!;
  const answers = await Promise.all(Array.from({ length: 5 }, () => appendMove(moveAt(id, seq))));
  expect(answers.toSorted()).toEqual(["appended", "conflict", "conflict", "conflict", "conflict"]);
  expect(await prisma().event.count({ where: { tableId: id } })).toBe(seq + 2);
});

test("the clock never looks later than it must, and looks at all", async () => {
  const { id, seq } = tables[0]!;
  const now = Date.now();
  const write = async (expectedSeq: number, at: number, dueAt: number | null) => {
    expect(await appendMove(moveAt(id, expectedSeq, { at, dueAt }))).toBe("appended");
    return (await stored(id)).dueAt?.getTime() ?? null;
  };
  expect(await write(seq, now, now + 60_000)).toBe(now + 60_000);
  // Later than what stands: the clock looks once in vain, then sets it.
  expect(await write(seq + 2, now + 10_000, now + 70_000)).toBe(now + 60_000);
  expect(await write(seq + 4, now + 20_000, now + 30_000)).toBe(now + 30_000);
  // What stands has passed already.
  expect(await write(seq + 6, now + 40_000, now + 100_000)).toBe(now + 100_000);
  expect(await write(seq + 8, now + 110_000, null)).toBe(null);
});

test("when a table moved last is right to half a minute", async () => {
  const { id, seq } = tables[0]!;
  const begun = (await stored(id)).movedAt.getTime();
  let place = seq;
  for (let after = 5_000; after <= 200_000; after += 7_000) {
    const at = begun + after;
    await appendMove(moveAt(id, place, { at }));
    place += 2;
    const told = (await stored(id)).movedAt.getTime();
    expect(told).toBeLessThanOrEqual(at);
    expect(told).toBeGreaterThan(at - 30_000);
  }
});

test("a move that shows spectators nothing leaves no time that they could read", async () => {
  const [plain, whole] = tables as [(typeof tables)[0], (typeof tables)[0]];
  const told = { name: "Told", public: false, closed: false, people: [] };
  for (const [{ id, seq }, given] of [
    [plain, {}],
    [whole, { table: told }],
  ] as const) {
    const begun = (await stored(id)).movedAt.getTime();
    const later = moveAt(id, seq, { at: begun + 600_000 });
    // Those of two seats, and of nobody else.
    const hidden = { ...later, ...given, events: later.events.map((event) => ({ ...event, aud: 16 + 32 })) };
    expect(await appendMove(hidden)).toBe("appended");
    expect((await stored(id)).movedAt.getTime()).toBe(begun);
    expect(await appendMove({ ...moveAt(id, seq + 2, { at: begun + 700_000 }), ...given })).toBe("appended");
    expect((await stored(id)).movedAt.getTime()).toBe(begun + 700_000);
  }
});

test("most moves write no index of their table's row", async () => {
  const { id, seq } = tables[0]!;
  /** What the database counts, once every connection has told its part. */
  const counted = async () => {
    await Promise.all(
      Array.from({ length: 12 }, () => pool().query("SELECT pg_stat_force_next_flush(), pg_sleep(0.1)")),
    );
    const { rows } = await pool().query<{ all: number; hot: number }>(
      `SELECT n_tup_upd::int AS all, n_tup_hot_upd::int AS hot FROM pg_stat_user_tables WHERE relname = 'Table'`,
    );
    return rows[0]!;
  };
  const before = await counted();
  for (let i = 0; i < 40; i++) await appendMove(moveAt(id, seq + 2 * i, { dueAt: Date.now() + 60_000 }));
  const after = await counted();
  expect(after.all - before.all).toBe(40);
  expect(after.hot - before.hot).toBeGreaterThan(32);
});

test("tables whose log goes on beyond what is held are found", async () => {
  const [one, other] = tables as [(typeof tables)[0], (typeof tables)[0]];
  await appendMove(moveAt(one.id, one.seq));
  const held = new Map(tables.map(({ id, seq }) => [id, seq]));
  expect(await findBehind(held)).toEqual([{ tableId: one.id, seq: one.seq + 2 }]);
  expect(await findBehind(new Map([[other.id, other.seq]]))).toEqual([]);
});

test("the rows that rewinds go back to are read up to a row of the log, and of that table alone", async () => {
  const [one, other] = tables;
  for (const [{ id, seq }, goes] of [
    [one!, [2, null, 1]],
    [other!, [3]],
  ] as const)
    for (const [i, to] of goes.entries()) {
      const append = moveAt(id, seq + i);
      const payload = to === null ? { kind: "table" } : { kind: "rewound", to };
      await appendMove({ ...append, events: append.events.slice(0, 1).map((event) => ({ ...event, payload })) });
    }
  const { id, seq } = one!;
  expect(await readTargets(id, seq)).toEqual([]);
  expect(await readTargets(id, seq + 1)).toEqual([2]);
  expect(await readTargets(id, Number.MAX_SAFE_INTEGER)).toEqual([2, 1]);
});
