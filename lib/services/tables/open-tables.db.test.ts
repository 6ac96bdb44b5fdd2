import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { clearLobby, makeMember, makeVersion, openTable } from "@/lib/build/testing/club";
import { NO_FILTER, TABLES_A_PAGE } from "@/lib/contracts/lobby";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { findOpenTables, firstOpenTables, listOpenTables } from "./open-tables";
import { playMove } from "./play-move";

afterAll(closePool);

const COUNT = 2 * TABLES_A_PAGE + 5;
const versions: { id: string; slug: string }[] = [];
const hosts: Member[] = [];
const ids: string[] = [];

const sit = async (tableId: string, { id: user }: Member) => {
  const request = { to: "table" as const, intent: { type: "sit" as const, share: "s" } };
  expect(await playMove({ tableId, moveId: newId(), user, as: "visitor", request })).toMatchObject({ ok: true });
};

beforeAll(async () => {
  await clearLobby();
  for (const game of ["thousand", "arschloch"] as const) {
    const where = { id: await makeVersion(game) };
    const { template } = await prisma().templateVersion.findUniqueOrThrow({ where, select: { template: true } });
    versions.push({ id: where.id, slug: template.slug });
  }
  for (let i = 0; i < COUNT; i++) {
    const host = await makeMember(`h${i}q`);
    hosts.push(host);
    // Every fifth table is one of the other game, with four seats.
    const [version, seats] = i % 5 === 0 ? [versions[1]!, 4] : [versions[0]!, 3];
    ids.push(await openTable(host, version.id, seats, { name: `Table ${i}` }));
  }
});
beforeEach(() => listOpenTables());

/** All pages, as who asks for more each time. */
async function allPages(filter = NO_FILTER): Promise<string[][]> {
  const pages: string[][] = [];
  for (let after: string | null = null; ; ) {
    const page = await findOpenTables(filter, after);
    pages.push(page.tables.map(({ id }) => id));
    after = page.next;
    if (after === null) return pages;
  }
}

test("pages follow one another without a gap; what was opened last comes first, and how many there are is told", async () => {
  const pages = await allPages();
  expect(pages.map((page) => page.length)).toEqual([TABLES_A_PAGE, TABLES_A_PAGE, 5]);
  expect(pages.flat()).toEqual(ids.toReversed());
  expect(await firstOpenTables()).toMatchObject({
    total: COUNT,
    games: [
      { slug: versions[0]!.slug, tables: COUNT - COUNT / 5 },
      { slug: versions[1]!.slug, tables: COUNT / 5 },
    ],
  });
});

test("who waits for others comes first; moves at tables already shown shift nothing", async () => {
  const first = await findOpenTables(NO_FILTER, null);
  const second = await findOpenTables(NO_FILTER, first.next);
  const moved = ids[0]!;
  await sit(moved, hosts[0]!);
  await listOpenTables();
  expect((await firstOpenTables()).tables[0]).toMatchObject({ id: moved });
  expect((await firstOpenTables()).games.find(({ slug }) => slug === versions[1]!.slug)).toMatchObject({ waiting: 1 });
  expect((await findOpenTables(NO_FILTER, first.next)).tables).toEqual(second.tables);
  await playMove({
    ...{ tableId: moved, moveId: newId(), user: hosts[0]!.id, as: 0 },
    request: { to: "table", intent: { type: "leave" } },
  });
});

test("a game, free seats, so many seats, words and a player are looked for, each on all pages", async () => {
  const thousand = { ...NO_FILTER, game: versions[0]!.slug };
  expect((await allPages(thousand)).flat()).toEqual(ids.filter((_, i) => i % 5 !== 0).toReversed());
  expect((await findOpenTables(thousand, null)).total).toBe(COUNT - COUNT / 5);
  expect((await allPages({ ...NO_FILTER, seats: 4 })).flat()).toEqual(ids.filter((_, i) => i % 5 === 0).toReversed());
  const found = await findOpenTables({ ...NO_FILTER, words: `  TABLE ${hosts[7]!.nick.toUpperCase()}` }, null);
  expect(found).toMatchObject({ tables: [{ id: ids[7] }], next: null, total: 1 });

  const table = ids[1]!;
  await sit(table, hosts[1]!);
  const free = async () => (await allPages({ ...NO_FILTER, seats: "free" })).flat().includes(table);
  await listOpenTables();
  expect(await free()).toBe(true);
  expect((await findOpenTables({ ...NO_FILTER, player: hosts[1]!.id }, null)).tables).toMatchObject([{ id: table }]);
  for (const other of hosts.slice(2, 4)) await sit(table, other);
  await listOpenTables();
  expect(await free()).toBe(false);
});

test("a cursor is a place, not a line: of a table that is gone, or of none at all", async () => {
  const first = await findOpenTables(NO_FILTER, null);
  const [, createdAt] = first.next!.split(".");
  const gone = `1.${createdAt}.${"z".repeat(40)}`;
  for (const cursor of [first.next!, gone, `0.0.${newId()}`, "2.999999999999999.0", "0.0.0"]) {
    const { tables } = await findOpenTables(NO_FILTER, cursor);
    expect(tables.length).toBeLessThanOrEqual(TABLES_A_PAGE);
  }
  expect(await findOpenTables(NO_FILTER, "2.0.0")).toEqual({ tables: [], next: null, total: COUNT });
});

test("however many ask, and for whatever: the database is asked once, and for the lines that changed alone", async () => {
  const query = vi.spyOn(pool(), "query");
  // Moves of before are announced a moment after they were made.
  const named = () =>
    query.mock.calls
      .map(([asked]) => (asked as unknown as { name: string }).name)
      .filter((name) => name !== "announce-table");
  await listOpenTables();
  expect(named()).toEqual(["listed-tables"]);
  query.mockClear();
  await sit(ids[2]!, hosts[2]!);
  const before = named().length;
  const asked = Array.from({ length: 1_500 }, (_, i) =>
    i % 3 === 0 ? firstOpenTables() : findOpenTables({ ...NO_FILTER, words: `table ${i}` }, `0.${i}.a`),
  );
  await Promise.all([...asked, listOpenTables(), listOpenTables()]);
  const since = named().slice(before);
  expect(since.filter((name) => name === "listed-tables").length).toBeLessThanOrEqual(2);
  expect(since.filter((name) => name === "listed-lines")).toHaveLength(1);
  query.mockRestore();
});

test("a table at which nobody is named is listed however many its opener has besides, and leaves theirs alone", async () => {
  const opener = await makeMember("many");
  const open = (anonymous: boolean) => openTable(opener, versions[0]!.id, 3, { anonymous });
  const unnamed = [await open(true), await open(true)];
  const named: string[] = [];
  for (let i = 0; i < 8; i++) named.push(await open(false));
  const listed = (await listOpenTables()).map(({ id }) => id);
  expect(unnamed.filter((id) => listed.includes(id))).toEqual(unnamed);
  expect(named.filter((id) => listed.includes(id))).toHaveLength(5);
});

test("a list that took long to read is good for a few seconds all the same", async () => {
  const [table, host] = [ids[3]!, hosts[3]!];
  const query = pool().query.bind(pool());
  const slow = vi.spyOn(pool(), "query");
  let now = Date.now();
  const clock = vi.spyOn(Date, "now").mockImplementation(() => now);
  // The database answers after a minute.
  slow.mockImplementationOnce(((...asked: Parameters<typeof query>) => {
    now += 60_000;
    return query(...asked);
  }) as never);
  await listOpenTables();
  slow.mockRestore();
  const players = async () => (await firstOpenTables()).tables.find(({ id }) => id === table)?.seats[0]?.kind;
  now += 6_000;
  await sit(table, host);
  expect(await players()).toBe("user");
  clock.mockRestore();
});
