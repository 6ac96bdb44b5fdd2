import { kindFacts, type NoticeData, type NoticeKind } from "@/lib/contracts/notice-words";
import { tableRoom } from "@/lib/contracts/rooms";
import type { Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { sendSignal } from "@/lib/db/signal";
import { settingsOf } from "./notice-settings";
import { afterQuietHours, mailTime } from "./when";

/** Something that happened, and who is to be told of it. */
export type News = {
  kind: NoticeKind;
  /** Users; who is gone or banned is told nothing, who is a guest in the site alone. */
  to: readonly string[];
  data: NoticeData;
  /** What names it for good: of the same key each person is told once. Absent: it is told once by being told. */
  key?: string;
  tableId?: string | null;
  /** When it happened; absent: just now. */
  at?: Date;
  /** Where alone the mails of it go; empty: none are sent. Null: to each their own. */
  tester?: string | null;
};

/** How many notices of a member are kept. */
const KEPT = 200;
/** A beat of presence that is older says nothing. */
const PRESENT_FOR = 45_000;

/**
 * Tells people of something, in the transaction that decides it: who gets a notice, who a mail, who a push message, and
 * when, as each has chosen. Nothing is sent here. Calling it again with the same key does nothing more.
 */
export async function tell(tx: Transaction, news: News, now = new Date()): Promise<void> {
  const { kind, to, data, key = newId(), tableId = null, tester = null, at = now } = news;
  const { topic, urgent = false, there } = kindFacts(kind);
  const looking = there && tableId !== null ? await lookingAt(tx, tableId, now) : new Set<string>();
  const absent = to.filter((id) => !looking.has(id));
  const recipients = await recipientsOf(tx, there === "nothing" ? absent : to, now);
  const same = { key, kind, data, tableId, at };
  const notices = [];
  const deliveries = [];
  for (const { id: userId, guest, zone, settings, pushes, hasAddress } of recipients) {
    const { inbox, mail, push } = settings.choices[topic];
    const hasSeen = looking.has(userId);
    if (inbox && !hasSeen) notices.push({ ...same, id: newId(), userId });
    if (guest) continue;
    const asked = { settings, zone, urgent, now: now.getTime() };
    if (mail && (tester !== null || hasAddress)) {
      // A game that is being tried out keeps to nobody's hours.
      const { at: goes, digest } = tester === null ? mailTime(asked) : { at: asked.now, digest: false };
      deliveries.push({ ...same, id: newId(), userId, channel: "mail", tester, dueAt: new Date(goes), digest });
    }
    const dueAt = new Date(afterQuietHours(asked));
    for (const target of push && !hasSeen ? pushes : [])
      deliveries.push({ ...same, id: newId(), userId, channel: "push", target, dueAt });
  }
  await tx.delivery.createMany({ data: deliveries, skipDuplicates: true });
  await tx.notice.createMany({ data: notices, skipDuplicates: true });
  for (const { userId } of notices) {
    await forgetOldest(tx, userId);
    await sendSignal("notice", userId, tx);
  }
}

/** Those of these users who are told anything, with how they want to be told and where they can be. */
async function recipientsOf(tx: Transaction, ids: readonly string[], now: Date) {
  const users = await tx.user.findMany({
    where: { id: { in: [...ids] }, OR: [{ bannedAt: null }, { bannedUntil: { lte: now } }] },
    select: { id: true, guest: true, zone: true },
  });
  const own = { userId: { in: users.map(({ id }) => id) } };
  const settings = await tx.noticeSettings.findMany({ where: own });
  const pushes = await tx.pushSubscription.findMany({ where: own, select: { id: true, userId: true } });
  const addresses = await tx.mailAddress.findMany({
    where: { ...own, confirmedAt: { not: null } },
    select: { userId: true },
  });
  return users.map((user) => ({
    ...user,
    settings: settingsOf(settings.find(({ userId }) => userId === user.id) ?? null),
    pushes: pushes.flatMap(({ id, userId }) => (userId === user.id ? [id] : [])),
    hasAddress: addresses.some(({ userId }) => userId === user.id),
  }));
}

async function forgetOldest(tx: Transaction, userId: string): Promise<void> {
  const old = await tx.notice.findMany({
    where: { userId },
    orderBy: { at: "desc" },
    skip: KEPT,
    select: { id: true },
  });
  if (old.length > 0) await tx.notice.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}

/** Who looks at a table just now. */
async function lookingAt(tx: Transaction, tableId: string, now: Date): Promise<Set<string>> {
  const beatAt = { gte: new Date(now.getTime() - PRESENT_FOR) };
  const rows = await tx.presence.findMany({
    where: { room: tableRoom(tableId), idle: false, beatAt },
    select: { userId: true },
  });
  return new Set(rows.map(({ userId }) => userId));
}
