import { Client } from "pg";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import type { NoticeKind } from "@/lib/contracts/notice-words";
import { tableRoom } from "@/lib/contracts/rooms";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool, pool } from "@/lib/db/pool";
import { classOfSeat } from "@/lib/engine/kernel/classes";
import type { Seen } from "@/lib/engine/kernel/game";
import { forgetTables, liveTable, onBatch } from "@/lib/live/live-table";
import { diplomacyNews } from "@/lib/worlds/diplomacy-news";
import { type CreateTableOf, createTableOf } from "../tables/create-table";
import { playMove } from "../tables/play-move";
import type { PlayMove } from "../tables/play-move-request";
import { markPresent, tellTable } from "../tables/presence";
import { emptyOutbox } from "./empty-outbox";
import { listNotices, readNotices, readUnread } from "./inbox";
import { tell } from "./tell";

afterAll(closePool);
beforeEach(async () => {
  while ((await emptyOutbox()) > 0);
});

const SETTINGS = { name: "By mail", public: true, entry: "open" as const, moveSeconds: null };
const kinds = async (member: Member) => (await listNotices(member)).map(({ kind }) => kind);
const outbox = () => prisma().outbox.findMany({ orderBy: { key: "asc" } });
/** Everything in the outbox becomes notices. */
const deliver = async () => {
  while ((await emptyOutbox()) > 0);
};

async function open(host: Member, given: Partial<CreateTableOf> & Pick<CreateTableOf, "world" | "body" | "seats">) {
  const opened = await createTableOf(host, { settings: SETTINGS, ...given });
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value.id;
}
const play = (tableId: string, user: string | null, as: PlayMove["as"], request: PlayMove["request"]) =>
  playMove({ tableId, moveId: newId(), user, as, request });
const ask = (tableId: string, user: Member, intent: object, as: PlayMove["as"] = "visitor") =>
  play(tableId, user.id, as, { to: "table", intent });

const spoofBody = { v: 1, rounds: 1, most: 1 };
async function spoofTable(): Promise<{ id: string; members: Member[] }> {
  const members = await Promise.all(["ann", "bob"].map(makeMember));
  const id = await open(members[0]!, { world: "spoof", body: spoofBody, seats: 2 });
  for (const [seat, member] of members.entries()) {
    await ask(id, member, { type: "sit", seat, share: "s" });
    await markPresent(tableRoom(id), member.id, "sidecar", false);
  }
  await play(id, members[0]!.id, "host", { to: "game", intent: { type: "start" } });
  await deliver();
  return { id, members };
}

test("what others send as they like comes by mail so often and no more, and pushes nothing else out of sight", async () => {
  const member = await makeMember("besieged");
  const { id: userId } = member;
  await prisma().mailAddress.create({
    data: {
      ...{ id: newId(), userId, address: `${userId}@example.org`, addressKey: `${userId}@example.org`, main: true },
      confirmedAt: new Date(),
    },
  });
  const say = (kind: NoticeKind, at: Date, times = 1) =>
    prisma().outbox.createMany({
      data: Array.from({ length: times }, () => ({ key: newId(), kind, users: [userId], data: { table: "T" }, at })),
    });
  const [early, now] = [new Date(Date.now() - 2 * 60 * 60_000), new Date()];
  await say("password_changed", early);
  await say("late", early);
  await say("invitation", early, 150);
  while ((await emptyOutbox(early)) > 0);
  await say("invitation", now, 150);
  await say("press", now, 4);
  await deliver();
  const mails = (kind: NoticeKind) => prisma().delivery.count({ where: { userId, kind, channel: "mail" } });
  expect([await mails("invitation"), await mails("press"), await mails("late")]).toEqual([2 * 20, 4, 1]);
  const told = await kinds(member);
  for (const kind of ["password_changed", "late"]) expect(told).toContain(kind);
  expect(told.filter((kind) => kind === "invitation").length).toBeGreaterThan(20);
});

test("a full outbox is emptied with as many statements as one that holds a few: everybody is told everything once", async () => {
  const members = await Promise.all(["anna", "bert"].map(makeMember));
  const users = members.map(({ id }) => id);
  const fill = (rows: number) =>
    prisma().outbox.createMany({
      data: Array.from({ length: rows }, (_, i) => {
        return { key: newId(), kind: "game_over", users, data: { table: `T${i}` }, at: new Date(1e12 + i) };
      }),
    });
  const statements = async () => {
    const asked = vi.spyOn(Client.prototype, "query");
    expect(await emptyOutbox()).toBeGreaterThan(0);
    const { length } = asked.mock.calls;
    asked.mockRestore();
    return length;
  };
  await fill(2);
  const few = await statements();
  await fill(90);
  expect(await statements()).toBe(few);
  expect(await emptyOutbox()).toBe(0);
  for (const member of members) expect(await kinds(member)).toHaveLength(92);
});

test("news to many people are told a part at a time, so that a transaction ends in time however many wait", async () => {
  const members = await Promise.all(["anna", "bert"].map(makeMember));
  const users = [...members.map(({ id }) => id), ...Array.from({ length: 398 }, newId)];
  await prisma().outbox.createMany({
    data: Array.from({ length: 3 }, (_, i) => {
      return { key: newId(), kind: "game_over", users, data: { table: `T${i}` }, at: new Date(1e12 + i) };
    }),
  });
  expect([await emptyOutbox(), await emptyOutbox(), await emptyOutbox(), await emptyOutbox()]).toEqual([2, 1, 0, 0]);
  for (const member of members) expect(await kinds(member)).toHaveLength(3);
});

describe("a live table", () => {
  test("while everybody is there a move is no news: it is written as ever", async () => {
    const { id } = await spoofTable();
    const { members } = { members: (await liveTable(id))!.match.table.seats };
    for (const [seat, occupant] of members.entries())
      await play(id, occupant.kind === "user" ? occupant.user : null, seat, {
        to: "game",
        intent: { type: "hide", coins: 1 },
      });
    expect(await outbox()).toEqual([]);
  });

  test("whoever is away is told that it is their turn, and that the game is over; who is there is not", async () => {
    const { id, members } = await spoofTable();
    const [ann, bob] = members as [Member, Member];
    const hide = (member: Member, seat: number) =>
      play(id, member.id, seat, { to: "game", intent: { type: "hide", coins: 1 } });
    await hide(bob, 1);
    await prisma().presence.deleteMany({ where: { userId: bob.id } });
    await tellTable(id, bob.id, Date.now());
    expect((await liveTable(id))!.match.table.seats[1]).toMatchObject({ away: expect.any(Number) });
    await hide(ann, 0);
    await play(id, ann.id, 0, { to: "game", intent: { type: "guess", total: 2 } });
    await deliver();
    expect(await kinds(bob)).toEqual(["your_turn"]);
    // Ann goes, and Bob comes back to end it.
    await prisma().presence.deleteMany({ where: { userId: ann.id } });
    await tellTable(id, ann.id, Date.now());
    await play(id, bob.id, 1, { to: "game", intent: { type: "guess", total: 1 } });
    await deliver();
    expect(await kinds(bob)).toEqual(["your_turn"]);
    expect(await kinds(ann)).toEqual(["game_over"]);
    expect((await listNotices(ann))[0]).toMatchObject({ href: `/tables/${id}`, data: { table: "By mail" } });
  });

  test("a move that is sent again tells nothing again; one that loses against another tells nothing", async () => {
    const { id, members } = await spoofTable();
    const [ann, bob] = members as [Member, Member];
    await play(id, bob.id, 1, { to: "game", intent: { type: "hide", coins: 0 } });
    await prisma().presence.deleteMany({ where: { userId: bob.id } });
    await tellTable(id, bob.id, Date.now());
    await play(id, ann.id, 0, { to: "game", intent: { type: "hide", coins: 0 } });
    const move: PlayMove = {
      ...{ tableId: id, moveId: newId(), user: ann.id, as: 0 as const },
      request: { to: "game", intent: { type: "guess", total: 0 } },
    };
    await Promise.all([playMove(move), playMove(move)]);
    forgetTables(id);
    await playMove(move);
    expect(await outbox()).toHaveLength(1);
    await Promise.all([emptyOutbox(), emptyOutbox(), emptyOutbox()]);
    expect(await kinds(bob)).toEqual(["your_turn"]);
  });
});

describe("the outbox", () => {
  test("is emptied with all that is made of it, or not at all", async () => {
    const member = await makeMember("whole");
    await prisma().outbox.create({
      data: { key: newId(), kind: "game_over", users: [member.id, "gone"], data: { table: "x" }, at: new Date() },
    });
    await pool().query(`ALTER TABLE "Notice" ADD CONSTRAINT broken CHECK (kind <> 'game_over') NOT VALID`);
    try {
      await expect(emptyOutbox()).rejects.toThrow();
      expect(await outbox()).toHaveLength(1);
      expect(await kinds(member)).toEqual([]);
    } finally {
      await pool().query(`ALTER TABLE "Notice" DROP CONSTRAINT broken`);
    }
    await deliver();
    expect(await kinds(member)).toEqual(["game_over"]);
    expect(await outbox()).toEqual([]);
  });

  test("what is of a kind that nobody knows any more is taken out, and nothing comes of it", async () => {
    const member = await makeMember("odd");
    await prisma().outbox.create({
      data: { key: newId(), kind: "toString", users: [member.id], data: {}, at: new Date() },
    });
    await deliver();
    expect([await outbox(), await kinds(member)]).toEqual([[], []]);
  });
});

test("whoever looks at a game has its results before them: they get the mail, and nothing at the bell", async () => {
  const [there, idle] = (await Promise.all(["there", "idle"].map(makeMember))) as [Member, Member];
  const { id } = await spoofTable();
  for (const { id: userId } of [there, idle]) {
    const address = `${userId}@club.example`.toLowerCase();
    await prisma().mailAddress.create({
      data: { id: newId(), userId, address, addressKey: address, confirmedAt: new Date() },
    });
  }
  await markPresent(tableRoom(id), there.id, "one", false);
  await markPresent(tableRoom(id), idle.id, "one", true);
  const data = { season: "SPRING", year: 1901, phase: "MOVEMENT" };
  await prisma().$transaction((tx) => tell(tx, { kind: "results", to: [there.id, idle.id], data, tableId: id }));
  expect([await kinds(there), await kinds(idle)]).toEqual([[], ["results"]]);
  const mails = await prisma().delivery.findMany({ where: { tableId: id, channel: "mail" } });
  expect(mails.map(({ userId }) => userId).sort()).toEqual([there.id, idle.id].sort());
});

test("what is read is read by its member alone: one, or all", async () => {
  const [ann, bob] = (await Promise.all(["ann", "bob"].map(makeMember))) as [Member, Member];
  const say = () =>
    prisma().$transaction((tx) => tell(tx, { kind: "game_over", to: [ann.id, bob.id], data: { table: "Oak" } }));
  await say();
  await say();
  const [{ id } = { id: "" }] = await listNotices(ann);
  await readNotices(bob, id);
  expect((await readUnread(ann.id)).count).toBe(2);
  await readNotices(ann, id);
  expect((await readUnread(ann.id)).count).toBe(1);
  await readNotices(ann);
  expect([(await readUnread(ann.id)).count, (await readUnread(bob.id)).count]).toEqual([0, 2]);
});

test("requests, invitations and removals are told to whom they concern, and to nobody who did them", async () => {
  const [host, guest, other] = (await Promise.all(["host", "asks", "other"].map(makeMember))) as [
    Member,
    Member,
    Member,
  ];
  const settings = { ...SETTINGS, entry: "request" as const };
  const id = await open(host, { world: "spoof", body: spoofBody, seats: 3, settings });
  await ask(id, host, { type: "sit", seat: 0, share: "s" });
  await ask(id, guest, { type: "sit", seat: 1, share: "s" });
  await ask(id, host, { type: "accept", user: guest.id }, "host");
  await ask(id, host, { type: "invite", user: other.id, office: null }, "host");
  await ask(id, host, { type: "kick", seat: 1 }, "host");
  await deliver();
  expect(await listNotices(host)).toMatchObject([{ kind: "join_request", data: { nick: guest.nick } }]);
  expect(await kinds(guest)).toEqual(["seat_lost", "request_accepted"]);
  expect(await listNotices(other)).toMatchObject([{ kind: "invitation", data: { by: host.nick, office: null } }]);
});

test("at an anonymous table nobody is named: the master answers requests, and a notice has no nick", async () => {
  const [host, guest, other] = (await Promise.all(["host", "asks", "other"].map(makeMember))) as [
    Member,
    Member,
    Member,
  ];
  const settings = { ...SETTINGS, entry: "request" as const, anonymous: true };
  const id = await open(host, { world: "spoof", body: spoofBody, seats: 2, settings, asMaster: true });
  await ask(id, guest, { type: "sit", share: "s" });
  await ask(id, host, { type: "invite", user: other.id, office: null }, "master");
  await deliver();
  expect(await listNotices(host)).toMatchObject([{ kind: "join_request", data: { nick: null } }]);
  expect(await listNotices(other)).toMatchObject([{ kind: "invitation", data: { by: null } }]);
  expect(JSON.stringify(await prisma().notice.findMany({ where: { tableId: id } }))).not.toContain(guest.nick);
});

describe("a game by correspondence", () => {
  const DAY = 24 * 60 * 60_000;

  async function game(rules: string[], extra: object = {}): Promise<{ id: string; members: Member[] }> {
    const members = await Promise.all(Array.from({ length: 7 }, (_, i) => makeMember(`m${i}`)));
    const body = { timing: ["NEXT 1D"], zone: "UTC", rules, ...extra };
    const id = await open(members[0]!, { world: "diplomacy", body, seats: 7 });
    for (const [seat, member] of members.entries()) await ask(id, member, { type: "sit", seat, share: "s" });
    return { id, members };
  }
  /** The clock ticks through some days: nobody orders. */
  async function sleep(id: string, days: number): Promise<void> {
    const { tickTable } = await import("../tables/tick-tables");
    for (let hour = 0; hour <= days * 24; hour++) {
      const now = Date.now() + (hour * DAY) / 24;
      for (let step = 0; step < 20 && (await tickTable(id, now)); step++);
    }
  }

  test.each<{ rules: string[] }>([
    { rules: [] },
    { rules: ["BLIND"] },
    { rules: ["HIDE_LATE_POWERS"] },
    { rules: ["CIVIL_DISORDER"] },
  ])(
    "$rules: each is told what their own class was shown, no more and no less, whoever sits there",
    async ({ rules }) => {
      const { id, members } = await game(rules);
      const table = (await liveTable(id))!;
      // What each seat's class was shown by each move: the same stream that its page gets.
      const shown = new Map<number, string[]>();
      const stop = onBatch((of, batch) => {
        if (of.id !== table.id) return;
        for (const [seat] of members.entries()) {
          const rows = batch.seen.get(classOfSeat(seat)) ?? [];
          const seen: Seen[] = rows.flatMap((row) => (row.kind === "game" ? [row.seen] : []));
          const said = diplomacyNews(seen, () => ({ own: [] })).map(({ kind, data: { until: _, ...facts } }) =>
            JSON.stringify([kind, facts]),
          );
          // The same told twice by one move is told once.
          shown.set(seat, [...(shown.get(seat) ?? []), ...new Set(said)]);
        }
      });
      // Long enough for a deadline, whatever weekday it is today.
      await sleep(id, 6);
      stop();
      await deliver();
      for (const [seat, member] of members.entries()) {
        const rows = await prisma().notice.findMany({ where: { userId: member.id, tableId: id } });
        const told = rows
          .filter(({ kind }) => kind !== "your_turn")
          .map(({ kind, data }) => {
            const { table: name, house: _, untilAt, zone, ...facts } = data as Record<string, unknown>;
            expect(name).toBe("By mail");
            if (kind === "warning") expect([untilAt, zone]).toEqual([expect.any(Number), expect.any(String)]);
            return JSON.stringify([kind, facts]);
          });
        const sorted = (lines: string[]) => lines.map((line) => JSON.stringify(sortKeys(JSON.parse(line)))).sort();
        expect(sorted(told)).toEqual(sorted(shown.get(seat) ?? []));
        // Nobody ordered: each of them is concerned, and told. In civil disorder nobody is late.
        if (!rules.includes("CIVIL_DISORDER")) expect(told.some((line) => line.startsWith('["late"'))).toBe(true);
        expect(told.some((line) => line.startsWith('["warning"'))).toBe(true);
      }
    },
  );
});

/** Objects with their keys in order: the database keeps its own. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort()
      .map(([key, one]) => [key, sortKeys(one)]),
  );
}
