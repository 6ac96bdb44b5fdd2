import { Temporal } from "temporal-polyfill";

type Local = Temporal.PlainDateTime;

export const DAY = 1440;
/** Deadlines fall, and checks run, every twenty minutes; in real time, every minute. */
export const SLOT = 20;

const minutesOf = (when: Local): number => when.hour * 60 + when.minute;

const atMinutes = (when: Local, minutes: number): Local =>
  when.with({ hour: Math.floor(minutes / 60), minute: minutes % 60, second: 0, millisecond: 0 });

/** The times of day of AT, put up to the next slot; none: null. */
export function timesOfDay(at: readonly number[] | undefined, slot: number): readonly number[] | null {
  if (!at || at.length === 0) return null;
  return [...new Set(at.map((minutes) => (Math.ceil(minutes / slot) * slot) % DAY))].sort((a, b) => a - b);
}

/** The first moment at one of these times of day, not before `when`. */
export function nextTime(when: Local, times: readonly number[]): Local {
  const now = minutesOf(when);
  const whole = when.second === 0 && when.millisecond === 0;
  const today = times.find((minutes) => minutes > now || (minutes === now && whole));
  return today === undefined ? atMinutes(when.add({ days: 1 }), times[0]!) : atMinutes(when, today);
}

/** How long it is, in minutes, from the last of these times up to `when` to the next one after it. */
export function gapAround(when: Local, times: readonly number[]): number {
  const now = minutesOf(when);
  const before = times.filter((minutes) => minutes <= now).at(-1) ?? times.at(-1)! - DAY;
  const after = times.find((minutes) => minutes > now) ?? times[0]! + DAY;
  return after - before;
}

/** The first moment not before `from` at the time of day of `when`. */
export function sameTimeFrom(from: Local, when: Local): Local {
  const then = from.withPlainTime(when.toPlainTime());
  return Temporal.PlainDateTime.compare(then, from) < 0 ? then.add({ days: 1 }) : then;
}

/** Cut down to the slot. */
export const cutToSlot = (when: Local, slot: number): Local =>
  atMinutes(when, minutesOf(when) - (minutesOf(when) % slot));
