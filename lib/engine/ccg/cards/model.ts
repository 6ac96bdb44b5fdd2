/** One card. Its number is its position over all set files and never changes: it names the card for good. */
export type Card = {
  readonly number: number;
  readonly name: string;
  /** Rules text; `{tag}` stands for an inline symbol. */
  readonly text: string;
  /** Abbreviation of its set; "" in the base set, where tokens, backs and placeholders are. */
  readonly set: string;
  /** File of its picture; the table draws the card itself where there is none. */
  readonly graphics: string;
  /** Numbers of the pictures of its back and, if another card lends it, its front. */
  readonly back: number;
  readonly front: number;
  /** Not for collecting. */
  readonly hidden: boolean;
  readonly attributes: ReadonlyMap<string, string>;
};

/** A set: its cards are those from `first` to `last`, none if `last < first`. */
export type CardSet = {
  readonly abbreviation: string;
  readonly name: string;
  readonly directory: string;
  readonly first: number;
  readonly last: number;
  /** Place in the order in which the sets came out; the base set is 0. */
  readonly age: number;
};

/** All cards of a game, and what its game file says about them. */
export type CardDatabase = {
  readonly game: string;
  readonly directory: string;
  readonly sets: readonly CardSet[];
  readonly cards: readonly Card[];
  readonly options: ReadonlyMap<string, string>;
  /** Inline symbols: tag → picture. */
  readonly symbols: ReadonlyMap<string, string>;
  /** Phases of a turn, in order. */
  readonly phases: readonly string[];
  /** Attributes by which cards are grouped when played, and by which their place is found. */
  readonly play: readonly string[];
  readonly locationHint: readonly string[];
};

/** What a reader knows of a card before its set gives it a number. */
export type CardDraft = Omit<Card, "number" | "set">;
/** `age`: only where the set file says one. */
export type SetDraft = Omit<CardSet, "first" | "last" | "age"> & {
  readonly age: number | null;
  readonly cards: readonly CardDraft[];
};
export type GameDraft = Omit<CardDatabase, "sets" | "cards">;

/** Numbers the cards of all sets in their order. A set that says its age moves those after it. */
export function assembleCards(game: GameDraft, drafts: readonly SetDraft[]): CardDatabase {
  const cards: Card[] = [];
  const sets: CardSet[] = [];
  let age = -1;
  for (const draft of drafts) {
    const { abbreviation, name, directory } = draft;
    const first = cards.length;
    for (const card of draft.cards) cards.push({ ...card, number: cards.length, set: abbreviation });
    age = draft.age ?? age + 1;
    sets.push({ abbreviation, name, directory, first, last: cards.length - 1, age });
  }
  return { ...game, sets, cards };
}
