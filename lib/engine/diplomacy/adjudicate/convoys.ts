import type { Unit } from "../position";
import type { Board } from "./board";
import type { Field } from "./field";
import { fleetsOnRoutes, STEPS_OF_POSITION } from "./routes";

/** Whether a unit can carry armies where it stands. */
export function canConvoy({ board, rules }: Field, unit: Unit | undefined, at: number): boolean {
  if (unit?.type !== "F") return false;
  return board.isWater[at] === 1 || (rules.has("COASTAL_CONVOY") && board.isCoastal[at] === 1);
}

/** Fleets that can pass armies to each other, and all land that some of them touches. */
type Chain = { readonly fleets: readonly number[]; readonly shores: ReadonlySet<number> };

/** What is known of a field's convoys. */
type Convoys = {
  /** Which fleets pass armies to each other, and what lands each of them takes armies from and to. */
  readonly passing: readonly Uint8Array[];
  readonly landing: readonly Uint8Array[];
  readonly fleets: readonly number[];
  /** Whether some of them lie on coasts (COASTAL_CONVOY). */
  readonly ashore: boolean;
  /** By the fleets that have no part in them; −1: with all. */
  readonly chains: Map<number, readonly Chain[]>;
  readonly targets: Map<number, ReadonlySet<number>>;
  readonly between: Map<number, ReadonlySet<number>>;
  /** By chain: the fleets of the routes between two of its shores, where the routes are too many to go through. */
  readonly searched: Map<Chain, ReadonlyMap<number, readonly number[]>>;
};

const known = new WeakMap<Field, Convoys>();

function convoysOf(field: Field): Convoys {
  const found = known.get(field);
  if (found) return found;
  const fleets = field.unitAt.flatMap((unit, at) => (canConvoy(field, unit, at) ? [at] : []));
  const convoys: Convoys = {
    ...{ ...passingOf(field, fleets), fleets, ashore: fleets.some((at) => field.board.isWater[at] !== 1) },
    ...{ chains: new Map(), targets: new Map(), between: new Map(), searched: new Map() },
  };
  known.set(field, convoys);
  return convoys;
}

/** Between which provinces fleets can pass an army, as they stand, and from which to which they can land it. */
export function passingAt(field: Field): {
  readonly passing: readonly Uint8Array[];
  readonly landing: readonly Uint8Array[];
} {
  const { passing } = field.board;
  return field.rules.has("COASTAL_CONVOY") ? convoysOf(field) : { passing, landing: passing };
}

/** A fleet on one of several coasts passes armies only to what that coast touches (COASTAL_CONVOY). */
function passingOf({ board, unitAt }: Field, fleets: readonly number[]): Pick<Convoys, "passing" | "landing"> {
  const split = fleets.filter((at) => unitAt[at]?.at.includes("/"));
  if (split.length === 0) return { passing: board.passing, landing: board.passing };
  const [passing, landing] = [board.passing.map((row) => row.slice()), board.passing.map((row) => row.slice())];
  for (const at of split)
    for (const to of board.passages[at] ?? []) {
      const place = unitAt[at]?.at ?? "";
      const just = split.includes(to) ? unitAt[to]?.at : undefined;
      const [row, back, lands] = [passing[at], passing[to], landing[at]];
      if (lands && !coastTouches(board, place, to)) lands[to] = 0;
      if (row && back && !coastTouches(board, place, to, just)) [row[to], back[at]] = [0, 0];
    }
  return { passing, landing };
}

/** Whether fleets pass from a coast to a province, or to just that place of it, or the other way. */
function coastTouches(
  { map, fleetWays, placeIndex, provinceOf }: Board,
  from: string,
  to: number,
  just?: string,
): boolean {
  const ways = fleetWays[placeIndex.get(from) ?? -1]?.get(to) ?? [];
  if (ways.some((edge) => just === undefined || edge.to === just)) return true;
  return map.places.some(
    ({ id, edges }, i) =>
      provinceOf[i] === to &&
      (just === undefined || id === just) &&
      edges.some((edge) => edge.fleet && edge.to === from && edge.powers?.length !== 0),
  );
}

/**
 * The chains that fleets form; `to`: without a fleet where the army goes, since it is not carried through its goal
 * (COASTAL_CONVOY); `without`: without one more.
 */
function chainsOf(field: Field, to = -1, without = -1): readonly Chain[] {
  const { passing, landing, fleets, ashore, chains } = convoysOf(field);
  const { board } = field;
  const one = ashore && fleets.includes(to) ? to : -1;
  const other = fleets.includes(without) ? without : -1;
  const key = (Math.min(one, other) + 1) * (board.provinces.length + 1) + Math.max(one, other);
  const found = chains.get(key);
  if (found) return found;
  const left = new Set(fleets.filter((at) => at !== one && at !== other));
  const all: Chain[] = [];
  for (const first of left) {
    const chain = [first];
    const shores = new Set<number>();
    left.delete(first);
    for (const at of chain)
      for (const near of board.passages[at] ?? []) {
        if (landing[at]?.[near] === 1 && board.isWater[near] === 0) shores.add(near);
        if (passing[at]?.[near] === 1 && left.delete(near)) chain.push(near);
      }
    all.push({ fleets: chain, shores });
  }
  chains.set(key, all);
  return all;
}

const NOWHERE: ReadonlySet<number> = new Set();

/** The provinces to which fleets could carry an army from here, whatever they are ordered. */
export function convoyTargets(field: Field, from: number): ReadonlySet<number> {
  const { targets, fleets, ashore } = convoysOf(field);
  const found = targets.get(from);
  if (found) return found;
  const near = chainsOf(field).filter(({ shores }) => shores.has(from));
  // Most armies have no fleet beside them: no set is made for those.
  if (near.length === 0) return NOWHERE;
  const reached = new Set<number>();
  for (const { shores } of near)
    for (const to of shores)
      if (to !== from && (!ashore || !fleets.includes(to) || convoyIsPossible(field, from, to))) reached.add(to);
  targets.set(from, reached);
  return reached;
}

/** Whether fleets lie so that an army could be carried; `without`: by others than the fleet there. */
export const convoyIsPossible = (field: Field, from: number, to: number, without = -1): boolean =>
  from !== to && chainsOf(field, to, without).some(({ shores }) => shores.has(from) && shores.has(to));

/** Whether fleets lie, or could (FICTIONAL_OK), at every stop of a path, each next to the one before. */
export function canSailAlong(field: Field, from: number, path: readonly number[], to: number): boolean {
  const { board, rules, unitAt } = field;
  const { passing, landing } = passingAt(field);
  const couldLie = (at: number) =>
    board.isWater[at] === 1 || (rules.has("COASTAL_CONVOY") && board.isCoastal[at] === 1);
  const lies = rules.has("FICTIONAL_OK") ? couldLie : (at: number) => canConvoy(field, unitAt[at], at);
  const passes = (at: number, i: number) => lies(at) && at !== to && passing[path[i - 1] ?? from]?.[at] === 1;
  return path.every(passes) && landing[path.at(-1) ?? from]?.[to] === 1;
}

/** Whether a route over water could be laid with enough fleets, wherever they are now (FICTIONAL_OK). */
export function couldSail({ board, rules }: Field, from: number, to: number): boolean {
  if (from === to || board.isWater[from] === 1 || board.isWater[to] === 1) return false;
  const coasts = rules.has("COASTAL_CONVOY");
  const seen = new Set([from]);
  const next = [from];
  for (let at = next.pop(); at !== undefined; at = next.pop())
    for (const near of board.passages[at] ?? []) {
      if (near === to && at !== from) return true;
      if (seen.has(near) || (board.isWater[near] !== 1 && !coasts)) continue;
      seen.add(near);
      next.push(near);
    }
  return false;
}

/** Steps in which all routes between two shores are gone through where fleets are few; else they are looked for one by one. */
const FEW_STEPS = 200;
/** Among more fleets than these in a chain it is not even tried: of a sea full of fleets each of a thousand pairs of shores would take all steps. */
const MANY_FLEETS = 60;

/** Two shores, whichever way: whoever carries there carries back. */
const pairOf = ({ board }: Field, one: number, other: number): number =>
  Math.min(one, other) * board.provinces.length + Math.max(one, other);

/**
 * The fleets that have a part in some route without a fleet too many: no two of it that do not follow each other touch
 * (DATC 6.G.7, 6.G.19: an order to convoy on another way is impossible).
 */
export function fleetsBetween(field: Field, from: number, to: number): ReadonlySet<number> {
  if (!convoyIsPossible(field, from, to)) return NOWHERE;
  const { between } = convoysOf(field);
  const key = pairOf(field, from, to);
  const found = between.get(key);
  if (found) return found;
  const useful = new Set<number>();
  for (const chain of chainsOf(field, to)) {
    if (!chain.shores.has(from) || !chain.shores.has(to)) continue;
    if (goThrough(field, chain, from, to, useful)) continue;
    for (const fleet of searchedIn(field, chain, to).get(key) ?? []) useful.add(fleet);
  }
  between.set(key, useful);
  return useful;
}

/** Goes through the routes of a chain between two shores, and notes their fleets; false: there are too many. */
function goThrough(field: Field, { fleets }: Chain, from: number, to: number, useful: Set<number>): boolean {
  if (fleets.length > MANY_FLEETS) return false;
  const { passages } = field.board;
  const passing = passingTo(field, to);
  const search: Search = { passing, passages, fleets: new Set(fleets), from, to, useful, route: [], steps: 0 };
  extend(search, from);
  return search.steps <= FEW_STEPS;
}

/**
 * The fleets of the routes of a chain, for all pairs of shores between which they are too many to go through. All pairs share
 * one budget, and are looked at in the order of the map: what comes of it is the same whoever asks for which of them first.
 */
function searchedIn(field: Field, chain: Chain, to: number): ReadonlyMap<number, readonly number[]> {
  const { searched, fleets, ashore } = convoysOf(field);
  const known = searched.get(chain);
  if (known) return known;
  const lies = (at: number): boolean => ashore && fleets.includes(at);
  const shores = [...chain.shores].sort((a, b) => a - b);
  // Where a fleet lies ashore there is a chain without it for those who go there; all of these share the budget too.
  const pairs = lies(to)
    ? shores.flatMap((from) => (from === to ? [] : [[from, to] as const]))
    : shores.flatMap((one, i) =>
        shores.slice(i + 1).map((other) => (lies(other) ? ([other, one] as const) : ([one, other] as const))),
      );
  const budget = { steps: STEPS_OF_POSITION / (1 + (ashore ? fleets.length : 0)) };
  const found = new Map<number, readonly number[]>();
  for (const [from, goal] of pairs)
    if (!goThrough(field, chain, from, goal, new Set()))
      found.set(pairOf(field, from, goal), fleetsOnRoutes(passingTo(field, goal), chain.fleets, from, goal, budget));
  searched.set(chain, found);
  return found;
}

/** Between which provinces an army is passed that goes to one: there it lands, whatever fleet lies there. */
function passingTo(field: Field, to: number): readonly Uint8Array[] {
  const { passing, landing } = convoysOf(field);
  if (passing === landing || !field.unitAt[to]?.at.includes("/")) return passing;
  return passing.map((row, at) => row.with(to, landing[at]?.[to] ?? 0));
}

/** A search for routes among fleets; `useful`: those of the routes found so far. */
type Search = {
  readonly passing: readonly Uint8Array[];
  readonly passages: Board["passages"];
  readonly fleets: ReadonlySet<number>;
  readonly from: number;
  readonly to: number;
  readonly useful: Set<number>;
  readonly route: number[];
  steps: number;
};

/** Goes on with a route from its last fleet, or from where the army is. */
function extend(search: Search, at: number): void {
  const { passing, passages, fleets, from, to, useful, route } = search;
  if (search.steps++ > FEW_STEPS) return;
  if (at !== from && passing[at]?.[to] === 1) {
    for (const fleet of route) useful.add(fleet);
    return;
  }
  for (const next of passages[at] ?? []) {
    if (!fleets.has(next) || passing[at]?.[next] !== 1 || next === from || next === to || route.includes(next))
      continue;
    const chord = route.some((earlier) => earlier !== at && passing[earlier]?.[next] === 1);
    if (chord || (at !== from && passing[from]?.[next] === 1)) continue;
    route.push(next);
    extend(search, next);
    route.pop();
  }
}
