import type { CSSProperties } from "react";
import type { Seat } from "@/lib/engine/kernel/game";

/** Where a seat's plate stands in the field above the hand, and where what it plays lies. Lengths in % of the field. */
export type Spot = {
  x: number;
  y: number;
  /** Which edge of the plate stands on `x`. */
  align: "left" | "centre" | "right";
  /** The place of what it plays, from the middle: in widths of such a piece (few seats) or % of the field (many). */
  dx: number;
  dy: number;
  turn: number;
};

const plate = (x: number, y: number, align: Spot["align"]) => ({ x, y, align });
const left = (y: number) => plate(0, y, "left");
const right = (y: number) => plate(100, y, "right");
const top = (x: number) => plate(x, 0, "centre");

/** Clockwise from the viewer's left hand; the viewer itself always sits at the foot. */
const PLATES: Record<number, Omit<Spot, "dx" | "dy" | "turn">[]> = {
  1: [],
  2: [top(50)],
  3: [left(0), right(0)],
  4: [left(42), top(50), right(42)],
  5: [left(58), top(28), top(72), right(58)],
  6: [left(62), left(8), top(50), right(8), right(62)],
  7: [left(68), left(30), top(33), top(67), right(30), right(68)],
  8: [left(68), left(32), top(22), top(50), top(78), right(32), right(68)],
};

/** From the middle of a small table, in widths of a piece: the viewer first, then clockwise. */
const CLOSE: Record<number, [dx: number, dy: number, turn: number][]> = {
  1: [[0, 0, 0]],
  2: [
    [0.42, 0.36, 2],
    [-0.42, -0.36, -3],
  ],
  3: [
    [0, 0.49, 0],
    [-0.99, -0.32, -4],
    [0.99, -0.32, 3],
  ],
  4: [
    [0, 0.74, 1],
    [-1.1, 0, -4],
    [0, -0.74, -1],
    [1.1, 0, 3],
  ],
};

/** Up to this many seats the pieces lie close together in the middle, beyond it before their owners. */
const CLOSE_SEATS = 4;

/** The middle of the field, in %. */
const MIDDLE = { x: 50, y: 56 };

export type Spots = { close: boolean; at: Readonly<Record<Seat, Spot>> };

/** Where everybody sits, seen from `base`; the seats are in their order round the table. */
export function seatSpots(seats: readonly Seat[], base: Seat): Spots {
  const count = seats.length;
  const from = Math.max(0, seats.indexOf(base));
  const plates = PLATES[Math.min(8, count)] ?? [];
  const at: Record<Seat, Spot> = {};
  for (const [index, seat] of seats.entries()) {
    const step = (index - from + count) % count;
    at[seat] = spotAt(step, count, step === 0 ? plate(50, 100, "centre") : (plates[step - 1] ?? top(50)));
  }
  return { close: count <= CLOSE_SEATS, at };
}

function spotAt(step: number, count: number, at: Omit<Spot, "dx" | "dy" | "turn">): Spot {
  const close = CLOSE[count]?.[step];
  if (close) return { ...at, dx: close[0], dy: close[1], turn: close[2] };
  const x = at.align === "left" ? 12 : at.align === "right" ? 88 : at.x;
  const y = at.align === "centre" && step > 0 ? 8 : at.y;
  return { ...at, dx: (x - MIDDLE.x) * 0.56, dy: (y - MIDDLE.y) * 0.52, turn: 0 };
}

/** Inline custom properties, which React's types do not know. */
export const vars = (properties: Record<`--${string}`, string | number>): CSSProperties => properties as CSSProperties;
