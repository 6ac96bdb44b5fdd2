import type { Unit } from "../position";
import { convoyIsPossible } from "./convoys";
import { type Field, provinceIndex } from "./field";

const known = new WeakMap<Field, Map<string, ReadonlySet<number>>>();

/**
 * The armies that have a part in carrying a fleet over land from province to province (PORTAGE_CONVOY): those from which
 * armies lie all the way to both. Under FICTIONAL_OK they need not be there. `without`: others than the one there.
 */
export function carriersBetween(field: Field, from: number, to: number, without = -1): ReadonlySet<number> {
  let ofField = known.get(field);
  if (!ofField) {
    ofField = new Map();
    known.set(field, ofField);
  }
  const key = `${from} ${to} ${without}`;
  let carriers = ofField.get(key);
  if (!carriers) {
    carriers = findCarriers(field, from, to, without);
    ofField.set(key, carriers);
  }
  return carriers;
}

/** Whether armies lie at every stop of a fleet's path, each next to the one before. */
export function canCarryAlong(field: Field, from: number, path: readonly number[], to: number): boolean {
  const { neighbours } = field.board;
  const carriers = carriersBetween(field, from, to);
  const passes = (at: number, i: number) => carriers.has(at) && neighbours[path[i - 1] ?? from]?.includes(at) === true;
  return path.every(passes) && neighbours[path.at(-1) ?? from]?.includes(to) === true;
}

function findCarriers(field: Field, from: number, to: number, without: number): Set<number> {
  const { board, unitAt, rules } = field;
  if (from === to || landings(field, to).length === 0) return new Set();
  const ends = new Set([from, to, without]);
  const mayCarry = (at: number): boolean =>
    !ends.has(at) && board.isWater[at] !== 1 && (rules.has("FICTIONAL_OK") || unitAt[at]?.type === "A");
  /** The carriers that hang together with a place. */
  const around = (place: number, among: (at: number) => boolean): Set<number> => {
    const found = new Set<number>();
    const spread = (at: number) => {
      for (const near of board.neighbours[at] ?? []) if (among(near)) found.add(near);
    };
    spread(place);
    for (const at of found) spread(at);
    return found;
  };
  const near = around(from, mayCarry);
  return around(to, (at) => near.has(at));
}

/** The places in a province where a fleet can be put down. */
export const landings = ({ board }: Field, province: number) =>
  board.map.places.filter(({ fleets }, place) => fleets && board.provinceOf[place] === province);

/** Whether a unit could be carried to a province by others than the one there: an army over sea, a fleet over land. */
export function mayBeCarried(field: Field, unit: Unit, to: number, without = -1): boolean {
  const from = provinceIndex(field.board, unit.at);
  if (unit.type === "A") return convoyIsPossible(field, from, to, without);
  return field.rules.has("PORTAGE_CONVOY") && carriersBetween(field, from, to, without).size > 0;
}
