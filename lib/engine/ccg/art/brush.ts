/** Shapes as SVG path data. Every closed shape runs clockwise, so that shapes laid over each other never cut holes. */

export type Point = readonly [x: number, y: number];
/** A joint of a limb: where, and how thick there. */
export type Joint = readonly [x: number, y: number, radius: number];

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** Twice the signed area; positive is clockwise where y grows downward. */
const turning = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);

const clockwise = (points: readonly Point[]): readonly Point[] => (turning(points) < 0 ? points.toReversed() : points);

/** Straight edges through these points, closed. */
export const polygon = (...points: Point[]): string => `M${clockwise(points).map(at).join("L")}Z`;

export function disc(x: number, y: number, radius: number, across = radius): string {
  return `M${at([x - radius, y])}a${n(radius)} ${n(across)} 0 1 1 ${n(2 * radius)} 0a${n(radius)} ${n(across)} 0 1 1 ${n(-2 * radius)} 0Z`;
}

const closedCurve = (points: readonly Point[]): string => {
  const count = points.length;
  const of = (i: number): Point => points[(i + count) % count] ?? [0, 0];
  let path = `M${at(of(0))}`;
  for (let i = 0; i < count; i++) {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [of(i - 1), of(i), of(i + 1), of(i + 2)];
    path += `C${at([bx + (cx - ax) / 6, by + (cy - ay) / 6])} ${at([cx - (dx - bx) / 6, cy - (dy - by) / 6])} ${at([cx, cy])}`;
  }
  return `${path}Z`;
};

/** A smooth closed shape through these points. */
export const blob = (...points: Point[]): string => closedCurve(clockwise(points));

/** A limb: thick at its joints as they say, with straight sides between. */
export function limb(...joints: Joint[]): string {
  let path = "";
  joints.forEach(([x, y, r], i) => {
    path += disc(x, y, r);
    const next = joints[i + 1];
    if (!next) return;
    const [toX, toY, toR] = next;
    const far = Math.hypot(toX - x, toY - y);
    if (far <= Math.abs(r - toR)) return;
    const along = Math.atan2(toY - y, toX - x);
    const aside = Math.acos((r - toR) / far);
    const side = (cx: number, cy: number, radius: number, sign: number): Point => [
      cx + radius * Math.cos(along + sign * aside),
      cy + radius * Math.sin(along + sign * aside),
    ];
    path += polygon(side(x, y, r, 1), side(toX, toY, toR, 1), side(toX, toY, toR, -1), side(x, y, r, -1));
  });
  return path;
}

/** A limb along a curve: from `from` over the bend `by` to `to`, tapering from one radius to the other. */
export function tendril(from: Joint, by: Point, to: Joint, steps = 7): string {
  const joints: Joint[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    joints.push([
      a * from[0] + b * by[0] + c * to[0],
      a * from[1] + b * by[1] + c * to[1],
      from[2] + (to[2] - from[2]) * t,
    ]);
  }
  return limb(...joints);
}

/** The mirror image of points, about x. */
export const mirrored = (points: readonly Point[], about = 0): Point[] => points.map(([x, y]) => [2 * about - x, y]);

/** Points on a circle, the first at the top. */
export const ring = (count: number, radius: (i: number) => number, [x, y]: Point = [0, 0]): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return [x + radius(i) * Math.cos(angle), y + radius(i) * Math.sin(angle)];
  });
