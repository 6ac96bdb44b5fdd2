import type { Card } from "../vocabulary";

const SUITS = "HSDC";
const cardsOf = (levels: string): Card[] => [...levels].flatMap((level) => [...SUITS].map((suit) => level + suit));

const TRICKS = {
  suites: SUITS,
  sort: ["suite", "level"],
  trick: true,
  lead: { "*": "trick" },
  move: { cards: 1, response: { suite: true }, win: { suite: true, level: true } },
};
const PAIRS = {
  players: 4,
  teams: [
    [0, 2],
    [1, 3],
  ],
};

/** As in Belote, Jass and Klaverjas: jack and nine of trumps rank and count above all, and the last trick counts ten. */
export const TRUMPS_COUNT = {
  ...TRICKS,
  ...PAIRS,
  cards: cardsOf("789JQK0A"),
  levels: "789JQK0A",
  hand: 8,
  trump: { source: "last" },
  trumps: ["JT", "9T"],
  points: { trick: { A: 11, "0": 10, K: 4, Q: 3, J: 2 }, trump: { J: 20, "9": 14 }, count: { last: 10 } },
};

/** As in Tressette: an ace counts one, two, three and the pictures a third; what is left of whole points counts nothing. */
export const THIRDS = {
  ...TRICKS,
  ...PAIRS,
  cards: cardsOf("4567JQKA23"),
  levels: "4567JQKA23",
  hand: 10,
  points: { trick: { A: 3, "2": 1, "3": 1, J: 1, Q: 1, K: 1 }, parts: 3, count: { last: 1 } },
};

/** Rolling Stone: whoever cannot follow picks the trick up, and the first out of cards wins. */
export const ROLLING_STONE = {
  ...TRICKS,
  players: [4, 4],
  cards: cardsOf("7890JQKA"),
  levels: "7890JQKA",
  hand: 8,
  discards: true,
  move: { ...TRICKS.move, retreat: { uptake: { trick: true } } },
  ranking: { finish: true, stop: 1 },
};

/** Hearts for three to five: whoever takes the last trick gets the cards that could not be shared out. */
export const REST = {
  ...TRICKS,
  players: [3, 5],
  cards: cardsOf("234567890JQKA"),
  levels: "234567890JQKA",
  hand: "equal",
  talon: { to: "last" },
  points: { trick: { H: 1, QS: 13 }, order: "low" },
};
