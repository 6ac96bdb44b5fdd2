import { z } from "zod";
import type { Member } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import type { State } from "@/lib/engine/diplomacy/game/state";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import type { LiveTable } from "@/lib/live/live-table";
import { playMove } from "../../tables/play-move";
import { ownGames, seatOf } from "../own-games";

const DAY = 24 * 3_600_000;
/** The longest absence, in days, as every game has it for its players. */
const LONGEST = 14;
const MOST = 40;

/** A day as a date field gives it, `2026-11-23`. */
const day = z.iso.date({ error: "absence/bad_dates" });
export const EnterAbsence = z
  .object({ first: day, last: day })
  .refine(({ first, last }) => first <= last, { error: "absence/bad_dates", path: ["last"] });

/** Days as `2026-11-23`. */
export type Absence = { readonly id: string; readonly first: string; readonly last: string };
/** How many games took it, and which did not, by its settings, which name it, and why. */
export type Entered = {
  readonly told: number;
  readonly refused: readonly { table: LiveTable["match"]["table"]["settings"]; code: string }[];
};

type Row = { id: string; firstDay: string; lastDay: string };

const digits = (date: string): string => date.replaceAll("-", "");
const dashed = (text: string): string => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
/** The day it is, where it is earliest still: an absence is over once it is over everywhere. */
const today = (now: Date): string => digits(new Date(now.getTime() - DAY / 2).toISOString().slice(0, 10));

/** A member's absences that are not over, the first first. */
export async function listAbsences({ id: userId }: Member, now = new Date()): Promise<Absence[]> {
  const where = { userId, lastDay: { gte: today(now) } };
  const rows = await prisma().absence.findMany({ where, orderBy: [{ firstDay: "asc" }, { lastDay: "asc" }] });
  return rows.map(({ id, firstDay, lastDay }) => ({ id, first: dashed(firstDay), last: dashed(lastDay) }));
}

/**
 * A member is away on these days, in the zone of each game: told to all games that they play; what joins later is told
 * when they join. Deadlines that stand do not move. Refuses `absence/past`, `absence/too_long {days}`, `absence/too_many`,
 * `absence/entered`; what a game refuses is answered by game.
 */
export async function enterAbsence(
  member: Member,
  { first, last }: z.infer<typeof EnterAbsence>,
  now = new Date(),
): Promise<Result<Entered, Refusal>> {
  const row = { id: newId(), userId: member.id, firstDay: digits(first), lastDay: digits(last) };
  if (row.lastDay < today(now)) return refuse("absence/past");
  if ((Date.parse(last) - Date.parse(first)) / DAY >= LONGEST) return refuse("absence/too_long", { days: LONGEST });
  const stored = await prisma().$transaction(async (tx) => {
    // Two forms sent at once count together.
    await tx.$executeRaw`SELECT id FROM "User" WHERE id = ${member.id} FOR UPDATE`;
    if ((await tx.absence.count({ where: { userId: member.id, lastDay: { gte: today(now) } } })) >= MOST)
      return refuse("absence/too_many");
    const { count } = await tx.absence.createMany({ data: [row], skipDuplicates: true });
    return count === 0 ? refuse("absence/entered") : ok(null);
  });
  if (!stored.ok) return stored;
  let told = 0;
  const refused: Entered["refused"][number][] = [];
  for (const table of await ownGames(member.id)) {
    if (seatOf(table, member.id) < 0) continue;
    const code = await tellGame(table, member.id, row, now);
    if (code === null) told += 1;
    else refused.push({ table: table.match.table.settings, code });
  }
  return ok({ told, refused });
}

/** Takes an absence back, from all games; somebody else's does nothing. */
export async function removeAbsence(member: Member, { id }: { id: string }, now = new Date()): Promise<null> {
  const row = await prisma().absence.findFirst({ where: { id, userId: member.id } });
  if (!row) return null;
  // No game that is joined from here on is told.
  await prisma().absence.deleteMany({ where: { id } });
  for (const table of await ownGames(member.id)) {
    const seat = seatOf(table, member.id);
    if (seat < 0) continue;
    const intent = { type: "end_absence", from: row.firstDay, to: row.lastDay };
    const moveId = `absence-ended:${id}:${seat}`;
    const request = { to: "game" as const, intent };
    await playMove({ tableId: table.id, moveId, user: member.id, as: seat, request, now: now.getTime() });
  }
  return null;
}

/** Enters what is missing at a table: of those who have sat down with absences entered before. Harmless to repeat. */
export async function carryAbsences(table: LiveTable, now = new Date()): Promise<void> {
  if (table.world.name !== "diplomacy" || table.game.outcome(table.match.game) !== null) return;
  const users = table.match.table.seats.flatMap((occupant) => (occupant.kind === "user" ? [occupant.user] : []));
  const rows = await prisma().absence.findMany({ where: { userId: { in: users }, lastDay: { gte: today(now) } } });
  for (const row of rows) {
    const seat = seatOf(table, row.userId);
    const isKnown = (table.match.game as State).absences.some(
      (one) => one.seat === seat && one.from === row.firstDay && one.to === row.lastDay,
    );
    if (seat >= 0 && !isKnown) await tellGame(table, row.userId, row, now);
  }
}

/** Enters what is missing in all games: what a process that ended did not come to. Returns how many members are away. */
export async function carryAllAbsences(now = new Date()): Promise<number> {
  const where = { lastDay: { gte: today(now) } };
  const users = await prisma().absence.findMany({ where, distinct: ["userId"], select: { userId: true } });
  for (const { userId } of users) for (const table of await ownGames(userId)) await carryAbsences(table, now);
  return users.length;
}

/** The code of what a game refuses; null: it knows now, or knew before. */
async function tellGame(table: LiveTable, user: string, row: Row, now: Date): Promise<string | null> {
  const seat = seatOf(table, user);
  const intent = { type: "absence", from: row.firstDay, to: row.lastDay };
  const told = await playMove({
    ...{ tableId: table.id, moveId: `absence:${row.id}:${seat}`, user, as: seat, now: now.getTime() },
    request: { to: "game", intent },
  });
  return told.ok || told.error.code === "absence/entered" ? null : told.error.code;
}
