import { speechOf } from "../speech";
import type { BidSaid, CardTexts, ComboKind } from "./en";

const { plural, list, number } = speechOf("et");

/** A noun in the cases that sentences of cards need: who, of whom, whom of many, with what. */
type Noun = { nom: string; gen: string; part: string; com: string };

const noun = (nom: string, gen: string, part: string): Noun => ({ nom, gen, part, com: `${gen}ga` });

const LEVELS: Record<string, Noun> = {
  "2": noun("kaks", "kahe", "kahte"),
  "3": noun("kolm", "kolme", "kolme"),
  "4": noun("neli", "nelja", "nelja"),
  "5": noun("viis", "viie", "viit"),
  "6": noun("kuus", "kuue", "kuut"),
  "7": noun("seitse", "seitsme", "seitset"),
  "8": noun("kaheksa", "kaheksa", "kaheksat"),
  "9": noun("üheksa", "üheksa", "üheksat"),
  "0": noun("kümme", "kümne", "kümmet"),
  J: noun("soldat", "soldati", "soldatit"),
  Q: noun("emand", "emanda", "emandat"),
  K: noun("kuningas", "kuninga", "kuningat"),
  A: noun("äss", "ässa", "ässa"),
  X: noun("jokker", "jokkeri", "jokkerit"),
};

/** Suits; before a card's name they stay in the genitive, whatever its case. */
const SUITS: Record<string, Noun> = {
  H: noun("ärtu", "ärtu", "ärtut"),
  S: noun("poti", "poti", "potit"),
  D: noun("ruutu", "ruutu", "ruutut"),
  C: noun("risti", "risti", "ristit"),
  X: noun("jokkerid", "jokkerite", "jokkereid"),
};

type Case = keyof Noun;

const levelOf = (card: string): string => (card[1] === "X" ? "X" : (card[0] ?? ""));
const suitOf = (card: string): string => card[1] ?? "";

export const suitIn = (letter: string, form: Case): string => SUITS[letter]?.[form] ?? letter;
export const levelIn = (level: string, form: Case): string => LEVELS[level]?.[form] ?? level;

/** "ärtu kuningas", "ärtu kuninga", "ärtu kuningat", "ärtu kuningaga" */
export const cardIn = (card: string, form: Case): string =>
  suitOf(card) === "X" ? levelIn("X", form) : `${suitIn(suitOf(card), "gen")} ${levelIn(levelOf(card), form)}`;

const NUMBERS: Record<number, Noun> = {
  1: noun("üks", "ühe", "ühte"),
  2: noun("kaks", "kahe", "kahte"),
  3: noun("kolm", "kolme", "kolme"),
  4: noun("neli", "nelja", "nelja"),
  5: noun("viis", "viie", "viit"),
  6: noun("kuus", "kuue", "kuut"),
};

/** "üks kaart", "kolm kaarti"; "ühe kaardi", "kolm kaarti" as an object; "ühe kaardiga", "kolme kaardiga" */
export function cardCountIn(count: number, form: Case): string {
  const number = NUMBERS[count];
  if (form === "com") return `${number?.gen ?? count} kaardiga`;
  if (form === "part") return `${number?.part ?? count} kaarti`;
  if (count === 1) return form === "nom" ? "üks kaart" : "ühe kaardi";
  return `${number?.nom ?? count} kaarti`;
}

/**
 * Several cards as one object of a sentence: "ärtu kuninga", "kolm seitset", "poti ässa ja risti kahe", "üheksa kaarti";
 * with `com`, what something is done with.
 */
export function cardsIn(cards: readonly string[], form: Case): string {
  const [first] = cards;
  if (first === undefined) return form === "com" ? "ilma kaartideta" : "mitte ühtegi kaarti";
  if (cards.length === 1) return cardIn(first, form);
  const level = levelOf(first);
  const number = NUMBERS[cards.length];
  if (cards.every((other) => levelOf(other) === level)) {
    if (form === "com") return `${number?.gen ?? cards.length} ${levelIn(level, "com")}`;
    if (form === "part") return `${number?.part ?? cards.length} ${levelIn(level, "part")}`;
    return `${number?.nom ?? cards.length} ${levelIn(level, "part")}`;
  }
  return cards.length > 3 ? cardCountIn(cards.length, form) : list(cards.map((each) => cardIn(each, form)));
}

/** "120", "120, ärtu", "pimesi 120" */
export function bid(said: BidSaid): string {
  if (said.pass) return "pass";
  if (said.redeal) return "uued kaardid";
  const amount = said.number === undefined ? "" : String(said.number);
  const colour = said.suite ? suitIn(said.suite, "nom") : "";
  const open = amount && colour ? `${amount}, ${colour}` : amount || colour;
  if (said.alone) return `${open}, üksi`;
  return said.blind ? `pimesi ${open}` : open;
}

/** "1.", "22." */
export const ordinal = (rank: number): string => `${rank}.`;

/** "1 punkt", "40 punkti" */
export const points = (n: number): string => plural(n, { one: "1 punkt", other: `${number(n)} punkti` });

/** "1 kaart", "7 kaarti" */
export const cardCount = (n: number): string => plural(n, { one: "1 kaart", other: `${n} kaarti` });

const COMBOS: Record<ComboKind, string> = {
  single: "üksik kaart",
  pair: "paar",
  triple: "kolmik",
  quad: "nelik",
  straight: "rida",
  flush: "mast",
  full: "maja",
  "quad+1": "nelik ühe kaardiga",
  straightflush: "mastirida",
};

export const cards: CardTexts = {
  suit: (letter) => suitIn(letter, "nom"),
  card: (name) => cardIn(name, "nom"),
  faceDown: "kaart, pilt all",
  suits: "mastid",
  combo: (kind) => COMBOS[kind],
};
