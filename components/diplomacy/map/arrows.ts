import type { PlaceId } from "@/lib/engine/diplomacy/map/model";
import type { Drawing, Spot } from "@/lib/engine/diplomacy/maps/drawing";
import type { Order } from "@/lib/engine/diplomacy/order";
import { provinceOf } from "../places";

/** How an order is drawn; points in units of the drawing. */
export type Arrow = {
  /** The line, as path data; absent: nothing goes anywhere. */
  readonly line?: string;
  /** Where it points, and in which direction, in degrees; absent: it has no head. */
  readonly head?: { readonly at: Spot; readonly turn: number };
  /** A ring about a unit that holds or is held, a dot where help meets what it helps. */
  readonly ring?: Spot;
  readonly dot?: Spot;
  /** Where a unit is built, a unit is struck out. */
  readonly site?: Spot;
  readonly strike?: Spot;
  /** Where it says that it failed. */
  readonly mark: Spot;
};

/** So far from its unit's middle a line begins and ends, and a dislodged unit stands from the one that came. */
const [START, END] = [13, 15];
const AWAY = 11;

/** Where a unit stands on a drawing; null: the drawing does not have the place. */
export function spotOf({ provinces }: Drawing, place: PlaceId): Spot | null {
  const province = provinces[provinceOf(place)];
  return province ? (province.coasts?.[place] ?? province.unit) : null;
}

/** Where a dislodged unit stands, beside the one that took its place. */
export function besideSpot(drawing: Drawing, place: PlaceId): Spot | null {
  const spot = spotOf(drawing, place);
  return spot && [spot[0] + AWAY, spot[1] + AWAY];
}

type Curve = readonly [Spot, Spot, Spot];

const between = ([a, b]: Spot, [c, d]: Spot, share: number): Spot => [a + (c - a) * share, b + (d - b) * share];

/** A point of a curve. */
function on([from, bend, to]: Curve, share: number): Spot {
  return between(between(from, bend, share), between(bend, to, share), share);
}

/** The way from spot to spot, bent a little, so that two units changing places do not lie on one line. */
function curve(from: Spot, to: Spot): Curve {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  const bulge = Math.min(26, far * 0.14);
  const [x, y] = between(from, to, 0.5);
  return [from, [x + (dy / far) * bulge, y - (dx / far) * bulge], to];
}

/** A stretch of a curve. */
function part([from, bend, to]: Curve, start: number, end: number): Curve {
  const [a, b] = [on([from, bend, to], start), on([from, bend, to], end)];
  const first = between(from, bend, start);
  const second = between(bend, to, start);
  return [a, between(first, second, (end - start) / (1 - start || 1)), b];
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
const text = ([x, y]: Spot): string => `${rounded(x)} ${rounded(y)}`;
const path = ([from, bend, to]: Curve): string => `M${text(from)}Q${text(bend)} ${text(to)}`;

const lengthOf = ([from, , to]: Curve): number => Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
/** Without its ends, where units stand; of a short way between neighbours half is left, in the middle of it. */
const trimmed = (whole: Curve, before: number, after: number): Curve => {
  const far = lengthOf(whole);
  const least = Math.min(1, far / (2 * (before + after)));
  return part(whole, (before * least) / far, 1 - (after * least) / far);
};

const turnOf = ([, [x, y], [tx, ty]]: Curve): number => (Math.atan2(ty - y, tx - x) * 180) / Math.PI;

function moved(from: Spot, to: Spot): Arrow {
  const shown = trimmed(curve(from, to), START, END);
  return { line: path(shown), head: { at: shown[2], turn: turnOf(shown) }, mark: on(shown, 0.72) };
}

/** A line from one who helps to what it helps: to a unit's ring, or to a point on its way. */
function helped(from: Spot, of: Spot, to: Spot | null, share: number): Arrow {
  const goal = to ? on(curve(of, to), share) : of;
  const shown = trimmed([from, between(from, goal, 0.5), goal], START, to ? 2 : END);
  return { line: path(shown), ...(to ? { dot: goal } : { ring: of }), mark: [from[0] - 12, from[1] - 12] };
}

/** By sea, through the seas that it names. */
function voyage(stops: readonly Spot[], from: Spot, to: Spot): Arrow {
  const last = trimmed(curve(stops.at(-1) ?? from, to), 0, END);
  const first = stops.map((stop, i) => (i === 0 ? path(trimmed(curve(from, stop), START, 0)) : `L${text(stop)}`));
  return {
    line: `${first.join("")}${path(last).replace("M", "L")}`,
    head: { at: last[2], turn: turnOf(last) },
    mark: on(last, 0.6),
  };
}

/** How an order is drawn; null: it is about nothing on the map (builds waived), or about places that are not drawn. */
export function arrowOf(drawing: Drawing, order: Order): Arrow | null {
  if (!("unit" in order)) return null;
  const at = spotOf(drawing, order.unit.at);
  if (!at) return null;
  switch (order.type) {
    case "hold":
    case "keep":
    case "proxy":
      return { ring: at, mark: [at[0] + 12, at[1] + 12] };
    case "move": {
      const to = spotOf(drawing, order.to);
      const stops = (order.path ?? []).map((sea) => spotOf(drawing, sea)).filter((spot) => spot !== null);
      return to && (stops.length > 0 ? voyage(stops, at, to) : moved(at, to));
    }
    case "support":
    case "convoy": {
      const of = spotOf(drawing, order.of.at);
      const to = order.to === undefined ? null : spotOf(drawing, order.to);
      return of && helped(at, of, to, order.type === "convoy" ? 0.5 : 0.62);
    }
    case "retreat": {
      const [from, to] = [besideSpot(drawing, order.unit.at), spotOf(drawing, order.to)];
      return from && to && moved(from, to);
    }
    case "disband":
      return { strike: at, mark: [at[0] + 12, at[1] + 12] };
    case "build":
      return { site: at, mark: [at[0] + 12, at[1] + 12] };
  }
}
