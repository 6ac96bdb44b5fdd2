/**
 * Which candidate of the unit that is being laid out an order is, by the number of the order. Kept from phase to phase: there are
 * far more numbers than a phase names, and clearing them would cost a good part of what deciding it does.
 */
let candidates = new Int32Array(1_024);
let units = new Int32Array(1_024);
let unit = 0;

/** From now on the candidates of another unit are entered; orders have numbers below `most`. */
export function beginUnit(most: number): void {
  if (units.length < most) {
    // Nothing is remembered of the units before.
    candidates = new Int32Array(2 * most);
    units = new Int32Array(2 * most);
    unit = 0;
  }
  if (unit === 2 ** 31 - 1) {
    units.fill(0);
    unit = 0;
  }
  unit += 1;
}

export const isFound = (order: number): boolean => units[order] === unit;

export function enter(order: number, candidate: number): void {
  units[order] = unit;
  candidates[order] = candidate;
}

/** The candidate that an order is which was entered. */
export const candidateOf = (order: number): number => candidates[order] ?? 0;
