import type { MultiPolygon, Point, Ring } from "./geometry";
import type { Sheet } from "./sheet";

/** Seven provinces are few: on a small sheet their names are large. */
const [WIDTH, HEIGHT] = [640, 600];
const MIDDLE: Point = [WIDTH / 2, HEIGHT / 2];

/** The seven around their round lake, from the top with the clock, about as they lie in Europe. */
const ROUND = ["BER", "MOS", "VIE", "CON", "ROM", "PAR", "LON"] as const;
const TURN = (2 * Math.PI) / ROUND.length;

const polar = (angle: number, radius: number): Point => [
  MIDDLE[0] + Math.sin(angle) * radius,
  MIDDLE[1] - Math.cos(angle) * radius,
];

/** A circle that bulges once for each of the seven. */
const lobed = (radius: number, bulge: number): Ring =>
  Array.from({ length: 140 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 140;
    return polar(angle, radius + bulge * Math.cos(ROUND.length * angle));
  });

/** Pure lies nowhere on the earth: seven lands in a ring, whose places are points of the sheet itself. */
export function pureSheet(): Sheet {
  const land: MultiPolygon = [[lobed(270, 14), lobed(138, -7).toReversed()]];
  const places = Object.fromEntries(
    ROUND.map((id, i) => {
      const [lon, lat] = polar(i * TURN, 208);
      return [id, { lon, lat }];
    }),
  );
  return {
    ...{ width: WIDTH, height: HEIGHT, land, places, wobble: 0, bow: 0.5 },
    project: (lon, lat) => [lon, lat],
    scenery: { lands: {}, waters: {} },
  };
}
