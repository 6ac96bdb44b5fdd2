import type { Member } from "@/lib/auth/policy";
import {
  AT_WILL,
  kindFacts,
  type NoticeData,
  type NoticeKind,
  type NoticeLine,
  noticeKind,
  type Unread,
} from "@/lib/contracts/notice-words";
import { StoredNoticeData } from "@/lib/contracts/notices";
import { prisma } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { sendSignal } from "@/lib/db/signal";

/** How many notices the inbox shows, of what others send as they like and of all else. */
const SHOWN = 100;

/** The page that a notice is about. */
function hrefOf(kind: NoticeKind, tableId: string | null, data: NoticeData): string {
  if (kind === "next_table") return `/tables/${tableId}?sit=1`;
  if (kind === "tournament_round" && typeof data.table === "string") return `/tables/${data.table}?sit=1`;
  if (kind === "judge_called" && data.staff === true) return "/staff/games";
  if (typeof data.tournament === "string") return `/tournaments/${data.tournament}`;
  if (tableId !== null) return `/tables/${tableId}${kind === "press" ? "#press" : ""}`;
  if (kind === "judging_stopped") return "/staff";
  if (typeof data.auction === "string") return `/auctions/${data.auction}`;
  if (kindFacts(kind).topic === "market")
    return typeof data.page === "string" ? `/cards/${data.page}` : "/market/orders";
  if (typeof data.trade === "string") return `/trades/${data.trade}`;
  if (typeof data.deck === "string") return `/decks/${data.deck}#comments`;
  if (kind === "gift_received") return "/statement?part=trades";
  return kind === "transfer_undone" ? "/statement" : "/settings";
}

/** A stored notice or delivery in today's form; null: its kind is no longer known. */
export function readNews(stored: { kind: string; data: unknown; tableId: string | null }) {
  const kind = noticeKind(stored.kind);
  const data: NoticeData = StoredNoticeData.parse(stored.data);
  return kind && { kind, data, href: hrefOf(kind, stored.tableId, data) };
}

/** The notices of a member, the latest first. */
export async function listNotices({ id: userId }: Member): Promise<NoticeLine[]> {
  const newest = { orderBy: { at: "desc" }, take: SHOWN } as const;
  const [sent, others] = await Promise.all([
    prisma().notice.findMany({ where: { userId, kind: { in: AT_WILL } }, ...newest }),
    prisma().notice.findMany({ where: { userId, kind: { notIn: AT_WILL } }, ...newest }),
  ]);
  const rows = [...sent, ...others].sort((one, other) => other.at.getTime() - one.at.getTime());
  return rows.flatMap((row) => {
    const news = readNews(row);
    return news ? [{ ...news, id: row.id, at: row.at.getTime(), unread: row.readAt === null }] : [];
  });
}

/** How many notices of a member wait to be read. */
export async function readUnread(userId: string): Promise<Unread> {
  const { rows } = await pool().query<Unread>({
    name: "count-unread",
    text: `SELECT count(*)::int AS count, (extract(epoch FROM statement_timestamp()) * 1000)::float8 AS at
      FROM "Notice" WHERE "userId" = $1 AND "readAt" IS NULL`,
    values: [userId],
  });
  return rows[0] ?? { count: 0, at: 0 };
}

/** Marks a member's notices as read: the one of this id, or (null) all of them. Ids of others' do nothing. */
export async function readNotices({ id: userId }: Member, id: string | null = null): Promise<null> {
  const where = { userId, readAt: null, ...(id === null ? {} : { id }) };
  const { count } = await prisma().notice.updateMany({ where, data: { readAt: new Date() } });
  if (count > 0) await sendSignal("notice", userId);
  return null;
}
