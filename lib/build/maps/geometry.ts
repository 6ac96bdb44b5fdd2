/** A point of a drawing, x to the right and y down. */
export type Point = readonly [x: number, y: number];
/** A closed line; the first point is not repeated at the end. */
export type Ring = readonly Point[];
/** An outer ring and its holes. */
export type Polygon = readonly Ring[];
export type MultiPolygon = readonly Polygon[];

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** Twice the signed area of a ring. */
export const signedArea = (ring: Ring): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

export const areaOf = (shape: MultiPolygon): number =>
  shape.reduce(
    (sum, [outer = [], ...holes]) =>
      sum + Math.abs(signedArea(outer)) / 2 - holes.reduce((less, hole) => less + Math.abs(signedArea(hole)) / 2, 0),
    0,
  );

const crosses = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): boolean =>
  ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;

/** Whether a point is inside, by the even-odd rule over all rings. */
export function contains(shape: MultiPolygon, point: Point): boolean {
  let inside = false;
  for (const polygon of shape)
    for (const ring of polygon)
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        const [a, b] = [ring[i], ring[j]];
        if (a && b && crosses(point, a, b)) inside = !inside;
      }
  return inside;
}

/** How far a point lies from a line between two points. */
function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** Points along an open line, at most `step` apart, both ends included. */
export function along(line: readonly Point[], step: number): Point[] {
  const points: Point[] = [];
  line.forEach((to, i) => {
    const from = line[i - 1];
    if (!from) {
      points.push(to);
      return;
    }
    const count = Math.max(1, Math.ceil(distance(from, to) / step));
    for (let k = 1; k <= count; k++)
      points.push([from[0] + ((to[0] - from[0]) * k) / count, from[1] + ((to[1] - from[1]) * k) / count]);
  });
  return points;
}

/** Drops points that lie within `tolerance` of the line without them (Ramer, Douglas and Peucker). The ends stay. */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const keep = new Set([0, line.length - 1]);
  const stack: [number, number][] = [[0, line.length - 1]];
  for (let part = stack.pop(); part; part = stack.pop()) {
    const [from, to] = part;
    const [a, b] = [line[from], line[to]];
    if (!a || !b) continue;
    let [farthest, at] = [tolerance, -1];
    for (let i = from + 1; i < to; i++) {
      const point = line[i];
      const far = point ? distanceToSegment(point, a, b) : 0;
      if (far > farthest) [farthest, at] = [far, i];
    }
    if (at < 0) continue;
    keep.add(at);
    stack.push([from, at], [at, to]);
  }
  return line.filter((_, i) => keep.has(i));
}

/** A ring without the points that say nothing. */
export function simplifyRing(ring: Ring, tolerance: number): Ring {
  const first = ring[0];
  if (!first || ring.length < 5) return ring;
  // The point farthest from the first one stays as well, or the ring would fall together.
  const half = ring.reduce(
    (best, point, i) => (distance(point, first) > distance(ring[best] ?? first, first) ? i : best),
    0,
  );
  const there = simplify(ring.slice(0, half + 1), tolerance);
  const back = simplify([...ring.slice(half), first], tolerance);
  return [...there, ...back.slice(1, -1)];
}

const number = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");

/** Path data with one decimal, each point relative to the one before. */
export function pathOf(lines: readonly (readonly Point[])[], closed: boolean): string {
  let path = "";
  for (const line of lines) {
    let last: Point | null = null;
    for (const [x, y] of line) {
      const point: Point = [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
      if (!last) path += `M${number(point[0])} ${number(point[1])}l`;
      else {
        const [dx, dy] = [number(point[0] - last[0]), number(point[1] - last[1])];
        if (dx === "0" && dy === "0") continue;
        path += `${path.endsWith("l") || dx.startsWith("-") ? "" : " "}${dx}${dy.startsWith("-") ? "" : " "}${dy}`;
      }
      last = point;
    }
    if (closed) path += "z";
  }
  return path;
}
