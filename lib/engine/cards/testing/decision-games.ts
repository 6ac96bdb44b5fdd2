import { checkTemplate } from "../check";
import type { Card } from "../vocabulary";

/** Small games for the decisions of docs/decisions/0010. */
export const deckOf = (levels: string): Card[] =>
  [...levels].flatMap((level) => [..."HSDC"].map((suit) => level + suit));
export const GAME = {
  cards: deckOf("7890JQKA"),
  levels: "7890JQKA",
  suites: "HSDC",
  sort: ["suite", "level"],
  players: [3, 3],
};
export const TRICKS = {
  ...GAME,
  trick: true,
  lead: { "*": "trick" },
  move: { cards: 1, win: { suite: true, level: true }, response: { suite: true } },
  points: { trick: { A: 1 } },
};
export const AUCTION = { min: 10, max: 30, pass: true };
export const codes = (json: unknown): string[] => {
  const result = checkTemplate(json);
  return result.ok ? [] : result.error.map(({ path, code }) => `${code} ${path}`);
};
