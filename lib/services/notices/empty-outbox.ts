import { noticeKind } from "@/lib/contracts/notice-words";
import { StoredNoticeData } from "@/lib/contracts/notices";
import { prisma } from "@/lib/db/client";
import type { Outbox } from "@/lib/db/generated/client";
import { type News, tellAll } from "./tell";

const AT_ONCE = 100;
/** Once so many people are told, what is left waits for the next time: a transaction has to end in time, or nobody is ever told. */
const MOST_TOLD = 500;

/**
 * Makes notices and deliveries of what lies in the outbox, and takes it out, in one transaction. Any number of processes may
 * call it: each row is one's. Where many people are told what is behind them is left. Returns how many rows were taken out.
 */
export async function emptyOutbox(now = new Date()): Promise<number> {
  return prisma().$transaction(async (tx) => {
    const waiting = await tx.$queryRaw<Outbox[]>`
      SELECT * FROM "Outbox" ORDER BY at, key LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`;
    let told = 0;
    const rows = waiting.filter(({ users }) => {
      const isFull = told >= MOST_TOLD;
      told += users.length;
      return !isFull;
    });
    if (rows.length === 0) return 0;
    const news = rows.flatMap(({ key, kind: stored, users: to, data, tableId, tester, at }): News[] => {
      // Of a kind that an older or newer program knew there is nothing to say.
      const kind = noticeKind(stored);
      return kind ? [{ key, kind, to, data: StoredNoticeData.parse(data), tableId, tester, at }] : [];
    });
    await tellAll(tx, news, now);
    await tx.outbox.deleteMany({ where: { key: { in: rows.map(({ key }) => key) } } });
    return rows.length;
  });
}
