import type { Unit } from "../position";
import type { Board } from "./board";
import { convoyIsPossible } from "./convoys";
import { type Field, provinceIndex } from "./field";

const known = new WeakMap<Field, Map<number, ReadonlySet<number>>>();

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
  const size = field.board.provinces.length;
  const key = (from * size + to) * (size + 1) + without + 1;
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
  if (from === to || !board.map.places.some(({ fleets }, place) => fleets && board.provinceOf[place] === to))
    return new Set();
  const fictional = rules.has("FICTIONAL_OK");
  const open = board.isWater.map((water, at) => (water !== 1 && (fictional || unitAt[at]?.type === "A") ? 1 : 0));
  for (const end of [from, to, without]) open[end] = 0;
  const near = new Uint8Array(open.length);
  for (const at of around(board, from, open)) near[at] = 1;
  return new Set(around(board, to, near));
}

/** All that hangs together with a place where it is open; what is found is closed. */
function around({ neighbours }: Board, place: number, open: Uint8Array): number[] {
  const found: number[] = [];
  for (let at: number | undefined = place, i = 0; at !== undefined; at = found[i++])
    for (const near of neighbours[at] ?? [])
      if (open[near] === 1) {
        open[near] = 0;
        found.push(near);
      }
  return found;
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
