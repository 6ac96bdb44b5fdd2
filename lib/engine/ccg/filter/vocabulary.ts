import { RARITIES } from "../art/look";
import { keywordsOf } from "../cards/keywords";
import { type Card, type CardDatabase, FOIL, inEveryFinish } from "../cards/model";
import { rarityCodes } from "../cards/rarity";
import type { BannedCards } from "../formats/banned-cards";
import { plainApostrophes } from "./scan";
import { type FieldNames, FORMAT_KEYS, fieldNames, NUMBER_FIELDS } from "./tree";

/** Words that a filter of a game can hold, and what they mean there. */
export type FilterVocabulary = {
  readonly names: FieldNames;
  /** The values of an attribute or field among the cards to collect, sorted; none where there is no telling. */
  values(name: string): readonly string[];
  /** Every value of it on cards that one may have; null: what it holds is prose or a member's own, so anything may be asked. */
  known(name: string): readonly string[] | null;
  /** Is it a number on each card that has it? */
  isNumber(name: string): boolean;
  /** Are its values letters of symbols, as dyes are? */
  isSymbols(name: string): boolean;
  /** A value by the code that cards have, in small letters: `rare` is `r`, the name of a set its abbreviation, a dye its letter. */
  meant(name: string, value: string): string;
  /** The formats of the game with the printings that each does not allow; null: there is no telling which there are. */
  readonly formats: ReadonlyMap<string, ReadonlySet<number>> | null;
  /** The keywords of the game; null: there is no telling which there are. */
  readonly keywords: readonly string[] | null;
  /** What the symbols are called of which the values of an attribute are made: the dyes by their names. */
  symbolWords(name: string): readonly string[];
};

const MOST_VALUES = 500;
/** A value longer than this is prose. */
const LONGEST_VALUE = 40;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Is it a card that one may have? Tokens, backs and hidden cards are not. */
export const isKeepable = ({ hidden, set }: Card): boolean => !hidden && set !== "";

/** Is it for collecting? What is no longer printed completes no set. */
export const isCollectible = (card: Card): boolean => isKeepable(card) && !card.retired;

/** Is it so of some cards, and of the others not said? `values`: all that there are of an attribute. */
export const isYes = (values: readonly string[] | null): boolean => values?.length === 1 && values[0] === "yes";

/** The attributes of a game's cards, sorted. */
export function attributesOf({ cards, foils }: CardDatabase): string[] {
  const names = new Set<string>(foils.size > 0 ? [FOIL] : []);
  for (const { attributes } of cards) for (const name of attributes.keys()) names.add(name);
  return [...names].sort();
}

/** A vocabulary that knows names alone, to which any value is one that cards may have. */
export const namesAlone = (attributes: readonly string[]): FilterVocabulary => ({
  names: fieldNames(attributes),
  values: () => [],
  known: () => null,
  isNumber: () => false,
  isSymbols: () => false,
  meant: (_, value) => value.toLowerCase(),
  formats: null,
  keywords: null,
  symbolWords: () => [],
});

/** A vocabulary that knows the formats of its game: `legal:standard`. */
export function withFormats(vocabulary: FilterVocabulary, banned: BannedCards): FilterVocabulary {
  const formats = new Map(banned.map(({ format, cards }) => [format, new Set(cards)]));
  const names = [...formats.keys()];
  const isOne = (name: string): boolean => FORMAT_KEYS.includes(name) && vocabulary.names.find(name) === null;
  return {
    ...vocabulary,
    formats,
    values: (name) => (isOne(name) ? names : vocabulary.values(name)),
    known: (name) => (isOne(name) ? names : vocabulary.known(name)),
  };
}

const gathered = new WeakMap<CardDatabase, FilterVocabulary>();

/** The vocabulary of a game; what cards say of an attribute is gathered only once it is asked for. */
export function vocabularyOf(database: CardDatabase): FilterVocabulary {
  const vocabulary = gathered.get(database) ?? gather(database);
  gathered.set(database, vocabulary);
  return vocabulary;
}

function gather(database: CardDatabase): FilterVocabulary {
  const kept = inEveryFinish(database).filter(isKeepable);
  const valuesOf = (name: string, cards: readonly Card[], most: number): readonly string[] => {
    const values = new Set<string>();
    for (const card of cards) {
      if (values.size >= most) break;
      if (name === "name") values.add(card.name);
      else if (name === "set") values.add(card.set);
      else if (name === "rarity") for (const code of rarityCodes(card)) values.add(code);
      else values.add(card.attributes.get(name) ?? "");
    }
    values.delete("");
    return [...values].sort();
  };
  const all = remembered((name) => valuesOf(name, kept, Number.POSITIVE_INFINITY));
  const tags = [...database.symbols.keys()].filter((tag) => /^\p{L}$/u.test(tag)).join("");
  const isSymbols = remembered(
    (name) =>
      tags !== "" && all(name).length > 0 && all(name).every((value) => [...value].every((one) => tags.includes(one))),
  );
  const isKnown = remembered(
    (name) => name !== "text" && !NUMBER_FIELDS.includes(name) && name !== "seller" && all(name).every(isShort),
  );
  const spellings = remembered(
    (name) => new Map(all(name).map((value) => [plainly(value.toLowerCase()), value.toLowerCase()])),
  );
  const names = fieldNames(attributesOf(database));
  const keywords = keywordsOf(database);
  const areKeywords = (name: string): boolean => name === "kw" && names.find(name) === null;
  const collectible = remembered((name) => valuesOf(name, kept.filter(isCollectible), MOST_VALUES));
  return {
    names,
    values: (name) => (areKeywords(name) ? keywords : collectible(name)),
    known(name) {
      if (areKeywords(name)) return keywords;
      return !FORMAT_KEYS.includes(name) && isKnown(name) ? all(name) : null;
    },
    isNumber: remembered(
      (name) =>
        NUMBER_FIELDS.includes(name) ||
        (name === "cn" && names.find(name) === null) ||
        (all(name).length > 0 && all(name).every((value) => NUMBER.test(value))),
    ),
    isSymbols,
    formats: null,
    keywords,
    symbolWords(name) {
      if (!isSymbols(name)) return [];
      const letters = new Set(all(name).flatMap((value) => [...value]));
      return [...database.symbols].flatMap(([tag, picture]) => (letters.has(tag) ? [picture] : []));
    },
    meant(name, value) {
      const said = value.toLowerCase();
      if (name === "rarity") return codeOfWord(said) ?? said;
      if (name === "set") return setCalled(said, database) ?? said;
      if (isSymbols(name)) return symbolCalled(said, database) ?? withoutBraces(said);
      // As cards spell it: apostrophes and braces as people write them.
      return BY_HABIT.test(said) && isKnown(name) ? (spellings(name).get(plainly(said)) ?? said) : said;
    },
  };
}

/** `{w}{m}` as `wm`: how costs and colours are written elsewhere. */
const withoutBraces = (said: string): string => said.replaceAll(/[{}/]/g, "");

/** What one writes this way and another that. */
const BY_HABIT = /[{}'’]/;
const plainly = (text: string): string => withoutBraces(plainApostrophes(text));

const isShort = (value: string): boolean => value.length <= LONGEST_VALUE;

function remembered<T>(find: (name: string) => T): (name: string) => T {
  const found = new Map<string, T>();
  return (name) => {
    const before = found.get(name);
    if (before !== undefined) return before;
    const now = find(name);
    found.set(name, now);
    return now;
  };
}

const codeOfWord = (said: string): string | undefined =>
  Object.entries(RARITIES)
    .find(([, { word }]) => word === said)?.[0]
    .toLowerCase();

const withoutThe = (name: string): string => name.toLowerCase().replace(/^the /, "");

/** A part of a set's name is enough, if no other set has it. */
const LEAST_PART = 3;

function setCalled(said: string, { sets }: CardDatabase): string | undefined {
  const whole = sets.find(({ name }) => withoutThe(name) === withoutThe(said));
  const parts = said.length < LEAST_PART ? [] : sets.filter(({ name }) => name.toLowerCase().includes(said));
  const isCode = sets.some(({ abbreviation }) => abbreviation.toLowerCase() === said);
  const found = whole ?? (parts.length === 1 && !isCode ? parts[0] : undefined);
  return found?.abbreviation.toLowerCase();
}

/** `woad` and `oak gall`, by the pictures of the symbols. */
const symbolCalled = (said: string, { symbols }: CardDatabase): string | undefined =>
  [...symbols].find(([, picture]) => picture.toLowerCase() === said.replaceAll(/[\s-]/g, ""))?.[0].toLowerCase();
