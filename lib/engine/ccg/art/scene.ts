import { blob, disc, limb, type Point, polygon } from "./brush";
import type { Hand } from "./chance";
import { COMPANIONS, type COUNTRIES, type FOREGROUNDS } from "./land";

const side = (hand: Hand): number => (hand.chance(0.5) ? hand.between(10, 120) : hand.between(440, 550));
const around = (count: number): number[] => Array.from({ length: count }, (_, i) => (2 * Math.PI * i) / count);

/** What is built in the woven city: stepped gables, bridges over canals, cloth hung out to dry, chimneys of dyehouses. */
const TOWN = {
  gables: (hand: Hand, y: number) => {
    const x0 = side(hand);
    return [-1, 0, 1]
      .map((i) => {
        const [x, wide, tall] = [x0 + i * 58, 26, hand.between(90, 160)];
        const steps: Point[] = [0, 1, 2].flatMap((k): Point[] => [
          [x - wide + k * 8, y - tall - k * 14],
          [x - wide + (k + 1) * 8, y - tall - k * 14],
        ]);
        const back = steps.toReversed().map(([px, py]): Point => [2 * x - px, py]);
        return polygon([x - wide, y + 12], ...steps, ...back, [x + wide, y + 12]);
      })
      .join("");
  },
  bridge: (hand: Hand, y: number) => {
    const x = side(hand);
    const arch = around(24)
      .slice(0, 13)
      .map((a): Point => [x + 74 * Math.cos(a), y + 10 - 62 * Math.sin(a)]);
    return (
      polygon([x - 130, y + 14], [x - 130, y - 52], [x, y - 96], [x + 130, y - 52], [x + 130, y + 14], ...arch) +
      [-84, -28, 28, 84].map((dx) => limb([x + dx, y - 60, 4], [x + dx, y - 104 + Math.abs(dx) / 3, 4])).join("")
    );
  },
  drying: (hand: Hand, y: number) => {
    const x = side(hand);
    return (
      limb([x - 110, y + 10, 4], [x - 110, y - 150, 3.5]) +
      limb([x + 110, y + 10, 4], [x + 110, y - 158, 3.5]) +
      limb([x - 110, y - 146, 1.6], [x, y - 130, 1.6], [x + 110, y - 152, 1.6]) +
      [-82, -34, 14, 62]
        .map((dx) =>
          blob(
            [x + dx, y - 138],
            [x + dx + 36, y - 136],
            [x + dx + 32 + hand.wobble(4), y - 62],
            [x + dx - 2 + hand.wobble(4), y - 58 + hand.wobble(12)],
          ),
        )
        .join("")
    );
  },
  chimneys: (hand: Hand, y: number) => {
    const x = side(hand);
    return (
      polygon(
        [x - 80, y + 12],
        [x - 80, y - 60],
        [x - 20, y - 88],
        [x + 40, y - 60],
        [x + 90, y - 60],
        [x + 90, y + 12],
      ) +
      [-52, 14, 62]
        .map((dx) => {
          const tall = hand.between(110, 190);
          return polygon([x + dx - 9, y], [x + dx - 6, y - tall], [x + dx + 6, y - tall], [x + dx + 9, y]);
        })
        .join("")
    );
  },
} as const;

/** What is built by the sea: a lighthouse, masts along a quay, a crane, houses on piles. */
const HARBOUR = {
  lighthouse: (hand: Hand, y: number) => {
    const [x, tall] = [side(hand), hand.between(150, 210)];
    return (
      polygon([x - 24, y + 12], [x - 13, y - tall], [x + 13, y - tall], [x + 24, y + 12]) +
      polygon([x - 20, y - tall], [x - 20, y - tall - 6], [x + 20, y - tall - 6], [x + 20, y - tall]) +
      polygon(
        [x - 12, y - tall - 4],
        [x - 12, y - tall - 28],
        [x, y - tall - 44],
        [x + 12, y - tall - 28],
        [x + 12, y - tall - 4],
      )
    );
  },
  masts: (hand: Hand, y: number) => {
    const x0 = side(hand);
    return [-66, 0, 66]
      .map((dx) => {
        const [x, tall] = [x0 + dx, hand.between(130, 200)];
        return (
          blob([x - 44, y - 14], [x - 26, y + 10], [x + 28, y + 10], [x + 46, y - 16]) +
          limb([x, y - 8, 3], [x, y - tall, 2]) +
          limb([x - 30, y - tall * 0.72, 1.8], [x + 30, y - tall * 0.76, 1.8]) +
          limb([x, y - tall, 0.9], [x + 42, y - 14, 0.9]) +
          limb([x, y - tall, 0.9], [x - 40, y - 12, 0.9])
        );
      })
      .join("");
  },
  crane: (hand: Hand, y: number) => {
    const x = side(hand);
    return (
      polygon([x - 36, y + 12], [x - 24, y - 84], [x + 24, y - 84], [x + 36, y + 12]) +
      limb([x, y - 80, 7], [x + 96, y - 176, 4]) +
      limb([x - 18, y - 84, 3], [x + 60, y - 140, 3]) +
      limb([x + 96, y - 176, 1.2], [x + 96, y - 92, 1.2]) +
      polygon([x + 80, y - 92], [x + 112, y - 92], [x + 112, y - 62], [x + 80, y - 62])
    );
  },
  piles: (hand: Hand, y: number) => {
    const x = side(hand);
    return (
      [-70, -30, 10, 50, 90].map((dx) => limb([x + dx, y + 14, 4], [x + dx, y - 62, 4])).join("") +
      polygon(
        [x - 84, y - 58],
        [x - 84, y - 112],
        [x - 30, y - 146],
        [x + 20, y - 112],
        [x + 104, y - 112],
        [x + 104, y - 58],
      )
    );
  },
  boat: COMPANIONS.boat,
} as const;

/** What a fair puts up: striped tents, a big wheel, strings of lanterns, a carousel, a swing boat. */
const FAIR = {
  tents: (hand: Hand, y: number) => {
    const x0 = side(hand);
    return [-60, 44]
      .map((dx) => {
        const [x, tall] = [x0 + dx, hand.between(110, 160)];
        return (
          polygon(
            [x - 52, y + 12],
            [x - 60, y - tall * 0.5],
            [x, y - tall],
            [x + 60, y - tall * 0.5],
            [x + 52, y + 12],
          ) +
          limb([x, y - tall, 2.5], [x, y - tall - 30, 2]) +
          polygon([x, y - tall - 30], [x + 28, y - tall - 22], [x, y - tall - 14]) +
          [-45, -15, 15, 45].map((k) => disc(x + k, y - tall * 0.5 + 4, 15, 10)).join("")
        );
      })
      .join("");
  },
  bigwheel: (hand: Hand, y: number) => {
    const [x, radius] = [side(hand), hand.between(70, 92)];
    const middle = y - radius - 34;
    const turn = hand.between(0, 1);
    return (
      around(40)
        .map((a) => disc(x + radius * Math.cos(a), middle + radius * Math.sin(a), 4))
        .join("") +
      around(8)
        .map((a) => {
          const [px, py] = [x + radius * Math.cos(a + turn), middle + radius * Math.sin(a + turn)];
          return (
            limb([x, middle, 2], [px, py, 2]) +
            blob([px - 11, py + 6], [px + 11, py + 6], [px + 8, py + 20], [px - 8, py + 20])
          );
        })
        .join("") +
      limb([x, middle, 6], [x - 46, y + 12, 6]) +
      limb([x, middle, 6], [x + 46, y + 12, 6])
    );
  },
  lanterns: (hand: Hand, y: number) => {
    const [left, right] = [y - hand.between(150, 190), y - hand.between(150, 190)];
    return (
      limb([40, y + 12, 4], [40, left, 3]) +
      limb([520, y + 12, 4], [520, right, 3]) +
      Array.from({ length: 13 }, (_, i) => {
        const t = i / 12;
        const [px, py] = [40 + 480 * t, left + (right - left) * t + 60 * Math.sin(Math.PI * t)];
        return disc(px, py, 2.4) + (i % 2 === 1 ? disc(px, py + 13, 9, 11) : "");
      }).join("")
    );
  },
  carousel: (hand: Hand, y: number) => {
    const x = side(hand);
    return (
      polygon([x - 96, y - 90], [x, y - 156], [x + 96, y - 90], [x + 90, y - 74], [x - 90, y - 74]) +
      [-72, -24, 24, 72].map((dx) => limb([x + dx, y + 8, 2.4], [x + dx, y - 78, 2.4])).join("") +
      [-72, -24, 24, 72]
        .map((dx, i) =>
          blob(
            [x + dx - 20, y - 34 - (i % 2) * 14],
            [x + dx + 14, y - 44 - (i % 2) * 14],
            [x + dx + 22, y - 24 - (i % 2) * 14],
            [x + dx - 14, y - 16 - (i % 2) * 14],
          ),
        )
        .join("") +
      polygon([x - 100, y + 14], [x - 96, y + 2], [x + 96, y + 2], [x + 100, y + 14])
    );
  },
} as const;

/** Everything that can stand beside a figure, of all scenes. */
export const ALL_COMPANIONS = { ...COMPANIONS, ...TOWN, ...HARBOUR, ...FAIR } as const;
type Companion = keyof typeof ALL_COMPANIONS;

type Scene = {
  readonly companions: readonly [Companion, ...Companion[]];
  readonly countries: readonly [keyof typeof COUNTRIES, ...(keyof typeof COUNTRIES)[]];
  readonly foregrounds: readonly [keyof typeof FOREGROUNDS, ...(keyof typeof FOREGROUNDS)[]];
};

/** Where a set plays, as its file says (`scene`): three pictures in four show something of it. */
export const SCENES = {
  town: {
    companions: ["gables", "bridge", "drying", "chimneys", "arch", "pennants"],
    countries: ["city", "hills", "city", "forest"],
    foregrounds: ["cobbles", "fence", "grass", "ferns"],
  },
  harbour: {
    companions: ["lighthouse", "masts", "crane", "piles", "boat", "stones"],
    countries: ["sea", "dunes", "sea", "mesas"],
    foregrounds: ["waves", "rocks", "fence", "waves"],
  },
  fair: {
    companions: ["tents", "bigwheel", "lanterns", "carousel", "pennants"],
    countries: ["hills", "city", "ridges", "forest"],
    foregrounds: ["cobbles", "grass", "fence", "roots"],
  },
} as const satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;

export const isScene = (name: string | undefined): name is SceneName =>
  name !== undefined && Object.hasOwn(SCENES, name);
