import { speechOf } from "../speech";

const { list } = speechOf("en");

/** What is wrong with a filter, an order or a command of a collection, each in one sentence. */
export const query = {
  filter: {
    unclosed: {
      quote: "This quotation mark is not closed.",
      bracket: "This [ is not closed.",
      parenthesis: "This parenthesis is not closed.",
    },
    sign: (sign: string): string => `“${sign}” does not belong in a filter; put it in quotes.`,
    unopened: "This parenthesis was never opened.",
    unjoined: (text: string): string => `“${text}” is not expected here: join conditions with “and” or “or”.`,
    star: "A part of a word is enough: no “*” is needed.",
    pattern: "A part of the words is enough: patterns between “/” are not known here.",
    /** `has`: what one may ask for, where nothing is like the word. */
    unknownWord: (word: string, has: readonly string[]): string =>
      `There is no attribute “${word}”.${has.length > 0 ? ` One can ask for ${list(has)}.` : ""}`,
    noOrder: "The order is no part of the filter: choose it below, or write “/sort name” alone.",
    ambiguous: (text: string): string => `“${text}” can be read in two ways.`,
    manyFormats: (text: string): string => `Several formats have “${text}” in their names: say which one.`,
    noFormat: (text: string): string =>
      `There is no format “${text}”. One can ask for those of the house, one’s own, and those that others show.`,
    noNumber: (field: string, text: string): string =>
      `“${field}” is a number, and “${text}” is none: no card can match.`,
    noValue: (field: string, text: string): string => `No card has “${text}” as ${field}.`,
    noState: (text: string): string => `A card cannot be “${text}”.`,
    noKeyword: (text: string): string => `“${text}” is no keyword of this game.`,
    noHaving: (text: string): string => `Cards have no “${text}” that one could ask for.`,
    missing: "Something is missing here.",
    missingAfter: (text: string): string => `Something is missing after “${text}”.`,
    missingBefore: (text: string): string => `Something is missing before “${text}”.`,
    missingValue: (key: string): string => `After “${key}:” comes a value.`,
    missingNumber: (key: string): string => `After “${key}:” comes a number, or nothing.`,
    long: (most: number): string => `A filter has at most ${most} letters.`,
    longNumber: (most: number): string => `A number has at most ${most} digits.`,
    deep: "The filter is nested too deep.",
  },
  sort: {
    unknownKey: (key: string): string => `There is no key “${key}”.`,
    titles: (keys: number): string => `The number of titles lies between 0 and ${keys}, the number of keys.`,
    long: (most: number): string => `An order has at most ${most} keys.`,
  },
  display: {
    noName: "A display needs a name.",
    longName: (most: number): string => `A display’s name has at most ${most} letters.`,
    unknownName: (name: string): string => `No display is saved as “${name}”.`,
    unknownCommand: (command: string): string => `There is no command “${command}”.`,
  },
  didYouMean: "Did you mean",
  clear: "Clear",
  completions: "Completions",
  /** What a completion is. */
  kinds: {
    field: "of every card",
    attribute: "attribute",
    value: "value",
    short: "short form",
    display: "saved display",
  },
};

export type QueryTexts = typeof query;
