/** The formats of deck files, each with what its files are usually called. */
export const DECK_FORMATS = {
  gccg: ".deck",
  ascii: ".txt",
  apprentice: ".dec",
  cockatrice: ".cod",
  arena: ".txt",
  mtgo: ".dek",
  plain: ".txt",
} as const;
export type DeckFormat = keyof typeof DECK_FORMATS;

/** A line of a deck file that names cards, before they are looked up. */
export type DeckEntry = {
  /** From 1; in XML the number of the card's element. */
  readonly line: number;
  readonly text: string;
  readonly part: string;
  readonly count: number;
  readonly name: string;
  /** What the file says of the printing. */
  readonly set?: string;
  /** The collector's number in that set, or the k-th picture of the name, from 1. */
  readonly number?: number;
  readonly picture?: number;
};

/** What a file says: its cards, and lines that say nothing one could read. */
export type DeckText = {
  readonly format: DeckFormat;
  readonly parts: readonly string[];
  readonly entries: readonly DeckEntry[];
  readonly unread: readonly { readonly line: number; readonly text: string }[];
};

export const MOST_LINES = 5_000;
export const MOST_COPIES = 999;

export const MAIN = "deck";
export const SIDE = "sideboard";
