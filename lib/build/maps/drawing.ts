import { createHash } from "node:crypto";
import type { DiplomacyMap } from "../../engine/diplomacy/map/model";
import type { Places } from "../../engine/diplomacy/maps/places";
import { type Geography, geographyOf, pairOf, shapePath } from "./draw-map";
import { contains, distance, type MultiPolygon, type Point, pathOf, simplify } from "./geometry";
import { placeLabels } from "./labels";
import type { Sheet } from "./sheets";

/** Provinces that touch over more than this without a way between them carry a mark that nobody passes. */
export const LONGEST_CHANCE = 6;
/** A border shorter than this is not seen: the way is drawn as a link. */
const SHORTEST_SEEN = 3;

type Spot = readonly [x: number, y: number];

/** A map as it is drawn: path data in units of a sheet 1000 wide. What `public/maps/*.json` hold. */
export type Drawing = {
  readonly v: 1;
  readonly name: string;
  /** A digest of what it was made from. */
  readonly source: string;
  readonly width: number;
  readonly height: number;
  /** All land; what no province covers nobody enters. */
  readonly land: string;
  readonly provinces: Readonly<
    Record<
      string,
      {
        readonly d: string;
        readonly label: { readonly text: string; readonly size: number; readonly at: Spot };
        readonly unit: Spot;
        readonly centre?: Spot;
        /** Where a fleet on that coast stands. */
        readonly coasts?: Readonly<Record<string, Spot>>;
      }
    >
  >;
  readonly borders: string;
  readonly waters: string;
  /** Borders that touch, but that nobody passes. */
  readonly barriers: readonly { readonly between: readonly [string, string]; readonly d: string }[];
  /** Ways between provinces that do not touch. */
  readonly links: readonly { readonly between: readonly [string, string]; readonly d: string }[];
};

const spot = ([x, y]: Point): Spot => [Math.round(x), Math.round(y)];

/** What a drawing is made from, as a digest: a drawing with another one is out of date. */
export const sourceOf = (map: DiplomacyMap, places: Places, sheet: Sheet): string =>
  createHash("sha256")
    .update(JSON.stringify([map.provinces, map.places, places, sheet.width, sheet.height, sheet.scenery]))
    .digest("hex")
    .slice(0, 16);

/** The pairs of provinces between which some unit can move. */
export const waysOf = (map: DiplomacyMap): ReadonlySet<string> =>
  new Set(map.places.flatMap(({ province, edges }) => edges.map(({ to }) => pairOf(province, to.split("/")[0] ?? to))));

/** Draws a map: shapes, borders, names that do not collide, links and barriers where picture and rules differ. */
export function draw(map: DiplomacyMap, places: Places, sheet: Sheet): Drawing {
  const geography = geographyOf(map, places, sheet);
  const { width, height, land, shapes, points, borders, touch } = geography;
  const ways = waysOf(map);
  const wet = new Set(map.provinces.filter(({ terrain }) => terrain === "water").map(({ id }) => id));
  const shut = new Set(map.provinces.filter(({ terrain }) => terrain === "shut").map(({ id }) => id));
  const known = new Set(map.provinces.map(({ id }) => id));
  const marks = marksOf(map, geography);
  const labels = placeLabels(
    [...shapes.values()].map(({ province, shape, area }) => {
      const own = marks.get(province.id);
      return {
        ...{ id: province.id, name: province.name, shape, area, wet: wet.has(province.id) },
        marks: own ? [own.unit, ...(own.centre ? [own.centre] : [])] : [],
      };
    }),
    width,
    height,
  );
  const provinces: Record<string, Drawing["provinces"][string]> = {};
  for (const { id, places: stands } of map.provinces) {
    const [shape, label, mark] = [shapes.get(id), labels.get(id), marks.get(id)];
    if (!shape || !label || !mark) throw new Error(`${map.name}: ${id} has no place on the map`);
    const coasts = stands.slice(1).flatMap((place) => {
      const point = points.get(place);
      return point ? [[place, spot(point)] as const] : [];
    });
    provinces[id] = {
      d: shapePath(shape.shape),
      label: { text: label.text, size: label.size, at: spot(label.at) },
      unit: spot(mark.unit),
      ...(mark.centre ? { centre: spot(mark.centre) } : {}),
      ...(coasts.length > 0 ? { coasts: Object.fromEntries(coasts) } : {}),
    };
  }
  const lines = (on: (between: readonly [string, string]) => boolean): string =>
    pathOf(
      borders.filter(({ between }) => on(between)).map(({ line }) => simplify(line, 0.35)),
      false,
    );
  const barriers = [...touch]
    .filter(([pair, { length }]) => length > LONGEST_CHANCE && !ways.has(pair))
    .map(([pair]) => pair.split(" "))
    .filter(([a = "", b = ""]) => known.has(a) && known.has(b) && !shut.has(a) && !shut.has(b))
    .map(([a = "", b = ""]) => ({
      between: [a, b] as const,
      d: lines(([left, right]) => pairOf(left, right) === pairOf(a, b)),
    }));
  const links = [...ways]
    .filter((pair) => (touch.get(pair)?.length ?? 0) < SHORTEST_SEEN)
    .map((pair) => pair.split(" "))
    .map(([a = "", b = ""]) => ({
      between: [a, b] as const,
      d: pathOf([[marks.get(a)?.unit ?? [0, 0], marks.get(b)?.unit ?? [0, 0]]], false),
    }));
  return {
    ...{ v: 1, name: map.name, source: sourceOf(map, places, sheet), width, height },
    land: shapePath(land),
    provinces,
    borders: lines(([a]) => !wet.has(a)),
    waters: lines(([a]) => wet.has(a)),
    barriers,
    links,
  };
}

type Marks = { readonly unit: Point; readonly centre?: Point };

/** Where units and centres stand: inside their province, apart from each other. */
function marksOf(map: DiplomacyMap, { shapes, points, width, height }: Geography): Map<string, Marks> {
  const marks = new Map<string, Marks>();
  const onSheet = ([x, y]: Point): Point => [
    Math.min(width - 16, Math.max(16, x)),
    Math.min(height - 16, Math.max(16, y)),
  ];
  for (const { id, centre } of map.provinces) {
    const shape = shapes.get(id)?.shape;
    const point = points.get(id);
    if (!shape || !point) continue;
    const unit = onSheet(inside(shape, point));
    marks.set(id, centre ? { unit, centre: beside(shape, unit) } : { unit });
  }
  return marks;
}

/** The point itself, or the nearest one of the shape's own. */
function inside(shape: MultiPolygon, point: Point): Point {
  if (contains(shape, point)) return point;
  return shape
    .flat(2)
    .reduce((best, one) => (distance(one, point) < distance(best, point) ? one : best), [1e9, 1e9] as Point);
}

/** A place for the centre's dot, beside the unit and inside if there is one. */
function beside(shape: MultiPolygon, [x, y]: Point): Point {
  const around = [15, 12, 19].flatMap((far) =>
    [-45, -135, 45, 135, 0, 180, -90, 90].map((angle): Point => {
      const turn = (angle * Math.PI) / 180;
      return [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
    }),
  );
  return around.find((at) => contains(shape, at)) ?? [x + 11, y - 11];
}
