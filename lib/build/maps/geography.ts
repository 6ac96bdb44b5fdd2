import polygonClipping from "polygon-clipping";
import type { DiplomacyMap, Province } from "../../engine/diplomacy/map/model";
import type { PlacePoint, Places } from "../../engine/diplomacy/maps/places";
import { type Chain, type Division, divide, type Seed } from "./cells";
import { along, areaOf, contains, distance, type MultiPolygon, type Point, type Ring } from "./geometry";
import { Ground } from "./ground";
import type { Sheet } from "./sheet";

/** Islands smaller than this, in square units, belong to one province whole. */
const WHOLE_ISLAND = 260;
const STEP = 0.5;

export type Shape = { readonly province: Province; readonly shape: MultiPolygon; readonly area: number };

/** What touches what in a drawing: the length of the common border, by both names in order (`BUR MUN`). */
export type Touch = ReadonlyMap<string, number>;

type Divisions = { readonly dry: Division; readonly wet: Division };

/** A stretch of border on land or at sea, and the two that it parts. */
export type BorderLine = {
  readonly between: readonly [string, string];
  readonly atSea: boolean;
  readonly line: readonly Point[];
};

export type Geography = {
  readonly shapes: ReadonlyMap<string, Shape>;
  readonly borders: readonly BorderLine[];
  readonly touch: Touch;
  /** A province's or coast's own point. */
  readonly points: ReadonlyMap<string, Point>;
};

export const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

const mutable = (shape: MultiPolygon): [number, number][][][] =>
  shape.map((polygon) => polygon.map((ring) => ring.map(([x, y]): [number, number] => [x, y])));

const isWet = ({ terrain }: Province): boolean => terrain === "water";

/** Land and sea of a sheet, each divided among its provinces and what the rules do not name. */
function divisionsOf(map: DiplomacyMap, sheet: Sheet): Divisions {
  const { width, height, places, project, scenery, wobble } = sheet;
  const seedsOf = ([id, { lon, lat, also = [] }]: readonly [string, PlacePoint]): Seed[] =>
    [[lon, lat] as const, ...also].map(([east, north]) => ({ region: id, at: project(east, north) }));
  const seeds = (sea: boolean): Seed[] =>
    map.provinces
      .filter((province) => isWet(province) === sea)
      .flatMap(({ id }) => (places[id] ? seedsOf([id, places[id]]) : []));
  // What the rules do not name is told apart from provinces of the same letters.
  const nameless = (wild: Places): Seed[] => Object.entries(wild).flatMap(([id, place]) => seedsOf([`(${id})`, place]));
  return {
    dry: divide([...seeds(false), ...nameless(scenery.lands)], width, height, wobble),
    wet: divide([...seeds(true), ...nameless(scenery.waters)], width, height, wobble * 0.4),
  };
}

/** Each province's part of the land or the sea; small islands are somebody's whole. */
function shapesOf(
  { provinces }: DiplomacyMap,
  land: MultiPolygon,
  mainland: MultiPolygon,
  { dry, wet }: Divisions,
): Map<string, Shape> {
  const [solid, firm] = [mutable(land), mutable(mainland)];
  const islands = land
    .filter((polygon) => !mainland.includes(polygon))
    .map((polygon) => ({ polygon, of: regionOf(dry, centreOf(polygon[0] ?? [])) }));
  const shapes = new Map<string, Shape>();
  for (const province of provinces) {
    const rings = (isWet(province) ? wet : dry).rings.get(province.id) ?? [];
    if (rings.length === 0) continue;
    const region = mutable(rings.map((ring) => [ring]));
    const cut = isWet(province)
      ? polygonClipping.difference(region, solid)
      : polygonClipping.intersection(region, firm);
    const own = isWet(province) ? [] : islands.filter(({ of }) => of === province.id).map(({ polygon }) => polygon);
    const shape: MultiPolygon = [...cut.map((polygon) => polygon.map((ring): Ring => ring.slice(0, -1))), ...own];
    shapes.set(province.id, { province, shape, area: areaOf(shape) });
  }
  return shapes;
}

/** The shapes of a map's provinces: nearest points, borders that wander, the coast as it is on the earth. */
export function geographyOf(map: DiplomacyMap, sheet: Sheet): Geography {
  const { width, height, land, places, project } = sheet;
  const divisions = divisionsOf(map, sheet);
  const mainland = land.filter((polygon) => areaOf([polygon]) >= WHOLE_ISLAND);
  const shapes = shapesOf(map, land, mainland, divisions);
  const isFirm = groundOf(mainland, sheet);
  const isLand = groundOf(land, sheet);
  const isSea = ([x, y]: Point) => x > 0 && y > 0 && x < width && y < height && !isLand([x, y]);
  return {
    shapes,
    points: new Map(Object.entries(places).map(([id, { lon, lat }]) => [id, project(lon, lat)])),
    borders: [...bordersOf(divisions.dry, isFirm, false), ...bordersOf(divisions.wet, isSea, true)],
    touch: touchOf(divisions, sheet, shapes, isFirm, isSea),
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

type Test = (point: Point) => boolean;

function groundOf(shape: MultiPolygon, { width, height }: Sheet): Test {
  const ground = new Ground<true>(width, height, STEP);
  ground.fill(shape, true);
  return (point) => ground.at(point) ?? false;
}

/** The parts of the chains that lie on land, or on the sea. */
function bordersOf({ chains }: Division, on: Test, atSea: boolean): BorderLine[] {
  const borders: BorderLine[] = [];
  for (const { a, b, line } of chains) {
    if (b === null) continue;
    let part: Point[] = [];
    const close = () => {
      if (part.length > 1) borders.push({ between: [a, b], atSea, line: part });
      part = [];
    };
    for (const point of along(line, STEP * 2)) {
      if (on(point)) part.push(point);
      else close();
    }
    close();
  }
  return borders;
}

/** How long the provinces touch each other: over land, over the sea, and along the coast. */
function touchOf(
  { dry, wet }: Divisions,
  { width, height, land }: Sheet,
  shapes: ReadonlyMap<string, Shape>,
  isFirm: Test,
  isSea: Test,
): Touch {
  const touch = new Map<string, number>();
  const note = (a: string, b: string) => touch.set(pairOf(a, b), (touch.get(pairOf(a, b)) ?? 0) + STEP);
  const between = (chains: readonly Chain[], on: Test) => {
    for (const { a, b, line } of chains)
      if (b !== null) for (const point of along(line, STEP)) if (on(point)) note(a, b);
  };
  between(dry.chains, isFirm);
  between(wet.chains, isSea);
  // Along the coast: what lies just inside and just outside of it.
  const ground = new Ground<Province>(width, height, STEP);
  for (const { shape, province } of shapes.values()) ground.fill(shape, province);
  for (const ring of land.flat()) {
    const line = along([...ring, ...ring.slice(0, 1)], STEP);
    line.forEach((point, i) => {
      const next = line[i + 1];
      if (!next) return;
      const far = distance(point, next) || 1;
      const [nx, ny] = [(point[1] - next[1]) / far, (next[0] - point[0]) / far];
      const [left, right] = [1, -1].map((side) => ground.at([point[0] + nx * side, point[1] + ny * side]));
      if (left && right && isWet(left) !== isWet(right)) note(left.id, right.id);
    });
  }
  return touch;
}
