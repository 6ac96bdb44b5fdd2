import type { Instant } from "../../kernel/game";
import type { RuleName } from "../rules/expand";
import { type Duration, inMinutes, type Timing } from "./timing";

/** Games are looked after every twenty minutes, at :00, :20 and :40 of Greenwich. */
const SLOT = 20 * 60_000;
const HOUR = 3_600_000;

/** The check at or before an instant. */
export const slotOf = (now: Instant): Instant => Math.floor(now / SLOT) * SLOT;

/** The first check after an instant. */
export const nextSlot = (now: Instant): Instant => slotOf(now) + SLOT;

/** The checks that are sat out, by what brings the delay about (DELAY). */
export const SAT_OUT = { ordersIn: 1, lateNotice: 24, preview: 72 } as const;

const milliseconds = (span: Duration): number => inMinutes(span) * 60_000;

/** Reminders come four hours before the deadline unless TIMING says otherwise; 0 is none. */
const USUAL_WARNING: readonly Duration[] = [{ amount: 4, unit: "H" }];

/**
 * The reminders that this check sends: each falls into one check. In real time checks come at any moment: into the first
 * one `since` the last.
 */
function dueWarnings({ timing, now, since }: CheckQuestion, deadline: Instant): Duration[] {
  return (timing.warn ?? USUAL_WARNING).filter((span) => {
    const from = deadline - milliseconds(span);
    return span.amount > 0 && from <= now && now < from + SLOT && (since === undefined || since < from);
  });
}

/** When patience ends; null: never. Without GRACE it ends at the deadline, and only where somebody's disorder is provided for. */
export function graceEnd(timing: Timing, rules: ReadonlySet<RuleName>, deadline: Instant): Instant | null {
  if (timing.grace) return deadline + milliseconds(timing.grace);
  return rules.has("CIVIL_DISORDER") || rules.has("CIVIL_PREVIEW") ? deadline : null;
}

/** How many checks are sat out when the last orders have come in, so that one may change one's mind. */
export const delayAfterOrders = (rules: ReadonlySet<RuleName>, deadline: Instant | null): number =>
  deadline === null || rules.has("REAL_TIME") ? 0 : SAT_OUT.ordersIn;

export type CheckQuestion = {
  readonly now: Instant;
  /** In real time: the check before this one. */
  readonly since?: Instant;
  readonly deadline: Instant | null;
  readonly timing: Timing;
  readonly rules: ReadonlySet<RuleName>;
  /** Checks still to be sat out. */
  readonly delay: number;
  /** Is a position without a player? */
  readonly vacant: boolean;
  /** Does somebody owe orders? */
  readonly late: boolean;
  /** Has somebody asked to wait for the deadline? */
  readonly waiting: boolean;
  readonly state: "PHASE" | "AWAIT" | "SKIP" | "WAIT";
  /** `MOVEMENT`. */
  readonly type: string;
};

/** What a check does with an active game. */
export type CheckAct =
  | { readonly act: "nothing" }
  | { readonly act: "process" }
  /** What is missing is filled in (CIVIL_DISORDER). */
  | { readonly act: "process_disorder" }
  /** To the master alone; `waits`: and the game waits for them (CIVIL_PREVIEW). */
  | { readonly act: "preview"; readonly waits: boolean }
  /** Who is late loses their position, and the game waits. */
  | { readonly act: "dismiss" }
  | { readonly act: "late_notice"; readonly everyone: boolean }
  | { readonly act: "warn"; readonly spans: readonly Duration[] };

export type CheckAnswer = CheckAct & { readonly delay: number };

/** One check of an active game: what is done, and how many checks are sat out after it. */
export function checkGame(question: CheckQuestion): CheckAnswer {
  const { now, deadline, timing, rules, vacant, late, state } = question;
  if (state === "AWAIT") return { act: "nothing", delay: question.delay };
  const end = deadline === null || vacant ? null : graceEnd(timing, rules, deadline);
  const over = end !== null && now >= end;
  const delay = over && !rules.has("CIVIL_PREVIEW") ? 0 : question.delay;
  if (delay > 0) return { act: "nothing", delay: delay - 1 };
  if (over && late) {
    if (rules.has("CIVIL_DISORDER")) return { act: "process_disorder", delay };
    if (rules.has("CIVIL_PREVIEW")) return { act: "preview", waits: true, delay: SAT_OUT.preview };
    return { act: "dismiss", delay };
  }
  if (!late && !vacant && isDue(question))
    return rules.has("PREVIEW") ? { act: "preview", waits: false, delay: SAT_OUT.preview } : { act: "process", delay };
  if (deadline === null) return { act: "nothing", delay };
  if (now >= deadline) {
    const everyone = Math.floor(now / HOUR) === Math.floor(deadline / HOUR);
    return late ? { act: "late_notice", everyone, delay: SAT_OUT.lateNotice } : { act: "nothing", delay };
  }
  const spans = late ? dueWarnings(question, deadline) : [];
  return spans.length > 0 ? { act: "warn", spans, delay } : { act: "nothing", delay };
}

/** May a phase with all its orders be processed now, or is the deadline waited for? */
function isDue({
  now,
  deadline,
  rules,
  waiting,
  state,
  type,
}: Pick<CheckQuestion, "now" | "deadline" | "rules" | "waiting" | "state" | "type">): boolean {
  if (deadline !== null && now >= deadline) return true;
  const minor = rules.has("NO_MINOR_WAIT") && type !== "MOVEMENT";
  const waited = waiting && !minor && !rules.has("REAL_TIME");
  const always = rules.has("ALWAYS_WAIT") && !minor && deadline !== null;
  return state !== "WAIT" && !waited && !always;
}
