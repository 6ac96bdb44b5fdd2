import type { Online, TablePresence } from "@/lib/contracts/live";
import { tableRoom } from "@/lib/contracts/rooms";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { pool } from "@/lib/db/pool";
import { sendSignal } from "@/lib/db/signal";
import { isAnonymous } from "@/lib/engine/kernel/anonymity";
import type { UserId } from "@/lib/engine/kernel/game";
import { liveTable } from "@/lib/live/live-table";
import { readPeople } from "@/lib/live/people";
import { playMove } from "./play-move";

/** Beats older than this count as gone: their sidecar died. */
const FRESH_FOR = 45_000;

const fresh = () => ({ gte: new Date(Date.now() - FRESH_FOR) });

/** Notes that a user is connected to a room through a sidecar, and tells everybody. */
export async function markPresent(room: string, userId: UserId, sidecar: string, idle: boolean): Promise<void> {
  const where = { room_userId_sidecar: { room, userId, sidecar } };
  const beatAt = new Date();
  await prisma().presence.upsert({ where, create: { room, userId, sidecar, idle, beatAt }, update: { idle, beatAt } });
  await sendSignal("lobby", room);
}

/** Notes that a user has no connection to a room through this sidecar any more. */
export async function markGone(room: string, userId: UserId, sidecar: string): Promise<void> {
  await prisma().presence.deleteMany({ where: { room, userId, sidecar } });
  await sendSignal("lobby", room);
}

/** All connections of this sidecar live. */
export async function beat(sidecar: string): Promise<void> {
  await prisma().presence.updateMany({ where: { sidecar }, data: { beatAt: new Date() } });
}

/** How long those whom an ending sidecar hands over count as here: the next one notes them a moment after they have come. */
const HANDED_OVER = 10_000;

/**
 * This sidecar ends. Who was connected to it is coming to another one, and is not taken to be away meanwhile; what dead ones
 * left behind goes.
 */
export async function handOverPresence(sidecar: string): Promise<void> {
  const now = Date.now();
  await prisma().presence.deleteMany({ where: { beatAt: { lt: new Date(now - 10 * FRESH_FOR) } } });
  const beatAt = new Date(now - FRESH_FOR + HANDED_OVER);
  await prisma().presence.updateMany({ where: { sidecar }, data: { beatAt } });
}

/** How many people are told of at most, where they are connected: at one place, or anywhere. */
const MOST_TOLD = 1_000;

/** Who is connected, to a room or (null) anywhere, through whichever sidecar; each once, idle if all their pages are. */
async function readPresent(room: string | null): Promise<{ here: UserId[]; idle: UserId[] }> {
  const { rows } = await pool().query<{ userId: UserId; idle: boolean }>({
    name: room === null ? "present-anywhere" : "present-in-room",
    text: `SELECT "userId", bool_and(idle) AS idle FROM "Presence"
           WHERE "beatAt" >= $1 ${room === null ? "" : "AND room = $2"}
           GROUP BY "userId" ORDER BY "userId" LIMIT ${MOST_TOLD}`,
    values: room === null ? [fresh().gte] : [fresh().gte, room],
  });
  const those = (idle: boolean) => rows.filter((row) => row.idle === idle).map(({ userId }) => userId);
  return { here: those(false), idle: those(true) };
}

/** Who is connected to a table, with names; null: nobody is told, the table is anonymous. */
export async function readTablePresence(tableId: string): Promise<TablePresence | null> {
  const table = await liveTable(tableId);
  if (table && isAnonymous(table.game, table.match)) return null;
  const { here, idle } = await readPresent(tableRoom(tableId));
  return { tableId, here, idle, people: await readPeople([...here, ...idle]) };
}

/** Everybody who is connected anywhere, with names, by name. */
export async function readOnlinePeople(): Promise<Online> {
  const { here, idle } = await readPresent(null);
  const people = await readPeople([...here, ...idle]);
  const named = (ids: UserId[]) => ids.flatMap((id) => people[id] ?? []).sort((a, b) => a.nick.localeCompare(b.nick));
  return { here: named(here), idle: named(idle) };
}

/**
 * Tells a table whether one of its players is connected: when their last device went, when one is back. Does nothing for
 * spectators and for what the table knows already.
 */
export async function tellTable(tableId: string, userId: UserId, now: number): Promise<void> {
  const table = await liveTable(tableId);
  const seat = table?.match.table.seats.findIndex((seated) => seated.kind === "user" && seated.user === userId) ?? -1;
  const occupant = table?.match.table.seats[seat];
  if (occupant?.kind !== "user" || table?.game.correspondence || table?.match.table.settings.anonymous) return;
  const connected = await prisma().presence.count({ where: { room: tableRoom(tableId), userId, beatAt: fresh() } });
  const isAway = occupant.away !== null;
  if (connected > 0 ? !isAway && !occupant.shadow : isAway) return;
  const intent = { type: connected > 0 ? ("back" as const) : ("away" as const), seat };
  await playMove({
    tableId,
    moveId: `clock:${newId()}`,
    user: null,
    as: "clock",
    request: { to: "table", intent },
    now,
  });
  // Whoever came while they were marked away was told of as here before the table knew that they were gone.
  if (intent.type === "away") await tellTable(tableId, userId, now);
}

/**
 * Marks players away whom no sidecar has seen lately: theirs died, and they did not come back. Not by correspondence, nor
 * at anonymous tables, where nobody is ever away: their seats would fill every sweep.
 */
export async function sweepAbsent(now: number): Promise<number> {
  const absent = await prisma().$queryRaw<{ tableId: string; userId: string }[]>`
    SELECT t.id AS "tableId", s.value->>'user' AS "userId"
    FROM "Table" t, jsonb_array_elements(t.summary->'seats') AS s(value)
    WHERE t.present AND t."closedAt" IS NULL AND t."movedAt" > now() - interval '7 days'
      AND NOT t.summary @> '{"correspondence": true}' AND NOT t.summary @> '{"anonymous": true}'
      AND s.value->>'kind' = 'user' AND NOT (s.value->>'away')::boolean
      AND NOT EXISTS (
        SELECT 1 FROM "Presence" p
        WHERE p.room = 'table:' || t.id AND p."userId" = s.value->>'user' AND p."beatAt" >= ${fresh().gte}
      )
    LIMIT 200`;
  for (const { tableId, userId } of absent) await tellTable(tableId, userId, now);
  return absent.length;
}
