import { Delaunay } from "d3-delaunay";
import { distance, type Point, type Ring, signedArea, simplify } from "./geometry";

/** How far a border may lie from its finest course, in units of the sheet. */
const BORDER_DETAIL = 0.5;

/** A point that belongs to a region; a region has one or more. */
export type Seed = { readonly region: string; readonly at: Point };

/** The border between two regions, from one meeting of three to the next; `b` is null at the edge of the sheet. */
export type Chain = { readonly a: string; readonly b: string | null; readonly line: readonly Point[] };

/** A division of the sheet into regions: each region's rings, and the chains that they are made of. */
export type Division = { readonly rings: ReadonlyMap<string, readonly Ring[]>; readonly chains: readonly Chain[] };

type Edge = { readonly left: string; readonly right: string | null; readonly from: string; readonly to: string };

const keyOf = ([x, y]: Point): string => `${x.toFixed(3)},${y.toFixed(3)}`;

/** Number in [0, 1) from a text: the wobble of a border is the same on every machine. */
function noise(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 0) / 2 ** 32;
}

/** Cuts the corners of an open line (Chaikin); its ends stay. */
function rounded(line: readonly Point[], times: number): Point[] {
  let points = line.slice();
  for (let round = 0; round < times; round++) {
    const next: Point[] = points.slice(0, 1);
    points.forEach(([x, y], i) => {
      const to = points[i + 1];
      if (!to) return;
      if (i > 0) next.push([0.75 * x + 0.25 * to[0], 0.75 * y + 0.25 * to[1]]);
      if (i < points.length - 2) next.push([0.25 * x + 0.75 * to[0], 0.25 * y + 0.75 * to[1]]);
    });
    next.push(...points.slice(-1));
    points = next;
  }
  return points;
}

/** Makes a line wander: the middle of each long stretch is pushed aside, again and again. */
function wandering(line: readonly Point[], name: string, amount: number): Point[] {
  let points = line.slice();
  for (let depth = 0; depth < 3; depth++) {
    const next: Point[] = [];
    points.forEach((from, i) => {
      next.push(from);
      const to = points[i + 1];
      if (!to) return;
      const far = distance(from, to);
      if (far < 7) return;
      const push = (noise(`${name}|${depth}|${i}`) - 0.5) * Math.min(far, 60) * amount;
      const [dx, dy] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
      next.push([(from[0] + to[0]) / 2 - dy * push, (from[1] + to[1]) / 2 + dx * push]);
    });
    points = next;
  }
  return points;
}

/** A line as borders and rivers run: round and wandering, the same on every machine. */
export const winding = (line: readonly Point[], name: string, amount: number): Point[] =>
  simplify(rounded(wandering(rounded(line, 1), name, amount), 2), BORDER_DETAIL);

/**
 * Divides a sheet among regions by the nearest of their seeds. Borders are not the straight lines of that rule but wander
 * a little (`wobble`), the same for both sides.
 */
export function divide(seeds: readonly Seed[], width: number, height: number, wobble: number): Division {
  const voronoi = Delaunay.from(seeds.map(({ at }) => [at[0], at[1]])).voronoi([-4, -4, width + 4, height + 4]);
  const places = new Map<string, Point>();
  const edges: Edge[] = [];
  seeds.forEach(({ region }, i) => {
    const cell = voronoi.cellPolygon(i);
    if (!cell) return;
    const neighbours = new Map<string, string>();
    for (const j of voronoi.neighbors(i)) {
      const other = voronoi.cellPolygon(j);
      const name = seeds[j]?.region;
      if (!other || name === undefined) continue;
      const corners = new Set(other.map(([x, y]) => keyOf([x, y])));
      cell.slice(1).forEach(([x, y], k) => {
        const from = cell[k];
        if (!from) return;
        const ends = [keyOf([from[0], from[1]]), keyOf([x, y])];
        if (ends.every((end) => corners.has(end))) neighbours.set(ends.join(" "), name);
      });
    }
    cell.slice(1).forEach(([x, y], k) => {
      const before = cell[k];
      if (!before) return;
      const [from, to]: [Point, Point] = [
        [before[0], before[1]],
        [x, y],
      ];
      const [fromKey, toKey] = [keyOf(from), keyOf(to)];
      if (fromKey === toKey) return;
      places.set(fromKey, from);
      places.set(toKey, to);
      const right = neighbours.get(`${fromKey} ${toKey}`) ?? null;
      if (right !== region) edges.push({ left: region, right, from: fromKey, to: toKey });
    });
  });
  return assemble(edges, places, wobble);
}

/** Links edges to rings, and bends the chains between the corners where three regions meet. */
function assemble(edges: readonly Edge[], places: ReadonlyMap<string, Point>, wobble: number): Division {
  const touching = new Map<string, Set<string>>();
  for (const { left, right, from, to } of edges)
    for (const end of [from, to]) {
      const sides = touching.get(end) ?? new Set<string>();
      sides.add(left).add(right ?? "");
      touching.set(end, sides);
    }
  const isCorner = (key: string): boolean => (touching.get(key)?.size ?? 0) > 2;
  const chains = new Map<string, Chain>();
  const rings = new Map<string, Ring[]>();
  for (const region of new Set(edges.map(({ left }) => left))) {
    const own = edges.filter(({ left }) => left === region);
    const next = new Map<string, Edge[]>();
    for (const edge of own) next.set(edge.from, [...(next.get(edge.from) ?? []), edge]);
    const taken = new Set<Edge>();
    for (const start of own) {
      if (taken.has(start)) continue;
      const loop: Edge[] = [];
      for (let edge: Edge | undefined = start; edge && !taken.has(edge); ) {
        taken.add(edge);
        loop.push(edge);
        edge = next.get(edge.to)?.find((one) => !taken.has(one));
      }
      const ring = bend(loop, region, isCorner, places, chains, wobble);
      if (ring.length > 2 && Math.abs(signedArea(ring)) > 0.5) rings.set(region, [...(rings.get(region) ?? []), ring]);
    }
  }
  return { rings, chains: [...chains.values()] };
}

/** A ring of edges as points, chain by chain: each chain is bent once, and both sides use it. */
function bend(
  loop: readonly Edge[],
  region: string,
  isCorner: (key: string) => boolean,
  places: ReadonlyMap<string, Point>,
  chains: Map<string, Chain>,
  wobble: number,
): Ring {
  const begin = Math.max(
    0,
    loop.findIndex((edge, i) => isCorner(edge.from) || edge.right !== loop.at(i - 1)?.right),
  );
  const turned = [...loop.slice(begin), ...loop.slice(0, begin)];
  const ring: Point[] = [];
  for (let i = 0; i < turned.length; ) {
    const first = turned[i];
    if (!first) break;
    const keys = [first.from, first.to];
    i++;
    while (i < turned.length && turned[i]?.right === first.right && !isCorner(keys.at(-1) ?? ""))
      keys.push(turned[i++]?.to ?? "");
    const forward = (keys[0] ?? "") < (keys.at(-1) ?? "") || (keys[0] === keys.at(-1) && region < (first.right ?? ""));
    const canonical = forward ? keys : keys.toReversed();
    const name = canonical.join(";");
    let chain = chains.get(name);
    if (!chain) {
      const straight = canonical.map((key) => places.get(key)).filter((point) => point !== undefined);
      // Simplified here, once for both sides, so that no gap opens between them.
      const line = first.right === null ? simplify(straight, BORDER_DETAIL) : winding(straight, name, wobble);
      chain = { a: region, b: first.right, line };
      chains.set(name, chain);
    }
    ring.push(...(forward ? chain.line : chain.line.toReversed()).slice(0, -1));
  }
  return ring;
}
