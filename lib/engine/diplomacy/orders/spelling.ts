import type { DiplomacyMap, PlaceId, PowerName } from "../map/model";
import { namesOf, wordsOf } from "./names";

/** The places that a spelling may mean, with how many letters it is off. Empty: it is like nothing on the map. */
export type Slot = ReadonlyMap<PlaceId, number>;

/** A letter too many, too few, wrong, or changed about with the next: at most so many, by the length of a word. */
const tolerance = (length: number): number => (length < 3 ? 0 : length <= 4 ? 1 : length <= 8 ? 2 : 3);

/**
 * How many letters must be added, dropped, changed or changed about to make the one text of the other (Damerau's distance,
 * no letter touched twice); more than `most` counts as Infinity.
 */
function lettersOff(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let off = Math.min((row[j - 1] ?? 0) + (same ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) off = Math.min(off, (before[j - 2] ?? 0) + 1);
      next.push(off);
      least = Math.min(least, off);
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    [before, row] = [row, next];
  }
  const off = row[b.length] ?? 0;
  return off > most ? Number.POSITIVE_INFINITY : off;
}

/** The places whose spelling is like this one, or begins so. */
export function placesLike(map: DiplomacyMap, spelling: string): Slot {
  const text = spelling.replaceAll(" ", "");
  const found = new Map<PlaceId, number>();
  const most = tolerance(text.length);
  if (most === 0) return found;
  for (const [key, place] of namesOf(map).places) {
    const whole = key.replaceAll(" ", "");
    const begun = 1 + lettersOff(text, whole.slice(0, text.length), text.length < 6 ? 0 : most - 1);
    const off = Math.min(begun, lettersOff(text, whole, most));
    if (off <= most && off < (found.get(place) ?? Number.POSITIVE_INFINITY)) found.set(place, off);
  }
  return found;
}

/** The one of these words that is most like this one; null if none is like it. */
export function wordLike<T>(words: Iterable<readonly [string, T]>, text: string): T | null {
  let best: T | null = null;
  let most = tolerance(text.length);
  for (const [word, meaning] of words) {
    if (word.length < 4) continue;
    const off = lettersOff(text, word, most);
    if (off > most) continue;
    best = meaning;
    most = off - 1;
  }
  return best;
}

/** The power whose name is like this one, or begins so; null if none is like it. */
export function powerLike(map: DiplomacyMap, spelling: string): PowerName | null {
  const text = wordsOf(spelling).join(" ");
  let best: PowerName | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [key, power] of text === "" ? [] : namesOf(map).owners) {
    const off = Math.min(key.startsWith(text) ? 1 : least, lettersOff(text, key, tolerance(text.length)));
    if (off < least) [best, least] = [power, off];
  }
  return best;
}
