import type { DiplomacyMap } from "../../engine/diplomacy/map/model";
import { type Geography, pairOf, type Touch } from "./geography";
import { contains, type Point } from "./geometry";
import type { Layout } from "./layout";
import type { Sheet } from "./sheet";

/** Provinces that touch over more than this without a way between them carry a mark that nobody passes. */
export const LONGEST_CHANCE = 6;
/** A border shorter than this is not seen: the way is drawn as a link. */
export const SHORTEST_SEEN = 5;

type Pair = readonly [string, string];

const split = (pair: string): Pair => {
  const [a = "", b = ""] = pair.split(" ");
  return [a, b];
};

/** The pairs of provinces between which some unit can move. */
export const waysOf = (map: DiplomacyMap): ReadonlySet<string> =>
  new Set(map.places.flatMap(({ province, edges }) => edges.map(({ to }) => pairOf(province, to.split("/")[0] ?? to))));

/** The ways that no border shows. */
export const unseenWays = (map: DiplomacyMap, touch: Touch): Pair[] =>
  [...waysOf(map)].filter((pair) => (touch.get(pair) ?? 0) < SHORTEST_SEEN).map(split);

/** The borders that seem open, and that nobody passes. What is shut shows that itself. */
export function deceptiveBorders(map: DiplomacyMap, touch: Touch): Pair[] {
  const ways = waysOf(map);
  const open = new Set(map.provinces.filter(({ terrain }) => terrain !== "shut").map(({ id }) => id));
  return [...touch]
    .filter(([pair, length]) => length > LONGEST_CHANCE && !ways.has(pair))
    .map(([pair]) => split(pair))
    .filter(([a, b]) => open.has(a) && open.has(b));
}

/** A link from edge to edge of two provinces: straight on the earth, bowed towards the middle where `bow` says so. */
export function linkOf(
  [a, b]: Pair,
  layouts: ReadonlyMap<string, Layout>,
  shapes: Geography["shapes"],
  { width, height, bow }: Sheet,
): Point[] {
  const [from, to] = [layouts.get(a)?.unit, layouts.get(b)?.unit];
  if (!from || !to) return [];
  const pull: Point = [
    ((from[0] + to[0]) / 2) * (1 - bow) + (width / 2) * bow,
    ((from[1] + to[1]) / 2) * (1 - bow) + (height / 2) * bow,
  ];
  const curve = Array.from({ length: 101 }, (_, i): Point => {
    const t = i / 100;
    const at = (k: 0 | 1) => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * pull[k] + t ** 2 * to[k];
    return [at(0), at(1)];
  });
  const inside = (id: string, point: Point) => contains(shapes.get(id)?.shape ?? [], point);
  const start = curve.findLastIndex((point) => inside(a, point));
  const end = curve.findIndex((point, i) => i > start && inside(b, point));
  return curve.slice(Math.max(0, start), end < 0 ? undefined : end + 1);
}
