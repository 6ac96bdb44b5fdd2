import { listed } from "@/components/ui/listed";
import type { Card } from "@/lib/engine/cards/vocabulary";

const LEVELS: Record<string, string> = {
  "2": "two",
  "3": "three",
  "4": "four",
  "5": "five",
  "6": "six",
  "7": "seven",
  "8": "eight",
  "9": "nine",
  "0": "ten",
  J: "jack",
  Q: "queen",
  K: "king",
  A: "ace",
};

const SUITS: Record<string, string> = { H: "hearts", S: "spades", D: "diamonds", C: "clubs" };

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Jokers are `XX`, `YX`, `ZX`: whatever the first character, the level reads `X`. */
export const levelOf = (card: Card): string => (card[1] === "X" ? "X" : (card[0] ?? ""));
export const suitOf = (card: Card): string => card[1] ?? "";

export const suitName = (suit: string): string => SUITS[suit] ?? (suit === "X" ? "jokers" : suit);

/** "king", "ten", "joker"; a level of the template's own as it is written. */
export const levelName = (level: string): string => (level === "X" ? "joker" : (LEVELS[level] ?? level));

/** As printed in a card's corner: the ten is `0` in the language, "10" on the card. */
export const levelIndex = (level: string): string => (level === "0" ? "10" : level);

/** "king of hearts"; "joker". */
export const cardName = (card: Card): string =>
  suitOf(card) === "X" ? "joker" : `${levelName(levelOf(card))} of ${suitName(suitOf(card))}`;

/** 3 → "three"; beyond ten the figure. */
export const numberName = (n: number): string => NUMBERS[n] ?? String(n);

/** "nines", "sixes" */
export const levelsName = (level: string): string => `${levelName(level)}${level === "6" ? "es" : "s"}`;

/** Several cards in words: "the king of hearts", "three sevens", "the ace of spades and the two of clubs". */
export function cardsName(cards: readonly Card[]): string {
  const first = cards[0];
  if (first === undefined) return "no cards";
  if (cards.length === 1) return suitOf(first) === "X" ? "a joker" : `the ${cardName(first)}`;
  const level = levelOf(first);
  if (cards.every((card) => levelOf(card) === level)) return `${numberName(cards.length)} ${levelsName(level)}`;
  if (cards.length > 3) return `${numberName(cards.length)} cards`;
  return listed(cards.map((card) => cardsName([card])));
}
