import type { Instant } from "../../../kernel/game";
import { nextList } from "../../crystal/entry";
import type { Ruleset } from "../config";
import { deadlineEvent } from "../deadlines";
import { fieldAt } from "../env";
import type { EventOf } from "../event";
import type { Sequence } from "../sequence";
import { isLive, type State } from "../state";
import { asksLists, listAsked, owesList, writtenBy } from "./writers";

/** Are the lists of this phase still being written? */
export const isWriting = (ruleset: Ruleset, state: State): boolean =>
  asksLists(ruleset, state) && listAsked(state) === "sooner";

/** Does nobody owe a list for this phase any more? */
export const areIn = (ruleset: Ruleset, state: State): boolean =>
  state.powers.every((power) => !owesList(ruleset, state, power) || writtenBy(power).sooner.length > 0);

/** Of who has a list to carry out and none, the first unit holds. */
export function fillLists(ruleset: Ruleset, state: State): EventOf<"list_set">[] {
  const field = fieldAt(ruleset, state);
  return state.powers.flatMap((power): EventOf<"list_set">[] => {
    const { name } = power;
    if (!owesList(ruleset, state, power) || writtenBy(power).sooner.length > 0) return [];
    const lines = [...nextList({ power: name, sooner: [], later: [] }, field)];
    return [{ type: "list_set", power: name, by: null, when: "sooner", lines, filled: true }];
  });
}

/** The lists of the first phase are settled: there is a new deadline, until which those of the next are written. */
export function lockLists(ruleset: Ruleset, sequence: Sequence, now: Instant): void {
  if (!isLive(sequence.state)) return;
  for (const event of fillLists(ruleset, sequence.state)) sequence.add(event);
  sequence.add({ type: "lists_locked" });
  sequence.add(deadlineEvent(ruleset, sequence.state, now));
}
