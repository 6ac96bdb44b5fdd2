import { noticeKind } from "@/lib/contracts/notice-words";
import { StoredNoticeData } from "@/lib/contracts/notices";
import { prisma } from "@/lib/db/client";
import type { Outbox } from "@/lib/db/generated/client";
import { tell } from "./tell";

const AT_ONCE = 50;
/** After so many ms what was done is kept, and the rest is left for the next time: a transaction has to end in time, also on a busy machine. */
const LONG_ENOUGH = 5_000;

/**
 * Makes notices and deliveries of what lies in the outbox, and takes it out, in one transaction. Any number of processes may
 * call it: each row is one's. What is not done after `longEnough` ms is left. Returns how many rows were taken out.
 */
export async function emptyOutbox(now = new Date(), longEnough = LONG_ENOUGH): Promise<number> {
  return prisma().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<Outbox[]>`
      SELECT * FROM "Outbox" ORDER BY at, key LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`;
    const begun = performance.now();
    const done: string[] = [];
    for (const { key, kind: stored, users: to, data, tableId, tester, at } of rows) {
      if (done.length > 0 && performance.now() - begun >= longEnough) break;
      const kind = noticeKind(stored);
      // Of a kind that an older or newer program knew there is nothing to say.
      if (kind) await tell(tx, { key, kind, to, data: StoredNoticeData.parse(data), tableId, tester, at }, now);
      done.push(key);
    }
    await tx.outbox.deleteMany({ where: { key: { in: done } } });
    return done.length;
  });
}
