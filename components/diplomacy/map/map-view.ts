import type { Spot } from "@/lib/engine/diplomacy/maps/drawing";

/** The part of a drawing that is shown, in its units. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Size = { readonly width: number; readonly height: number };

/** The least that is shown of a drawing across, in its units; more than all of it never is. */
const LEAST = 120;

/** Pixels a unit where a box is shown whole within an element. */
export const scaleOf = (box: Box, { width, height }: Size): number => Math.min(width / box.width, height / box.height);

/** The whole of what an element shows round a box that is shown whole in it. */
function fill(box: Box, size: Size): Box {
  const scale = scaleOf(box, size);
  if (!(scale > 0) || !Number.isFinite(scale)) return box;
  const [width, height] = [size.width / scale, size.height / scale];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** The smallest box round these points, with so much room about them. */
export function around(spots: readonly Spot[], room: number): Box | null {
  if (spots.length === 0) return null;
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

/** A box that fits its element's shape, is neither too small nor too large, and stays on the sheet. */
export function settle(box: Box, sheet: Size, size: Size): Box {
  const whole = fill({ x: 0, y: 0, ...sheet }, size);
  const shape = fill(box, size);
  const width = Math.min(whole.width, Math.max(LEAST, shape.width));
  const height = (width * shape.height) / shape.width;
  const [cx, cy] = [shape.x + shape.width / 2, shape.y + shape.height / 2];
  const place = (centre: number, shown: number, all: number): number =>
    shown >= all ? (all - shown) / 2 : Math.min(all - shown, Math.max(0, centre - shown / 2));
  return { x: place(cx, width, sheet.width), y: place(cy, height, sheet.height), width, height };
}

/** Closer by a factor (farther where it is less than 1), so that a point of the drawing stays where it is. */
export const zoom = (box: Box, factor: number, [x, y]: Spot): Box => ({
  x: x - (x - box.x) / factor,
  y: y - (y - box.y) / factor,
  width: box.width / factor,
  height: box.height / factor,
});

export const shift = (box: Box, dx: number, dy: number): Box => ({ ...box, x: box.x + dx, y: box.y + dy });

export const middle = ({ x, y, width, height }: Box): Spot => [x + width / 2, y + height / 2];
