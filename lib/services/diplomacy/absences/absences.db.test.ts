import ICAL from "ical.js";
import { afterAll, expect, test } from "vitest";
import { makeMember } from "@/lib/build/testing/club";
import { begunGame, moveOf, openedGame, sitDown, stateOf } from "@/lib/build/testing/diplomacy";
import { prisma } from "@/lib/db/client";
import { closePool } from "@/lib/db/pool";
import { liveTable } from "@/lib/live/live-table";
import { tickTable } from "../../tables/tick-tables";
import { readCalendar, readCalendarLink, renewCalendar, stopCalendar } from "../calendar";
import { carryAbsences, carryAllAbsences, EnterAbsence, enterAbsence, listAbsences, removeAbsence } from "./absences";

afterAll(closePool);

const DAY = 24 * 3_600_000;
const dayFrom = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const digits = (day: string): string => day.replaceAll("-", "");
const away = (first: number, last: number) => ({ first: dayFrom(first), last: dayFrom(last) });

test("an absence is entered once for all games, those that are joined later too, and taken back from all", async () => {
  const [{ id: running, members }, strict] = [await begunGame(), await makeMember("strict")];
  const member = members[2]!;
  const forming = await openedGame(strict, { name: "Forming" });
  await sitDown(forming, [member]);
  const noAbsences = await openedGame(strict, { name: "Never away", rules: ["NO_ABSENCES"] });
  await sitDown(noAbsences, [member]);
  const deadline = (await stateOf(running)).deadlineAt;

  const entered = await enterAbsence(member, away(10, 12));
  expect(entered).toMatchObject({
    ok: true,
    value: { told: 2, refused: [{ code: "absence/master_only", table: { name: "Never away" } }] },
  });
  const row = { seat: 2, from: digits(dayFrom(10)), to: digits(dayFrom(12)) };
  expect((await stateOf(running)).absences).toEqual([row]);
  // What stands does not move.
  expect((await stateOf(running)).deadlineAt).toBe(deadline);
  expect((await stateOf(forming)).absences).toEqual([{ ...row, seat: 0 }]);

  const later = await openedGame(strict);
  await sitDown(later, [strict, member]);
  await carryAbsences((await liveTable(later))!);
  await carryAllAbsences();
  expect((await stateOf(later)).absences).toEqual([{ ...row, seat: 1 }]);

  const [absence] = await listAbsences(member);
  // Somebody else takes nothing back.
  await removeAbsence(members[3]!, { id: absence!.id });
  expect(await listAbsences(member)).toHaveLength(1);
  await removeAbsence(member, { id: absence!.id });
  expect(await listAbsences(member)).toEqual([]);
  for (const id of [running, forming, later]) expect((await stateOf(id)).absences).toEqual([]);
  await carryAllAbsences();
  expect((await stateOf(running)).absences).toEqual([]);
  // Entered anew it is told anew.
  expect(await enterAbsence(member, away(10, 12))).toMatchObject({ ok: true, value: { told: 3 } });
});

test("the next deadline keeps clear of an absence, and whoever leaves takes it along", async () => {
  const { id, members } = await begunGame({ timing: ["NEXT 2D"], rules: ["NO_PRESS", "CIVIL_DISORDER"] });
  const deadline = (await stateOf(id)).deadlineAt!;
  const day = Math.round((deadline - Date.now()) / DAY) + 2;
  expect(await enterAbsence(members[4]!, away(day - 1, day + 4))).toMatchObject({ ok: true, value: { told: 1 } });
  for (
    let at = deadline, i = 0;
    (await stateOf(id)).position.phase.season === "SPRING" && i < 9;
    i++, at += 20 * 60_000
  )
    await tickTable(id, at);
  expect((await stateOf(id)).deadlineAt).toBeGreaterThanOrEqual(Date.parse(`${dayFrom(day + 5)}T00:00Z`));
  expect(await moveOf(id, members[4]!, 4, { to: "table", intent: { type: "leave" } })).toBeNull();
  expect((await stateOf(id)).absences).toEqual([]);
});

test("what nobody may enter is refused, and stored nowhere", async () => {
  const member = await makeMember("away");
  expect(await enterAbsence(member, away(0, 14))).toMatchObject({ ok: false, error: { code: "absence/too_long" } });
  expect(await enterAbsence(member, away(-9, -3))).toMatchObject({ ok: false, error: { code: "absence/past" } });
  expect(await enterAbsence(member, away(1, 14))).toMatchObject({ ok: true, value: { told: 0, refused: [] } });
  expect(await enterAbsence(member, away(1, 14))).toMatchObject({ ok: false, error: { code: "absence/entered" } });
  for (const given of [{ first: "2026-02-30", last: "2026-03-01" }, away(3, 2), { first: "soon", last: "later" }])
    expect(EnterAbsence.safeParse(given).success).toBe(false);
  expect(await listAbsences(member)).toHaveLength(1);
});

test("a deadline beyond all calendars, as a master may set it, does not spoil that of everybody who plays", async () => {
  const master = await makeMember("gm");
  const id = await openedGame(master, { runBy: "master", zone: "Etc/GMT+12" });
  const members = await Promise.all(Array.from({ length: 7 }, () => makeMember("seat")));
  await sitDown(id, members);
  await tickTable(id, Date.now() + 60_000);
  const intent = { type: "set_deadline", deadline: "999912312359" };
  expect(await moveOf(id, master, "master", { to: "game", intent })).toBeNull();
  await renewCalendar(members[0]!);
  const name = (await readCalendarLink(members[0]!))!.split("/").at(-1)!;
  const read = await readCalendar({ name });
  expect(read.ok && read.value.body.match(/DTSTART:(?!\d{8}T)/)).toBeNull();
});

test("a calendar tells its owner's deadlines as another library reads them, by one address that can be renewed", async () => {
  const { id, members } = await begunGame({ name: "Long; game, with\nlines" });
  const [one, other] = [members[0]!, members[1]!];
  expect(await readCalendarLink(one)).toBeNull();
  await renewCalendar(one);
  const nameOf = async () => (await readCalendarLink(one))!.split("/").at(-1)!;
  const name = await nameOf();
  const read = await readCalendar({ name });
  if (!read.ok) throw new Error(read.error.code);
  const events = new ICAL.Component(ICAL.parse(read.value.body)).getAllSubcomponents("vevent");
  expect(events).toHaveLength(1);
  const event = new ICAL.Event(events[0]!);
  expect(event.startDate.toJSDate().getTime()).toBe((await stateOf(id)).deadlineAt);
  expect(event.uid).toBe(`${id}-S1901M@guildhall`);
  expect(event.summary).toContain("Long; game, with");
  expect(event.description).toBe("Orders are missing.");
  // The same as long as nothing changes.
  expect(await readCalendar({ name })).toEqual(read);
  const table = (await liveTable(id))!;
  const [intent] = table.game.legal!(table.match.game, 0) as { text: string; power: string }[];
  // What others do is no business of this calendar.
  const [theirs] = table.game.legal!(table.match.game, 1) as { text: string; power: string }[];
  expect(await moveOf(id, other, 1, { to: "game", intent: theirs })).toBeNull();
  expect(await moveOf(id, one, 0, { to: "game", intent })).toBeNull();
  const ordered = await readCalendar({ name });
  expect(ordered.ok && ordered.value.body).toContain("Orders are in.");
  expect(ordered.ok && ordered.value.etag).not.toBe(read.value.etag);

  const refused = { ok: false, error: { code: "calendar/unknown" } };
  const [, signature] = name.split(".");
  for (const wrong of ["", name.slice(0, -5), name.replace(one.id, other.id), `${one.id}.${signature}x.ics`, "a.b.c"])
    expect(await readCalendar({ name: wrong })).toMatchObject(refused);
  await renewCalendar(one);
  expect(await readCalendar({ name })).toMatchObject(refused);
  const renewed = await nameOf();
  expect(await readCalendar({ name: renewed })).toMatchObject({ ok: true });
  await prisma().user.update({ where: { id: one.id }, data: { bannedAt: new Date() } });
  expect(await readCalendar({ name: renewed })).toMatchObject(refused);
  await prisma().user.update({ where: { id: one.id }, data: { bannedAt: null } });
  await stopCalendar(one);
  expect(await readCalendar({ name: renewed })).toMatchObject(refused);
  await renewCalendar(one);
  expect(await readCalendar({ name: renewed })).toMatchObject(refused);
  await tickTable(id, Date.now());
});
