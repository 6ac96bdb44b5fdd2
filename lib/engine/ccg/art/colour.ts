/** What dyes a card, and the colourless. Hue in degrees and chroma of OKLCH, as the house's design has them. */
export const DYES = {
  woad: { hue: 245, chroma: 0.085 },
  madder: { hue: 24, chroma: 0.13 },
  weld: { hue: 88, chroma: 0.12 },
  verdigris: { hue: 168, chroma: 0.075 },
  oakgall: { hue: 310, chroma: 0.035 },
  undyed: { hue: 70, chroma: 0.018 },
} as const;
export type Dye = keyof typeof DYES;

const linearToByte = (x: number): number => {
  const clamped = Math.min(1, Math.max(0, x));
  return Math.round(255 * (clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055));
};

/** An OKLCH colour as `#rrggbb`, clipped to sRGB: pictures must show in programs that know no OKLCH. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map((part) => linearToByte(part).toString(16).padStart(2, "0"))
    .join("")}`;
}
