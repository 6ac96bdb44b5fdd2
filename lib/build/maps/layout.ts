import { textWidth } from "../../engine/ccg/art/measure";
import { LABEL_LINE } from "../../engine/diplomacy/maps/drawing";
import { distance, type MultiPolygon, type Point } from "./geometry";
import { type Box, boxAround, Ground, overlaps } from "./ground";

/** A name on the map, in one line or two, its middle at `at`. */
export type Label = { readonly lines: readonly string[]; readonly size: number; readonly at: Point };

/** Where a province's unit, centre and name stand. */
export type Layout = { readonly unit: Point; readonly centre?: Point; readonly label: Label };

export type Resident = {
  readonly id: string;
  readonly name: string;
  readonly shape: MultiPolygon;
  readonly area: number;
  readonly wet: boolean;
  readonly centre: boolean;
  /** Where the unit should stand, about. */
  readonly wanted: Point;
  /** Where fleets stand on its coasts. */
  readonly coasts: readonly Point[];
};

/** The room that a unit and a centre's dot need. */
const UNIT = [20, 17] as const;
const DOT = 9;

type Form = Pick<Label, "lines" | "size">;

const labelWidth = ({ lines, size }: Form): number => Math.max(...lines.map((line) => textWidth(line, size)));
const labelHeight = ({ lines, size }: Form): number => lines.length * size * LABEL_LINE;

export const labelBox = (label: Label): Box => boxAround(label.at, labelWidth(label) + 2, labelHeight(label));
export const unitBox = (at: Point): Box => boxAround(at, ...UNIT);
export const dotBox = (at: Point): Box => boxAround(at, DOT, DOT);

/** Names as they may be written, the best first, with what each costs. */
const formsOf = ({ id, name, wet }: Resident): readonly (Form & { readonly cost: number })[] => {
  const short = id.slice(0, 1) + id.slice(1).toLowerCase();
  const halves = inTwo(name);
  const sizes = wet ? [15, 13, 11.5] : [13, 11.5, 10];
  return [
    ...sizes.map((size, i) => ({ lines: [name], size, cost: i * 4 })),
    ...(halves ? sizes.map((size, i) => ({ lines: halves, size, cost: i * 4 + 3 })) : []),
    { lines: [short], size: 11, cost: wet ? 22 : 14 },
    { lines: [short], size: 10, cost: wet ? 25 : 17 },
  ];
};

/** A name of several words in two lines, as even as they can be; null if it has one word. */
function inTwo(name: string): readonly [string, string] | null {
  const words = name.split(" ");
  const ways = words
    .slice(1)
    .map((_, i): [string, string] => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const [first, ...others] = ways;
  const longest = (way: readonly string[]) => Math.max(...way.map((line) => line.length));
  return first ? others.reduce((best, way) => (longest(way) < longest(best) ? way : best), first) : null;
}

/** Where the name stands from the unit: below, above, to the right, to the left, and what each costs. */
const SIDES = [
  { x: 0, y: 1, cost: 0 },
  { x: 0, y: -1, cost: 2 },
  { x: 1, y: 0, cost: 7 },
  { x: -1, y: 0, cost: 7 },
] as const;

/** The dot stands at a corner of the unit, the upper right one if it can, or beside it. */
const CORNERS = [
  { x: 1, y: -1, cost: 0 },
  { x: -1, y: -1, cost: 1 },
  { x: 1, y: 1, cost: 2 },
  { x: -1, y: 1, cost: 2 },
  { x: 1, y: 0, cost: 3 },
  { x: -1, y: 0, cost: 3 },
] as const;

/** What a box costs that lies all on others' ground: a unit or dot, and a name, which may reach over the coast. */
const ABROAD = 80;
const nameAbroad = (wet: boolean, over: boolean | undefined): number => (wet === over ? 120 : wet ? 60 : 30);

const COLLISION = 200;
const MOST_SPOTS = 500;
const STEP = 2;
/** A dot whose middle is abroad. */
const OUTSIDE = 45;
const EDGE = 3;

/**
 * Lays out units, centres and names so that nothing lies on anything else and each lies in its province, or over its
 * edge where there is no room; the smallest provinces choose first. Unit and middle of the name are always inside.
 */
export function layOut(residents: readonly Resident[], width: number, height: number): Map<string, Layout> {
  const ground = new Ground<Resident>(width, height, STEP);
  const spots = new Map(residents.map((one) => [one.id, ground.fillAndTell(one.shape, one)]));
  const taken: Box[] = residents.flatMap(({ coasts }) => coasts.map(unitBox));
  const sheet: Box = [EDGE, EDGE, width - EDGE, height - EDGE];
  const layouts = new Map<string, Layout>();
  for (const one of residents.toSorted((a, b) => a.area - b.area)) {
    const layout = choose(one, spots.get(one.id) ?? [], ground, taken, sheet);
    layouts.set(one.id, layout);
    taken.push(unitBox(layout.unit), labelBox(layout.label), ...(layout.centre ? [dotBox(layout.centre)] : []));
  }
  return layouts;
}

/** What a unit or dot, or a name, costs at a place: others' ground under it, what stands there, the edge of the sheet. */
function pricesOf(one: Resident, ground: Ground<Resident>, taken: readonly Box[], sheet: Box) {
  const standing = (box: Box): number => {
    const inside = box[0] >= sheet[0] && box[1] >= sheet[1] && box[2] <= sheet[2] && box[3] <= sheet[3];
    const hits = taken.filter((other) => overlaps(box, other)).length;
    return hits * COLLISION + (inside ? 0 : 5 * COLLISION);
  };
  return {
    mark: (box: Box): number => standing(box) + ground.cost(box, (owner) => (owner === one ? 0 : ABROAD)),
    name: (box: Box): number =>
      standing(box) + ground.cost(box, (owner) => (owner === one ? 0 : nameAbroad(one.wet, owner?.wet))),
    /** From where it should stand: on land a step aside is cheap, a long way is not, or a name would leave the mainland. */
    way: (far: number): number => (one.wet ? 0.12 * far : 0.2 * far + 0.015 * far ** 2),
  };
}

function choose(
  one: Resident,
  all: readonly Point[],
  ground: Ground<Resident>,
  taken: readonly Box[],
  sheet: Box,
): Layout {
  const price = pricesOf(one, ground, taken, sheet);
  const isOwn = (at: Point): boolean => ground.at(at) === one;
  const every = STEP * Math.max(1, Math.ceil(Math.sqrt(all.length / MOST_SPOTS)));
  const spots = [one.wanted, ...all.filter(([x, y]) => x % every < STEP && y % every < STEP)].filter(isOwn);
  const forms = formsOf(one);
  let best: Layout | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const unit of spots) {
    const stay = price.mark(unitBox(unit)) + price.way(distance(unit, one.wanted));
    if (stay >= least) continue;
    const dots = one.centre ? dotsAt(unit, (at) => price.mark(dotBox(at)) + (isOwn(at) ? 0 : OUTSIDE)) : [null];
    for (const dot of dots)
      for (const form of forms)
        for (const side of SIDES) {
          const room = stay + (dot?.cost ?? 0) + form.cost + side.cost;
          if (room >= least) continue;
          const label = labelAt(unit, form, side, dot?.at);
          if (!isOwn(label.at)) continue;
          const cost = room + price.name(labelBox(label));
          if (cost >= least) continue;
          least = cost;
          best = { unit, label, ...(dot ? { centre: dot.at } : {}) };
        }
  }
  if (!best) throw new Error(`${one.id} is too small for a unit and a name`);
  return best;
}

const dotsAt = (unit: Point, costOf: (at: Point) => number): { at: Point; cost: number }[] =>
  CORNERS.map(({ x, y, cost }) => {
    const across = UNIT[0] / 2 + DOT / 2 - (y === 0 ? -1 : 1);
    const at: Point = [unit[0] + x * across, unit[1] + y * (UNIT[1] / 2 + 1)];
    return { at, cost: cost + costOf(at) };
  });

/** A name beside the unit, clear of the dot at the unit's corner. */
function labelAt(unit: Point, form: Form, { x, y }: (typeof SIDES)[number], dot: Point | undefined): Label {
  const [across, down] = [(UNIT[0] + labelWidth(form)) / 2 + 3, (UNIT[1] + labelHeight(form)) / 2 + 1];
  // Above, or beside it, the dot is in the way.
  const inWay = dot && (x === 0 ? Math.sign(dot[1] - unit[1]) === y : Math.sign(dot[0] - unit[0]) === x);
  const clear = inWay ? (x === 0 ? DOT / 2 + 1 : DOT - 1) : 0;
  return { lines: form.lines, size: form.size, at: [unit[0] + x * (across + clear), unit[1] + y * (down + clear)] };
}
