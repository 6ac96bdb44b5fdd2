import { ok } from "../../../kernel/result";
import type { Act, Decided } from "../act";
import type { Intent } from "../intent";
import { seatsInPlay } from "../talk";
import { type FreeRules, Stage } from "./stage";

/**
 * Asks the others whether something may be done; `text`: the rule that is against it, empty if none is. It is done (`happens`)
 * once all of them have let it through, and at once where nobody else plays.
 */
export function putToOthers(
  { rules, state, seat, ctx }: Act,
  intent: Intent,
  text: string,
  free: FreeRules,
  happens: (stage: Stage) => void,
): Decided {
  const stage = new Stage(rules, state, seat, ctx, free);
  stage.tell({ type: "asked", seat, text, intent });
  if (seatsInPlay(state).some((other) => other !== seat)) return ok(stage.events);
  stage.tell({ type: "allowed", seat, done: true });
  happens(stage);
  return ok(stage.events);
}
