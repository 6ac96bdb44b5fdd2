import { noticeKind } from "@/lib/contracts/notice-words";
import { StoredNoticeData } from "@/lib/contracts/notices";
import { prisma } from "@/lib/db/client";
import type { Outbox } from "@/lib/db/generated/client";
import { tell } from "./tell";

const AT_ONCE = 50;

/**
 * Makes notices and deliveries of what lies in the outbox, and takes it out, in one transaction. Any number of processes may
 * call it: each row is one's. Returns how many rows there were.
 */
export async function emptyOutbox(now = new Date()): Promise<number> {
  return prisma().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<Outbox[]>`
      DELETE FROM "Outbox" WHERE key IN (
        SELECT key FROM "Outbox" ORDER BY at, key LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
      ) RETURNING *`;
    for (const { key, kind: stored, users: to, data, tableId, tester, at } of rows) {
      const kind = noticeKind(stored);
      // Of a kind that an older or newer program knew there is nothing to say.
      if (kind) await tell(tx, { key, kind, to, data: StoredNoticeData.parse(data), tableId, tester, at }, now);
    }
    return rows.length;
  });
}
