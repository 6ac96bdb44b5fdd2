import polygonClipping from "polygon-clipping";
import type { DiplomacyMap, Province } from "../../engine/diplomacy/map/model";
import type { PlacePoint, Places } from "../../engine/diplomacy/maps/places";
import { type Chain, type Division, divide, type Seed } from "./cells";
import {
  along,
  areaOf,
  contains,
  distance,
  type MultiPolygon,
  type Point,
  pathOf,
  type Ring,
  simplifyRing,
} from "./geometry";
import { landOn } from "./land";
import type { Sheet } from "./sheets";

/** Islands smaller than this, in square units, are left out; those smaller than that belong to one province whole. */
const SMALLEST_ISLAND = 6;
const WHOLE_ISLAND = 260;
const COAST_DETAIL = 0.5;
const STEP = 0.5;

export type Shape = { readonly province: Province; readonly shape: MultiPolygon; readonly area: number };

/** What touches what in a drawing: the length of the common border, by both names in order (`BUR MUN`). */
export type Touch = ReadonlyMap<string, { readonly length: number; readonly middle: Point }>;

export type Geography = {
  readonly width: number;
  readonly height: number;
  readonly land: MultiPolygon;
  readonly shapes: ReadonlyMap<string, Shape>;
  /** Borders between provinces, each with the two that it parts. */
  readonly borders: readonly { readonly between: readonly [string, string]; readonly line: readonly Point[] }[];
  readonly touch: Touch;
  /** A province's or coast's own point. */
  readonly points: ReadonlyMap<string, Point>;
};

export const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

const mutable = (shape: MultiPolygon): [number, number][][][] =>
  shape.map((polygon) => polygon.map((ring) => ring.map(([x, y]): [number, number] => [x, y])));

const isWet = ({ terrain }: Province): boolean => terrain === "water";

/** The shapes of a map's provinces: nearest points, borders that wander, the coast as it is on the earth. */
export function geographyOf(map: DiplomacyMap, places: Places, sheet: Sheet): Geography {
  const { width, height, projection, scenery } = sheet;
  const land = landOn(sheet, SMALLEST_ISLAND);
  const project = (lon: number, lat: number): Point => {
    const [x, y] = projection([lon, lat]) ?? [0, 0];
    return [x, y];
  };
  const points = new Map(Object.entries(places).map(([id, { lon, lat }]) => [id, project(lon, lat)]));
  const seedsOf = (id: string, { lon, lat, also = [] }: PlacePoint): Seed[] =>
    [[lon, lat] as const, ...also].map(([east, north]) => ({ region: id, at: project(east, north) }));
  const seeds = (wet: boolean): Seed[] =>
    map.provinces
      .filter((province) => isWet(province) === wet)
      .flatMap(({ id }) => (places[id] ? seedsOf(id, places[id]) : []));
  const wild = Object.entries(scenery).flatMap(([id, place]) => seedsOf(id, place));
  const [dry, wet] = [divide([...seeds(false), ...wild], width, height, 0.24), divide(seeds(true), width, height, 0.1)];
  const shapes = new Map<string, Shape>();
  const solid = mutable(land);
  const mainland = land.filter((polygon) => areaOf([polygon]) >= WHOLE_ISLAND);
  const islands = land
    .filter((polygon) => !mainland.includes(polygon))
    .map((polygon) => ({ polygon, of: regionOf(dry, centreOf(polygon[0] ?? [])) }));
  const firm = mutable(mainland);
  for (const province of map.provinces) {
    const rings = (isWet(province) ? wet : dry).rings.get(province.id) ?? [];
    if (rings.length === 0) continue;
    const region: [number, number][][][] = rings.map((ring) => [ring.map(([x, y]): [number, number] => [x, y])]);
    const cut = isWet(province)
      ? polygonClipping.difference(region, solid)
      : polygonClipping.intersection(region, firm);
    const own = isWet(province) ? [] : islands.filter(({ of }) => of === province.id).map(({ polygon }) => polygon);
    const shape: MultiPolygon = [...cut.map((polygon) => polygon.map((ring): Ring => ring.slice(0, -1))), ...own];
    shapes.set(province.id, { province, shape, area: areaOf(shape) });
  }
  return {
    ...{ width, height, land, shapes, points },
    borders: [...bordersOf(dry, mainland, true), ...bordersOf(wet, land, false)],
    touch: touchOf(dry, wet, land, mainland, shapes),
  };
}

const centreOf = (ring: Ring): Point => [
  ring.reduce((sum, [x]) => sum + x, 0) / ring.length,
  ring.reduce((sum, [, y]) => sum + y, 0) / ring.length,
];

const regionOf = ({ rings }: Division, point: Point): string | null =>
  [...rings].find(([, own]) =>
    contains(
      own.map((ring) => [ring]),
      point,
    ),
  )?.[0] ?? null;

/** The parts of the chains that lie on land, or on the sea. */
function bordersOf({ chains }: Division, land: MultiPolygon, onLand: boolean): Geography["borders"] {
  const borders: { between: readonly [string, string]; line: Point[] }[] = [];
  for (const { a, b, line } of chains) {
    if (b === null) continue;
    let part: Point[] = [];
    const close = () => {
      if (part.length > 1) borders.push({ between: [a, b], line: part });
      part = [];
    };
    for (const point of along(line, STEP * 2)) {
      if (contains(land, point) === onLand) part.push(point);
      else close();
    }
    close();
  }
  return borders;
}

/** How long the provinces touch each other: over land, over the sea, and along the coast. */
function touchOf(
  dry: Division,
  wet: Division,
  land: MultiPolygon,
  mainland: MultiPolygon,
  shapes: ReadonlyMap<string, Shape>,
): Touch {
  const touch = new Map<string, { length: number; middle: Point; count: number }>();
  const note = (a: string, b: string, point: Point) => {
    const key = pairOf(a, b);
    const known = touch.get(key) ?? { length: 0, middle: [0, 0], count: 0 };
    const count = known.count + 1;
    const middle: Point = [
      known.middle[0] + (point[0] - known.middle[0]) / count,
      known.middle[1] + (point[1] - known.middle[1]) / count,
    ];
    touch.set(key, { length: count * STEP, middle, count });
  };
  const between = (chains: readonly Chain[], ground: MultiPolygon, onLand: boolean) => {
    for (const { a, b, line } of chains)
      if (b !== null) for (const point of along(line, STEP)) if (contains(ground, point) === onLand) note(a, b, point);
  };
  between(dry.chains, mainland, true);
  between(wet.chains, land, false);
  // Along the coast: what lies just inside and just outside of it.
  const all = [...shapes.values()].map((one) => ({ ...one, box: boxOf(one.shape) }));
  const at = (point: Point, sea: boolean): string | null =>
    all.find(
      ({ province, shape, box }) =>
        isWet(province) === sea &&
        point[0] >= box[0] &&
        point[1] >= box[1] &&
        point[0] <= box[2] &&
        point[1] <= box[3] &&
        contains(shape, point),
    )?.province.id ?? null;
  for (const polygon of land)
    for (const ring of polygon) {
      const [first] = ring;
      if (!first) continue;
      const line = along([...ring, first], STEP);
      line.forEach((point, i) => {
        const next = line[i + 1];
        if (!next) return;
        const far = distance(point, next) || 1;
        const [nx, ny] = [(-(next[1] - point[1]) / far) * 0.4, ((next[0] - point[0]) / far) * 0.4];
        const sides: Point[] = [
          [point[0] + nx, point[1] + ny],
          [point[0] - nx, point[1] - ny],
        ];
        const ashore = sides.map((side) => at(side, false)).find((id) => id !== null);
        const afloat = sides.map((side) => at(side, true)).find((id) => id !== null);
        if (ashore && afloat) note(ashore, afloat, point);
      });
    }
  return touch;
}

const boxOf = (shape: MultiPolygon): readonly [number, number, number, number] => {
  const points = shape.flat(2);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** A shape as compact path data. */
export const shapePath = (shape: MultiPolygon): string =>
  pathOf(
    shape.flatMap((polygon) => polygon.map((ring) => simplifyRing(ring, COAST_DETAIL))),
    true,
  );
