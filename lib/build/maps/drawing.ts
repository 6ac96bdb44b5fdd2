import { createHash } from "node:crypto";
import type { DiplomacyMap } from "../../engine/diplomacy/map/model";
import { type Geography, geographyOf, pairOf } from "./draw-map";
import { contains, type Point, pathOf, simplify } from "./geometry";
import { type Layout, layOut } from "./layout";
import type { Sheet } from "./sheets";

/** Provinces that touch over more than this without a way between them carry a mark that nobody passes. */
export const LONGEST_CHANCE = 6;
/** A border shorter than this is not seen: the way is drawn as a link. */
export const SHORTEST_SEEN = 5;

/** Points that lie as close as this to the line without them say nothing. */
const STRAIGHT = 0.1;

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
        readonly label: { readonly lines: readonly string[]; readonly size: number; readonly at: Spot };
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

/** Where the places come to lie, in whole units: it changes with the view of the earth. */
const viewOf = (project: Sheet["project"], places: Sheet["places"]): Spot[] =>
  Object.values(places).map(({ lon, lat }) => spot(project(lon, lat)));

/** What a drawing is made from, as a digest: a drawing with another one is out of date. */
export const sourceOf = (map: DiplomacyMap, { width, height, project, places, scenery }: Sheet): string =>
  createHash("sha256")
    .update(JSON.stringify([map.provinces, map.places, places, scenery, width, height, ...viewOf(project, places)]))
    .digest("hex")
    .slice(0, 16);

/** The pairs of provinces between which some unit can move. */
export const waysOf = (map: DiplomacyMap): ReadonlySet<string> =>
  new Set(map.places.flatMap(({ province, edges }) => edges.map(({ to }) => pairOf(province, to.split("/")[0] ?? to))));

/** Draws a map: shapes, borders, names that do not collide, links and barriers where picture and rules differ. */
export function draw(map: DiplomacyMap, sheet: Sheet): Drawing {
  const geography = geographyOf(map, sheet);
  const { width, height, land, shapes, points, borders, touch } = geography;
  const ways = waysOf(map);
  const wet = new Set(map.provinces.filter(({ terrain }) => terrain === "water").map(({ id }) => id));
  const shut = new Set(map.provinces.filter(({ terrain }) => terrain === "shut").map(({ id }) => id));
  const known = new Set(map.provinces.map(({ id }) => id));
  const coastsOf = (stands: readonly string[]): [string, Point][] =>
    stands.slice(1).flatMap((place): [string, Point][] => {
      const point = points.get(place);
      return point ? [[place, point]] : [];
    });
  const layouts = layOut(
    [...shapes.values()].map(({ province: { id, name, centre, places: stands }, shape, area }) => ({
      ...{ id, name, centre, shape, area, wet: wet.has(id) },
      wish: points.get(id) ?? [0, 0],
      coasts: coastsOf(stands).map(([, point]) => point),
    })),
    width,
    height,
  );
  const provinces: Record<string, Drawing["provinces"][string]> = {};
  for (const { id, places: stands } of map.provinces) {
    const [shape, layout] = [shapes.get(id), layouts.get(id)];
    if (!shape || !layout) throw new Error(`${map.name}: ${id} has no place on the map`);
    const { unit, centre, label } = layout;
    const coasts = coastsOf(stands).map(([place, point]) => [place, spot(point)]);
    provinces[id] = {
      d: pathOf(shape.shape.flat(), true),
      label: { ...label, at: spot(label.at) },
      unit: spot(unit),
      ...(centre ? { centre: spot(centre) } : {}),
      ...(coasts.length > 0 ? { coasts: Object.fromEntries(coasts) } : {}),
    };
  }
  const lines = (on: (border: Geography["borders"][number]) => boolean): string =>
    pathOf(
      borders.filter(on).map(({ line }) => simplify(line, STRAIGHT)),
      false,
    );
  const barriers = [...touch]
    .filter(([pair, length]) => length > LONGEST_CHANCE && !ways.has(pair))
    .map(([pair]) => pair.split(" "))
    .filter(([a = "", b = ""]) => known.has(a) && known.has(b) && !shut.has(a) && !shut.has(b))
    .map(([a = "", b = ""]) => ({
      between: [a, b] as const,
      d: lines(({ between: [left, right] }) => pairOf(left, right) === pairOf(a, b)),
    }));
  const links = [...ways]
    .filter((pair) => (touch.get(pair) ?? 0) < SHORTEST_SEEN)
    .map((pair) => pair.split(" "))
    .map(([a = "", b = ""]) => ({
      between: [a, b] as const,
      d: pathOf([linkOf(a, b, layouts, shapes, sheet)], false),
    }));
  return {
    ...{ v: 1, name: map.name, source: sourceOf(map, sheet), width, height },
    land: pathOf(land.flat(), true),
    provinces,
    borders: lines(({ atSea }) => !atSea),
    waters: lines(({ atSea }) => atSea),
    barriers,
    links,
  };
}

/** A link from edge to edge of two provinces: straight on the earth, bowed towards the middle where `bow` says so. */
function linkOf(
  a: string,
  b: string,
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
  return simplify(curve.slice(Math.max(0, start), end < 0 ? undefined : end + 1), STRAIGHT);
}
