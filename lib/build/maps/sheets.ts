import { type GeoProjection, geoConicConformal, geoMercator } from "d3-geo";
import type { Places } from "../../engine/diplomacy/maps/places";
import { SPICE_SCENERY } from "../../engine/diplomacy/maps/spice.places.data";
import { STANDARD_SCENERY } from "../../engine/diplomacy/maps/standard.places.data";

/** A drawing's size, its view of the earth, and the lands on it that belong to no province. */
export type Sheet = {
  readonly width: number;
  readonly height: number;
  readonly projection: GeoProjection;
  /** Lands that nobody enters and the rules do not name. */
  readonly scenery: Places;
};

const europe = (): Sheet => {
  const [width, height] = [1_000, 920];
  return {
    width,
    height,
    projection: geoConicConformal()
      .parallels([35, 62])
      .rotate([-14, 0])
      .center([0, 49.5])
      .scale(1_230)
      .translate([width / 2 - 40, height / 2 + 44]),
    scenery: STANDARD_SCENERY,
  };
};

const indies = (): Sheet => {
  const [width, height] = [1_000, 900];
  return {
    width,
    height,
    projection: geoMercator()
      .center([110.5, 8.4])
      .scale(1_180)
      .translate([width / 2, height / 2]),
    scenery: SPICE_SCENERY,
  };
};

/** The sheets of the maps that lie somewhere on the earth; fleetrome and chaos are drawn as standard is. */
export const SHEETS = { standard: europe, spice: indies } as const;
