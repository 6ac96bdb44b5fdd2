import type { TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";

/** Who deals, where that matters: a trump is offered round from the next seat on. Null: it does not, or nobody is asked yet. */
export function dealerOf({ seats, phase, bids, turn }: View, { makesTrump }: TemplateInfo): Seat | null {
  if (!makesTrump || phase === "waiting" || phase === "ended" || phase === "complete") return null;
  const asked = bids[0]?.seat ?? turn;
  const at = seats.findIndex(({ seat }) => seat === asked);
  return at < 0 ? null : (seats.at(at - 1)?.seat ?? null);
}
