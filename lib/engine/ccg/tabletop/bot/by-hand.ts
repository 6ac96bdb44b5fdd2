import type { Seat } from "../../../kernel/game";
import type { Intent } from "../intent";
import { isAnswered } from "../talk";
import type { View } from "../view";

/**
 * What a bot does where the game is played by hand, or where it is asked something: it lets others do what they ask for, agrees
 * with what they declare, and ends its own turn. It plays no card, since it knows only by the script what cards do. Null:
 * nothing of that is awaited of it.
 */
export function byHandAct({ asked, byHand, stuck, declared, turn }: View, seat: Seat): Intent | null {
  if (asked && !isAnswered(asked, seat)) return { type: "allow", yes: true };
  if (stuck) return { type: "by_hand" };
  if (!byHand) return null;
  if (declared && !declared.accepted.includes(seat)) return { type: "accept" };
  return turn.seat === seat && asked === null ? { type: "end_turn" } : null;
}
