/** Parts of points (`points.parts`) add up to a whole one that may be a hair less. Why: docs/decisions/0047. */
const HAIR = 1e-6;

/** Whole points of a sum in which there may be parts of some: what is beyond them does not count. */
export const wholePoints = (sum: number): number => Math.trunc(sum + Math.sign(sum) * HAIR);

/** Are two sums the same, in whichever order their parts were added? */
export const isSameSum = (one: number, other: number): boolean => Math.abs(one - other) <= HAIR;
