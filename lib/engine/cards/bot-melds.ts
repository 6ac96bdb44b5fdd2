import { type Eye, leastBy } from "./bot-eye";
import type { Can, Card, Intent, TemplateInfo, View } from "./vocabulary";

/** How a bot draws, discards and knocks (`melds`: docs/decisions/0031). */

/** So much less deadwood makes it worth while to take a card that all have seen. */
const WORTH_TAKING = 5;

/** Takes the open card where it makes a meld, or a hand to knock with; else it passes, or draws. */
function chooseDraw(can: Can, draw: NonNullable<Can["draw"]>, now: number, knock: number): Intent {
  const { top } = draw;
  if (top && (top.leaves <= knock || now - top.leaves >= WORTH_TAKING)) return { type: "draw", from: "discards" };
  if (can.move?.pass) return { type: "move", pass: true };
  return draw.from.includes("talon") ? { type: "draw" } : { type: "draw", from: "discards" };
}

/** Lays away what leaves least, of equals the dearest card; knocks as soon as it may. Null: the game has no melds. */
export function chooseByMelds(view: View, can: Can, eye: Eye, info: TemplateInfo | undefined): Intent | null {
  const { move, draw } = can;
  const own = view.seats.find(({ seat }) => seat === can.seat)?.melds;
  if (!own) return null;
  if (draw) return chooseDraw(can, draw, own.deadwood, info?.melds?.knock ?? 0);
  if (!move?.deadwood) return null;
  const { by, knock } = move.deadwood;
  const worth = (card: Card): number => info?.melds?.worth[card] ?? eye.worth(card);
  const playable = eye.hand.filter((card) => move.cards[card] === null);
  const card = leastBy(playable, (one) => by[one]! - worth(one) / 100);
  if (card === null) return null;
  return by[card]! <= knock ? { type: "move", cards: [card], knock: true } : { type: "move", cards: [card] };
}
