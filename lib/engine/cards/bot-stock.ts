import type { Eye } from "./bot-eye";
import type { Can, Card, Intent, TemplateInfo, View } from "./vocabulary";

/** What a bot does with the talon, and when it claims (`move.swap`, `move.close`, `complete.deal`: docs/decisions/0031). */

/** What the other's card to a trick counts, as a rule. */
const LIKELY = 4;

/** Claims what it has, takes the open card, and closes where its sure cards reach; null: it plays on. */
export function chooseStock(view: View, can: Can, eye: Eye, info: TemplateInfo | undefined): Intent | null {
  if (can.claim && can.claim.has >= can.claim.points) return { type: "claim" };
  if (can.swap) return { type: "swap" };
  if (!can.close || info?.claims === undefined) return null;
  const has = view.seats.find(({ seat }) => seat === can.seat)?.points ?? 0;
  return has + promised(eye) >= info.claims ? { type: "close" } : null;
}

/** What a hand takes that is played from the top: trumps that nobody beats, then the highest cards of other suits. */
function promised(eye: Eye): number {
  const trumps = eye.deck.filter(eye.isTrump).toSorted((a, b) => eye.strength(b) - eye.strength(a));
  const missing = trumps.findIndex((card) => !eye.hand.includes(card));
  const sure = missing < 0 ? trumps : trumps.slice(0, missing);
  const tops = sure.length < 2 ? [] : eye.hand.filter((card) => !eye.isTrump(card) && eye.worth(card) === 1);
  const worth = (card: Card): number => eye.points(card) + LIKELY;
  return [...sure, ...tops].reduce((sum, card) => sum + worth(card), 0);
}
