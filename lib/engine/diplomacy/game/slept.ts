import type { Instant } from "../../kernel/game";
import { graceEnd } from "../calendar/check";
import { delayOf, instantOfText, localOf } from "../calendar/deadline";
import { writeLocal } from "../calendar/local";
import { inMinutes } from "../calendar/timing";
import type { Ruleset } from "./config";
import { envAt } from "./env";
import type { DiplomacyEvent } from "./event";
import type { Intent } from "./intent";
import { isUnordered } from "./late";
import { isRealTime, SLOT } from "./schedule";
import type { State } from "./state";

const MINUTE = 60_000;

type Slept = Extract<Intent, { type: "slept" }>;

/**
 * What follows from a time in which nobody could order. Nobody is held to it: where orders are missing, a deadline that
 * fell into it, or the end of GRACE, comes as much later as the sleep was long, and leaves `atLeast` from now, or as long
 * as the phase lasts if that is shorter. Where all orders are in nothing moves: the phase is processed as it would have
 * been. Deadlines that are still far enough off stay.
 */
export function sleptEvents(ruleset: Ruleset, state: State, intent: Slept, now: Instant): DiplomacyEvent[] {
  const { from, to } = intent;
  const told: DiplomacyEvent = { type: "slept", from, to };
  const { deadlineAt } = state;
  if (state.stage !== "active" || deadlineAt === null) return [told];
  if (!state.powers.some((power) => isUnordered(ruleset, state, power))) return [told];
  const env = envAt(ruleset, state);
  const { type } = state.position.phase;
  const lasts = inMinutes(delayOf(env.timing, type)) * MINUTE;
  const earliest = now + Math.min(intent.atLeast, lasts);
  const moment = deadlineAt > from ? deadlineAt : graceEnd(env.timing, env.rules, deadlineAt);
  if (moment === null || moment <= from || moment >= earliest) return [told];
  const wanted = deadlineAt + Math.max(to - from, earliest - moment);
  const grain = isRealTime(env, type) ? MINUTE : SLOT;
  const deadline = writeLocal(localOf(Math.ceil(wanted / grain) * grain, env.zone));
  const at = instantOfText(deadline, env.zone);
  return [told, { type: "deadline_set", deadline, at, by: "rules", reasons: [{ type: "slept", from, to }] }];
}
