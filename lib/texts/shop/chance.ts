/** How people compare chances: what is rare as "1 in 250", what is not in percent. */
export type Chance =
  | { readonly is: "every" }
  | { readonly is: "share"; readonly percent: number }
  | { readonly is: "rare"; readonly of: number };

/** `chance`: from 0 to 1, above 0. */
export const readChance = (chance: number): Chance =>
  chance >= 0.995
    ? { is: "every" }
    : chance >= 0.1
      ? { is: "share", percent: chance * 100 }
      : { is: "rare", of: Math.round(1 / chance) };
