import { ok } from "../../../kernel/result";
import type { Act, Decided } from "../act";
import type { Intent } from "../intent";
import { seatsInPlay } from "../talk";
import { type FreeRules, Stage } from "./stage";

/**
 * Something is done once the others let it through: they are asked, in the words of the rule that is against it (empty: there is none). Who is
 * alone is told, and does as they like.
 */
export function put(
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
