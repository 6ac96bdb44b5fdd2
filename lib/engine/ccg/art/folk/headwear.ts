import { blob, disc, limb, type Point, polygon, tendril } from "../brush";
import type { Figure } from "../figure";

type Headwear = (head: Point) => Figure;

/** What is on the head, round the head's middle. */
export const HEADWEAR = {
  bare: () => ({ ink: "" }),
  hood: ([x, y]) => ({
    ink: "",
    cloth: blob([x - 34, y + 34], [x - 37, y - 8], [x - 8, y - 46], [x + 24, y - 32], [x + 6, y - 12], [x + 4, y + 34]),
  }),
  cone: ([x, y]) => ({
    ink: "",
    cloth: polygon([x - 34, y - 12], [x - 12, y - 92], [x + 30, y - 16]) + disc(x, y - 14, 50, 8),
    trim: limb([x - 28, y - 24, 4], [x + 26, y - 26, 4]),
  }),
  brim: ([x, y]) => ({
    ink: "",
    cloth:
      disc(x, y - 16, 52, 9) +
      blob([x - 26, y - 16], [x - 24, y - 48], [x, y - 54], [x + 24, y - 46], [x + 26, y - 16]),
    trim: limb([x - 25, y - 22, 4], [x + 25, y - 22, 4]),
  }),
  top: ([x, y]) => ({
    ink: disc(x, y - 20, 42, 7) + polygon([x - 25, y - 20], [x - 28, y - 84], [x + 28, y - 84], [x + 25, y - 20]),
    trim: limb([x - 25, y - 30, 5], [x + 25, y - 30, 5]),
  }),
  tricorne: ([x, y]) => ({
    ink: "",
    cloth: polygon(
      [x - 56, y - 22],
      [x - 26, y - 36],
      [x + 4, y - 56],
      [x + 32, y - 36],
      [x + 56, y - 20],
      [x, y - 12],
    ),
    trim: limb([x - 48, y - 22, 2.5], [x, y - 18, 2.5], [x + 48, y - 20, 2.5]),
  }),
  helm: ([x, y]) => ({
    ink: tendril([x - 4, y - 34, 7], [x - 34, y - 66], [x - 62, y - 36, 3]),
    pale: blob(
      [x - 28, y + 12],
      [x - 28, y - 24],
      [x - 2, y - 38],
      [x + 24, y - 26],
      [x + 25, y - 10],
      [x - 2, y - 8],
      [x - 8, y + 14],
    ),
  }),
  kettle: ([x, y]) => ({
    ink: "",
    pale:
      disc(x, y - 16, 44, 8) +
      blob([x - 25, y - 16], [x - 22, y - 42], [x, y - 48], [x + 22, y - 42], [x + 25, y - 16]),
  }),
  crown: ([x, y]) => ({
    ink: "",
    light: polygon(
      [x - 26, y - 20],
      [x - 32, y - 52],
      [x - 14, y - 38],
      [x, y - 60],
      [x + 14, y - 38],
      [x + 32, y - 52],
      [x + 26, y - 20],
    ),
  }),
  circlet: ([x, y]) => ({ ink: "", light: limb([x - 24, y - 18, 3], [x + 23, y - 20, 3]) + disc(x + 14, y - 23, 5) }),
  halo: ([x, y]) => ({
    ink: "",
    light: [...Array(12)]
      .map((_, i) =>
        limb(
          [x + 40 * Math.cos(i / 1.91), y + 40 * Math.sin(i / 1.91), 2],
          [x + 54 * Math.cos(i / 1.91), y + 54 * Math.sin(i / 1.91), 2.6],
        ),
      )
      .join(""),
  }),
  wreath: ([x, y]) => ({
    ink: "",
    trim: [...Array(7)].map((_, i) => disc(x - 27 + i * 9, y - 18 - 10 * Math.sin((i * Math.PI) / 6), 8)).join(""),
  }),
  flowers: ([x, y]) => ({
    ink: "",
    light: [...Array(6)].map((_, i) => disc(x - 24 + i * 9.6, y - 20 - 9 * Math.sin((i * Math.PI) / 5), 6)).join(""),
    pale: blob([x - 24, y - 16], [x - 50, y + 20], [x - 70, y + 120], [x - 34, y + 110], [x - 18, y + 20]),
  }),
  scarf: ([x, y]) => ({
    ink: "",
    trim:
      blob([x - 28, y + 10], [x - 28, y - 18], [x - 2, y - 33], [x + 23, y - 22], [x + 18, y - 12], [x - 12, y - 4]) +
      tendril([x - 24, y + 2, 9], [x - 52, y + 16], [x - 66, y + 54, 3]),
  }),
  cap: ([x, y]) => ({
    ink: "",
    cloth: blob(
      [x - 30, y - 10],
      [x - 28, y - 36],
      [x + 2, y - 42],
      [x + 24, y - 28],
      [x + 46, y - 16],
      [x + 8, y - 12],
    ),
  }),
  bonnet: ([x, y]) => ({
    ink: "",
    pale: blob([x - 32, y + 20], [x - 36, y - 14], [x - 6, y - 42], [x + 26, y - 30], [x + 10, y - 8], [x - 2, y + 24]),
  }),
  horns: ([x, y]) => ({
    ink: "",
    cloth:
      tendril([x - 12, y - 24, 9], [x - 54, y - 34], [x - 62, y - 2, 4]) +
      tendril([x + 10, y - 24, 9], [x + 48, y - 44], [x + 60, y - 12, 4]),
    light: disc(x - 62, y + 2, 6) + disc(x + 60, y - 8, 6),
  }),
  plumes: ([x, y]) => ({
    ink: "",
    trim: [-18, 0, 18]
      .map((d) => tendril([x + d * 0.5, y - 24, 7], [x + d * 1.6, y - 62], [x + d * 3 - 14, y - 78, 3]))
      .join(""),
  }),
  sou: ([x, y]) => ({
    ink: "",
    trim: blob([x - 58, y + 4], [x - 28, y - 24], [x, y - 42], [x + 24, y - 28], [x + 40, y - 14], [x, y - 12]),
  }),
  weed: ([x, y]) => ({
    ink: "",
    cloth: [-22, -12, -2]
      .map((d, i) => tendril([x + d, y - 20, 7], [x + d - 24, y + 30], [x + d - 20 + i * 8, y + 92, 3]))
      .join(""),
  }),
  lampshade: ([x, y]) => ({
    ink: polygon([x - 40, y + 34], [x - 24, y - 34], [x + 24, y - 34], [x + 40, y + 34]),
    light: polygon([x - 32, y + 28], [x - 18, y - 27], [x + 18, y - 27], [x + 32, y + 28]),
  }),
  mask: ([x, y]) => ({
    ink: "",
    pale: blob([x - 6, y - 18], [x + 24, y - 20], [x + 30, y], [x + 20, y + 24], [x - 2, y + 18]),
    line: disc(x + 6, y - 4, 3.4) + disc(x + 20, y - 4, 3.4),
  }),
  goggles: ([x, y]) => ({
    ink: blob([x - 28, y - 4], [x - 24, y - 34], [x + 4, y - 38], [x + 24, y - 24], [x + 8, y - 10]),
    pale: disc(x + 10, y - 8, 9),
    line: limb([x - 24, y - 8, 2.4], [x + 4, y - 8, 2.4]) + disc(x + 10, y - 8, 4),
  }),
} as const satisfies Record<string, Headwear>;
