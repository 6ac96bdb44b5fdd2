import type { Actor } from "@/lib/auth/policy";
import type { Joined } from "@/lib/contracts/live";
import { tableRoom } from "@/lib/contracts/rooms";
import { isStorable } from "@/lib/contracts/storable";
import type { GameRecord } from "@/lib/contracts/table";
import { prisma } from "@/lib/db/client";
import { inTurn } from "@/lib/live/in-turn";
import { catchUp, liveTable, refreshPeople } from "@/lib/live/live-table";
import { readPeople } from "@/lib/live/people";
import { listChatMessages } from "@/lib/services/chat/list-chat-messages";
import { classOfUser, recentLog, snapshotFor } from "./show-table";

/** What a table's page starts from. */
export type TablePage = {
  id: string;
  /** What pages of its world need to know of the game. */
  info: unknown;
  joined: Joined;
  records: GameRecord[];
  anchor: string;
};

/**
 * A table as whoever asks may see it now, newest state; null: there is none. A private table is one that no list shows:
 * its id is 100 random bits, and whoever was given it may watch. What they see of the cards is decided by the engine.
 */
export async function readTable(actor: Actor, id: string): Promise<TablePage | null> {
  const userId = actor?.id ?? null;
  const table = await liveTable(id);
  if (!table) return null;
  await inTurn(id, () => catchUp(table));
  await refreshPeople(table);
  const viewerClass = classOfUser(table, userId);
  const [records, chat] = await Promise.all([readRecords(id), listChatMessages({ room: tableRoom(id), limit: 50 })]);
  const { info, anchor } = table;
  const log = recentLog(table, viewerClass);
  const snapshot = snapshotFor(table, userId);
  // The log also names people who have left since.
  const named = log.flatMap(({ say }) => (typeof say.data.user === "string" ? [say.data.user] : []));
  const people = { ...snapshot.people, ...(await readPeople(named)) };
  const joined = { ...snapshot, people, now: Date.now(), log, chat };
  return { id, info, joined, records, anchor };
}

/** How many records of a table a page is given: those of an evening, and of a long correspondence game. */
const MOST_RECORDS = 500;

/** What parts of a game left behind at a table, oldest first: the last 500, however long it has been played. */
export async function readRecords(tableId: string): Promise<GameRecord[]> {
  if (!isStorable(tableId)) return [];
  const newest = await prisma().gameRecord.findMany({
    where: { tableId, standing: true },
    orderBy: { lastSeq: "desc" },
    take: MOST_RECORDS,
    select: { kind: true, series: true, number: true, epoch: true, data: true },
  });
  return newest.reverse();
}
