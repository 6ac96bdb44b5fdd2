import { AT_WILL, kindFacts, type NoticeData, type NoticeKind, OF_ACCOUNT } from "@/lib/contracts/notice-words";
import { tableRoom } from "@/lib/contracts/rooms";
import type { Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { sendSignals } from "@/lib/db/signal";
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

/** How many notices of a member are kept: of those of their account, of those that others send as they like, of all others. */
const KEPT = 200;
const HOUR = 60 * 60_000;
/** A beat of presence that is older says nothing. */
const PRESENT_FOR = 45_000;

/**
 * Tells people of something, in the transaction that decides it: who gets a notice, who a mail, who a push message, and
 * when, as each has chosen. Nothing is sent here. Calling it again with the same key does nothing more.
 */
export const tell = (tx: Transaction, news: News, now = new Date()): Promise<void> => tellAll(tx, [news], now);

/** Tells of several things as `tell` does of each, with as many statements as for one. */
export async function tellAll(tx: Transaction, all: readonly News[], now = new Date()): Promise<void> {
  const looking = await lookingAt(tx, all, now);
  const sent = await sentLately(tx, all, now);
  const recipients = await recipientsOf(tx, [...new Set(all.flatMap(({ to }) => to))], now);
  const notices = [];
  const deliveries = [];
  for (const { kind, to, data, key = newId(), tableId = null, tester = null, at = now } of all) {
    const { topic, urgent = false, there } = kindFacts(kind);
    const same = { key, kind, data, tableId, at };
    for (const userId of new Set(to)) {
      const recipient = recipients.get(userId);
      const hasSeen = there !== undefined && looking.has(lookOf(tableId, userId));
      if (!recipient || (hasSeen && there === "nothing")) continue;
      const { guest, zone, settings, pushes, hasAddress } = recipient;
      const { inbox, mail, push } = settings.choices[topic];
      if (inbox && !hasSeen) notices.push({ ...same, id: newId(), userId });
      if (guest || isTooOften(sent, kind, userId, key)) continue;
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
  }
  if (deliveries.length > 0) await tx.delivery.createMany({ data: deliveries, skipDuplicates: true });
  if (notices.length === 0) return;
  await tx.notice.createMany({ data: notices, skipDuplicates: true });
  const noticed = [...new Set(notices.map(({ userId }) => userId))];
  await forgetOldest(tx, noticed);
  await sendSignals("notice", noticed, tx);
}

/** Those of these users who are told anything, by their ids, with how they want to be told and where they can be. */
async function recipientsOf(tx: Transaction, ids: readonly string[], now: Date) {
  const users = await tx.user.findMany({
    where: { id: { in: [...ids] }, OR: [{ bannedAt: null }, { bannedUntil: { lte: now } }] },
    select: { id: true, guest: true, zone: true },
  });
  const own = { userId: { in: users.map(({ id }) => id) } };
  const settings = await tx.noticeSettings.findMany({ where: own });
  const subscriptions = await tx.pushSubscription.findMany({ where: own, select: { id: true, userId: true } });
  const addresses = await tx.mailAddress.findMany({
    where: { ...own, confirmedAt: { not: null } },
    select: { userId: true },
  });
  const chosen = new Map(settings.map((row) => [row.userId, row]));
  const reached = new Set(addresses.map(({ userId }) => userId));
  const pushes = new Map(users.map(({ id }) => [id, [] as string[]]));
  for (const { id, userId } of subscriptions) pushes.get(userId)?.push(id);
  return new Map(
    users.map(({ id, guest, zone }) => [
      id,
      {
        ...{ guest, zone, settings: settingsOf(chosen.get(id) ?? null) },
        ...{ pushes: pushes.get(id) ?? [], hasAddress: reached.has(id) },
      },
    ]),
  );
}

/** By user and kind, what was put on its way to them in the last hour, or waits to be: by the keys of its news. */
type SentLately = ReadonlyMap<string, Set<string>>;

/** What of these news others may send as often as they like was sent lately to whom. */
async function sentLately(tx: Transaction, all: readonly News[], now: Date): Promise<SentLately> {
  const often = all.filter(({ kind }) => kindFacts(kind).mostAnHour !== undefined);
  const sent = new Map<string, Set<string>>();
  if (often.length === 0) return sent;
  for (const { kind, to } of often) for (const userId of to) sent.set(`${userId} ${kind}`, new Set());
  const rows = await tx.delivery.findMany({
    where: {
      userId: { in: [...new Set(often.flatMap(({ to }) => to))] },
      kind: { in: [...new Set(often.map(({ kind }) => kind))] },
      dueAt: { gt: new Date(now.getTime() - HOUR) },
    },
    select: { userId: true, kind: true, key: true },
  });
  for (const { userId, kind, key } of rows) sent.get(`${userId} ${kind}`)?.add(key);
  return sent;
}

/** Whether somebody was sent as much of a kind in the last hour as anybody is; else this is counted. */
function isTooOften(sent: SentLately, kind: NoticeKind, userId: string, key: string): boolean {
  const most = kindFacts(kind).mostAnHour;
  const keys = sent.get(`${userId} ${kind}`);
  if (most === undefined || keys === undefined) return false;
  if (keys.size >= most && !keys.has(key)) return true;
  keys.add(key);
  return false;
}

/**
 * Of each of these users the newest notices are kept, of each sort for itself: a stranger who sends very much pushes out
 * neither a deadline nor what says that somebody else is at the account. Those that another process is at are left to it.
 */
async function forgetOldest(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "Notice" WHERE id IN (
      SELECT id FROM "Notice" WHERE id IN (
        SELECT ranked.id FROM (
          SELECT id, row_number() OVER (
            PARTITION BY "userId", CASE WHEN kind = ANY(${AT_WILL}) THEN 1 WHEN kind = ANY(${OF_ACCOUNT}) THEN 2 ELSE 0 END
            ORDER BY at DESC) AS place
          FROM "Notice" WHERE "userId" = ANY(${[...userIds]})) ranked
        WHERE place > ${KEPT})
      FOR UPDATE SKIP LOCKED)`;
}

/** Names that somebody looks at a table. */
const lookOf = (tableId: string | null, userId: string): string => `${tableId ?? ""} ${userId}`;

/** Who looks just now at the tables of news that whoever is there is told otherwise, see `lookOf`. */
async function lookingAt(tx: Transaction, all: readonly News[], now: Date): Promise<Set<string>> {
  const tables = all.flatMap(({ kind, tableId }) => (kindFacts(kind).there && tableId ? [tableId] : []));
  if (tables.length === 0) return new Set();
  const tableAt = new Map<string, string>(tables.map((tableId) => [tableRoom(tableId), tableId]));
  const rows = await tx.presence.findMany({
    where: { room: { in: [...tableAt.keys()] }, idle: false, beatAt: { gte: new Date(now.getTime() - PRESENT_FOR) } },
    select: { room: true, userId: true },
  });
  return new Set(rows.map(({ room, userId }) => lookOf(tableAt.get(room) ?? null, userId)));
}
