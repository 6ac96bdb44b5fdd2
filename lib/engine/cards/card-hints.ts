import { type Hint, writeValue } from "./say";

/** How cards, levels and suits are written, and what was probably meant where they are not. */

export const LEVELS = "234567890JQKA";
export const SUITES = "HSDC";
const JOKERS: readonly string[] = ["XX", "YX", "ZX"];

export const isCard = (card: string): boolean =>
  JOKERS.includes(card) || (card.length === 2 && LEVELS.includes(card[0]!) && SUITES.includes(card[1]!));

const SUIT_WORDS: readonly [letter: string, pattern: RegExp][] = [
  ["H", /^(h|hearts?|[♥♡])$/i],
  ["S", /^(s|spades?|[♠♤])$/i],
  ["D", /^(d|diamonds?|[♦♢])$/i],
  ["C", /^(c|clubs?|[♣♧])$/i],
  ["X", /^(x|jokers?)$/i],
];

/** The letter of a suit that was written out, drawn or in small letters; null: it is none. */
export const suitMeant = (text: string): string | null =>
  SUIT_WORDS.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? null;

const LEVEL_WORDS = [
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "jack",
  "queen",
  "king",
  "ace",
];

/** The character of a level that was written as `10`, `T`, as a word or in small letters; null: it is none. */
export const levelMeant = (text: string): string | null => {
  const word = LEVEL_WORDS.indexOf(
    text
      .trim()
      .toLowerCase()
      .replace(/(?<=[a-z]{2})s$/, ""),
  );
  if (word >= 0) return LEVELS[word]!;
  const level = text.toUpperCase().replace(/^(10|T)$/, "0");
  return level.length === 1 && LEVELS.includes(level) ? level : null;
};

/** A card in words, such as "queen of spades"; null: it is none. */
function cardInWords(text: string): string | null {
  const [, level, suit] = /^(\w+) of (\w+)$/i.exec(text.trim()) ?? [];
  const [meant, of] = [levelMeant(level ?? ""), suitMeant(suit ?? "")];
  return meant && of && of !== "X" ? meant + of : null;
}

/** What is wrong with how a card was written: the hint that says it. */
type Why = "tenIsZero" | "twoCharacters" | "inCapitals" | "suitsAreLetters" | "levelFirst";

/** A card that was written another way, and what is wrong with that; null: nothing like a card. */
export function cardMeant(text: string): { card: string; why: Why } | null {
  const named = cardInWords(text);
  if (named) return { card: named, why: "twoCharacters" };
  const [, level, suit] = /^(10|.)(.)$/u.exec(text.trim()) ?? [];
  if (level === undefined || suit === undefined) return null;
  const straight = [levelMeant(level), suitMeant(suit)] as const;
  if (straight[0] && straight[1] && straight[1] !== "X") {
    const card = straight[0] + straight[1];
    if (/^(10|T)/i.test(text)) return { card, why: "tenIsZero" };
    return { card, why: card === text.toUpperCase() ? "inCapitals" : "suitsAreLetters" };
  }
  const [, first, last] = /^(.)(10|.)$/u.exec(text.trim())!;
  const swapped = [levelMeant(last!), suitMeant(first!)] as const;
  return swapped[0] && swapped[1] && swapped[1] !== "X" ? { card: swapped[0] + swapped[1], why: "levelFirst" } : null;
}

/** Cards that were written as one text; undefined: there are none in it. */
export function deckHint(value: unknown): Hint | undefined {
  const parts = typeof value === "string" ? value.split(/[\s,;]+/).filter(Boolean) : [];
  const cards = parts.map((part) => (isCard(part) ? part : cardMeant(part)?.card));
  if (cards.length > 0 && cards.every((card) => card !== undefined)) return writeValue(cards);
  return "listCards";
}

/** How to write what was meant for a card. */
export function cardHint(text: string): Hint {
  const meant = cardMeant(text);
  if (meant) return { is: meant.why, facts: { card: meant.card } };
  return /^(joker|[jxyz]\d?|🃏.*)$/iu.test(text) ? "jokers" : "cardCharacters";
}

/** The levels from one number to another: `2-10` → `234567890`. */
const range = (from: string, to: string): string =>
  LEVELS.slice(LEVELS.indexOf(from), LEVELS.indexOf(levelMeant(to)!) + 1);

/** How to write a card, level or suit that these names should have, such as `0` for `10`; undefined: nobody knows. */
export function nameHint(text: string, names: readonly string[]): Hint | undefined {
  const meant = [suitMeant(text), levelMeant(text), isCard(text) ? null : cardMeant(text)?.card];
  const name = meant.find((one) => typeof one === "string" && names.includes(one));
  return name ? writeValue(name) : undefined;
}

/** How to write what was meant for a list of levels or suits; undefined: nobody knows. */
export function lettersHint(text: string, kind: "levels" | "suites"): Hint | undefined {
  const spelt = text.replace(/([2-9])\s*(?:-|–|to|\.\.+)\s*(10|T|0|[3-9])/i, (_, from, to) => range(from, to));
  const parts = spelt.split(/[\s,;/|]+/).filter(Boolean);
  const of = (part: string): string | null => (kind === "levels" ? levelMeant(part) : suitMeant(part));
  const whole = parts.map((part) => (kind === "levels" && /^x$/i.test(part) ? "X" : of(part)));
  const single = [...parts.join("").replace(/10/g, "0")].map((char) => (/^x$/i.test(char) ? "X" : of(char)));
  const found = whole.every((name) => name !== null) ? whole : single.every((name) => name !== null) ? single : null;
  return found && found.length > 0 ? writeValue(found.join("")) : undefined;
}
