import type { Seat } from "../../../kernel/game";
import type { Intent } from "../intent";
import { isAnswered } from "../talk";
import type { View } from "../view";

/**
 * What a bot does where the game's script stands still, or where it is asked something: it lets others through, agrees with what they
 * declare, and ends its own turn. Null: nothing of that is awaited of it. By hand it plays no card: what cards do it knows by the rules alone.
 */
export function byHandAct({ asked, byHand, stuck, declared, turn }: View, seat: Seat): Intent | null {
  if (asked && !isAnswered(asked, seat)) return { type: "allow", yes: true };
  if (stuck) return { type: "by_hand" };
  if (!byHand) return null;
  if (declared && !declared.accepted.includes(seat)) return { type: "accept" };
  return turn.seat === seat && asked === null ? { type: "end_turn" } : null;
}
