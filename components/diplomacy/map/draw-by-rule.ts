import { Delaunay } from "d3-delaunay";
import type { DiplomacyMap, PlaceId, ProvinceId } from "@/lib/engine/diplomacy/map/model";
import type { Drawing, DrawnPair, DrawnProvince, Spot } from "@/lib/engine/diplomacy/maps/drawing";
import { layOut } from "./lay-out";

/** Units of the drawing that a province has, edge to edge, in the mean. */
const PROVINCE = 92;
const MARGIN = 46;
/** Names of more letters are written small, and in two lines. */
const LONG = 11;

type Point = [x: number, y: number];

/** Ways between provinces, each once, whoever may take them. */
function waysOf({ provinces, places }: DiplomacyMap): [number, number][] {
  const at = new Map<PlaceId, number>();
  for (const [i, { places: all }] of provinces.entries()) for (const id of all) at.set(id, i);
  const ways = new Map<string, [number, number]>();
  for (const { id, edges } of places)
    for (const { to } of edges) {
      const [one, other] = [at.get(id), at.get(to)];
      if (one === undefined || other === undefined || one === other) continue;
      const pair: [number, number] = one < other ? [one, other] : [other, one];
      ways.set(pair.join(), pair);
    }
  return [...ways.values()];
}

const round = (n: number): number => Math.round(n * 10) / 10;
const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
const lineOf = (from: Point, to: Point): string =>
  `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`;

/** The middle of a polygon's area. */
function heartOf(points: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  for (const [i, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay];
    const cross = ax * by - bx * ay;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  return area === 0 ? (points[0] ?? [0, 0]) : [x / (3 * area), y / (3 * area)];
}

/**
 * A drawing of a map that nobody has drawn, from its ways alone: provinces lie near those that they border on, each is the
 * cell round its spot. Where neighbours do not touch a line joins them; where strangers touch, the border is barred. The
 * same map always has the same drawing.
 */
export function drawByRule(map: DiplomacyMap): Drawing {
  const { provinces } = map;
  const ways = waysOf(map);
  const side = Math.max(2, Math.sqrt(provinces.length)) * PROVINCE;
  const [width, height] = [Math.round(side * 1.15) + 2 * MARGIN, Math.round(side) + 2 * MARGIN];
  const spots = spread(layOut(provinces.length, ways), width, height);
  const delaunay = Delaunay.from(spots);
  const voronoi = delaunay.voronoi([8, 8, width - 8, height - 8]);
  const cells = provinces.map((_, i) => (voronoi.cellPolygon(i)?.slice(0, -1) ?? []) as Point[]);
  const hearts = cells.map((cell, i): Point => (cell.length > 2 ? heartOf(cell) : (spots[i] ?? [0, 0])));
  const isDry = provinces.map(({ terrain }) => terrain === "land" || terrain === "coast" || terrain === "shut");
  const joined = new Set(ways.map((pair) => pair.join()));
  let [borders, waters] = ["", ""];
  const barriers: DrawnPair[] = [];
  const touching = new Set<string>();
  for (let i = 0; i < provinces.length; i++)
    for (const j of voronoi.neighbors(i)) {
      const edge = j > i ? sharedEdge(cells[i] ?? [], cells[j] ?? []) : null;
      if (!edge) continue;
      touching.add(`${i},${j}`);
      const d = lineOf(...edge);
      if (isDry[i] && isDry[j]) borders += d;
      else if (!isDry[i] && !isDry[j]) waters += d;
      if (!joined.has(`${i},${j}`)) barriers.push({ between: named(provinces, i, j), d });
    }
  const links = ways
    .filter(([i, j]) => !touching.has(`${i},${j}`))
    .map(([i, j]): DrawnPair => ({ between: named(provinces, i, j), d: lineOf(hearts[i]!, hearts[j]!) }));
  return {
    ...{ v: 1, name: map.name, width, height },
    land: cells.flatMap((cell, i) => (isDry[i] && cell.length > 2 ? [pathOf(cell)] : [])).join(""),
    provinces: Object.fromEntries(
      provinces.map((province, i) => [province.id, drawnProvince(map, province, cells[i] ?? [], i, hearts)]),
    ),
    ...{ borders, waters, barriers, links },
  };
}

const named = (provinces: DiplomacyMap["provinces"], i: number, j: number): [ProvinceId, ProvinceId] => [
  provinces[i]?.id ?? "",
  provinces[j]?.id ?? "",
];

/** The border of two cells; null: they touch in a corner at most. */
function sharedEdge(one: readonly Point[], other: readonly Point[]): [Point, Point] | null {
  const isSame = ([ax, ay]: Point, [bx, by]: Point) => Math.abs(ax - bx) < 0.01 && Math.abs(ay - by) < 0.01;
  const [from, to] = one.filter((point) => other.some((at) => isSame(point, at)));
  return from && to ? [from, to] : null;
}

/** Spots on the sheet, so that the layout fills it, and cells are of like size. */
function spread(layout: readonly Point[], width: number, height: number): Point[] {
  const [xs, ys] = [layout.map(([x]) => x), layout.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scale = (value: number, low: number, high: number, room: number) =>
    MARGIN + (high > low ? ((value - low) / (high - low)) * (room - 2 * MARGIN) : room / 2 - MARGIN);
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)];
  let spots = layout.map(([x, y]): Point => [scale(x, left, right, width), scale(y, top, bottom, height)]);
  for (let turn = 0; turn < 6; turn++) {
    const voronoi = Delaunay.from(spots).voronoi([8, 8, width - 8, height - 8]);
    spots = spots.map((spot, i): Point => {
      const cell = (voronoi.cellPolygon(i)?.slice(0, -1) ?? []) as Point[];
      if (cell.length < 3) return spot;
      const [x, y] = heartOf(cell);
      // Half the way only: who borders on whom changes little.
      return [(spot[0] + x) / 2, (spot[1] + y) / 2];
    });
  }
  return spots;
}

function drawnProvince(
  map: DiplomacyMap,
  { name, centre, places }: DiplomacyMap["provinces"][number],
  cell: readonly Point[],
  at: number,
  hearts: readonly Point[],
): DrawnProvince {
  const [x, y] = hearts[at] ?? [0, 0];
  const words = name.split(" ");
  const half = Math.ceil(words.length / 2);
  const lines =
    name.length > LONG && words.length > 1 ? [words.slice(0, half).join(" "), words.slice(half).join(" ")] : [name];
  const spot = (dx: number, dy: number): Spot => [Math.round(x + dx), Math.round(y + dy)];
  const coasts = places.slice(1).map((coast): [PlaceId, Spot] => {
    const [cx, cy] = towards(map, coast, [x, y], hearts);
    return [coast, [Math.round(cx), Math.round(cy)]];
  });
  return {
    d: cell.length > 2 ? pathOf(cell) : "",
    label: { lines, size: name.length > LONG ? 9.5 : 11, at: spot(0, 15) },
    unit: spot(0, -6),
    ...(centre ? { centre: spot(17, -16) } : {}),
    ...(coasts.length > 0 ? { coasts: Object.fromEntries(coasts) } : {}),
  };
}

/** Where a fleet on a coast stands: on the side of the waters that it reaches. */
function towards(map: DiplomacyMap, coast: PlaceId, [x, y]: Point, hearts: readonly Point[]): Point {
  const index = new Map(map.provinces.flatMap(({ places }, i) => places.map((place) => [place, i] as const)));
  const near = (map.places.find(({ id }) => id === coast)?.edges ?? []).flatMap(({ to }): Point[] => {
    const heart = hearts[index.get(to) ?? -1];
    return heart ? [heart] : [];
  });
  if (near.length === 0) return [x, y];
  const [tx, ty] = [0, 1].map((axis) => near.reduce((sum, point) => sum + point[axis as 0 | 1], 0) / near.length);
  const [dx, dy] = [(tx ?? x) - x, (ty ?? y) - y];
  const far = Math.hypot(dx, dy) || 1;
  return [x + (dx / far) * 24, y + (dy / far) * 24];
}
