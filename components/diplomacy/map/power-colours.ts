import type { PowerName } from "@/lib/engine/diplomacy/map/model";

type Triple = readonly [number, number, number];

/** The usual powers' own colours, as the tokens of the site have them, in sRGB. */
const OWN: Readonly<Record<PowerName, string>> = {
  AUSTRIA: "#a72908",
  ENGLAND: "#091c6f",
  FRANCE: "#76d1fc",
  GERMANY: "#221f1b",
  ITALY: "#549874",
  RUSSIA: "#82668b",
  TURKEY: "#f3cc3e",
};

/** How people see who lack one kind of cone (Machado, Oliveira, Fernandes 2009, full severity), on linear sRGB. */
const EYES: readonly (readonly [Triple, Triple, Triple])[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
];

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const dot = (row: Triple, [a, b, c]: Triple): number => row[0] * a + row[1] * b + row[2] * c;

const linearOf = (hex: string): Triple => {
  const channel = (at: number): number => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

const hexOf = (linear: Triple): string =>
  `#${linear
    .map((v) =>
      Math.round(255 * toGamma(clamp(v)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

function labOf([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearOfLab(lightness: number, chroma: number, hue: number): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** A colour as each kind of eye sees it, in OKLab. */
type Seen = readonly Triple[];
const seenOf = (linear: Triple): Seen =>
  EYES.map((rows) => labOf([clamp(dot(rows[0], linear)), clamp(dot(rows[1], linear)), clamp(dot(rows[2], linear))]));

const distance = (one: Seen, other: Seen): number =>
  Math.min(
    ...one.map(([l, a, b], eye) => {
      const [m, c, d] = other[eye] ?? [0, 0, 0];
      return Math.hypot(l - m, a - c, b - d);
    }),
  );

/** All colours that may be given, far from white and black. */
function* candidates(): Generator<string> {
  for (const lightness of [0.36, 0.48, 0.6, 0.72, 0.84])
    for (const chroma of [0.05, 0.1, 0.15])
      for (let step = 0; step < 24; step++) {
        const linear = linearOfLab(lightness, chroma, (step * Math.PI) / 12);
        if (linear.every((v) => v >= -0.001 && v <= 1.001)) yield hexOf(linear);
      }
}

/** How far apart two colours (`#rrggbb`) are to the eye that tells them apart worst, in OKLab. */
export const apart = (one: string, other: string): number => distance(seenOf(linearOf(one)), seenOf(linearOf(other)));

/**
 * A colour (`#rrggbb`) for each power: its own where it has one on this site; each other one as far as can be from those
 * given before, to usual eyes and to those that lack a kind of cone. The same powers always get the same colours.
 */
export function coloursOf(powers: readonly PowerName[]): string[] {
  const left = [...candidates()].map((hex) => ({ hex, seen: seenOf(linearOf(hex)), near: Number.POSITIVE_INFINITY }));
  const take = (hex: string): string => {
    const seen = seenOf(linearOf(hex));
    for (const one of left) one.near = Math.min(one.near, distance(seen, one.seen));
    return hex;
  };
  const own = new Map(powers.flatMap((name) => (Object.hasOwn(OWN, name) ? [[name, take(OWN[name] ?? "")]] : [])));
  return powers.map((name) => {
    const given = own.get(name);
    if (given !== undefined) return given;
    const best = left.reduce((most, one) => (one.near > most.near ? one : most));
    return take(best.hex);
  });
}

/** OKLab's lightness of a colour, 0 to 1. */
export const lightnessOf = (hex: string): number => labOf(linearOf(hex))[0];
