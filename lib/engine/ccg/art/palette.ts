import type { Hand } from "./chance";
import { DYES, type Dye, oklch } from "./colour";

/** The colours of one picture, as `#rrggbb`, from far and pale to near and dark. */
export type Palette = {
  high: string;
  low: string;
  horizon: string;
  /** Land, from the farthest ridge to the nearest. */
  land: readonly [string, string, string, string];
  pale: string;
  /** The second colour of the picture. */
  second: string;
  cloth: string;
  ink: string;
  rim: string;
  glow: string;
  deep: string;
  /** Faces and hands, as the hour lights them. */
  skins: readonly [string, string, string, string];
};

/** Times of day: lightness from `dark` to `light`, and how warm what shines is. */
export const HOURS = {
  dawn: { dark: 0.3, light: 0.93, warmth: 40, glow: 0.07 },
  noon: { dark: 0.36, light: 0.95, warmth: 88, glow: 0.045 },
  dusk: { dark: 0.2, light: 0.76, warmth: 62, glow: 0.085 },
  night: { dark: 0.13, light: 0.5, warmth: 96, glow: 0.04 },
} as const;
export type Hour = keyof typeof HOURS;

/** How far the second hue of a picture lies from its dye, in degrees. */
export const TURNS = [-150, -96, -48, 42, 84, 150] as const;

/** The palette of a picture: its dyes, the hour, the turn to the second hue. Two dyes share the picture. */
export function paletteOf(dyes: readonly Dye[], hour: Hour, turn: number, hand: Hand): Palette {
  const first = DYES[dyes[0] ?? "undyed"];
  const other = dyes.length > 1 ? DYES[dyes[1] ?? "undyed"] : null;
  const hue = first.hue + hand.wobble(7);
  const hue2 = other ? other.hue : (hue + turn + 360) % 360;
  const chroma = Math.max(first.chroma, 0.022);
  const chroma2 = other ? other.chroma : chroma;
  const { dark, light, warmth, glow } = HOURS[hour];
  const level = (share: number): number => dark + (light - dark) * share;
  return {
    high: oklch(level(0.42), chroma * 0.85, hue),
    low: oklch(level(0.96), chroma2 * 0.6, hue2),
    horizon: oklch(level(0.8), chroma2 * 0.6, hue2),
    land: [
      oklch(level(0.64), chroma2 * 0.55, hue2),
      oklch(level(0.46), chroma * 0.75, hue),
      oklch(level(0.3), chroma * 0.8, hue),
      oklch(level(0.06), chroma * 0.6, hue),
    ],
    pale: oklch(level(1), chroma2 * 0.3, hue2),
    second: oklch(level(0.7), chroma2 * 1.1, hue2),
    cloth: oklch(Math.max(0.36, level(0.42)), chroma * 1.35, hue),
    ink: oklch(Math.min(0.2, dark * 0.5 + 0.06), chroma * 0.35, hue),
    rim: oklch(0.92, 0.07, 85),
    glow: oklch(0.95, glow, warmth),
    deep: oklch(dark * 0.8, chroma * 0.5, hue),
    skins: [
      oklch(0.52 + 0.34 * light, 0.045, 62),
      oklch(0.44 + 0.3 * light, 0.065, 58),
      oklch(0.34 + 0.26 * light, 0.07, 54),
      oklch(0.26 + 0.2 * light, 0.06, 50),
    ],
  };
}
