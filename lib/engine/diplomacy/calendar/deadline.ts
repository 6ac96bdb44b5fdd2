import { Temporal } from "temporal-polyfill";
import type { Instant } from "../../kernel/game";
import { nextPhase } from "../map/flow";
import type { DiplomacyMap, Phase } from "../map/model";
import type { RuleName } from "../rules/expand";
import { type Absence, nextDay, offDay, type Span, spanAt, spanOf, type Weekday } from "./days-off";
import { type LocalText, readLocal, writeLocal } from "./local";
import type { Reason } from "./reason";
import { cutToSlot, DAY, gapAround, nextTime, SLOT, sameTimeFrom, timesOfDay } from "./times-of-day";
import { type Duration, inMinutes, type Timing } from "./timing";

export type DeadlineQuestion = {
  /** When the phase before was processed, or the position filled. */
  readonly now: Instant;
  /** `Europe/Lisbon`; null: GMT. */
  readonly zone: string | null;
  /** The type of the phase to come: `MOVEMENT`. */
  readonly type: string;
  readonly timing: Timing;
  readonly rules: ReadonlySet<RuleName>;
  /** The first deadline of the game leaves twice the time. */
  readonly first: boolean;
  /** The deadline that stands; it is never set earlier by itself. */
  readonly deadline: LocalText | null;
  /** Absences of players, besides those of TIMING. */
  readonly absences?: readonly Absence[];
};

export type Deadline = {
  /** Null: there is none. */
  readonly deadline: LocalText | null;
  readonly at: Instant | null;
  /** Why then, in the order in which it was reckoned. */
  readonly reasons: readonly Reason[];
};

type Local = Temporal.PlainDateTime;

const { compare } = Temporal.PlainDateTime;

/** After so many days off and absences no day is looked for any more. */
const MOST_TURNS = 4000;
/** So many days off are told of a deadline: those after them say nothing new. */
const MOST_OFF = 60;
/** The last deadline that there is: files and calendars write years in four digits, whatever the zone. */
const LAST = Temporal.PlainDateTime.from("9999-12-30T00:00");

/** When an instant is, on the clock of a zone. */
export const localOf = (now: Instant, zone: string | null): Local =>
  Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(zone ?? "UTC")
    .toPlainDateTime();

/**
 * A local time as an instant. One that the clock passes twice means the second, one that it leaps over is as much later:
 * nobody has less time than they were told.
 */
const instantOf = (when: Local, zone: string | null): Instant =>
  when.toZonedDateTime(zone ?? "UTC", { disambiguation: "later" }).epochMilliseconds;

/** A deadline of a status file as an instant; null: it is none. */
export function instantOfText(text: LocalText, zone: string | null): Instant | null {
  const when = readLocal(text);
  return when && instantOf(when, zone);
}

/**
 * A local time on the clocks of a zone: they show it once, or twice, when they are set back (the second is meant), or never,
 * when they leap over it. `at` is the instant that is meant, `text` what the clocks show then; null: it is no time.
 */
export function onClocks(
  text: LocalText,
  zone: string | null,
): { readonly at: Instant; readonly shown: "once" | "twice" | "never"; readonly text: LocalText } | null {
  const when = readLocal(text);
  if (!when) return null;
  const at = instantOf(when, zone);
  const first = when.toZonedDateTime(zone ?? "UTC", { disambiguation: "earlier" }).epochMilliseconds;
  const then = localOf(at, zone);
  const shown = first === at ? "once" : compare(then, when) === 0 ? "twice" : "never";
  return { at, shown, text: writeLocal(then) };
}

/** How long a phase of this type lasts: the first key that begins it, else NEXT, else three days for movement, one for others. */
export function delayOf(timing: Timing, type: string): Duration {
  const own = timing.phases.find((each) => type.startsWith(each.prefix))?.delay;
  return own ?? timing.next ?? { amount: type === "MOVEMENT" ? 3 : 1, unit: "D" };
}

/**
 * The next deadline: days and weeks keep the time on the wall whatever the clocks do, hours and minutes are hours and
 * minutes.
 */
export function nextDeadline(question: DeadlineQuestion): Deadline {
  const { timing, rules, zone, type, first } = question;
  if (rules.has("NO_DEADLINE")) return { deadline: null, at: null, reasons: [{ type: "none" }] };
  const delay = delayOf(timing, type);
  const realtime = rules.has("REAL_TIME") || inMinutes(delay) < SLOT;
  const slot = realtime ? 1 : SLOT;
  const reasons: Reason[] = [{ type: "delay", delay, first }];
  const step = (from: Local, instant = instantOf(from, zone)): Local => later(from, instant, delay, question, reasons);
  const once = step(localOf(question.now, zone), question.now);
  const times = timesOfDay(timing.at, slot);
  const gap = times ? gapAround(once, times) : 0;
  const fixed = times && inMinutes(delay) * 2 >= gap ? times : null;
  if (times && !fixed) reasons.push({ type: "at_ignored" });
  let when = first ? step(once) : once;
  if (fixed) {
    when = nextTime(when.subtract({ minutes: fudgeOf(timing, delay, gap, slot) + slot }), fixed);
    reasons.push({ type: "at", time: writeLocal(when).slice(8) });
  }
  when = pastDaysOff(when, question, fixed, realtime, reasons);
  if (!realtime) when = cutToSlot(when, slot);
  if (compare(when, LAST) > 0) when = LAST;
  const old = question.deadline === null ? null : readLocal(question.deadline);
  if (old && compare(old, when) > 0) {
    reasons.push({ type: "kept", deadline: writeLocal(old) });
    when = old;
  }
  const at = instantOf(when, zone);
  return { deadline: writeLocal(localOf(at, zone)), at, reasons };
}

/** How much too late may be forgiven, in minutes: only delays in days and weeks do so. */
function fudgeOf(timing: Timing, delay: Duration, gap: number, slot: number): number {
  if (delay.unit !== "D" && delay.unit !== "W") return 0;
  const wanted = timing.fudge ? inMinutes(timing.fudge) : gap / 3;
  return Math.max(slot, Math.floor(Math.min(wanted, gap / 2)));
}

/** A time after another: with JUMP_OFF_DAYS whole days are counted over playable days only. */
function later(
  from: Local,
  instant: Instant,
  { amount, unit }: Duration,
  question: DeadlineQuestion,
  reasons: Reason[],
): Local {
  const { rules, zone } = question;
  const minutes = inMinutes({ amount, unit });
  if (rules.has("JUMP_OFF_DAYS") && minutes >= DAY) {
    const rest = unit === "H" || unit === "M" ? minutes % DAY : 0;
    const day = jump(from, Math.floor(minutes / DAY), question, reasons);
    return rest === 0 ? day : localOf(instantOf(day, zone) + rest * 60_000, zone);
  }
  if (unit === "D") return from.add({ days: amount });
  return unit === "W" ? from.add({ weeks: amount }) : localOf(instant + minutes * 60_000, zone);
}

function jump(from: Local, days: number, { timing, type }: DeadlineQuestion, reasons: Reason[]): Local {
  const movement = type === "MOVEMENT";
  let when = from;
  for (let off = offDay(when, timing, movement); off; off = offDay(when, timing, movement)) {
    tellOff(reasons, off);
    when = nextDay(when, timing);
  }
  let left = days;
  for (let turn = 0; left > 0 && turn < MOST_TURNS; turn++) {
    when = when.add({ days: 1 });
    const off = offDay(when, timing, movement);
    if (off) tellOff(reasons, off);
    else left--;
  }
  return when;
}

function tellOff(reasons: Reason[], day: Weekday): void {
  if (reasons.length < MOST_OFF) reasons.push({ type: "off", day });
}

/** Moves on while the day is off or somebody is away. */
function pastDaysOff(
  start: Local,
  { timing, type, absences = [] }: DeadlineQuestion,
  times: readonly number[] | null,
  realtime: boolean,
  reasons: Reason[],
): Local {
  const movement = type === "MOVEMENT";
  const spans = [...timing.not, ...absences].flatMap((each): Span[] => {
    const span = spanOf(each, realtime ? 1 : SLOT, timing.start);
    return span ? [span] : [];
  });
  let when = start;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const off = offDay(when, timing, movement);
    const span = off ? undefined : spanAt(when, spans);
    if (off) {
      tellOff(reasons, off);
      when = when.add({ days: 1 });
    } else if (span) {
      reasons.push({ type: "away", until: span.to, ...(span.who === undefined ? {} : { who: span.who }) });
      when = times ? nextTime(span.until, times) : realtime ? span.until : sameTimeFrom(span.until, when);
    } else break;
  }
  return when;
}

/** The next deadlines, if each phase of the map's flow is processed at its own; the question's phase is the first. */
export function nextDeadlines(
  question: Omit<DeadlineQuestion, "type">,
  map: DiplomacyMap,
  phase: Phase,
  count: number,
): (Deadline & { readonly phase: Phase })[] {
  const found: (Deadline & { phase: Phase })[] = [];
  let now = question.now;
  let current: Phase | null = phase;
  while (current && found.length < count) {
    const more = found.length > 0;
    const deadline = nextDeadline({
      ...question,
      now,
      type: current.type,
      first: question.first && !more,
      deadline: more ? null : question.deadline,
    });
    found.push({ ...deadline, phase: current });
    if (deadline.at === null) break;
    now = deadline.at;
    current = nextPhase(map, current);
  }
  return found;
}
