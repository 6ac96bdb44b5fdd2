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
