import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { Drawing, Spot } from "@/lib/engine/diplomacy/maps/drawing";
import { spotOf } from "./arrows";
import { lookOf, looksOf } from "./power-looks";

const SEA = "#cddfe6";
const LAND = "#f4eddf";
const LINE = "#7d7466";

const at = ([x, y]: Spot): string => `x="${x}" y="${y}"`;

/**
 * A small picture of how a map begins, as an SVG file that stands by itself: whose land is whose, and where their units
 * stand. For lists; it has neither names nor borders at sea. Texts of the map do not get into it.
 */
export function stillPicture(map: DiplomacyMap, drawing: Drawing): string {
  const { width, height, provinces } = drawing;
  const looks = looksOf(map);
  const owner = new Map(map.powers.flatMap(({ name, owns }) => owns.map((centre) => [centre, name] as const)));
  const dry = map.provinces.filter(({ terrain }) => terrain === "land" || terrain === "coast");
  const land = dry.flatMap(({ id }) => {
    const shape = provinces[id];
    const power = owner.get(id);
    const tint =
      power === undefined ? "" : `<path d="${shape?.d}" fill="${lookOf(looks, power).colour}" opacity=".5"/>`;
    return shape ? [`<path d="${shape.d}" fill="${LAND}"/>${tint}`] : [];
  });
  const centres = map.provinces.flatMap(({ id }) => {
    const spot = provinces[id]?.centre;
    return spot ? [`<circle cx="${spot[0]}" cy="${spot[1]}" r="5" fill="#fff" stroke="#222" stroke-width="2"/>`] : [];
  });
  const units = map.powers.flatMap(({ name, units: own }) =>
    own.flatMap(({ type, at: place }) => {
      const spot = spotOf(drawing, place);
      if (!spot) return [];
      const corner: Spot = [spot[0] - 10, spot[1] - (type === "A" ? 8 : 5)];
      const size = `width="20" height="${type === "A" ? 16 : 10}" rx="3"`;
      return [`<rect ${at(corner)} ${size} fill="${lookOf(looks, name).colour}" stroke="#111" stroke-width="2"/>`];
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${SEA}"/>`,
    ...land,
    `<path d="${drawing.borders}" fill="none" stroke="${LINE}" stroke-width="1"/>`,
    `<path d="${drawing.land}" fill="none" stroke="${LINE}" stroke-width="1.5"/>`,
    ...[...centres, ...units, "</svg>"],
  ].join("");
}
