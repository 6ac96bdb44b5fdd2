import { afterAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { clearLobby, makeMember, makeVersion, openTable } from "@/lib/build/testing/club";
import { tableRoom } from "@/lib/contracts/rooms";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { liveTable } from "@/lib/live/live-table";
import { createTableOf } from "./create-table";
import { listOpenTables } from "./open-tables";
import { playMove } from "./play-move";
import type { PlayMove } from "./play-move-request";
import { markGone, markPresent, sweepAbsent, tellTable } from "./presence";
import { snapshotFor } from "./show-table";
import { tickTable } from "./tick-tables";

afterAll(closePool);

const DAY = 24 * 60 * 60_000;
const listed = async (id: string) => (await listOpenTables()).find((table) => table.id === id);

test("where nobody is named nobody is looked for, and a deserted table leaves the lobby within the hour", async () => {
  await clearLobby();
  const host = await makeMember("gone");
  const id = await openTable(host, await makeVersion("thousand"), 3, { anonymous: true });
  const request = { to: "table" as const, intent: { type: "sit", share: "s" } };
  await playMove({ tableId: id, moveId: newId(), user: host.id, as: "visitor", request });
  // Nobody is connected: two hundred such seats would take the places of all who are to be found.
  expect(await sweepAbsent(Date.now())).toBe(0);
  const aged = (minutes: number) =>
    prisma().table.update({ where: { id }, data: { movedAt: new Date(Date.now() - minutes * 60_000) } });
  await aged(20);
  expect(await listed(id)).toMatchObject({ anonymous: true });
  await aged(60);
  expect(await listed(id)).toBeUndefined();
});

test("where nobody is named the clock runs for a stand-in as for whom it stands in for", async () => {
  const members = await Promise.all(["one", "two", "three"].map(makeMember));
  const settings = { anonymous: true, moveSeconds: 30, botMillis: 10_000 };
  const id = await openTable(members[0]!, await makeVersion("thousand"), 3, settings);
  const move = (member: Member, as: "visitor" | "host", request: PlayMove["request"]) =>
    playMove({ tableId: id, moveId: newId(), user: member.id, as, request });
  for (const member of members) await move(member, "visitor", { to: "table", intent: { type: "sit", share: "s" } });
  expect(await move(members[0]!, "host", { to: "game", intent: { type: "start" } })).toMatchObject({ ok: true });
  const table = (await liveTable(id))!;
  const clock = () => snapshotFor(table, null).clock;
  expect(clock()).toEqual({ kind: "move", at: table.match.since + 30_000 });
  // Somebody is too slow, and a bot stands in.
  const [slow = -1] = table.game.waitsFor(table.match.game).seats;
  expect(await tickTable(id, table.match.since + 31_000)).toBe(true);
  expect(table.match.table.seats[slow]).toMatchObject({ kind: "user", shadow: true });
  expect(clock()).toEqual({ kind: "move", at: table.match.since + 30_000 });
});

test("a game by correspondence: nobody has to be there, it stays listed, and its clock goes on", async () => {
  const members = await Promise.all(Array.from({ length: 7 }, () => makeMember("mail")));
  const settings = { name: "By mail", public: true, entry: "open" as const, moveSeconds: null };
  const body = { timing: ["NEXT 1D"], zone: "UTC" };
  const opened = await createTableOf(members[0]!, { world: "diplomacy", body, seats: 7, settings });
  if (!opened.ok) throw new Error(opened.error.code);
  const { id } = opened.value;
  const tell = (user: string, intent: object) =>
    playMove({ tableId: id, moveId: newId(), user, as: "visitor", request: { to: "table", intent } });
  for (const [seat, member] of members.entries()) await tell(member.id, { type: "sit", seat, share: "s" });
  expect(await tickTable(id, Date.now() + 60_000)).toBe(true);

  // Coming and going is nobody's business: no row of the log tells of it.
  const { seq } = (await liveTable(id))!.match;
  const someone = members[3]!.id;
  await markPresent(tableRoom(id), someone, "sidecar", false);
  await tellTable(id, someone, Date.now());
  await markGone(tableRoom(id), someone, "sidecar");
  await tellTable(id, someone, Date.now());
  await sweepAbsent(Date.now());
  expect((await liveTable(id))!.match.seq).toBe(seq);
  expect(await prisma().table.findUniqueOrThrow({ where: { id } })).toMatchObject({ present: false });

  const aged = (days: number) =>
    prisma().table.update({ where: { id }, data: { movedAt: new Date(Date.now() - days * DAY) } });
  await aged(20);
  expect(await listed(id)).toMatchObject({ world: "diplomacy", correspondence: true, phase: "playing" });
  await aged(40);
  expect(await listed(id)).toBeUndefined();

  // Long enough for a deadline, whatever weekday it is today.
  expect(await tickTable(id, Date.now() + 6 * DAY)).toBe(true);
});

test("a game by correspondence: nobody who looks on learns that orders have come in, all of them included", async () => {
  const members = await Promise.all(Array.from({ length: 7 }, () => makeMember("post")));
  const settings = { name: "Sealed", public: true, entry: "open" as const, moveSeconds: null };
  const body = { timing: ["NEXT 1D"], zone: "UTC" };
  const opened = await createTableOf(members[0]!, { world: "diplomacy", body, seats: 7, settings });
  if (!opened.ok) throw new Error(opened.error.code);
  const { id } = opened.value;
  const move = (user: string, as: PlayMove["as"], request: PlayMove["request"]) =>
    playMove({ tableId: id, moveId: newId(), user, as, request });
  for (const [seat, { id: user }] of members.entries())
    await move(user, "visitor", { to: "table", intent: { type: "sit", seat, share: "s" } });
  expect(await tickTable(id, Date.now() + 60_000)).toBe(true);
  const table = (await liveTable(id))!;
  const shown = () => JSON.stringify(snapshotFor(table, null));
  const before = shown();
  const orders = () => members.map((_, seat) => table.game.legal?.(table.match.game, seat)?.find(isOrders));
  const isOrders = (intent: unknown) => (intent as { type: string }).type === "orders";
  for (const [seat, intent] of orders().entries()) {
    const { seq } = table.match;
    expect(await move(members[seat]!.id, seat, { to: "game", intent })).toMatchObject({ ok: true });
    expect(table.match.seq).toBeGreaterThan(seq);
    expect(shown()).toBe(before);
  }
  expect(table.game.waitsFor(table.match.game).seats).toEqual([]);
});
