import { textWidth } from "../../engine/ccg/art/measure";
import { contains, distance, distanceToEdge, type MultiPolygon, type Point } from "./geometry";

/** A name on the map, its middle at `at`. */
export type Label = { readonly text: string; readonly size: number; readonly at: Point };

type Box = readonly [left: number, top: number, right: number, bottom: number];

export type Labelled = {
  readonly id: string;
  readonly name: string;
  readonly shape: MultiPolygon;
  readonly area: number;
  readonly wet: boolean;
  /** What the label should keep clear of: units, centres. */
  readonly marks: readonly Point[];
};

const CLEAR = 13;

const boxAt = (text: string, size: number, [x, y]: Point): Box => {
  const half = textWidth(text, size) / 2 + 1;
  return [x - half, y - size * 0.55, x + half, y + size * 0.55];
};

const overlaps = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
const meets = ([left, top, right, bottom]: Box, [x, y]: Point): boolean =>
  x > left - CLEAR && x < right + CLEAR && y > top - CLEAR * 0.8 && y < bottom + CLEAR * 0.8;

/** Whether a box lies in a shape: its corners and the middles of its long sides. */
const fits = (shape: MultiPolygon, [left, top, right, bottom]: Box): boolean =>
  [left, (left + right) / 2, right].every((x) => [top, bottom].every((y) => contains(shape, [x, y])));

/**
 * Finds places for names: inside their province, clear of marks and of each other; small provinces first. A name that
 * does not fit is set smaller, then abbreviated; its anchor is always inside.
 */
export function placeLabels(provinces: readonly Labelled[], width: number, height: number): Map<string, Label> {
  const placed = new Map<string, Label>();
  const taken: Box[] = [];
  const marks = provinces.flatMap((province) => province.marks);
  for (const province of provinces.toSorted((a, b) => a.area - b.area)) {
    const short = province.id.slice(0, 1) + province.id.slice(1).toLowerCase();
    const spots = spotsOf(province.shape, width, height);
    const best = choose(province, spots, taken, marks, [
      [province.name, province.wet ? 15 : 13],
      [province.name, 11],
      [short, 11],
    ]);
    const label = best ?? { text: short, size: 10, at: spots[0] ?? [0, 0] };
    placed.set(province.id, label);
    taken.push(boxAt(label.text, label.size, label.at));
  }
  return placed;
}

function choose(
  { shape, marks: own }: Labelled,
  spots: readonly Point[],
  taken: readonly Box[],
  marks: readonly Point[],
  forms: readonly (readonly [string, number])[],
): Label | null {
  for (const strict of [true, false])
    for (const [text, size] of strict ? forms : forms.slice(-1)) {
      let best: { label: Label; score: number } | null = null;
      for (const at of spots) {
        const box = boxAt(text, size, at);
        if (taken.some((other) => overlaps(box, other))) continue;
        if (strict && (!fits(shape, box) || marks.some((mark) => meets(box, mark)))) continue;
        const near = Math.min(...own.map((mark) => distance(mark, at)));
        const score = -Math.abs(near - 26) - (strict ? 0 : marks.filter((mark) => meets(box, mark)).length * 40);
        if (!best || score > best.score) best = { label: { text, size, at }, score };
      }
      if (best) return best.label;
    }
  return null;
}

/** Points inside a shape, on a grid that is the finer the smaller it is; the one farthest from its edge comes first. */
function spotsOf(shape: MultiPolygon, width: number, height: number): Point[] {
  const points = shape.flat(2);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.max(4, Math.min(...xs)), Math.min(width - 4, Math.max(...xs))];
  const [top, bottom] = [Math.max(8, Math.min(...ys)), Math.min(height - 8, Math.max(...ys))];
  const step = Math.max(2, Math.sqrt(((right - left) * (bottom - top)) / 900));
  const inside: Point[] = [];
  for (let y = top + step / 2; y < bottom; y += step)
    for (let x = left + step / 2; x < right; x += step) if (contains(shape, [x, y])) inside.push([x, y]);
  const middle = inside.reduce<{ at: Point; far: number } | null>((best, at) => {
    const far = distanceToEdge(shape, at);
    return best && best.far >= far ? best : { at, far };
  }, null);
  return middle ? [middle.at, ...inside] : inside;
}
