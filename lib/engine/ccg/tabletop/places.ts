import type { Seat } from "../../kernel/game";
import { isAcross, turnedX, turnedY } from "./frame";

/** The size of a card on the table, in its units. */
export const CARD = { width: 76, height: 106 } as const;
/** Side by side in a row. */
export const STEP = CARD.width + 8;
/** The middle of one's own rows, the front one first, as one sees the table. */
const FRONT = 70;
const ROWS = [FRONT, FRONT + CARD.height + 14] as const;

type Spot = { readonly x: number; readonly y: number };

/** The first spot of one's own rows on which nothing lies, for so many cards side by side; `back`: the back row first. */
export function freeSpot(objects: readonly Spot[], width: number, count = 1, back = false): Spot {
  const isFree = (x: number, y: number): boolean =>
    !objects.some((card) => Math.abs(card.x - x) < CARD.width && Math.abs(card.y - y) < CARD.height);
  for (const y of back ? ROWS.toReversed() : ROWS)
    for (let x = CARD.width; x + (count - 1) * STEP <= width - CARD.width / 2; x += STEP) {
      const all = Array.from({ length: count }, (_, i) => isFree(x + i * STEP, y));
      if (all.every(Boolean)) return { x, y };
    }
  return { x: width / 2, y: FRONT };
}

/** The same in a seat's own frame, for cards that lie as the state has them. */
export function freeSpotOf(seat: Seat, objects: readonly Spot[], width: number, count = 1, back = false): Spot {
  const seen = isAcross(seat) ? objects.map(({ x, y }) => ({ x: turnedX(x, width), y: turnedY(y) })) : objects;
  return freeSpot(seen, width, count, back);
}
