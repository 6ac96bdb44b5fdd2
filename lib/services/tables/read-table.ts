import type { Joined } from "@/lib/contracts/live";
import { tableRoom } from "@/lib/contracts/rooms";
import { isStorable } from "@/lib/contracts/storable";
import type { SheetRow } from "@/lib/contracts/table";
import { prisma } from "@/lib/db/client";
import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";
import type { UserId } from "@/lib/engine/kernel/game";
import { listChatMessages } from "@/lib/services/chat/list-chat-messages";
import { inTurn } from "./in-turn";
import { catchUp, liveTable } from "./live-table";
import { readPeople } from "./people";
import { classOfUser, recentLog, snapshotFor } from "./show-table";
import type { DealResult } from "./worlds";

/** What a table's page starts from. */
export type TablePage = {
  id: string;
  info: TemplateInfo;
  template: { slug: string; name: string };
  joined: Joined;
  sheet: SheetRow[];
  anchor: string;
};

/**
 * A table as this user may see it now, newest state; null: there is none. A private table is one that no list shows: its
 * id is 100 random bits, and whoever was given it may watch. What they see of the cards is decided by the engine.
 */
export async function readTable(id: string, userId: UserId | null): Promise<TablePage | null> {
  const table = await liveTable(id);
  if (!table) return null;
  await inTurn(id, () => catchUp(table));
  const viewerClass = classOfUser(table.full.table, userId);
  const [sheet, chat] = await Promise.all([readSheet(id), listChatMessages({ room: tableRoom(id), limit: 50 })]);
  const { info, template, anchor } = table;
  const log = recentLog(table, viewerClass);
  const snapshot = snapshotFor(table, viewerClass);
  // The log also names people who have left since.
  const named = log.flatMap(({ say }) => (typeof say.data.user === "string" ? [say.data.user] : []));
  const people = { ...snapshot.people, ...(await readPeople(named)) };
  const joined = { ...snapshot, people, now: Date.now(), log, chat };
  return { id, info, template, joined, sheet, anchor };
}

/** The score sheet: every deal that ended at a table, oldest first. */
export async function readSheet(tableId: string): Promise<SheetRow[]> {
  if (!isStorable(tableId)) return [];
  const deals = await prisma().deal.findMany({
    where: { tableId },
    orderBy: { lastSeq: "asc" },
    select: { series: true, number: true, epoch: true, result: true },
  });
  return deals.map(({ series, number, epoch, result }) => {
    const { reason, contract, scores, totals, ranks } = result as DealResult;
    return { series, deal: number, epoch, reason, contract, scores, totals, ranks };
  });
}
