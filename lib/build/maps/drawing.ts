import { floods, placesEver } from "../../engine/diplomacy/map/ground";
import type { DiplomacyMap } from "../../engine/diplomacy/map/model";
import type { Drawing, DrawnProvince, Spot } from "../../engine/diplomacy/maps/drawing";
import { winding } from "./cells";
import { type BorderLine, type Geography, geographyOf, pairOf, type Shape } from "./geography";
import { type Point, pathOf, simplify } from "./geometry";
import { type Layout, layOut, type Resident } from "./layout";
import type { Sheet } from "./sheet";
import { deceptiveBorders, linkOf, unseenWays } from "./ways";

/** Points that lie as close as this to the line without them say nothing. */
const STRAIGHT = 0.1;

/** How far a river strays from its course. */
const MEANDER = 0.5;

const spot = ([x, y]: Point): Spot => [Math.round(x), Math.round(y)];

/** Draws a map: shapes, borders, names that do not collide, links and barriers where picture and rules differ. */
export function draw(map: DiplomacyMap, sheet: Sheet, geography = geographyOf(map, sheet)): Drawing {
  const { width, height, land, rivers } = sheet;
  const { shapes, borders, touch } = geography;
  const layouts = layOut(residentsOf(map, geography), width, height);
  const lines = (on: (border: BorderLine) => boolean): string =>
    pathOfLines(borders.filter(on).map(({ line }) => line));
  /** What the picture alone would say wrongly of the ways of a map, or of one of its states. */
  const marksOf = (state: DiplomacyMap): Pick<Drawing, "barriers" | "links"> => ({
    barriers: deceptiveBorders(state, touch).map((between) => ({
      between,
      d: lines(({ between: sides }) => pairOf(...sides) === pairOf(...between)),
    })),
    links: unseenWays(state, touch).map((between) => ({
      between,
      d: pathOfLines([linkOf(between, layouts, shapes, sheet)]),
    })),
  });
  return {
    ...{ v: 1, name: map.name, width, height },
    land: pathOf(land.flat(), true),
    ...(rivers
      ? { rivers: pathOfLines(Object.entries(rivers).map(([name, line]) => winding(line, name, MEANDER))) }
      : {}),
    provinces: Object.fromEntries(map.provinces.map(({ id }) => [id, drawnProvince(map, id, geography, layouts)])),
    borders: lines(({ atSea }) => !atSea),
    waters: lines(({ atSea }) => atSea),
    ...marksOf(map),
    ...(map.changing
      ? { grounds: Object.fromEntries(Object.entries(map.changing.grounds).map(([key, one]) => [key, marksOf(one)])) }
      : {}),
  };
}

const pathOfLines = (lines: readonly (readonly Point[])[]): string =>
  pathOf(
    lines.map((line) => simplify(line, STRAIGHT)),
    false,
  );

/** The coasts of a province, and where fleets stand on them. */
const coastsOf = (map: DiplomacyMap, { province }: Shape, points: Geography["points"]): [string, Point][] =>
  placesEver(map, province.id)
    .slice(1)
    .flatMap((place): [string, Point][] => {
      const point = points.get(place);
      return point ? [[place, point]] : [];
    });

const residentsOf = (map: DiplomacyMap, { shapes, points }: Geography): Resident[] =>
  [...shapes.values()].map((one) => {
    const { id, name, centre, terrain } = one.province;
    return {
      ...{ id, name, centre, shape: one.shape, area: one.area, wet: terrain === "water" },
      wanted: points.get(id) ?? [0, 0],
      coasts: coastsOf(map, one, points).map(([, point]) => point),
    };
  });

function drawnProvince(
  map: DiplomacyMap,
  id: string,
  { shapes, points }: Geography,
  layouts: ReadonlyMap<string, Layout>,
): DrawnProvince {
  const [shape, layout] = [shapes.get(id), layouts.get(id)];
  if (!shape || !layout) throw new Error(`${id} has no place on the map`);
  const { unit, centre, label } = layout;
  const coasts = coastsOf(map, shape, points).map(([place, point]) => [place, spot(point)]);
  return {
    d: pathOf(shape.shape.flat(), true),
    label: { ...label, at: spot(label.at) },
    unit: spot(unit),
    ...(centre ? { centre: spot(centre) } : {}),
    ...(coasts.length > 0 ? { coasts: Object.fromEntries(coasts) } : {}),
    ...(floods(map, id) ? { floods: true as const } : {}),
  };
}
