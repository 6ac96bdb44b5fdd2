import { Temporal } from "temporal-polyfill";
import { type LocalText, readLocal } from "./local";
import { readStart, type Timing, type Vacation } from "./timing";

/** A time without deadlines, and whose it is where that is known. */
export type Absence = Vacation & { readonly who?: string };

/** Weekdays are off, as games are played that say nothing else (DAYS). */
const USUAL_DAYS = "-MTWTF-";

export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

type Local = Temporal.PlainDateTime;

/** The day to which a moment belongs: a day begins START after midnight. */
const dayOf = (when: Local, timing: Timing): number => when.subtract({ minutes: timing.start ?? 0 }).dayOfWeek % 7;

/** The weekday on which no deadline of this type may fall, if this moment is on one; small letters spare movement only. */
export function offDay(when: Local, timing: Timing, movement: boolean): Weekday | null {
  const day = dayOf(when, timing);
  const letter = (timing.days ?? USUAL_DAYS)[day] ?? "-";
  const open = letter !== "-" && (!movement || letter === letter.toUpperCase());
  return open ? null : (WEEKDAYS[day] ?? null);
}

/** The first moment of the day after this one, days beginning START after midnight. */
export function nextDay(when: Local, timing: Timing): Local {
  const shift = { minutes: timing.start ?? 0 };
  return when.subtract(shift).add({ days: 1 }).with({ hour: 0, minute: 0, second: 0 }).add(shift);
}

/** An absence as moments: from the first one in it (null: ever) to the first one after it. */
export type Span = {
  readonly from: Local | null;
  readonly until: Local;
  readonly to: LocalText;
  readonly who?: string;
};

/** Is a moment written as a whole day or month? */
const isWhole = (text: LocalText): boolean => text.length <= 8;

/**
 * An absence as moments. Whole days and months run to their ends, one to the hour or minute ends a slot after it; one
 * since ever that ends with a day or month ends before it: `-20020812` is not before 12 August. Whole days begin START
 * after midnight, as those of the week do.
 */
export function spanOf({ from, to, who }: Absence, slot: number, start = 0): Span | null {
  const first = from === null ? null : readLocal(from);
  const last = readLocal(to);
  if (!last || (from !== null && !first)) return null;
  const shifted = (when: Local, text: LocalText): Local => (isWhole(text) ? when.add({ minutes: start }) : when);
  const own = to.length === 6 ? { months: 1 } : to.length === 8 ? { days: 1 } : { minutes: slot };
  const until = shifted(from === null && isWhole(to) ? last : last.add(own), to);
  return {
    from: first && from !== null ? shifted(first, from) : null,
    until,
    to,
    ...(who === undefined ? {} : { who }),
  };
}

/** The absence in which a moment lies. */
export const spanAt = (when: Local, spans: readonly Span[]): Span | undefined =>
  spans.find(
    ({ from, until }) =>
      (from === null || Temporal.PlainDateTime.compare(from, when) <= 0) &&
      Temporal.PlainDateTime.compare(when, until) < 0,
  );

/**
 * The pairs of TIMING without the absences that are over when a deadline is set beyond them (NOT). Without any left,
 * the key goes too.
 */
export function withoutPast(pairs: Readonly<Record<string, string>>, deadline: LocalText): Record<string, string> {
  const set = readLocal(deadline);
  const start = readStart(pairs.START ?? "") ?? 0;
  const { NOT: absences, ...others } = pairs;
  if (absences === undefined || !set) return { ...pairs };
  const left = absences.split(",").filter((text) => {
    const [first = "", last] = text.split("-");
    const span = spanOf({ from: first === "" ? null : first, to: last ?? first }, 0, start);
    return !span || Temporal.PlainDateTime.compare(span.until, set) > 0;
  });
  return left.length === 0 ? others : { ...others, NOT: left.join(",") };
}
