import { Temporal } from "temporal-polyfill";

/** A local time as status files write it: `yyyymmddhhmm`, or less of it from the right. */
export type LocalText = string;

const DIGITS = /^(\d{4})(\d{2})(\d{2})?(\d{2})?(\d{2})?$/;

/**
 * The first moment that `yyyymm[dd[hh[mm]]]` names; null unless it is a date and a time of day. Years before 1900 are
 * slips.
 */
export function readLocal(text: LocalText): Temporal.PlainDateTime | null {
  const found = DIGITS.exec(text);
  if (!found) return null;
  const [year, month, day = 1, hour = 0, minute = 0] = found
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)));
  if (year === undefined || month === undefined || year < 1900) return null;
  try {
    return Temporal.PlainDateTime.from({ year, month, day, hour, minute }, { overflow: "reject" });
  } catch {
    return null;
  }
}

/** `202606081840`. */
export const writeLocal = (time: Temporal.PlainDateTime): LocalText =>
  time.toString({ smallestUnit: "minute" }).replace(/\D/g, "").slice(-12);

/** Is this a deadline: a whole date with its time of day? */
export const isDeadline = (text: LocalText): boolean => text.length === 12 && readLocal(text) !== null;

const ZONE = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/;

/** Is this a name of the time zone database (`Europe/Lisbon`, `GMT`)? */
export function isZone(name: string): boolean {
  if (name.length > 64 || !ZONE.test(name)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}
