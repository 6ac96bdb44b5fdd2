import { prisma } from "@/lib/db/client";

const DAY = 24 * 60 * 60_000;
/** How long what was read or not, what was handed over, and what was never confirmed is kept. */
const KEPT = { notice: 180 * DAY, delivery: 30 * DAY, unconfirmed: 7 * DAY } as const;

/** Deletes what is too old to be asked for. Returns how many rows. */
export async function pruneNotices(now: Date): Promise<number> {
  const before = (span: number) => ({ lt: new Date(now.getTime() - span) });
  const [notices, deliveries, addresses] = await Promise.all([
    prisma().notice.deleteMany({ where: { at: before(KEPT.notice) } }),
    prisma().delivery.deleteMany({ where: { doneAt: before(KEPT.delivery) } }),
    prisma().mailAddress.deleteMany({
      where: { confirmedAt: null, createdAt: before(KEPT.unconfirmed), tokenUntil: { lt: now } },
    }),
  ]);
  return notices.count + deliveries.count + addresses.count;
}
