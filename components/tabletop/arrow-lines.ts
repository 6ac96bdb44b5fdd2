import type { End } from "@/lib/engine/ccg/tabletop/intent";
import { CARD } from "@/lib/engine/ccg/tabletop/places";
import type { ObjectView } from "@/lib/engine/ccg/tabletop/view";
import type { Seat } from "@/lib/engine/kernel/game";
import { REACH } from "./board-places";

type Spot = { readonly x: number; readonly y: number };

/** So far from the edge of the table players stand, and so far before the middle of a card an arrow ends. */
const EDGE = 14;
const BEFORE = CARD.width * 0.35;

/** Where arrows meet a player: at the edge of their side, one's own below, the others' above, side by side. */
export function spotOfSeat(seat: Seat, you: Seat | null, seats: number, width: number): Spot {
  if (seat === you) return { x: width / 2, y: REACH - EDGE };
  const others = Array.from({ length: seats }, (_, of) => of).filter((of) => of !== you);
  return { x: ((others.indexOf(seat) + 1) * width) / (others.length + 1), y: EDGE - REACH };
}

/** Where an end of an arrow is, in the table's units; null: it is not there. */
export function spotOfEnd(
  end: End,
  objects: Readonly<Record<string, ObjectView>>,
  seatSpot: (seat: Seat) => Spot,
): Spot | null {
  if ("seat" in end) return seatSpot(end.seat);
  const card = objects[end.card];
  return card ? { x: card.x, y: card.y } : null;
}

export type Line = { readonly from: Spot; readonly to: Spot; readonly head: readonly [Spot, Spot, Spot] };

const HEAD = { long: 20, wide: 9 } as const;

/** An arrow between two spots: it ends before the middle of what it points at, so that what stands there can be read. */
export function lineBetween(from: Spot, at: Spot): Line {
  const [dx, dy] = [at.x - from.x, at.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const short = Math.min(BEFORE, length / 2);
  const to = { x: at.x - ux * short, y: at.y - uy * short };
  const neck = { x: to.x - ux * HEAD.long, y: to.y - uy * HEAD.long };
  const [wx, wy] = [-uy * HEAD.wide, ux * HEAD.wide];
  return { from, to: neck, head: [to, { x: neck.x + wx, y: neck.y + wy }, { x: neck.x - wx, y: neck.y - wy }] };
}
