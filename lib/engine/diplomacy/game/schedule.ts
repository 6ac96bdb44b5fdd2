import type { Ctx, Instant, Waiting } from "../../kernel/game";
import { type CheckAnswer, checkGame, graceEnd, nextSlot, SAT_OUT, slotOf } from "../calendar/check";
import { delayOf } from "../calendar/deadline";
import { inMinutes } from "../calendar/timing";
import type { PowerName } from "../map/model";
import type { Env, Ruleset } from "./config";
import { envAt } from "./env";
import type { DiplomacyEvent } from "./event";
import type { Intent } from "./intent";
import { isUnordered, missingPowers } from "./late";
import { processEvents } from "./process";
import { resolvePhase } from "./resolve";
import { positionJson, Sequence } from "./sequence";
import { isVacant, orderer, type State } from "./state";

const MINUTE = 60_000;
/** Checks are so far apart. */
export const SLOT = 20 * MINUTE;

/** Real time: deadlines fall on any minute, and checks with them. */
export const isRealTime = ({ rules, timing }: Env, type: string): boolean =>
  rules.has("REAL_TIME") || inMinutes(delayOf(timing, type)) < 20;

/** Until when checks are sat out once the notice that somebody is late has gone out in a check. */
const afterNotice = (checked: Instant): Instant => slotOf(checked) + SLOT * (SAT_OUT.lateNotice + 1);

/** Is nothing sat out but what followed such a notice? Once nobody owes anything any more, nobody need wait for that. */
export const sitsOutNotice = ({ checked, delayedTo }: State): boolean => delayedTo === afterNotice(checked);

/** May the phase not be processed by itself before the deadline: somebody has yet to order, or the master decides alone. */
function isHeld(ruleset: Ruleset, state: State, now: Instant): boolean {
  const { rules } = envAt(ruleset, state);
  if (state.deadlineAt !== null && now >= state.deadlineAt) return false;
  if (state.deadlineAt === null && rules.has("ALWAYS_WAIT")) return true;
  return state.powers.some((power) => isUnordered(ruleset, state, power));
}

/** What the check at an instant does. */
function checkAt(ruleset: Ruleset, state: State, now: Instant): CheckAnswer {
  const env = envAt(ruleset, state);
  if (state.stage !== "active" || state.gate === "AWAIT") return { act: "nothing", delay: 0 };
  const late = missingPowers(ruleset, state).length > 0;
  const answer = checkGame({
    now,
    ...(isRealTime(env, state.position.phase.type) ? { since: state.checked } : {}),
    deadline: state.deadlineAt,
    timing: env.timing,
    rules: env.rules,
    delay: state.delayedTo > now ? 1 : 0,
    vacant: state.powers.some(isVacant),
    late,
    waiting: state.powers.some(({ wait }) => wait),
    state: state.gate,
    type: state.position.phase.type,
  });
  const goes = answer.act === "process" || (answer.act === "preview" && !answer.waits);
  if (goes && isHeld(ruleset, state, now)) return { act: "nothing", delay: answer.delay };
  return answer;
}

/**
 * Whether the phase is processed in the moment in which the last orders come in, with nothing that lets minds change. Of
 * those who wait for the deadline only `own` powers count: a viewer may not know of others.
 */
export function endsAtOnce(ruleset: Ruleset, state: State, own: readonly PowerName[]): boolean {
  if (state.stage !== "active") return false;
  const { rules, timing } = envAt(ruleset, state);
  const deadline = state.deadlineAt;
  if (deadline === null ? rules.has("ALWAYS_WAIT") : !rules.has("REAL_TIME")) return false;
  const answer = checkGame({
    ...{ now: state.checked, deadline, timing, rules, delay: 0, late: false },
    vacant: state.powers.some(isVacant),
    waiting: state.powers.some(({ name, wait }) => wait && own.includes(name)),
    state: state.gate,
    type: state.position.phase.type,
  });
  return answer.act === "process";
}

/** The next check at which something happens; null: none. */
function nextCheck(ruleset: Ruleset, state: State): Instant | null {
  if (state.stage !== "active") return null;
  const env = envAt(ruleset, state);
  const exact = isRealTime(env, state.position.phase.type);
  const check = (at: Instant): Instant => (exact ? at : slotOf(at - 1) + SLOT);
  const deadline = state.deadlineAt;
  const end = deadline === null ? null : graceEnd(env.timing, env.rules, deadline);
  const warnings = deadline === null ? [] : (env.timing.warn ?? [{ amount: 4, unit: "H" as const }]);
  const moments = [
    state.checked + 1,
    state.delayedTo,
    ...(deadline === null ? [] : [deadline]),
    ...(end === null ? [] : [end]),
    ...warnings.map((span) => (deadline ?? 0) - inMinutes(span) * MINUTE),
  ];
  const checks = moments.map(check).filter((at) => at > state.checked);
  for (const at of [...new Set(checks)].sort((a, b) => a - b))
    if (checkAt(ruleset, state, at).act !== "nothing") return at;
  return null;
}

/** Whom the game waits for, and when the clock looks next. */
export function waitsFor(ruleset: Ruleset, state: State): Waiting<Intent> {
  const seats = new Set<number>();
  for (const power of state.powers) {
    if (!isUnordered(ruleset, state, power)) continue;
    const by = orderer(state, power);
    const seat = state.powers.find(({ name }) => name === by)?.seat ?? null;
    if (seat !== null) seats.add(seat);
  }
  const list = [...seats].sort((a, b) => a - b);
  const at = nextCheck(ruleset, state);
  return at === null ? { seats: list } : { seats: list, due: { at, intent: { type: "check" } } };
}

/** What a check brings about, with the mark that it was made. */
export function checkEvents(ruleset: Ruleset, state: State, ctx: Ctx): DiplomacyEvent[] {
  const { now } = ctx;
  const sequence = new Sequence(state);
  const answer = checkAt(ruleset, state, now);
  sequence.add({ type: "checked", at: now });
  switch (answer.act) {
    case "nothing":
      break;
    case "process":
    case "process_disorder":
      for (const event of processEvents(ruleset, sequence.state, ctx)) sequence.add(event);
      break;
    case "preview":
      sequence.add(previewEvent(ruleset, sequence.state, ctx));
      if (answer.waits) sequence.add({ type: "stage_set", stage: "waiting" });
      else sequence.add({ type: "delayed", to: slotOf(now) + SLOT * (SAT_OUT.preview + 1) });
      break;
    case "dismiss":
      dismiss(ruleset, sequence);
      break;
    case "late_notice": {
      const { timing, rules } = envAt(ruleset, state);
      const end = state.deadlineAt === null ? null : graceEnd(timing, rules, state.deadlineAt);
      const powers = missingPowers(ruleset, state).map(({ name }) => name);
      sequence.add({ type: "late", powers, everyone: answer.everyone, dismissal: end });
      sequence.add({ type: "delayed", to: afterNotice(now) });
      break;
    }
    case "warn":
      sequence.add({
        type: "warned",
        powers: missingPowers(ruleset, state).map(({ name }) => name),
        spans: answer.spans.map(({ amount, unit }) => `${amount}${unit}`),
      });
  }
  return sequence.events;
}

/** Grace is over: who is late, or orders for a dummy that is, loses their power, and the game waits. */
function dismiss(ruleset: Ruleset, sequence: Sequence): void {
  const late = missingPowers(ruleset, sequence.state);
  const gone = new Set(late.map((power) => orderer(sequence.state, power) ?? power.name));
  for (const power of gone)
    if (sequence.state.powers.some(({ name, kind }) => name === power && kind === "player"))
      sequence.add({ type: "resigned", power, reason: "late" });
  if (sequence.state.stage === "active") sequence.add({ type: "stage_set", stage: "waiting" });
}

/** The results as they would be now, and what would come of offers and lists, for the master alone. */
export function previewEvent(ruleset: Ruleset, state: State, ctx: Ctx): DiplomacyEvent {
  const { results, position, entered } = resolvePhase(ruleset, state, ctx.random);
  return {
    type: "previewed",
    phase: { ...state.position.phase },
    results: [...results],
    position: positionJson(position),
    ...(entered ? { entered } : {}),
  };
}

/**
 * What follows from orders that have come in: in real time and without deadlines the phase is processed at once; else
 * one check is sat out, so that minds may change, which phases of minutes do until their deadline at most. The last of
 * those who were late keep nobody waiting: their phase ends with the next check.
 */
export function afterOrders(ruleset: Ruleset, before: State, sequence: Sequence, ctx: Ctx): void {
  const { state } = sequence;
  const ready = (one: State): boolean => checkAt(ruleset, { ...one, delayedTo: 0 }, ctx.now).act === "process";
  const previews = checkAt(ruleset, { ...state, delayedTo: 0 }, ctx.now).act === "preview";
  if (!ready(state) && !previews) return;
  const env = envAt(ruleset, state);
  const due = state.deadlineAt;
  if (env.rules.has("REAL_TIME") || due === null) {
    for (const event of checkEvents(ruleset, { ...state, delayedTo: 0 }, ctx)) sequence.add(event);
    return;
  }
  if (ctx.now >= due) {
    if (sitsOutNotice(state)) sequence.add({ type: "delayed", to: 0 });
  } else if (!ready(before)) {
    const to = nextSlot(ctx.now) + SLOT * SAT_OUT.ordersIn;
    sequence.add({ type: "delayed", to: isRealTime(env, state.position.phase.type) ? Math.min(to, due) : to });
  }
}
