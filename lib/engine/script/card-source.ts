/** A card as the programs of a game know it. */
export type CardFacts = {
  readonly name: string;
  readonly text: string;
  /** Abbreviation of its set; "" for tokens, backs and placeholders. */
  readonly set: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Number of the picture of its back. */
  readonly back: number;
  readonly hidden: boolean;
};

export type SetFacts = {
  readonly abbreviation: string;
  readonly name: string;
  /** Numbers of its first and last card. */
  readonly first: number;
  readonly last: number;
  /** Its place in the order in which the sets came out. */
  readonly age: number;
};

/** A key of `sort_by` is not one, or a card or number of titles is out of range. */
export type SortRefusal = null;

/** The cards of a game, as the host knows them: what the functions of `library/cards.ts` ask. */
export interface CardSource {
  /** How many cards there are. */
  readonly count: number;
  readonly name: string;
  readonly directory: string;
  /** Attributes by which cards are grouped when they are played, and where they go. */
  readonly play: readonly string[];
  readonly locationHint: readonly string[];
  readonly inlineImages: readonly string[];
  /** Files that the host offers. */
  readonly rules: readonly string[];
  readonly scripts: readonly string[];
  readonly decks: readonly string[];
  readonly sets: readonly SetFacts[];
  /** Names of all attributes, and the codes of all rarities, sorted. */
  readonly attributes: readonly string[];
  readonly rarities: readonly string[];
  /** The numbers of a set, or of all cards, ascending. */
  numbers(set: string | null): readonly number[];
  card(number: number): CardFacts | null;
  /** The name that tells this card from all others. */
  canonicalName(number: number): string | null;
  /** Numbers that a name, plain or canonical, means; and those that it may mean. */
  named(name: string): readonly number[];
  namedLike(name: string): readonly number[];
  /** How many times a card lies on the sheet of a rarity. */
  weight(number: number, rarity: string): number;
  option(name: string): string | null;
  deck(path: string): readonly string[] | null;
  /** Cards sorted by keys like `N[cost]`; with `titles` of the keys as headings between them. */
  sorted(keys: readonly string[], cards: readonly number[], titles: number): readonly (number | string)[] | SortRefusal;
}

/** A game without cards. */
export const NO_CARDS: CardSource = {
  count: 0,
  name: "",
  directory: "",
  play: [],
  locationHint: [],
  inlineImages: [],
  rules: [],
  scripts: [],
  decks: [],
  sets: [],
  attributes: [],
  rarities: [],
  numbers: () => [],
  card: () => null,
  canonicalName: () => null,
  named: () => [],
  namedLike: () => [],
  weight: () => 0,
  option: () => null,
  deck: () => null,
  sorted: (_keys, cards) => (cards.length === 0 ? [] : null),
};
