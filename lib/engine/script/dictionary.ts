import { compare, equal, type Work } from "./compare";
import { fail } from "./error";
import { List, type Value } from "./value";

/** An entry `(key,value)`; anything else in a dictionary is an error. */
export function entryAt(list: List, index: number): List {
  const entry = list.at(index);
  if (!(entry instanceof List) || entry.length !== 2) return fail("This list is not a dictionary");
  return entry;
}

/** Where an entry with that key stands, or ~(where it would stand), by binary search. */
export function findEntry(list: List, key: Value, work: Work): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = compare(entryAt(list, middle).at(0), key, work);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return ~low;
}

/** Where an entry with that key stands, looked for from the start; -1 if there is none. */
export function scanEntry(list: List, key: Value, work: Work): number {
  work.spend(list.length >> 3);
  for (let i = 0; i < list.length; i++) if (equal(entryAt(list, i).at(0), key, work)) return i;
  return -1;
}

export const entry = (key: Value, value: Value): List => new List([key, value]);
