import { Temporal } from "temporal-polyfill";
import { prisma } from "@/lib/db/client";
import { findDone, LedgerWork, lockKeys, type NewTransfer } from "@/lib/db/ledger-store";
import { pool } from "@/lib/db/pool";
import { transact } from "@/lib/db/transaction";
import { accountOf, COIN, MINT, move } from "@/lib/engine/kernel/ledger";
import { readSettings } from "../economy/read-settings";

const AT_ONCE = 200;
/** A house that slept for years wakes up: older weeks are forgotten. */
const MOST_WEEKS = 53;

/** `2026-W47`: the ISO week of a moment in a zone. */
export function isoWeek(now: number, zone: string): string {
  const day = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  return `${day.yearOfWeek}-W${String(day.weekOfYear).padStart(2, "0")}`;
}

/** The first moment of an ISO week in a zone. */
export function startOfWeek(week: string, zone: string): number {
  const [, year = "", number = ""] = /^(\d{4})-W(\d{2})$/.exec(week) ?? [];
  // The fourth of January always lies in week 1.
  const fourth = Temporal.PlainDate.from({ year: Number(year), month: 1, day: 4 });
  const monday = fourth.subtract({ days: fourth.dayOfWeek - 1 }).add({ days: 7 * (Number(number) - 1) });
  return monday.toZonedDateTime(zone).epochMilliseconds;
}

/** The weeks after `last` up to and with that of `now`, at most a year's. */
export function weeksSince(last: string, now: number, zone: string): string[] {
  const weeks: string[] = [];
  const current = isoWeek(now, zone);
  const noon = Temporal.Instant.fromEpochMilliseconds(startOfWeek(last, zone))
    .toZonedDateTimeISO(zone)
    .add({ hours: 12 });
  for (let n = 1; ; n++) {
    const week = isoWeek(noon.add({ weeks: n }).epochMilliseconds, zone);
    if (week > current) return weeks.slice(-MOST_WEEKS);
    weeks.push(week);
  }
}

/**
 * Pays every member AMOUNT_TO_PAY_WEEKLY for each week that has begun in the club's time zone and was not paid yet:
 * once a week and member, however often and wherever this runs, also when it was interrupted. A member is paid for
 * weeks that began after its purse was opened. The first call only notes the week. Returns the number of payments.
 */
export async function payWeeks(now: number): Promise<number> {
  const { weeklyPay, timeZone } = await readSettings();
  const last = await prisma().payWeek.findFirst({ orderBy: { week: "desc" } });
  if (!last) {
    await note(isoWeek(now, timeZone));
    return 0;
  }
  let payments = 0;
  for (const week of weeksSince(last.week, now, timeZone)) {
    if (weeklyPay > 0) payments += await payWeek(week, weeklyPay, startOfWeek(week, timeZone));
    await note(week);
  }
  return payments;
}

const note = (week: string) => prisma().payWeek.createMany({ data: [{ week }], skipDuplicates: true });

async function payWeek(week: string, amount: number, from: number): Promise<number> {
  const { rows } = await pool().query<{ userId: string }>(
    `SELECT t."actorId" AS "userId" FROM "Transfer" t WHERE t.kind = 'pay/start' AND t.at < to_timestamp($1::float8 / 1000)
     ORDER BY 1`,
    [from],
  );
  let payments = 0;
  for (let i = 0; i < rows.length; i += AT_ONCE) payments += await payMembers(week, amount, rows.slice(i, i + AT_ONCE));
  return payments;
}

/** Pays some members in one transaction, leaving out those who have been paid. */
const payMembers = (week: string, amount: number, members: readonly { userId: string }[]): Promise<number> =>
  transact(async (client) => {
    await lockKeys(client, ["pay/week"]);
    const wages = members.map(
      ({ userId }): NewTransfer => ({
        key: `pay/week:house:${week}:${userId}`,
        kind: "pay/week",
        request: week,
        actorId: null,
        memo: { week },
        answer: { amount },
        postings: move(COIN, amount, MINT, accountOf("purse", userId)),
      }),
    );
    const paid = await findDone(
      client,
      wages.map(({ key }) => key),
    );
    const transfers = wages.filter(({ key }) => !paid.has(key));
    if (transfers.length > 0) await new LedgerWork(client).post(transfers);
    return transfers.length;
  });
