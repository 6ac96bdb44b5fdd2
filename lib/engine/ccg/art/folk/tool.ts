import { blob, type Point } from "../brush";
import type { Figure } from "../figure";
import type { Joints } from "./body";

/** What a hand holds, drawn where the hand is; the other joints say where the rest of the figure is. */
export type Tool = (hand: Point, joints: Joints) => Figure;

/** A flame on a wick; `size` 1: 44 high. */
export const flame = ([x, y]: Point, size: number): string =>
  blob(
    [x, y],
    [x - 11 * size, y - 12 * size],
    [x - 3 * size, y - 26 * size],
    [x + 2 * size, y - 44 * size],
    [x + 10 * size, y - 22 * size],
    [x + 11 * size, y - 8 * size],
  );
