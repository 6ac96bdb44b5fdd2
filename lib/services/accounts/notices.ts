import { z } from "zod";
import type { Member } from "@/lib/auth/policy";
import { NOTICE_KINDS, type NoticeKind, type NoticeLine } from "@/lib/contracts/account-words";
import { prisma, type Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";

const Facts = z.record(z.string(), z.string()).catch({});

/** How many notices of a member are kept. */
const KEPT = 50;

/** Leaves a notice for a member, in the transaction of what it tells of. */
export async function addNotice(
  tx: Transaction,
  userId: string,
  kind: NoticeKind,
  data: Record<string, string>,
  now = new Date(),
): Promise<void> {
  await tx.notice.create({ data: { id: newId(), userId, at: now, kind, data } });
  const old = await tx.notice.findMany({
    where: { userId },
    orderBy: { at: "desc" },
    skip: KEPT,
    select: { id: true },
  });
  if (old.length > 0) await tx.notice.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}

/** The notices of a member, the latest first. */
export async function listNotices({ id: userId }: Member): Promise<NoticeLine[]> {
  const rows = await prisma().notice.findMany({ where: { userId }, orderBy: { at: "desc" }, take: KEPT });
  return rows.flatMap(({ id, at, kind, data, readAt }) => {
    const known = NOTICE_KINDS.find((one) => one === kind);
    return known ? [{ id, at: at.getTime(), kind: known, data: Facts.parse(data), unread: readAt === null }] : [];
  });
}

/** Marks a member's notices as read. */
export async function readNotices({ id: userId }: Member): Promise<void> {
  await prisma().notice.updateMany({ where: { userId, readAt: null }, data: { readAt: new Date() } });
}
