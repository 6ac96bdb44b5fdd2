/**
 * A figure as path data round (0, 0) on the ground, about 300 units high at most, in the order in which it is painted:
 * `ink` its silhouette, `cloth` parts in the card's dye, `trim` parts in the picture's second colour, `pale` what is
 * white or grey, `skin` faces and hands, `line` what is drawn over all of it in ink, `light` what glows.
 */
export type Figure = {
  ink: string;
  cloth?: string;
  trim?: string;
  pale?: string;
  skin?: string;
  line?: string;
  light?: string;
  /** How much nearer it stands than others. */
  near?: number;
};

export const LAYERS = ["ink", "cloth", "trim", "pale", "skin", "line", "light"] as const;

/** Several figures as one; later ones stand before earlier ones within each layer. */
export const together = (...figures: readonly Figure[]): Figure => {
  const all: Figure = { ink: "" };
  for (const layer of LAYERS) all[layer] = figures.map((figure) => figure[layer] ?? "").join("");
  return all;
};

const NUMBER = /-?\d+(?:\.\d+)?/g;
const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data moved and made larger or smaller. It knows what `brush.ts` writes: M, L, C absolute, arcs relative. */
function placedPath(path: string, x: number, y: number, scale: number): string {
  return path.replace(
    /([MLC])([^MLCaZ]*)|a([^MLCaZ]*)/g,
    (_, command: string | undefined, points: string, arc: string) => {
      const numbers = ((command ? points : arc).match(NUMBER) ?? []).map(Number);
      if (command) return command + numbers.map((value, i) => n(value * scale + (i % 2 === 0 ? x : y))).join(" ");
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, dx = 0, dy = 0] = numbers;
      return `a${n(rx * scale)} ${n(ry * scale)} ${turn} ${large} ${sweep} ${n(dx * scale)} ${n(dy * scale)}`;
    },
  );
}

/** A figure moved and made larger or smaller. */
export function placed(figure: Figure, x: number, y: number, scale: number): Figure {
  const moved: Figure = { ink: "" };
  for (const layer of LAYERS) moved[layer] = placedPath(figure[layer] ?? "", x, y, scale);
  return moved;
}
