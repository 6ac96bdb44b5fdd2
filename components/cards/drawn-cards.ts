const LEVELS = "234567890JQKA";
const SUITS = "HSDC";

/** The cards that every sprite holds: a full deck and three jokers. */
export const DRAWN_CARDS: ReadonlySet<string> = new Set([
  ...[...SUITS].flatMap((suit) => [...LEVELS].map((level) => level + suit)),
  "XX",
  "YX",
  "ZX",
]);
