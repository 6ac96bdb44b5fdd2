import { type GeoProjection, geoConicConformal, geoMercator, geoProjection } from "d3-geo";
import { ANCMED_SCENERY, ANCMED_WATERS } from "../../engine/diplomacy/maps/ancmed.places.data";
import type { drawnAs } from "../../engine/diplomacy/maps/drawing";
import { HUNDRED_SCENERY, HUNDRED_WATERS } from "../../engine/diplomacy/maps/hundred.places.data";
import { MODERN_SCENERY, MODERN_WATERS } from "../../engine/diplomacy/maps/modern.places.data";
import { placesOf, readPlaces } from "../../engine/diplomacy/maps/places";
import { RIVERS_COURSES, RIVERS_SCENERY, RIVERS_WATERS } from "../../engine/diplomacy/maps/rivers.places.data";
import { SPICE_SCENERY } from "../../engine/diplomacy/maps/spice.places.data";
import { STANDARD_SCENERY } from "../../engine/diplomacy/maps/standard.places.data";
import type { Point } from "./geometry";
import { landOn } from "./land";
import { pureSheet } from "./pure-sheet";
import type { Sheet } from "./sheet";

function earthly(
  name: string,
  [width, height]: readonly [number, number],
  projection: GeoProjection,
  scenery: { readonly lands: string; readonly waters?: string },
): Sheet {
  const places = placesOf(name);
  if (!places) throw new Error(`${name} lies nowhere`);
  const project = (lon: number, lat: number): Point => {
    const [x, y] = projection([lon, lat]) ?? [0, 0];
    return [x, y];
  };
  return {
    ...{ width, height, places, project, wobble: 0.24, bow: 0 },
    land: landOn(projection, width, height),
    scenery: { lands: readPlaces(scenery.lands), waters: readPlaces(scenery.waters ?? "") },
  };
}

const europe = (): Sheet =>
  earthly(
    "standard",
    [1_000, 920],
    geoConicConformal().parallels([35, 62]).rotate([-14, 0]).center([0, 49.5]).scale(1_230).translate([460, 504]),
    { lands: STANDARD_SCENERY },
  );

const indies = (): Sheet =>
  earthly("spice", [1_000, 900], geoMercator().center([110.5, 8.4]).scale(1_180).translate([500, 450]), {
    lands: SPICE_SCENERY,
  });

function twoRivers(): Sheet {
  const projection = geoMercator().center([44.95, 32.1]).scale(4_500).translate([540, 480]);
  const sheet = earthly("rivers", [1_080, 960], projection, { lands: RIVERS_SCENERY, waters: RIVERS_WATERS });
  const courses = Object.entries(readPlaces(RIVERS_COURSES));
  const rivers = courses.map(([name, { lon, lat, also = [] }]): [string, Point[]] => [
    name,
    [[lon, lat] as const, ...also].map(([east, north]) => sheet.project(east, north)),
  ]);
  return { ...sheet, rivers: Object.fromEntries(rivers) };
}

const franceAndEngland = (): Sheet =>
  earthly(
    "hundred",
    [1_000, 1_160],
    geoConicConformal().parallels([40, 56]).rotate([1, 0]).center([0, 47.4]).scale(2_790).translate([500, 590]),
    { lands: HUNDRED_SCENERY, waters: HUNDRED_WATERS },
  );

const middleSea = (): Sheet =>
  earthly(
    "ancmed",
    [1_000, 660],
    geoConicConformal().parallels([30, 44]).rotate([-17, 0]).center([0, 36]).scale(1_330).translate([500, 330]),
    { lands: ANCMED_SCENERY, waters: ANCMED_WATERS },
  );

/** A view of the earth that is larger in the middle, where provinces are small, and draws the far lands together. */
const bulging =
  (strength: number) =>
  (lambda: number, phi: number): [number, number] => {
    const far = Math.acos(Math.min(1, Math.cos(phi) * Math.cos(lambda)));
    const scale = far === 0 ? 1 : Math.atan(strength * far) / strength / Math.sin(far);
    return [scale * Math.cos(phi) * Math.sin(lambda), scale * Math.sin(phi)];
  };

const wideEurope = (): Sheet =>
  earthly("modern", [1_000, 850], geoProjection(bulging(1.8)).rotate([-16, -47]).scale(1_215).translate([405, 455]), {
    lands: MODERN_SCENERY,
    waters: MODERN_WATERS,
  });

/** The sheets of the maps; fleetrome and chaos are drawn as standard is. */
export const SHEETS = {
  standard: europe,
  pure: pureSheet,
  hundred: franceAndEngland,
  ancmed: middleSea,
  modern: wideEurope,
  spice: indies,
  rivers: twoRivers,
} as const satisfies Record<ReturnType<typeof drawnAs>, () => Sheet>;
