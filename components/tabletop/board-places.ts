import { CARD } from "@/lib/engine/ccg/tabletop/places";
import type { ObjectView } from "@/lib/engine/ccg/tabletop/view";

/** How far the board reaches above and below its middle line, in its own units. */
export const REACH = 280;
/** Cards come to rest on a grid, so that rows are rows. */
const GRID = 10;
type Spot = { readonly x: number; readonly y: number };

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** A spot as cards come to rest: on the grid, within the board. */
export const settled = ({ x, y }: Spot, width: number): Spot => ({
  x: within(Math.round(x / GRID) * GRID, CARD.width / 2, width - CARD.width / 2),
  y: within(Math.round(y / GRID) * GRID, CARD.height / 2 - REACH, REACH - CARD.height / 2),
});

/** Where cards go that are moved together: as they lie, by as much as the one that was dragged. */
export const movedBy = (
  cards: readonly (Spot & { readonly id: number })[],
  by: Spot,
  width: number,
): (Spot & { readonly id: number })[] =>
  cards.map(({ id, x, y }) => ({ id, ...settled({ x: x + by.x, y: y + by.y }, width) }));

/** Of attached cards the one they hang on, with all that hangs on it: they move together. */
export function withAttached(ids: readonly number[], objects: Readonly<Record<string, ObjectView>>): number[] {
  const all = new Set(ids);
  for (let grows = true; grows; ) {
    grows = false;
    for (const [id, { parent }] of Object.entries(objects))
      if (parent !== null && all.has(parent) && !all.has(Number(id))) {
        all.add(Number(id));
        grows = true;
      }
  }
  return [...all];
}

/** Cards beyond an edge of what is seen of the board: how many, and where to scroll to see them. */
export type Beyond = { readonly [side in "before" | "after"]: { readonly count: number; readonly to: number } | null };
export const NOTHING_BEYOND: Beyond = { before: null, after: null };
/** So far within the edge a card is brought, in pixels. */
const WITHIN = 40;

/** Which cards, by their middles, lie beyond the edges of a board that is `width` wide and scrolled by `left`. */
export function beyondEdges(middles: readonly number[], left: number, width: number): Beyond {
  const before = middles.filter((x) => x < left);
  const after = middles.filter((x) => x > left + width);
  return {
    before: before.length === 0 ? null : { count: before.length, to: Math.max(...before) + WITHIN - width },
    after: after.length === 0 ? null : { count: after.length, to: Math.min(...after) - WITHIN },
  };
}
