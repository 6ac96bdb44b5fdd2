import { blob, disc, limb, polygon, tendril } from "../brush";
import { flame, type Tool } from "./tool";

/** Lights, poles, papers, weapons and the tools of trades: most are in the near hand. */
export const IMPLEMENTS = {
  staff: ([x, y]) => ({
    ink: limb([x, y - 118, 4], [x, 4, 4]),
    light: polygon([x, y - 158], [x + 15, y - 132], [x, y - 106], [x - 15, y - 132]),
  }),
  cane: ([x, y]) => ({
    ink: limb([x, y, 4], [x + 6, 0, 3.4]) + tendril([x, y, 4], [x - 2, y - 16], [x - 20, y - 8, 3]),
  }),
  lantern: ([x, y]) => ({
    ink:
      limb([x, y, 3], [x, y + 22, 3]) +
      polygon([x - 22, y + 30], [x, y + 14], [x + 22, y + 30]) +
      polygon([x - 20, y + 74], [x - 16, y + 82], [x + 16, y + 82], [x + 20, y + 74]),
    light: polygon([x - 15, y + 32], [x + 15, y + 32], [x + 17, y + 73], [x - 17, y + 73]),
  }),
  lamppole: ([x, y]) => ({
    ink: limb([x - 6, 0, 4], [x + 8, y - 112, 3.4]),
    light: flame([x + 9, y - 112], 0.9),
  }),
  torch: ([x, y]) => ({ ink: limb([x, y + 24, 5], [x, y - 34, 6]), light: flame([x, y - 34], 1.3) }),
  torches: ([x, y], { farHand: [fx, fy], head: [hx, hy] }) => ({
    ink: [
      [x, y],
      [fx, fy],
      [hx - 50, hy - 74],
      [hx + 54, hy - 78],
    ]
      .map(([a = 0, b = 0]) => limb([a, b + 12, 4], [a + 6, b - 22, 4]))
      .join(""),
    light: [
      [x, y],
      [fx, fy],
      [hx - 50, hy - 74],
      [hx + 54, hy - 78],
    ]
      .map(([a = 0, b = 0]) => flame([a + 6, b - 22], 0.8))
      .join(""),
  }),
  fire: ([x, y], { head: [hx, hy] }) => ({
    ink: limb([x, y + 20, 4], [x, y - 30, 4]),
    light:
      flame([x, y - 30], 0.9) +
      blob(
        [hx + 26, hy + 10],
        [hx + 66, hy - 24],
        [hx + 128, hy - 46],
        [hx + 150, hy - 8],
        [hx + 118, hy + 26],
        [hx + 64, hy + 22],
      ),
  }),
  pole: ([x, y]) => ({ ink: limb([x - 22, y - 150, 4], [x + 14, 4, 4.5]) + disc(x - 26, y - 166, 22, 14) }),
  rake: ([x, y]) => ({
    ink:
      limb([x - 26, y - 130, 3.5], [x + 26, 0, 4]) +
      limb([x - 2, -2, 3], [x + 60, -4, 3]) +
      [0, 14, 28, 42, 56].map((d) => limb([x + d, -4, 2], [x + d + 4, 8, 1.5])).join(""),
  }),
  oar: ([x, y]) => ({
    ink: limb([x - 30, y - 120, 4], [x + 34, 4, 4]) + blob([x + 26, -40], [x + 44, -34], [x + 52, 12], [x + 34, 12]),
  }),
  rod: ([x, y]) => ({
    ink: tendril([x, y, 4], [x + 60, y - 90], [x + 120, y - 104, 1.4]),
    line: limb([x + 120, y - 104, 0.9], [x + 128, y + 40, 0.9]),
    light: disc(x + 128, y + 46, 5),
  }),
  net: ([x, y]) => ({
    ink: "",
    line:
      [0, 1, 2, 3, 4].map((i) => limb([x - 40 + i * 22, y + 6, 1.4], [x - 70 + i * 30, -2, 1.4])).join("") +
      [0.3, 0.6, 0.9].map((t) => limb([x - 48 - 24 * t, y + -y * t, 1.4], [x + 50 + 12 * t, y + -y * t, 1.4])).join(""),
    pale: disc(x - 44, y + 4, 5) + disc(x + 4, y + 4, 5) + disc(x + 48, y + 4, 5),
  }),
  book: ([x, y]) => ({
    ink:
      polygon([x - 40, y - 22], [x, y - 8], [x, y + 30], [x - 40, y + 16]) +
      polygon([x + 40, y - 22], [x, y - 8], [x, y + 30], [x + 40, y + 16]),
    pale:
      polygon([x - 36, y - 22], [x, y - 10], [x, y + 22], [x - 36, y + 10]) +
      polygon([x + 36, y - 22], [x, y - 10], [x, y + 22], [x + 36, y + 10]),
    line: [0, 8, 16]
      .map(
        (d) =>
          limb([x - 30, y - 12 + d, 1], [x - 6, y - 4 + d, 1]) + limb([x + 6, y - 4 + d, 1], [x + 30, y - 12 + d, 1]),
      )
      .join(""),
  }),
  ledger: ([x, y]) => ({
    ink: polygon([x - 30, y - 44], [x + 26, y - 34], [x + 20, y + 36], [x - 36, y + 26]),
    trim: polygon([x - 25, y - 38], [x + 20, y - 30], [x + 15, y + 28], [x - 30, y + 20]),
    light: disc(x - 4, y - 4, 8),
  }),
  scroll: ([x, y]) => ({
    ink: "",
    pale: blob(
      [x - 16, y - 30],
      [x + 20, y - 26],
      [x + 14, y + 50],
      [x + 26, y + 84],
      [x - 8, y + 78],
      [x - 20, y + 30],
    ),
    line: [0, 14, 28, 42].map((d) => limb([x - 8, y - 10 + d, 1], [x + 10, y - 8 + d, 1])).join(""),
  }),
  letter: ([x, y]) => ({
    ink: "",
    pale: polygon([x - 8, y - 24], [x + 42, y - 34], [x + 48, y - 2], [x - 2, y + 8]),
    line: limb([x - 8, y - 24, 1.2], [x + 22, y - 8, 1.2], [x + 42, y - 34, 1.2]),
    light: disc(x + 22, y - 9, 5),
  }),
  quill: ([x, y]) => ({
    ink: "",
    pale: blob([x, y], [x + 12, y - 34], [x + 40, y - 66], [x + 30, y - 24]),
    line: limb([x - 4, y + 6, 1.4], [x + 34, y - 52, 1]),
  }),
  spear: ([x, y]) => ({
    ink: limb([x, y - 170, 3.5], [x, 4, 3.5]),
    light: polygon([x, y - 222], [x + 12, y - 178], [x, y - 166], [x - 12, y - 178]),
  }),
  halberd: ([x, y]) => ({
    ink: limb([x, y - 160, 3.5], [x, 4, 3.5]),
    pale:
      blob([x + 2, y - 156], [x + 48, y - 162], [x + 40, y - 116], [x + 2, y - 122]) +
      polygon([x, y - 206], [x + 9, y - 160], [x - 9, y - 160]),
  }),
  sword: ([x, y]) => ({
    ink: limb([x - 14, y - 10, 4], [x + 14, y + 6, 4]) + limb([x, y, 5], [x - 10, y + 18, 5]),
    pale: polygon([x + 8, y - 10], [x + 66, y - 104], [x + 50, y - 104], [x - 4, y - 18]),
  }),
  cutlass: ([x, y]) => ({
    ink: limb([x - 10, y + 12, 5], [x + 6, y - 4, 5]),
    pale: blob([x + 2, y - 8], [x + 30, y - 40], [x + 44, y - 92], [x + 56, y - 50], [x + 20, y - 4]),
  }),
  bell: ([x, y]) => ({
    ink: limb([x, y - 6, 4], [x, y + 8, 4]),
    light: blob([x - 8, y + 8], [x + 8, y + 8], [x + 16, y + 38], [x + 30, y + 52], [x - 30, y + 52], [x - 16, y + 38]),
    line: disc(x, y + 56, 5),
  }),
  shears: ([x, y]) => ({
    ink:
      tendril([x - 12, y + 14, 5], [x - 24, y - 12], [x + 2, y - 18, 5]) +
      tendril([x + 14, y + 14, 5], [x + 24, y - 12], [x + 2, y - 18, 5]),
    pale:
      polygon([x - 3, y - 14], [x + 22, y - 92], [x + 6, y - 18]) +
      polygon([x + 8, y - 14], [x - 16, y - 92], [x - 1, y - 18]),
  }),
  needle: ([x, y]) => ({
    ink: "",
    pale: limb([x - 6, y + 4, 2.4], [x + 34, y - 34, 0.8]),
    line: tendril([x - 6, y + 4, 1.3], [x - 60, y + 40], [x - 30, y + 90, 1.3]),
  }),
} as const satisfies Record<string, Tool>;
