import type { Instant } from "../../kernel/game";
import { nextDeadline } from "../calendar/deadline";
import type { Ruleset } from "./config";
import { deadlineReason } from "./deadline-reason";
import { envAt } from "./env";
import type { DiplomacyEvent } from "./event";
import type { State } from "./state";

/** The deadline that the rules set now for the phase that is played, with its reasons. */
export function deadlineEvent(ruleset: Ruleset, state: State, now: Instant): DiplomacyEvent {
  const { rules, timing, zone } = envAt(ruleset, state);
  const { deadline, at, reasons } = nextDeadline({
    ...{ now, zone, timing, rules },
    type: state.position.phase.type,
    first: state.first,
    deadline: state.deadline,
    absences: state.absences.map(({ seat, from, to }) => ({ from, to, who: String(seat ?? "") })),
  });
  return {
    type: "deadline_set",
    ...{ deadline, at },
    by: "rules",
    reasons: reasons.map(deadlineReason),
  };
}
