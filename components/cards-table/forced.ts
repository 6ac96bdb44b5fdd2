import type { Can, Card, Intent } from "@/lib/engine/cards/vocabulary";
import { isQuick, moveOf, onlyChoice } from "./choice";

/** The one act that is left, where none but it would be taken: a pass, a retreat, the only card. */
export function forcedIntent(can: Can | null, hand: readonly Card[]): Intent | null {
  if (!can || can.distribute) return null;
  if (can.bid) return !can.bid.number && can.bid.pass && !can.redeal ? { type: "bid", pass: true } : null;
  // Whoever may take from the pile, swap, close or claim has a choice.
  if (can.claim || can.swap || can.close || (can.draw?.from.length ?? 0) > 1) return null;
  const playable = Object.values(can.move?.cards ?? {}).includes(null);
  if (!playable && can.draw) return can.move?.pass ? null : { type: "draw" };
  if (!playable && can.move?.pass) return can.retreat ? null : { type: "move", pass: true };
  if (!playable) return can.retreat ? { type: "retreat" } : null;
  const only = onlyChoice(can, hand);
  return only && isQuick(only, can, hand) ? moveOf(only, can) : null;
}
