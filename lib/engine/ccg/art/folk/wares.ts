import { blob, disc, limb, type Point, polygon, ring, tendril } from "../brush";
import type { Joints } from "./body";
import { flame, type Tool } from "./tool";

/** A drum, basket or tray before the body, held by both hands. */
const before = ({ nearHand: [x, y], farHand: [fx, fy] }: Joints): Point => [(x + fx) / 2 + 18, (y + fy) / 2];

/** Cloth, food, music, games and whatever else is carried, shown or played. */
export const WARES = {
  cloth: (_, joints) => {
    const [x, y] = before(joints);
    return {
      ink: "",
      trim: blob(
        [x - 60, y - 10],
        [x + 4, y - 20],
        [x + 66, y - 6],
        [x + 60, y + 60],
        [x + 72, y + 110],
        [x + 4, y + 92],
        [x - 56, y + 104],
      ),
      line: [-30, 4, 38].map((d) => limb([x + d, y - 4, 1.2], [x + d + 4, y + 88, 1.6])).join(""),
    };
  },
  banner: ([x, y]) => ({
    ink: limb([x, y - 190, 4], [x, 4, 4]),
    trim: blob(
      [x + 2, y - 186],
      [x + 50, y - 172],
      [x + 104, y - 190],
      [x + 92, y - 140],
      [x + 106, y - 104],
      [x + 52, y - 96],
      [x + 2, y - 110],
    ),
    light: disc(x + 50, y - 142, 14),
  }),
  skein: ([x, y]) => ({
    ink: limb([x, y, 5], [x, y + 8, 5]),
    trim: [0, 1, 2, 3]
      .map((i) => tendril([x - 18 + 12 * i, y + 6, 6], [x - 30 + 20 * i, y + 66], [x - 16 + 11 * i, y + 108, 4]))
      .join(""),
  }),
  scales: ([x, y]) => ({
    ink:
      limb([x, y - 60, 4], [x, y + 6, 5]) +
      limb([x - 56, y - 48, 3.5], [x + 56, y - 64, 3.5]) +
      limb([x - 56, y - 48, 1.2], [x - 76, y, 1.2]) +
      limb([x - 56, y - 48, 1.2], [x - 36, y, 1.2]) +
      limb([x + 56, y - 64, 1.2], [x + 76, y - 16, 1.2]) +
      limb([x + 56, y - 64, 1.2], [x + 36, y - 16, 1.2]),
    light: blob([x - 80, y], [x - 32, y], [x - 56, y + 20]) + blob([x + 32, y - 16], [x + 80, y - 16], [x + 56, y + 4]),
  }),
  purse: ([x, y]) => ({
    ink: blob([x - 6, y], [x + 8, y], [x + 26, y + 40], [x + 2, y + 52], [x - 22, y + 40]),
    light: disc(x + 2, y + 30, 8) + disc(x + 34, y - 14, 6) + disc(x + 46, y + 8, 6),
  }),
  coins: ([x, y]) => ({
    ink: "",
    light: [0, 1, 2, 3, 4].map((i) => disc(x + 8 + i * 9, y - 30 - Math.sin(i) * 44, 8)).join(""),
  }),
  bow: ([x, y]) => ({
    ink: tendril([x - 10, y - 92, 3], [x + 58, y], [x - 10, y + 88, 3], 11),
    pale: limb([x - 10, y - 92, 1], [x - 34, y, 1], [x - 10, y + 88, 1]) + limb([x - 52, y, 1.8], [x + 40, y, 1.8]),
  }),
  basket: (_, joints) => {
    const [x, y] = before(joints);
    return {
      ink: blob([x - 44, y - 6], [x + 46, y - 6], [x + 34, y + 40], [x - 32, y + 40]),
      light: [-26, -6, 14, 30].map((d, i) => disc(x + d, y - 12 - (i % 2) * 8, 11)).join(""),
      line: "",
    };
  },
  tray: ([x, y]) => ({
    ink: blob([x - 56, y - 10], [x + 60, y - 14], [x + 50, y], [x - 46, y + 2]),
    light: [-34, -10, 14, 38].map((d) => disc(x + d, y - 26, 13, 11)).join(""),
  }),
  bread: ([x, y]) => ({
    ink: blob([x - 56, y - 6], [x + 60, y - 10], [x + 50, y + 4], [x - 46, y + 6]),
    trim: [-32, 0, 32].map((d) => blob([x + d - 18, y - 10], [x + d, y - 34], [x + d + 18, y - 12])).join(""),
  }),
  kettle: ([x, y]) => ({
    ink:
      tendril([x - 24, y + 30, 4], [x, y - 26], [x + 24, y + 30, 4]) +
      blob([x - 36, y + 30], [x + 36, y + 30], [x + 44, y + 70], [x, y + 96], [x - 44, y + 70]),
    light: disc(x, y + 30, 30, 6),
    pale: tendril([x, y + 20, 7], [x + 26, y - 20], [x - 4, y - 64, 3]),
  }),
  mallet: ([x, y]) => ({
    ink:
      limb([x, y + 26, 4.5], [x + 22, y - 62, 4.5]) +
      polygon([x - 10, y - 70], [x + 2, y - 96], [x + 60, y - 76], [x + 48, y - 50]),
  }),
  fists: ([x, y], { farHand: [fx, fy] }) => ({ ink: "", trim: disc(x, y, 15) + disc(fx, fy, 14) }),
  rocket: ([x, y]) => ({
    ink: limb([x - 12, y + 70, 2.5], [x + 14, y - 60, 2.5]),
    trim: polygon([x + 2, y - 34], [x + 20, y - 30], [x + 30, y - 86], [x + 14, y - 106], [x + 6, y - 86]),
    light: flame([x - 14, y + 92], 0.9),
  }),
  drum: (_, joints) => {
    const [x, y] = before(joints);
    return {
      ink: blob([x - 46, y + 6], [x + 50, y + 6], [x + 46, y + 66], [x - 42, y + 66]),
      trim: polygon([x - 40, y + 14], [x + 42, y + 14], [x + 40, y + 56], [x - 38, y + 56]),
      pale: disc(x + 2, y + 6, 48, 10),
      line: limb(
        [x - 40, y + 16, 1.5],
        [x - 18, y + 56, 1.5],
        [x + 4, y + 16, 1.5],
        [x + 24, y + 56, 1.5],
        [x + 42, y + 16, 1.5],
      ),
    };
  },
  horn: ([x, y], { head: [hx, hy] }) => ({
    ink: "",
    light: blob(
      [hx + 26, hy + 8],
      [x + 20, y - 20],
      [x + 62, y - 58],
      [x + 74, y - 8],
      [x + 24, y - 6],
      [hx + 26, hy + 14],
    ),
  }),
  fiddle: ([x, y], { neck: [nx, ny] }) => ({
    ink: limb([nx + 16, ny + 8, 3], [x, y, 3]),
    trim: blob([nx + 10, ny - 6], [nx + 40, ny - 4], [nx + 58, ny + 16], [nx + 30, ny + 30], [nx + 4, ny + 18]),
    pale: limb([nx + 60, ny - 60, 1.4], [nx + 22, ny + 60, 1.4]),
  }),
  cup: ([x, y]) => ({
    ink: limb([x, y + 10, 3], [x, y + 26, 3]),
    light: blob([x - 18, y - 26], [x + 18, y - 26], [x + 12, y + 8], [x - 12, y + 8]),
  }),
  wand: ([x, y]) => ({
    ink: limb([x, y, 3], [x + 26, y - 40, 2.4]),
    light: polygon(...ring(10, (i) => (i % 2 ? 8 : 22), [x + 30, y - 50])),
  }),
  orb: ([x, y]) => ({ ink: disc(x, y + 22, 26, 7), light: disc(x, y - 8, 26), pale: disc(x - 8, y - 16, 7) }),
  cards: ([x, y]) => ({
    ink: "",
    pale: [-0.5, -0.2, 0.1, 0.4]
      .map((a) =>
        polygon(
          [x, y],
          [x + 60 * Math.sin(a), y - 60 * Math.cos(a)],
          [x + 60 * Math.sin(a) + 24 * Math.cos(a), y - 60 * Math.cos(a) + 24 * Math.sin(a)],
          [x + 22, y + 6],
        ),
      )
      .join(""),
    line: [-0.5, -0.2, 0.1, 0.4].map((a) => disc(x + 42 * Math.sin(a) + 12, y - 42 * Math.cos(a), 4)).join(""),
  }),
  key: ([x, y]) => ({
    ink: "",
    light:
      disc(x, y - 12, 15) +
      limb([x, y + 4, 4], [x, y + 60, 4]) +
      limb([x, y + 46, 3.5], [x + 16, y + 46, 3.5]) +
      limb([x, y + 58, 3.5], [x + 18, y + 58, 3.5]),
  }),
  spyglass: ([x, y]) => ({
    ink: limb([x - 34, y - 2, 7], [x + 20, y - 22, 9]),
    light: limb([x + 20, y - 22, 11], [x + 44, y - 30, 12]),
  }),
  wheel: ([x, y]) => ({
    ink: [...Array(8)]
      .map((_, i) =>
        limb([x + 34, y + 20, 4], [x + 34 + 62 * Math.cos(i * 0.785), y + 20 + 62 * Math.sin(i * 0.785), 4]),
      )
      .join(""),
    trim: [...Array(24)]
      .map((_, i) => disc(x + 34 + 46 * Math.cos(i * 0.262), y + 20 + 46 * Math.sin(i * 0.262), 7))
      .join(""),
  }),
  spanner: ([x, y]) => ({
    ink: limb([x, y + 40, 6], [x + 18, y - 44, 6]),
    pale: disc(x + 20, y - 54, 18) + disc(x - 2, y + 48, 10),
    line: polygon([x + 14, y - 74], [x + 30, y - 76], [x + 22, y - 54]),
  }),
  ropes: (_, joints) => {
    const [x, y] = before(joints);
    return {
      ink: "",
      pale:
        tendril([x, y, 6], [x + 70, y + 10], [x + 120, -6, 6]) + tendril([x, y, 6], [x - 40, y + 60], [x - 110, -4, 6]),
      line: disc(x + 2, y, 10),
    };
  },
  lifebelt: ([x, y]) => ({
    ink: "",
    pale: [...Array(20)]
      .map((_, i) => disc(x + 10 + 32 * Math.cos(i * 0.314), y + 10 + 32 * Math.sin(i * 0.314), 10))
      .join(""),
    trim: [0, 1.57, 3.14, 4.71].map((a) => disc(x + 10 + 32 * Math.cos(a), y + 10 + 32 * Math.sin(a), 12)).join(""),
  }),
  cannon: ([x]) => ({
    ink: limb([x - 10, -26, 22], [x + 88, -62, 15]) + disc(x + 6, -18, 24),
    light: flame([x + 104, -66], 1),
    pale: disc(x + 6, -18, 8),
  }),
  hoop: ([x, y]) => ({
    ink: [...Array(30)].map((_, i) => disc(x + 40 + 62 * Math.cos(i * 0.21), y + 62 * Math.sin(i * 0.21), 3)).join(""),
    light: [...Array(10)]
      .map((_, i) => flame([x + 40 + 62 * Math.cos(i * 0.628), y + 62 * Math.sin(i * 0.628)], 0.5))
      .join(""),
  }),
  puppet: ([x, y]) => ({
    ink: limb([x - 22, y - 6, 3], [x + 26, y - 10, 3]),
    line: limb([x - 20, y, 0.9], [x - 12, y + 52, 0.9]) + limb([x + 22, y, 0.9], [x + 16, y + 52, 0.9]),
    trim:
      disc(x + 2, y + 46, 10) +
      blob([x - 10, y + 56], [x + 14, y + 56], [x + 24, y + 100], [x - 20, y + 100]) +
      [-26, 30].map((d) => blob([x + d, y + 60], [x + d + 12, y + 50], [x + d + 4, y + 72])).join(""),
  }),
  flowers: ([x, y]) => ({
    ink: limb([x, y + 20, 3], [x + 6, y - 10, 3]),
    light: [
      [-14, -22],
      [4, -34],
      [22, -24],
      [-4, -12],
      [16, -8],
    ]
      .map(([dx = 0, dy = 0]) => disc(x + dx, y + dy, 10))
      .join(""),
    cloth: tendril([x, y + 4, 4], [x - 18, y + 6], [x - 30, y - 6, 2]),
  }),
  reeds: ([x, y]) => ({
    ink:
      [-26, -8, 12, 30].map((d) => tendril([x + d, 4, 3], [x + d - 4, y], [x + d + 10, y - 90, 2])).join("") +
      [-26, 12].map((d) => limb([x + d + 8, y - 96, 6], [x + d + 10, y - 66, 6])).join(""),
  }),
  spade: ([x, y]) => ({
    ink: limb([x - 12, y - 50, 4], [x + 16, -34, 4]),
    pale: blob([x + 2, -40], [x + 32, -34], [x + 34, 0], [x + 20, 10], [x + 4, 0]),
  }),
  sickle: ([x, y]) => ({
    ink: limb([x - 10, y + 22, 5], [x, y - 4, 5]),
    pale: tendril([x, y - 8, 7], [x + 66, y - 40], [x + 38, y + 26, 1.4], 9),
  }),
  beads: ([x, y]) => ({
    ink: "",
    light: [...Array(9)].map((_, i) => disc(x + 4 - Math.sin(i / 2) * 14, y + 8 + i * 9, 5)).join(""),
  }),
  fan: ([x, y]) => ({
    ink: "",
    trim: blob([x, y + 4], [x - 42, y - 44], [x - 8, y - 66], [x + 32, y - 58], [x + 50, y - 28]),
    line: [-0.9, -0.45, 0, 0.45, 0.85]
      .map((a) => limb([x, y, 1], [x + 56 * Math.sin(a), y - 56 * Math.cos(a), 1]))
      .join(""),
  }),
  balloon: ([x, y]) => ({
    ink: "",
    line: limb([x, y, 1], [x + 16, y - 96, 1]),
    trim: disc(x + 18, y - 126, 28, 34),
    light: disc(x + 8, y - 138, 6, 9),
  }),
  glass: ([x, y]) => ({
    ink: "",
    pale: polygon([x - 26, y - 60], [x + 30, y - 60], [x + 30, y + 30], [x - 26, y + 30]),
    light: polygon([x - 18, y - 52], [x + 6, y - 52], [x - 18, y + 8]),
    line: limb([x - 26, y - 60, 3], [x + 30, y - 60, 3], [x + 30, y + 30, 3], [x - 26, y + 30, 3], [x - 26, y - 60, 3]),
  }),
} as const satisfies Record<string, Tool>;
