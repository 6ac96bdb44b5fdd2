import type { Seat, Viewer } from "../../kernel/game";
import type { Spot } from "./vocabulary";

/*
 * Even seats sit at the bottom, odd ones across from them: they see the table turned round, so that everybody's own side
 * is below. The state has the frame of the even seats.
 */

export const isAcross = (seat: Seat): boolean => seat % 2 === 1;

/** Whether a viewer sees the table turned round: by the first of their seats; spectators sit below. */
export function seesTurned({ seats }: Viewer): boolean {
  let first = Number.POSITIVE_INFINITY;
  for (const seat of seats) if (seat < first) first = seat;
  return first % 2 === 1;
}

// `0 - y`, not `-y`: JSON and equality know no negative nought.
export const turnedX = (x: number, width: number): number => width - x;
export const turnedY = (y: number): number => 0 - y;
export const turnedAngle = (angle: number): number => (angle + 180) % 360;

/** A spot in the other frame; the way there is the way back. */
export const turned = ({ x, y, angle }: Spot, width: number): Spot => ({
  x: turnedX(x, width),
  y: turnedY(y),
  angle: turnedAngle(angle),
});
