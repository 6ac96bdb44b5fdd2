import { Temporal } from "temporal-polyfill";
import type { NoticeSettings } from "@/lib/contracts/notice-words";

const DAY = 24 * 60;

type Asked = { settings: NoticeSettings; zone: string; urgent: boolean; now: number };

/** A moment in somebody's zone; one that the program does not know counts as UTC. */
function inZone(now: number, zone: string): Temporal.ZonedDateTime {
  const instant = Temporal.Instant.fromEpochMilliseconds(now);
  try {
    return instant.toZonedDateTimeISO(zone);
  } catch {
    return instant.toZonedDateTimeISO("UTC");
  }
}

const minuteOf = ({ hour, minute }: Temporal.ZonedDateTime): number => hour * 60 + minute;

/** The next moment, not before `from`, at which the clock of this zone shows so many minutes since midnight. */
function nextAt(from: Temporal.ZonedDateTime, minutes: number): Temporal.ZonedDateTime {
  const time = Temporal.PlainTime.from({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
  const today = from.withPlainTime(time);
  return Temporal.ZonedDateTime.compare(today, from) >= 0 ? today : from.add({ days: 1 }).withPlainTime(time);
}

/** Whether these quiet hours, which may pass midnight, hold at this minute of the day. */
export const isQuietAt = ({ from, to }: { from: number; to: number }, minute: number): boolean =>
  (minute - from + DAY) % DAY < (to - from + DAY) % DAY;

/**
 * When something that comes at `now` (ms) may be handed over: at once, or at the end of quiet hours. What is urgent waits
 * only for members who want that.
 */
export function afterQuietHours({ settings, zone, urgent, now }: Asked): number {
  const { quiet, urgentInQuiet } = settings;
  if (quiet === null || (urgent && urgentInQuiet)) return now;
  const here = inZone(now, zone);
  if (!isQuietAt(quiet, minuteOf(here))) return now;
  return Math.max(now, nextAt(here, quiet.to).epochMilliseconds);
}

/** When a mail goes out, and whether in the daily one. Quiet hours hold for that one too. */
export function mailTime({ settings, zone, urgent, now }: Asked): { at: number; digest: boolean } {
  const { digestHour } = settings;
  if (digestHour === null || urgent) return { at: afterQuietHours({ settings, zone, urgent, now }), digest: false };
  const here = inZone(now, zone);
  const next = nextAt(here.add({ seconds: 1 }), digestHour * 60).epochMilliseconds;
  return { at: afterQuietHours({ settings, zone, urgent, now: next }), digest: true };
}
