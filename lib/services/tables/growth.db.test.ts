import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeGuestHere, some } from "@/lib/build/testing/accounts";
import { makeMember, makeVersion, openTable } from "@/lib/build/testing/club";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { upgradeGuest } from "../accounts/upgrade-guest";
import { listMyTables, listVisitedTables, noteVisit } from "./list-tables";
import { listOpenTables } from "./open-tables";
import { playMove } from "./play-move";
import { readRecords } from "./read-table";
import { removeFromTables } from "./remove-user";
import { renameLate } from "./rename-user";

afterAll(closePool);

let version: string;
beforeAll(async () => {
  version = await makeVersion("thousand");
});

const tell = async (tableId: string, user: string, intent: object) =>
  expect(
    await playMove({ tableId, moveId: newId(), user, as: "visitor", request: { to: "table", intent } }),
  ).toMatchObject({ ok: true });
const closedOf = async (tableId: string) =>
  (await prisma().tableMember.findMany({ where: { tableId }, select: { closed: true } })).map(({ closed }) => closed);

test("when a table is closed its members know; who comes later finds it closed", async () => {
  const [host, guest, late] = await Promise.all(["host", "guest", "late"].map(makeMember));
  const id = await openTable(host!, version, 3);
  await tell(id, guest!.id, { type: "sit", share: "s" });
  await noteVisit(guest!, id);
  expect((await listMyTables(guest!)).map((card) => card.id)).toEqual([id]);
  expect(await closedOf(id)).not.toContain(true);
  await tell(id, host!.id, { type: "close" });
  await noteVisit(late!, id);
  await noteVisit(guest!, id);
  expect(await closedOf(id)).toHaveLength(3);
  expect(await closedOf(id)).not.toContain(false);
  for (const member of [host!, guest!, late!]) {
    expect(await listMyTables(member)).toEqual([]);
    expect(await listVisitedTables(member.id)).toEqual([]);
    expect(await removeFromTables(member.id)).toEqual({ failed: [] });
  }
});

test("one who came while it was being closed, and was not told, is shown no closed table", async () => {
  const host = await makeMember("host");
  const id = await openTable(host, version, 3);
  await tell(id, host.id, { type: "close" });
  await prisma().tableMember.updateMany({ where: { tableId: id }, data: { closed: false } });
  expect(await listMyTables(host)).toEqual([]);
});

test("whoever keeps a guest's account is called by their nick in the lists of all, and so are their tables", async () => {
  const { member: guest } = await makeGuestHere();
  const id = await openTable(guest, version, 3, { name: undefined });
  await tell(id, guest.id, { type: "sit", share: "s" });
  const own = async () => (await listMyTables(guest)).find((card) => card.id === id);
  const open = async () => (await listOpenTables()).find((card) => card.id === id);
  expect((await open())?.host?.nick).toBe(guest.nick);
  const nick = some();
  expect(await upgradeGuest(guest, { nick, password: "three brass keys" }, some())).toMatchObject({ ok: true });
  for (const list of [own, open]) {
    const card = await list();
    expect(card?.host).toEqual({ id: guest.id, nick });
    expect(card?.seats.find(({ user }) => user === guest.id)?.nick).toBe(nick);
  }
  // Nor is the old one there again once somebody else comes.
  await tell(id, (await makeMember("late")).id, { type: "sit", share: "s" });
  expect(JSON.stringify(await open())).not.toContain(guest.nick);
});

test("what a table was not told of a new nick it is told later; the account is there all the same", async () => {
  const { member: guest } = await makeGuestHere();
  const id = await openTable(guest, version, 3, { name: undefined });
  await tell(id, guest.id, { type: "sit", share: "s" });
  const open = async () => (await listOpenTables()).find((card) => card.id === id);
  const nick = some();
  // The list of their tables cannot be read just now.
  const ask = pool().query.bind(pool()) as (...given: unknown[]) => unknown;
  const asked = vi.spyOn(pool(), "query").mockImplementation((...given: unknown[]) => {
    if (String(given[0]).includes("m.named AND NOT m.closed")) throw new Error("away");
    return ask(...given);
  });
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const done = await upgradeGuest(guest, { nick, password: "three brass keys" }, some()).finally(() => {
    asked.mockRestore();
    told.mockRestore();
  });
  expect(done).toMatchObject({ ok: true });
  await renameLate();
  expect(JSON.stringify(await open())).not.toContain(guest.nick);
  expect((await open())?.host).toEqual({ id: guest.id, nick });
  expect(await renameLate()).toBe(0);
});

test("of a table that was played for years a page is given the last records, in their order", async () => {
  const id = await openTable(await makeMember("host"), version, 3);
  await pool().query(
    `INSERT INTO "GameRecord" ("tableId", kind, series, number, epoch, "firstSeq", "lastSeq", data, at)
     SELECT $1, 'deal', 1, n, n, n * 30, n * 30 + 29, '{}', now() FROM generate_series(1, 2000) n`,
    [id],
  );
  const records = await readRecords(id);
  expect(records).toHaveLength(500);
  expect(records.map(({ number }) => number)).toEqual(Array.from({ length: 500 }, (_, i) => 1_501 + i));
});
