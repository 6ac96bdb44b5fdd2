import { speechOf } from "../speech";

const { plural, list, number } = speechOf("en");

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

const COMBOS = {
  single: "a single card",
  pair: "a pair",
  triple: "three of a kind",
  quad: "four of a kind",
  straight: "a straight",
  flush: "a flush",
  full: "a full house",
  "quad+1": "four of a kind and one card",
  straightflush: "a straight flush",
};

/** Cards that are played together, by the name of their kind in the template language. */
export type ComboKind = keyof typeof COMBOS;

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Jokers are `XX`, `YX`, `ZX`: whatever the first character, the level reads `X`. */
const levelOf = (card: string): string => (card[1] === "X" ? "X" : (card[0] ?? ""));
const suitOf = (card: string): string => card[1] ?? "";

/** 3 → "three"; beyond ten the figure. */
export const numberName = (n: number): string => NUMBERS[n] ?? String(n);

/** "hearts"; a suit of the template's own as it is written. */
const suit = (letter: string): string => SUITS[letter] ?? (letter === "X" ? "jokers" : letter);

/** "king", "ten", "joker"; a level of the template's own as it is written. */
export const levelName = (level: string): string => (level === "X" ? "joker" : (LEVELS[level] ?? level));

/** "nines", "sixes" */
export const levelsName = (level: string): string => `${levelName(level)}${level === "6" ? "es" : "s"}`;

/** "king of hearts"; "joker" */
export const card = (name: string): string =>
  suitOf(name) === "X" ? "joker" : `${levelName(levelOf(name))} of ${suit(suitOf(name))}`;

/** "the king of hearts", "three sevens", "the ace of spades and the two of clubs", "nine cards" */
export function cardsName(cards: readonly string[]): string {
  const [first] = cards;
  if (first === undefined) return "no cards";
  if (cards.length === 1) return suitOf(first) === "X" ? "a joker" : `the ${card(first)}`;
  const level = levelOf(first);
  if (cards.every((other) => levelOf(other) === level)) return `${numberName(cards.length)} ${levelsName(level)}`;
  return cards.length > 3 ? `${numberName(cards.length)} cards` : list(cards.map((each) => cardsName([each])));
}

/** A bid, as far as it says something. */
export type BidSaid = {
  readonly number?: number | undefined;
  readonly suite?: string | null | undefined;
  readonly blind?: boolean | undefined;
  readonly pass?: boolean | undefined;
  readonly redeal?: boolean | undefined;
  readonly alone?: boolean | undefined;
};

const ORDINALS = new Intl.PluralRules("en", { type: "ordinal" });
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
/** "1st", "22nd" */
export const ordinal = (rank: number): string => `${rank}${SUFFIXES[ORDINALS.select(rank)] ?? "th"}`;

/** "120", "120 in hearts", "blind 120" */
export function bid(said: BidSaid): string {
  if (said.pass) return "pass";
  if (said.redeal) return "new cards";
  const amount = said.number === undefined ? "" : String(said.number);
  const colour = said.suite ? suit(said.suite) : "";
  const open = amount && colour ? `${amount} in ${colour}` : amount || colour;
  if (said.alone) return `${open}, alone`;
  return said.blind ? `blind ${open}` : open;
}

/** "1 point", "40 points" */
export const points = (n: number): string => plural(n, { one: "1 point", other: `${number(n)} points` });

/** "1 card", "7 cards" */
export const cardCount = (n: number): string => plural(n, { one: "1 card", other: `${n} cards` });

/** What playing cards are called. `card` is one as games write it: "KH" is the king of hearts, "0S" the ten of spades. */
export const cards = {
  suit,
  card,
  faceDown: "card, face down",
  suits: "suits",
  combo: (kind: ComboKind): string => COMBOS[kind],
};

export type CardTexts = typeof cards;
