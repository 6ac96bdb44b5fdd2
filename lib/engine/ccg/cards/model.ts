/**
 * One card: a printing in a finish. A *printing* is a name with its text, rarity and picture in a set; each comes plain,
 * and as a *foil* where its file gives that a number (`docs/decisions/0034-foil-is-a-finish.md`).
 */
export type Card = {
  /**
   * Its identity, for good: holdings, packs and proofs name it by this number. Our own set files write it down; in a GCCG
   * game it is the card's position over all set files.
   */
  readonly number: number;
  /** Its number within its set, from 1, as collectors write it: the cards of a set by their numbers. */
  readonly place: number;
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
  /** No longer printed: its set's file does not list it any more. Copies that are out stay what they are. */
  readonly retired: boolean;
  /** The number of the plain card of which this is the foil; null for a plain card. All but the number is its. */
  readonly foilOf: number | null;
  readonly attributes: ReadonlyMap<string, string>;
};

/** A set: its cards lie from `first` to `last` in the game's list, none if `last < first`. */
export type CardSet = {
  readonly abbreviation: string;
  readonly name: string;
  readonly directory: string;
  readonly first: number;
  readonly last: number;
  /** Place in the order in which the sets came out; the base set is 0. */
  readonly age: number;
  /** How many of its cards are for collecting; only where the game's list holds some of them alone. */
  readonly size?: number;
};

/** All cards of a game, and what its game file says about them. */
export type CardDatabase = {
  readonly game: string;
  readonly directory: string;
  readonly sets: readonly CardSet[];
  /** All printings, plain: set by set, within each by number. */
  readonly cards: readonly Card[];
  /** The foil of each plain card that has one, by the plain card's number. */
  readonly foils: ReadonlyMap<number, Card>;
  /** Plain cards and foils by number; there may be gaps between numbers. */
  readonly byNumber: ReadonlyMap<number, Card>;
  /** Names that files from before foils were a finish have for sheets of them: the numbers of the foils on each. */
  readonly foilSheets: ReadonlyMap<string, readonly number[]>;
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
export type CardDraft = Omit<Card, "number" | "place" | "set" | "retired" | "foilOf">;
/** A card with its number, and that of its foil if it has one, before its set is put together. */
export type NumberedDraft = CardDraft & Pick<Card, "number" | "retired"> & { readonly foil: number | null };
/** `age`: only where the set file says one. */
export type SetDraft<Draft = CardDraft> = Omit<CardSet, "first" | "last" | "age"> & {
  readonly age: number | null;
  readonly cards: readonly Draft[];
};
export type GameDraft = Omit<CardDatabase, "sets" | "cards" | "foils" | "byNumber" | "foilSheets">;

/** The attribute that tells programs and filters of the cards' language a foil: it is `yes`. */
export const FOIL = "foil";

/** A plain card as a foil with this number. */
const foilOf = (card: Card, number: number): Card => ({
  ...card,
  ...{ number, foilOf: card.number },
  attributes: new Map([...card.attributes, [FOIL, "yes"]]),
});

/** Cards by their numbers, and their foils, from pairs of numbers: a plain card's, its foil's. */
export function indexCards(
  cards: readonly Card[],
  pairs: Iterable<readonly [plain: number, foil: number]>,
): Pick<CardDatabase, "byNumber" | "foils"> {
  const byNumber = new Map(cards.map((card) => [card.number, card]));
  const foils = new Map<number, Card>();
  for (const [plain, number] of pairs) {
    const card = byNumber.get(plain);
    if (card) foils.set(plain, foilOf(card, number));
  }
  for (const foil of foils.values()) byNumber.set(foil.number, foil);
  return { byNumber, foils };
}

/** The number of the printing that a card is of, whatever its finish. */
export const printingOf = ({ number, foilOf }: Card): number => foilOf ?? number;

/** All that there is to have: every printing, each followed by its foil. */
export function inEveryFinish({ cards, foils }: CardDatabase): readonly Card[] {
  if (foils.size === 0) return cards;
  const all: Card[] = [];
  for (const card of cards) {
    all.push(card);
    const foil = foils.get(card.number);
    if (foil) all.push(foil);
  }
  return all;
}

/** The printings of a set, plain, by number. */
export const cardsOfSet = ({ cards }: CardDatabase, { first, last }: CardSet): readonly Card[] =>
  cards.slice(first, last + 1);

/** Puts a game together from sets whose cards have their numbers. A set that says its age moves those after it. */
export function assembleNumbered(game: GameDraft, drafts: readonly SetDraft<NumberedDraft>[]): CardDatabase {
  const cards: Card[] = [];
  const sets: CardSet[] = [];
  const pairs: [number, number][] = [];
  let age = -1;
  for (const draft of drafts) {
    const { abbreviation, name, directory } = draft;
    const first = cards.length;
    const inOrder = [...draft.cards].sort((a, b) => a.number - b.number);
    for (const [i, { foil, ...card }] of inOrder.entries()) {
      cards.push({ ...card, place: i + 1, set: abbreviation, foilOf: null });
      if (foil !== null) pairs.push([card.number, foil]);
    }
    age = draft.age ?? age + 1;
    sets.push({ abbreviation, name, directory, first, last: cards.length - 1, age });
  }
  return { ...game, sets, cards, ...indexCards(cards, pairs), foilSheets: new Map() };
}

/** Numbers the cards of all sets in their order, as GCCG does. */
export function assembleCards(game: GameDraft, drafts: readonly SetDraft[]): CardDatabase {
  let next = 0;
  return assembleNumbered(
    game,
    drafts.map((draft) => ({
      ...draft,
      cards: draft.cards.map((card) => ({ ...card, number: next++, retired: false, foil: null })),
    })),
  );
}
