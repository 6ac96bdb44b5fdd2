/** Values with commas and a word before the last. */
export const oneOf = (options: readonly string[], or: string): string =>
  options.length < 2 ? options.join("") : `${options.slice(0, -1).join(", ")} ${or} ${options.at(-1)}`;

/** What a value should be. */
export const WANTED = {
  bool: "true or false",
  int: "a whole number",
  intFrom: ({ min }: { min: number }): string => `a whole number, at least ${min}`,
  intBetween: ({ min, max }: { min: number; max: number }): string => `a whole number from ${min} to ${max}`,
  text: "a text",
  list: "a list",
  object: "an object",
  nothing: "null",
  oneOf: ({ options }: { options: readonly string[] }): string => oneOf(options, "or"),
  bids: 'a whole number, or an object with "*", "blind" and "trump"',
  bidsOrHand: 'a whole number, "hand", or an object with "*", "blind" and "trump"',
  suits: "suits, as a text or a list",
  orders: '"level", "suite" or a list of both',
  players: "a whole number, or a list of the fewest and the most",
  teams: 'lists of seats, such as [[0, 2], [1, 3]], or "bidder"',
  hands:
    'a whole number, a list of them, one for each deal, one by the number of players, such as {"2": 7, "*": 5}, or "equal"',
  emptyObject: "an object (it may be empty)",
  boolOrNumber: "true, false or a whole number",
  amount: 'a whole number, at least 1, or "*"',
  combos: 'a combination, such as "pair", or a list of those that answer each other, the weakest first',
  suiteAndLevel: 'a list of "suite" and "level"',
  numberBySuit: "a whole number, or one by suit",
};
