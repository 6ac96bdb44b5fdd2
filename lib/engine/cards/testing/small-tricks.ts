import type { Card } from "../vocabulary";

const SUITS = "HSDC";
const cardsOf = (levels: string): Card[] => [...levels].flatMap((level) => [...SUITS].map((suit) => level + suit));

/** A bare trick game for two: KQJ, three cards each. */
export const TRICKS = {
  cards: cardsOf("JQKA"),
  levels: "JQKA",
  suites: SUITS,
  sort: ["suite", "level"],
  players: [2, 4],
  hand: 3,
  trick: true,
  trump: true,
  lead: { "*": "trick" },
  move: { cards: 1, response: { suite: true }, win: { suite: true, level: true } },
  points: { trick: { A: 4, K: 3, Q: 2, J: 1 } },
};
