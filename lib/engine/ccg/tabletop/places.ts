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

/**
 * The first spot of one's own rows on which nothing lies, for so many cards side by side, from the middle outwards: there
 * those of all sides meet, and a narrow screen shows them together; `back`: the back row first.
 */
export function freeSpot(objects: readonly Spot[], width: number, count = 1, back = false): Spot {
  const isFree = (x: number, y: number): boolean =>
    !objects.some((card) => Math.abs(card.x - x) < CARD.width && Math.abs(card.y - y) < CARD.height);
  const starts = startsFor(count, width);
  for (const y of back ? ROWS.toReversed() : ROWS)
    for (const x of starts) {
      const all = Array.from({ length: count }, (_, i) => isFree(x + i * STEP, y));
      if (all.every(Boolean)) return { x, y };
    }
  return { x: width / 2, y: FRONT };
}

/** Where the first of so many cards side by side may lie within the table, those nearest to its middle first. */
function startsFor(count: number, width: number): number[] {
  const [middle, span] = [width / 2, (count - 1) * STEP];
  const columns = Math.floor((middle - CARD.width / 2) / STEP);
  const off = (x: number): number => Math.abs(x + span / 2 - middle);
  return Array.from({ length: 2 * columns + 1 }, (_, i) => middle + (i - columns) * STEP)
    .filter((x) => x + span <= width - CARD.width / 2)
    .sort((a, b) => off(a) - off(b) || b - a);
}

/** The same in a seat's own frame, for cards that lie as the state has them. */
export function freeSpotOf(seat: Seat, objects: readonly Spot[], width: number, count = 1, back = false): Spot {
  const seen = isAcross(seat) ? objects.map(({ x, y }) => ({ x: turnedX(x, width), y: turnedY(y) })) : objects;
  return freeSpot(seen, width, count, back);
}
