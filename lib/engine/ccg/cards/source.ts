import type { CardSource } from "../../script/card-source";
import type { CardDatabase } from "./model";
import { indexNames } from "./names";
import { rarityCodes, weightOn } from "./rarity";
import { sortCards } from "./sort";

const sortedSet = (texts: Iterable<string>): string[] => [...new Set(texts)].sort();

/** The cards of a game for its programs. */
export function cardSourceOf(database: CardDatabase): CardSource {
  const { cards, byNumber, sets, options, symbols } = database;
  const numbers = cards.map(({ number }) => number).sort((a, b) => a - b);
  const names = indexNames(database);
  return {
    count: cards.length,
    name: database.game,
    directory: database.directory,
    play: database.play,
    locationHint: database.locationHint,
    inlineImages: sortedSet(symbols.keys()),
    rules: [],
    scripts: [],
    decks: [],
    sets: sets.map((set) => ({
      ...set,
      first: cards[set.first]?.number ?? set.first,
      last: cards[set.last]?.number ?? set.last,
    })),
    numbers: (set) => (set === null ? numbers : numbers.filter((number) => byNumber.get(number)?.set === set)),
    attributes: sortedSet(cards.flatMap(({ attributes }) => [...attributes.keys()])),
    rarities: sortedSet(cards.flatMap(rarityCodes)),
    card: (number) => byNumber.get(number) ?? null,
    canonicalName: (number) => {
      const card = byNumber.get(number);
      return card ? names.canonical(card) : null;
    },
    named: names.exactly,
    namedLike: names.roughly,
    weight: (number, rarity) => {
      const card = byNumber.get(number);
      return card ? weightOn(card, rarity) : 0;
    },
    option: (name) => options.get(name) ?? null,
    deck: () => null,
    sorted: (keys, numbers, titles) => sortCards(database, keys, numbers, titles),
  };
}
