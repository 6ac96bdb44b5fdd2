import { type Card, type CardDatabase, indexCards } from "./model";

/** A card as JSON. */
export type PlainCard = Omit<Card, "attributes" | "foilOf"> & { readonly attributes: Readonly<Record<string, string>> };

/**
 * All cards of a game as JSON: what a browser gets of it. The house writes it itself, under an address with its hash, so
 * whoever reads it trusts it; a schema would weigh as much as the rest of the page.
 */
export type PlainCards = Omit<CardDatabase, "cards" | "foils" | "foilSheets" | "byNumber" | "options" | "symbols"> & {
  readonly cards: readonly PlainCard[];
  /** Numbers of plain cards and their foils: all else of a foil is its plain card's. */
  readonly foils: readonly (readonly [plain: number, foil: number])[];
  readonly options: Readonly<Record<string, string>>;
  readonly symbols: Readonly<Record<string, string>>;
};

/** A card as JSON. */
const plainCard = ({ attributes, foilOf: _, ...card }: Card): PlainCard => ({
  ...card,
  attributes: Object.fromEntries(attributes),
});

/** A card from its JSON. */
const cardOf = ({ attributes, ...card }: PlainCard): Card => ({
  ...card,
  foilOf: null,
  attributes: new Map(Object.entries(attributes)),
});

/** A game's cards as JSON. */
export const plainCards = ({
  game,
  directory,
  sets,
  cards,
  foils,
  options,
  symbols,
  ...turns
}: CardDatabase): PlainCards => ({
  ...{ game, directory, sets },
  ...{ phases: turns.phases, play: turns.play, locationHint: turns.locationHint },
  foils: [...foils].map(([plain, { number }]) => [plain, number]),
  options: Object.fromEntries(options),
  symbols: Object.fromEntries(symbols),
  cards: cards.map(plainCard),
});

/** A game's cards from their JSON. */
export function databaseOf({ cards: plain, foils, options, symbols, ...game }: PlainCards): CardDatabase {
  const cards = plain.map(cardOf);
  return {
    ...game,
    options: new Map(Object.entries(options)),
    symbols: new Map(Object.entries(symbols)),
    cards,
    ...indexCards(cards, foils),
    foilSheets: new Map(),
  };
}
