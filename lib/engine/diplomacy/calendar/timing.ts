import { type LocalText, readLocal } from "./local";

/** `M` minutes, `H` hours, `D` days, `W` weeks. */
export type DurationUnit = "M" | "H" | "D" | "W";
/** A span as TIMING writes it. Days and weeks follow the clock on the wall, so they are not reckoned in minutes. */
export type Duration = { readonly amount: number; readonly unit: DurationUnit };

/** A time without deadlines. Both ends as written; `from` null: since ever. */
export type Vacation = { readonly from: LocalText | null; readonly to: LocalText };

/** What TIMING says, typed; what it does not say is absent. */
export type Timing = {
  /** Minutes after midnight, ascending. */
  readonly at?: readonly number[];
  readonly fudge?: Duration;
  /** Seven characters from Sunday: capital, any deadline; small, none of movement; `-`, none. */
  readonly days?: string;
  /** How long after midnight a day begins, in minutes; may be negative. */
  readonly start?: number;
  readonly next?: Duration;
  /** Delays by the beginning of a phase's type, in the order written. */
  readonly phases: readonly { readonly prefix: string; readonly delay: Duration }[];
  readonly warn?: readonly Duration[];
  readonly grace?: Duration;
  readonly not: readonly Vacation[];
};

export type TimingProblem = {
  /** `timing/unknown_key`, `timing/no_value`, `timing/twice`, `timing/bad_value`, `timing/no_capital`. */
  readonly code: `timing/${string}`;
  readonly message: string;
  /** Which of the lines, from 0. */
  readonly line: number;
};

export type ReadTiming = {
  readonly timing: Timing;
  /** Each key and its value in capitals, DAYS as written; those of NOT joined by commas. */
  readonly pairs: Readonly<Record<string, string>>;
  readonly problems: readonly TimingProblem[];
};

type Draft = { -readonly [Key in keyof Timing]: Timing[Key] } & {
  readonly phases: Timing["phases"][number][];
  readonly not: Vacation[];
};

/** Times without deadlines of one game: each deadline is held to all of them. */
const MOST_NOT = 300;

/** So many faults are told: what follows helps nobody. */
const MOST_PROBLEMS = 100;

/** Reads one value into the draft; null, or how it should be written. */
type Reader = (value: string, draft: Draft) => string | null;

const READERS: Readonly<Record<string, Reader>> = {
  AT: (value, draft) => {
    const times = value.split(",").map(readClock);
    if (!times.every((time) => time !== null)) return "hh:mm, or several with commas";
    draft.at = [...new Set(times)].sort((a, b) => a - b);
    return null;
  },
  FUDGE: (value, draft) => {
    const span = readDuration(value, 1);
    if (!span || span.unit === "D" || span.unit === "W") return "a number of at least 1 with M or H";
    draft.fudge = span;
    return null;
  },
  DAYS: (value, draft) => {
    const days = readDays(value);
    if (days === null) return "seven characters from Sunday, as -MTWTFs";
    draft.days = days;
    return null;
  },
  START: (value, draft) => {
    const start = readStart(value);
    if (start === null) return "8H or -2H";
    draft.start = start;
    return null;
  },
  NEXT: (value, draft) => {
    const span = readDuration(value, 1);
    if (!span) return DURATION;
    draft.next = span;
    return null;
  },
  WARN: (value, draft) => {
    const spans = value.split(",").map((each) => readDuration(each, 0));
    if (!spans.every((span) => span !== null)) return "4H, or several with commas, or 0";
    draft.warn = spans;
    return null;
  },
  GRACE: (value, draft) => {
    const span = readDuration(value, 0);
    if (!span) return "36H, or 0H";
    draft.grace = span;
    return null;
  },
  NOT: (value, draft) => {
    const written = value.split(",");
    if (draft.not.length + written.length > MOST_NOT) return `at most ${MOST_NOT} in all`;
    const vacations = written.map(readVacation);
    if (!vacations.every((each) => each !== null)) return "20261224-20270102, or several with commas";
    for (const each of vacations) draft.not.push(each);
    return null;
  },
};

const DURATION = "a number of at least 1 with M, H, D or W";

/** The types of phases that a map without a flow of its own knows. */
const USUAL_TYPES = ["MOVEMENT", "RETREATS", "ADJUSTMENTS"] as const;

/**
 * Reads the lines of TIMING (without that word): pairs of key and value, several lines add up. Besides the fixed keys
 * any beginning of a phase's type is one. Faulty pairs are left out, with a problem each.
 */
export function readTiming(lines: readonly string[], phaseTypes: readonly string[] = USUAL_TYPES): ReadTiming {
  const draft: Draft = { phases: [], not: [] };
  const pairs: Record<string, string> = Object.create(null);
  const problems: TimingProblem[] = [];
  lines.forEach((text, line) => {
    const words = text.split(/\s+/).filter(Boolean);
    for (let i = 0; i < words.length; i += 2) {
      const key = words[i]!.toUpperCase();
      const value = words[i + 1];
      const problem = value === undefined ? noValue(key) : readPair(key, value, draft, pairs, phaseTypes);
      if (problem && problems.length < MOST_PROBLEMS) problems.push({ code: problem[0], message: problem[1], line });
    }
  });
  return { timing: draft, pairs, problems };
}

type Fault = readonly [TimingProblem["code"], string];

const noValue = (key: string): Fault => ["timing/no_value", `${shown(key)} has no value`];

function readPair(
  key: string,
  value: string,
  draft: Draft,
  pairs: Record<string, string>,
  phaseTypes: readonly string[],
): Fault | null {
  const fixed = Object.hasOwn(READERS, key) ? READERS[key] : undefined;
  const phase = !fixed && phaseTypes.some((type) => type.startsWith(key));
  if (!fixed && !phase)
    return ["timing/unknown_key", `${shown(key)} is no key: AT, DAYS, NEXT … or the beginning of a phase`];
  const before = pairs[key];
  if (before !== undefined && key !== "NOT") return ["timing/twice", `${shown(key)} is given twice`];
  const delay = phase ? readDuration(value, 1) : null;
  const hint = fixed ? fixed(value, draft) : delay ? null : DURATION;
  if (hint !== null) return ["timing/bad_value", `${key} ${shown(value)}: ${hint}`];
  if (delay) draft.phases.push({ prefix: key, delay });
  const kept = key === "DAYS" ? value : value.toUpperCase();
  pairs[key] = before === undefined ? kept : `${before},${kept}`;
  if (key === "DAYS" && value === value.toLowerCase())
    return ["timing/no_capital", `DAYS ${shown(value)}: at least one day in a capital letter, for movement`];
  return null;
}

const shown = (word: string): string => (word.length > 40 ? `${word.slice(0, 40)}…` : word);

/** `12H`; a bare 0 is one too, where 0 is allowed. Null: not so. */
function readDuration(text: string, least: number): Duration | null {
  if (text === "0" && least === 0) return { amount: 0, unit: "M" };
  const [, amount = "", unit] = /^(\d{1,5})([MHDW])$/.exec(text.toUpperCase()) ?? [];
  if (unit !== "M" && unit !== "H" && unit !== "D" && unit !== "W") return null;
  return Number(amount) >= least ? { amount: Number(amount), unit } : null;
}

const MINUTES: Readonly<Record<DurationUnit, number>> = { M: 1, H: 60, D: 1440, W: 10080 };

/** The span in minutes, a day being 24 hours. */
export const inMinutes = (span: Duration): number => span.amount * MINUTES[span.unit];

/** `18:40` as minutes after midnight. */
function readClock(text: string): number | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return Number(hour) * 60 + Number(minute);
}

/** START in minutes: `8H`, `-2H`. */
export function readStart(text: string): number | null {
  const span = readDuration(text.replace(/^-/, ""), 0);
  if (!span || span.unit === "W") return null;
  return inMinutes(span) * (text.startsWith("-") ? -1 : 1);
}

/** `-MTWTFs`; all in small letters, which is told of as a fault, is reckoned as all in capitals. */
function readDays(text: string): string | null {
  const sound = text.length === 7 && [...text].every((char, i) => char === "-" || char.toUpperCase() === "SMTWTFS"[i]);
  if (!sound || text === "-------") return null;
  return text === text.toLowerCase() ? text.toUpperCase() : text;
}

/** `20261224`, `20261224-20270102`, `-20270102`. */
function readVacation(text: string): Vacation | null {
  const [first = "", last, ...more] = text.split("-");
  const to = last ?? first;
  const end = readLocal(to);
  if (more.length > 0 || !end) return null;
  if (last === undefined) return { from: first, to };
  if (first === "") return { from: null, to };
  const begin = readLocal(first);
  return begin && begin.toString() <= end.toString() ? { from: first, to } : null;
}
