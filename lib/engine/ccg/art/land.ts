import { blob, disc, limb, type Point, polygon, tendril } from "./brush";
import { HEIGHT, WIDTH } from "./canvas";
import type { Hand } from "./chance";

const closed = (points: readonly Point[]): string => polygon([WIDTH + 60, HEIGHT + 20], [-60, HEIGHT + 20], ...points);
const steps = (step: number): number[] =>
  Array.from({ length: Math.ceil((WIDTH + 120) / step) + 1 }, (_, i) => -60 + i * step);

/** A random walk that is drawn back to its middle. */
const walk = (hand: Hand, y: number, step: number, rough: number): Point[] => {
  let drift = hand.wobble(rough * 2);
  return steps(step).map((x) => {
    drift = 0.78 * drift + hand.wobble(rough);
    return [x, y + drift];
  });
};

const smooth = (points: readonly Point[]): string =>
  blob([WIDTH + 160, HEIGHT + 120], [-160, HEIGHT + 120], [-140, points[0]?.[1] ?? 0], ...points, [
    WIDTH + 140,
    points.at(-1)?.[1] ?? 0,
  ]);

/** The lie of the far land: path data of one band whose top is about `y`. */
export const COUNTRIES = {
  mountains: (hand: Hand, y: number) => {
    const points: Point[] = [];
    for (let x = -80; x < WIDTH + 120; ) {
      const wide = hand.between(46, 120);
      points.push([x, y + hand.between(0, 18)], [x + wide * hand.between(0.35, 0.65), y - hand.between(30, 112)]);
      x += wide;
    }
    return closed([...points, [WIDTH + 60, y]]);
  },
  hills: (hand: Hand, y: number) => smooth(walk(hand, y, 70, 26)),
  dunes: (hand: Hand, y: number) =>
    closed(steps(4).map((x, i): Point => [x, y - 26 * Math.abs(Math.sin((i * 4) / 118 + (y % 7))) + hand.wobble(0.5)])),
  ridges: (hand: Hand, y: number) => closed(walk(hand, y, 24, 22)),
  forest: (hand: Hand, y: number) =>
    closed([
      [-60, y],
      ...steps(16).flatMap((x): Point[] => [
        [x - 8, y + 4],
        [x, y - hand.between(18, 62)],
        [x + 8, y + 6],
      ]),
      [WIDTH + 60, y],
    ]),
  city: (hand: Hand, y: number) => {
    let path = closed([
      [-60, y],
      [WIDTH + 60, y],
    ]);
    for (let x = -40; x < WIDTH + 40; ) {
      const [wide, tall] = [hand.between(16, 44), hand.between(16, 84)];
      path += polygon(
        [x, y + 10],
        [x, y - tall],
        [x + wide / 2, y - tall - (hand.chance(0.5) ? hand.between(8, 34) : 0)],
        [x + wide, y - tall],
        [x + wide, y + 10],
      );
      x += wide + hand.between(-4, 14);
    }
    return path;
  },
  mesas: (hand: Hand, y: number) => {
    let path = closed([
      [-60, y + 8],
      [WIDTH + 60, y + 8],
    ]);
    for (let i = 0; i < 4; i++) {
      const [x, wide, tall] = [hand.between(-60, WIDTH), hand.between(50, 150), hand.between(30, 104)];
      path += polygon(
        [x, y + 12],
        [x + 14, y - tall * 0.7],
        [x + 22, y - tall],
        [x + wide, y - tall],
        [x + wide + 10, y - tall * 0.6],
        [x + wide + 26, y + 12],
      );
    }
    return path;
  },
  sea: (hand: Hand, y: number) =>
    closed(steps(18).map((x, i): Point => [x, y + 4 + (i % 2 ? -5 : 4) + hand.wobble(2)])),
} as const;

const mid = (hand: Hand): number => (hand.chance(0.5) ? hand.between(20, 130) : hand.between(430, 540));

/** What stands between the far land and the figure: path data, its foot about `y`. */
export const COMPANIONS = {
  none: () => "",
  pines: (hand: Hand, y: number) => {
    const x0 = mid(hand);
    return [0, 1, 2]
      .map((i) => {
        const [x, tall] = [x0 + (i - 1) * 40, hand.between(90, 190)];
        return [0, 1, 2, 3]
          .map((k) =>
            polygon(
              [x - 32 + k * 6, y - tall * 0.22 * k],
              [x, y - tall * (0.36 + 0.22 * k)],
              [x + 32 - k * 6, y - tall * 0.22 * k],
            ),
          )
          .join("");
      })
      .join("");
  },
  bare: (hand: Hand, y: number) => {
    const x = mid(hand);
    const top = y - hand.between(110, 190);
    return (
      tendril([x, y + 10, 12], [x + hand.wobble(20), y - 70], [x, top, 4]) +
      [0.3, 0.5, 0.7, 0.9]
        .map((t, i) =>
          tendril(
            [x, y + (top - y) * t, 5],
            [x + (i % 2 ? 36 : -36), y + (top - y) * t - 16],
            [x + (i % 2 ? 62 : -66), y + (top - y) * t - hand.between(30, 70), 1],
          ),
        )
        .join("")
    );
  },
  stones: (hand: Hand, y: number) => {
    const x0 = mid(hand);
    return [0, 1, 2, 3]
      .map((i) => {
        const [x, tall] = [x0 + (i - 1.5) * 44, hand.between(40, 130)];
        return blob(
          [x - 16, y + 10],
          [x - 14, y - tall],
          [x + 6, y - tall - 8],
          [x + 17, y - tall * 0.8],
          [x + 18, y + 10],
        );
      })
      .join("");
  },
  pennants: (hand: Hand, y: number) => {
    const x0 = mid(hand);
    return [0, 1, 2]
      .map((i) => {
        const [x, tall] = [x0 + (i - 1) * 46, hand.between(110, 210)];
        return (
          limb([x, y + 10, 3], [x, y - tall, 2.5]) +
          polygon([x, y - tall], [x + 40, y - tall + 12 + hand.wobble(4)], [x, y - tall + 26])
        );
      })
      .join("");
  },
  ruin: (hand: Hand, y: number) => {
    const x = mid(hand);
    const tall = hand.between(90, 170);
    return (
      polygon([x - 54, y + 12], [x - 54, y - tall], [x - 30, y - tall + 14], [x - 30, y + 12]) +
      polygon([x + 30, y + 12], [x + 30, y - tall * 0.72], [x + 54, y - tall * 0.9], [x + 54, y + 12]) +
      tendril([x - 42, y - tall + 6, 10], [x - 30, y - tall - 44], [x + 10, y - tall - 28, 7])
    );
  },
  boat: (hand: Hand, y: number) => {
    const x = mid(hand);
    return (
      blob([x - 52, y - 14], [x - 30, y + 10], [x + 34, y + 10], [x + 58, y - 18]) +
      limb([x, y - 8, 3], [x, y - 116, 2]) +
      blob([x + 4, y - 112], [x + 46, y - 56], [x + 4, y - 26])
    );
  },
  reeds: (hand: Hand, y: number) => {
    const x0 = mid(hand);
    return Array.from({ length: 13 }, (_, i) => {
      const [x, tall] = [x0 + (i - 6) * 11, hand.between(50, 150)];
      const tip: Point = [x + hand.wobble(16), y - tall];
      return (
        tendril([x, y + 10, 2.4], [x, y - tall * 0.5], [...tip, 1.2], 5) +
        (i % 3 === 0 ? limb([...tip, 4.5], [tip[0], tip[1] + 26, 4.5]) : "")
      );
    }).join("");
  },
  arch: (hand: Hand, y: number) => {
    const [x, wide] = [mid(hand), hand.between(40, 64)];
    const tall = hand.between(100, 170);
    return (
      tendril([x - wide, y + 12, 13], [x - wide, y - tall * 1.5], [x, y - tall, 12], 9) +
      tendril([x + wide, y + 12, 13], [x + wide, y - tall * 1.5], [x, y - tall, 12], 9)
    );
  },
} as const;

/** What is nearest, along the lower edge: path data. */
export const FOREGROUNDS = {
  grass: (hand: Hand) =>
    closed(walk(hand, 372, 60, 6)) +
    Array.from({ length: 64 }, () => {
      const x = hand.between(-10, WIDTH + 10);
      return tendril([x, 400, 3], [x + hand.wobble(6), 372], [x + hand.wobble(26), hand.between(330, 366), 0.8], 4);
    }).join(""),
  rocks: (hand: Hand) =>
    Array.from({ length: 10 }, (_, i) => {
      const [x, tall] = [i * 62 + hand.wobble(14), hand.between(20, 74)];
      return blob(
        [x - 46, 420],
        [x - 34, 400 - tall * 0.7],
        [x - 4, 396 - tall],
        [x + 30, 400 - tall * 0.6],
        [x + 48, 420],
      );
    }).join(""),
  waves: (hand: Hand) =>
    [0, 1]
      .map((row) =>
        blob(
          [-40, 460],
          [-40, 384 + row * 14],
          ...Array.from(
            { length: 13 },
            (_, i): Point => [i * 48 + row * 20, 362 + row * 20 + (i % 2 ? -10 : 10) + hand.wobble(3)],
          ),
          [WIDTH + 60, 384 + row * 14],
          [WIDTH + 60, 460],
        ),
      )
      .join(""),
  ferns: (hand: Hand) =>
    closed(walk(hand, 382, 70, 4)) +
    Array.from({ length: 9 }, (_, i) => {
      const [x, lean, tall] = [i * 70 + hand.wobble(20), hand.wobble(30), hand.between(34, 86)];
      return (
        tendril([x, 396, 3], [x, 396 - tall * 0.6], [x + lean, 396 - tall, 1]) +
        [0.25, 0.45, 0.65, 0.85]
          .map((t) =>
            [-1, 1]
              .map((side) =>
                tendril(
                  [x + lean * t * t, 396 - tall * t, 2.4],
                  [x + lean * t + side * 14, 388 - tall * t],
                  [x + lean * t + side * 24 * (1.1 - t), 400 - tall * t, 0.8],
                  3,
                ),
              )
              .join(""),
          )
          .join("")
      );
    }).join(""),
  cobbles: (hand: Hand) =>
    Array.from({ length: 34 }, (_, i) =>
      disc(
        (i % 17) * 35 + (i > 16 ? 16 : 0) + hand.wobble(4),
        378 + (i > 16 ? 22 : 0),
        hand.between(15, 21),
        hand.between(9, 13),
      ),
    ).join("") +
    closed([
      [-60, 392],
      [WIDTH + 60, 392],
    ]),
  fence: (hand: Hand) =>
    closed([
      [-60, 388],
      [WIDTH + 60, 388],
    ]) +
    limb([-20, 352, 4], [WIDTH + 20, 350 + hand.wobble(6), 4]) +
    limb([-20, 374, 4], [WIDTH + 20, 374, 4]) +
    Array.from({ length: 12 }, (_, i) =>
      limb([i * 50 + hand.wobble(5), 400, 6], [i * 50 + hand.wobble(5), 338 + hand.wobble(9), 5]),
    ).join(""),
  roots: (hand: Hand) =>
    closed(walk(hand, 384, 60, 6)) +
    Array.from({ length: 8 }, () => {
      const x = hand.between(0, WIDTH);
      return tendril(
        [x - hand.between(40, 90), 398, 5],
        [x, 330 + hand.wobble(16)],
        [x + hand.between(40, 90), 400, 6],
        9,
      );
    }).join(""),
} as const;
