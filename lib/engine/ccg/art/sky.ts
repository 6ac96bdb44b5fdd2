import { blob, disc, limb, type Point, polygon } from "./brush";
import { HEIGHT, WIDTH } from "./canvas";
import type { Hand } from "./chance";
import type { Palette } from "./palette";

const fill = (path: string, colour: string, opacity = 1): string =>
  `<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ""}/>`;
const across = (hand: Hand): number => hand.between(0, WIDTH);

/** What fills the sky behind everything. */
export const WEATHERS = {
  clear: () => "",
  bands: (hand: Hand, { pale }: Palette) =>
    Array.from({ length: 6 }, () => {
      const [x, y, long] = [across(hand), hand.between(20, 200), hand.between(60, 200)];
      return fill(
        limb([x - long, y, 2], [x, y + hand.wobble(4), hand.between(6, 13)], [x + long, y, 2]),
        pale,
        hand.between(0.16, 0.4),
      );
    }).join(""),
  clouds: (hand: Hand, { pale }: Palette) =>
    Array.from({ length: 4 }, () => {
      const [x, y] = [across(hand), hand.between(40, 170)];
      return fill(
        [0, 1, 2, 3, 4]
          .map((i) => disc(x + (i - 2) * 30 + hand.wobble(8), y - (2 - Math.abs(i - 2)) * 9, hand.between(16, 32)))
          .join(""),
        pale,
        hand.between(0.24, 0.5),
      );
    }).join(""),
  stars: (hand: Hand, { glow }: Palette) =>
    fill(
      Array.from({ length: 46 }, () => disc(across(hand), hand.between(4, 240), hand.between(0.7, 2.6))).join(""),
      glow,
      0.85,
    ),
  rays: (hand: Hand, { glow }: Palette) => {
    const from: Point = [hand.between(0.1, 0.9) * WIDTH, hand.between(-30, 90)];
    const count = hand.count(8, 13);
    return fill(
      Array.from({ length: count }, (_, i) => {
        const angle = Math.PI * (i / count) + hand.wobble(0.05);
        const out = (turn: number): Point => [
          from[0] + Math.cos(angle + turn) * 700,
          from[1] + Math.sin(angle + turn) * 700,
        ];
        return polygon(from, out(-0.055), out(0.055));
      }).join(""),
      glow,
      0.2,
    );
  },
  rain: (hand: Hand, { glow }: Palette) => {
    const slant = hand.between(-26, 26);
    return `<path d="${Array.from({ length: 60 }, () => `M${across(hand).toFixed(0)} ${hand.between(-20, 300).toFixed(0)}l${slant.toFixed(0)} ${hand.between(30, 60).toFixed(0)}`).join("")}" stroke="${glow}" stroke-width="1.5" opacity=".34"/>`;
  },
  aurora: (hand: Hand, { second, pale }: Palette) =>
    Array.from({ length: 3 }, (_, i) => {
      const y = hand.between(30, 110) + i * 26;
      const points: Point[] = Array.from({ length: 7 }, (_, k) => [-40 + k * 108, y + hand.wobble(34)]);
      return fill(
        blob(...points, ...points.toReversed().map(([x, top]): Point => [x + 12, top + hand.between(38, 96)])),
        i % 2 ? pale : second,
        0.3,
      );
    }).join(""),
  birds: (hand: Hand, { ink }: Palette) =>
    `<path d="${Array.from({ length: hand.count(7, 14) }, () => {
      const [x, y, size] = [across(hand), hand.between(24, 190), hand.between(6, 16)];
      return `M${(x - size).toFixed(0)} ${(y - size * 0.5).toFixed(0)}q${(size * 0.6).toFixed(1)} ${(-size * 0.4).toFixed(1)} ${size.toFixed(1)} ${(size * 0.5).toFixed(1)}q${(size * 0.4).toFixed(1)} ${(-size * 0.9).toFixed(1)} ${size.toFixed(1)} ${(-size * 0.5).toFixed(1)}`;
    }).join("")}" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" opacity=".7"/>`,
} as const;

const rings = ([x, y]: Point, radius: number, step: number, count: number, colour: string): string =>
  `<g fill="none" stroke="${colour}" stroke-opacity=".3">${Array.from({ length: count }, (_, k) => `<path d="${disc(x, y, radius + step * (k + 1))}" stroke-width="${(3 - 0.4 * k).toFixed(1)}"/>`).join("")}</g>`;

/** What shines: always off the middle, so that two skies differ at a glance. */
export const LIGHTS = {
  sun: (hand: Hand, at: Point, { glow }: Palette) => {
    const radius = hand.between(34, 76);
    return fill(disc(...at, radius), glow, 0.94) + rings(at, radius, 16, 5, glow);
  },
  crescent: (hand: Hand, [x, y]: Point, { glow }: Palette) => {
    const [radius, turn] = [hand.between(40, 68), hand.pick([-1, 1])];
    return fill(
      `M${x} ${y - radius}a${radius} ${radius} 0 1 ${turn > 0 ? 1 : 0} 0 ${2 * radius}a${radius * 0.74} ${radius} 0 1 ${turn > 0 ? 0 : 1} 0 ${-2 * radius}Z`,
      glow,
      0.94,
    );
  },
  eclipse: (hand: Hand, at: Point, { glow, deep }: Palette) => {
    const radius = hand.between(44, 66);
    return (
      fill(disc(...at, radius + 9), glow, 0.95) + fill(disc(...at, radius), deep) + rings(at, radius + 9, 13, 4, glow)
    );
  },
  twins: (hand: Hand, [x, y]: Point, { glow, pale }: Palette) => {
    const [near, far] = [hand.between(30, 52), hand.between(14, 26)];
    return (
      fill(disc(x, y, near), glow, 0.94) +
      fill(disc(x + near * hand.pick([-1.9, 1.9]), y + hand.between(-46, 30), far), pale, 0.9)
    );
  },
  comet: (hand: Hand, [x, y]: Point, { glow }: Palette) => {
    const turn = hand.pick([-1, 1]);
    return (
      fill(limb([x, y, 15], [x + turn * 250, y - hand.between(50, 110), 1.5]), glow, 0.45) +
      fill(disc(x, y, 17), glow, 0.96)
    );
  },
  wheel: (hand: Hand, at: Point, { glow }: Palette) => {
    const [radius, spokes] = [hand.between(46, 72), hand.pick([8, 12, 16])];
    const out = (i: number, r: number): Point => [
      at[0] + Math.cos((2 * Math.PI * i) / spokes) * r,
      at[1] + Math.sin((2 * Math.PI * i) / spokes) * r,
    ];
    return (
      fill(disc(...at, radius * 0.55), glow, 0.94) +
      fill(
        Array.from({ length: spokes }, (_, i) =>
          polygon(out(i - 0.2, radius * 0.68), out(i, radius * 1.35), out(i + 0.2, radius * 0.68)),
        ).join(""),
        glow,
        0.7,
      )
    );
  },
  none: () => "",
} as const;

/** The sky itself: two colours on a slant, brighter where the light is. */
export function heaven(id: string, hand: Hand, [x, y]: Point, { high, low, horizon, glow }: Palette): string {
  const slant = hand.between(-0.55, 0.55);
  return (
    `<defs><linearGradient id="${id}s" x1="${(0.5 - slant).toFixed(2)}" y1="0" x2="${(0.5 + slant).toFixed(2)}" y2="1"><stop stop-color="${high}"/><stop offset=".62" stop-color="${low}"/><stop offset="1" stop-color="${horizon}"/></linearGradient>` +
    `<radialGradient id="${id}h" cx="${(x / WIDTH).toFixed(2)}" cy="${(y / HEIGHT).toFixed(2)}" r=".62"><stop stop-color="${glow}" stop-opacity=".5"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>` +
    `<path d="M0 0h${WIDTH}v${HEIGHT}H0Z" fill="url(#${id}s)"/><path d="M0 0h${WIDTH}v${HEIGHT}H0Z" fill="url(#${id}h)"/>`
  );
}
