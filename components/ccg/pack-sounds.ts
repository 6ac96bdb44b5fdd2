import { playSound, type Recipe, tone } from "../table/sounds";
import type { Pace } from "./pack-card";

/** The sounds of an opening, made of tones: the rarer a card, the more of a chord. */

/** Foil that tears: a run of short, dry clicks that rise. */
const TEAR: Recipe = (to, now) => {
  for (let i = 0; i < 14; i++) tone(to, now + i * 0.022, 900 + i * 130 + (i % 3) * 240, 0.05, 0.03, "square");
};

const chord = (pitches: readonly number[], apart: number, loud: number, length: number): Recipe => {
  return (to, now) => {
    for (const [i, pitch] of pitches.entries()) tone(to, now + i * apart, pitch, loud, length, "triangle");
  };
};

const TURNS: Record<Pace, Recipe> = {
  quick: chord([330], 0, 0.12, 0.09),
  plain: chord([392, 523.3], 0.04, 0.12, 0.16),
  slow: chord([392, 523.3, 659.3], 0.07, 0.16, 0.5),
  last: chord([349.2, 440, 587.3], 0.14, 0.16, 0.9),
  event: chord([261.6, 392, 523.3, 659.3, 784, 1046.5], 0.1, 0.18, 1.4),
};

export const tearSound = (on: boolean): void => playSound(TEAR, on ? "all" : "off");
export const turnSound = (pace: Pace, on: boolean): void => playSound(TURNS[pace], on ? "all" : "off");
