import { type Eye, leastBy } from "./bot-eye";
import type { Can, Card, Intent, View } from "./vocabulary";

/** How a bot attacks and defends (`stack: "pairs"`: docs/decisions/0031). */

type CanMove = NonNullable<Can["move"]>;

/** What it is to part with a card: its strength, a trump's much more. */
const price = (eye: Eye, card: Card): number => eye.worth(card) + (eye.isTrump(card) ? 1 : 0);

/** As long as cards are drawn, a defender keeps trumps that are dearer than this for later bouts. */
const TOO_DEAR = 1.5;
/** …and nobody throws in a card that is dearer than this. */
const KEPT = 0.75;

/** Chooses an attack, a card to throw in, or how to beat one; else takes the cards, or lets others throw in. */
export function chooseInBout(view: View, can: Can, move: CanMove, eye: Eye): Intent | null {
  const stocked = (view.talon?.length ?? 0) > 0;
  if (move.part === "defends") return defend(move, eye, stocked);
  const playable = eye.hand.filter((card) => move.cards[card] === null);
  const cheapest = leastBy(playable, (card) => price(eye, card));
  if (cheapest === null) return move.pass ? { type: "move", pass: true } : null;
  if (move.part === "leads") return { type: "move", cards: lead(view, can, eye, cheapest) };
  const throws = price(eye, cheapest) <= (stocked ? KEPT : 1) || (view.bout?.taking && !eye.isTrump(cheapest));
  if (throws) return { type: "move", cards: [cheapest] };
  return move.pass ? { type: "move", pass: true } : { type: "move", cards: [cheapest] };
}

/** The cheapest card, with all of its level that are no trumps, as far as the defender holds as many. */
function lead(view: View, can: Can, eye: Eye, card: Card): Card[] {
  const at = view.seats.findIndex(({ seat }) => seat === can.seat);
  const others = [...view.seats.slice(at + 1), ...view.seats.slice(0, at)];
  const room = others.find(({ count }) => count > 0)?.count ?? 1;
  const mates = eye.hand.filter(
    (other) => other !== card && eye.level(other) === eye.level(card) && !eye.isTrump(other),
  );
  return [card, ...mates].slice(0, room);
}

/** Beats the card that costs most to beat, if all can be; gives up where one cannot, or only with a dear trump. */
function defend(move: CanMove, eye: Eye, stocked: boolean): Intent {
  const ways = Object.entries(move.beats ?? {}).map(([on, cards]) => {
    const card = leastBy(cards, (one) => price(eye, one));
    return { on, card, price: card === null ? Number.POSITIVE_INFINITY : price(eye, card) };
  });
  const dearest = leastBy(ways, (way) => -way.price);
  if (!dearest || dearest.card === null || (stocked && dearest.price > TOO_DEAR)) return { type: "retreat" };
  return { type: "move", cards: [dearest.card], on: dearest.on };
}
