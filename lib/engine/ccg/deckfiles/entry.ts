/** The formats of deck files, by the names that players know, each with what its files are usually called. */
export const DECK_FORMATS = {
  Gccg: ".deck",
  ASCII: ".txt",
  Apprentice: ".dec",
  Cockatrice: ".cod",
  Arena: ".txt",
  MTGO: ".dek",
  plain: ".txt",
} as const;
export type DeckFormat = keyof typeof DECK_FORMATS;
/** GCCG's formats: a set is part of a card's name in them. */
export const OWN_CODES: ReadonlySet<DeckFormat> = new Set(["Gccg", "ASCII", "Apprentice"]);
export const isDeckFormat = (name: string): name is DeckFormat => Object.hasOwn(DECK_FORMATS, name);

/** What a line says of a card, before it is looked up. */
export type Wanted = {
  readonly name: string;
  /** Abbreviation of a set, as written. */
  readonly set?: string;
  /** Is the code surely one of the game, so that a wrong one is no card? Else it may be another program's. */
  readonly ownCodes?: boolean;
  /** Its number in that set, from 1. */
  readonly place?: number;
  /** The k-th picture of its name, from 1. */
  readonly picture?: number;
  /** The card's own number, where the file says one. */
  readonly card?: number;
  readonly foil?: boolean;
};

/** A line that names cards. `bare`: it has no count, so it may be no card at all. */
export type DeckEntry = Wanted & {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly part: string;
  readonly count: number;
  readonly bare?: boolean;
};

/** A line to tell of that names no card: one that cannot be read, or one that may mean something else. */
export type DeckNote = {
  readonly line: number;
  readonly text: string;
  readonly result: "unknown" | "note";
  readonly why: string;
};

/**
 * What is noted of cards, as lines that other programs skip: `# tags of "Oil Slick": early cheap`, `# note of "Oil Slick":
 * keep it`; `//` instead of `#` where that begins what is skipped.
 */
export type RemarkLine = {
  readonly name: string;
  readonly note?: string;
  readonly tags?: readonly string[];
  /** The line that names the card, where it is said there. */
  readonly line?: number;
};

/** What a file says: the names of its parts, its cards, and what else there is to tell. */
export type DeckText = {
  readonly format: DeckFormat;
  readonly parts: readonly string[];
  readonly entries: readonly DeckEntry[];
  readonly notes: readonly DeckNote[];
  /** What it notes of cards. */
  readonly remarks: readonly RemarkLine[];
};

/** Why a file is no deck. */
export type DeckProblem = {
  readonly code: "deck/too_long" | "deck/not_text" | "deck/malformed" | "deck/unknown_format";
  readonly message: string;
  /** From 1; 0 where no line is to blame. */
  readonly line: number;
};

export const MOST_LINES = 5_000;
export const MOST_COPIES = 999;
export const MOST_CARDS = 10_000;
export const MOST_PARTS = 50;

export const MAIN = "deck";
export const SIDE = "sideboard";
