import type { Card } from "../cards/model";

/** Tells whether a card is shown. */
export type CardTest = (card: Card) => boolean;

type Column = { readonly text: (card: Card) => string; readonly number: (card: Card) => number };

/** A term of an expression: what it is, and how to work it out. */
export type Term =
  /** Not a number where there is none: a price of what nobody offers, and what is reckoned with it. No comparison holds of it. */
  | { readonly is: "number"; readonly number: (card: Card) => number; readonly whole: boolean }
  | { readonly is: "text"; readonly text: (card: Card) => string }
  /** An attribute: a number or a text, as its neighbour wants. */
  | ({ readonly is: "attribute" } & Column)
  | { readonly is: "test"; readonly test: CardTest };

/** The number that a text begins with; 0 if it begins with none. */
export const leadingNumber = (text: string): number => {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) ? value : 0;
};

export const numberOf = (term: Term): ((card: Card) => number) => {
  switch (term.is) {
    case "number":
    case "attribute":
      return term.number;
    case "text":
      return (card) => leadingNumber(term.text(card));
    case "test":
      return (card) => (term.test(card) ? 1 : 0);
  }
};
export const textOf = (term: Term): ((card: Card) => string) => {
  switch (term.is) {
    case "text":
    case "attribute":
      return term.text;
    default: {
      const number = numberOf(term);
      return (card) => textOfNumber(number(card));
    }
  }
};

export const testOf = (term: Term): CardTest => {
  if (term.is === "test") return term.test;
  // A text is never true; an attribute counts by its number.
  if (term.is === "text") return () => false;
  const number = numberOf(term);
  return (card) => {
    const value = number(card);
    return value !== 0 && !Number.isNaN(value);
  };
};

const textOfNumber = (value: number): string => (Number.isNaN(value) ? "" : String(value));

/** A number of which there may be none counts as 0 where 0 itself is asked for: `price=0` is what nobody offers. */
export const orNothing = (number: (card: Card) => number): ((card: Card) => number) => {
  return (card) => number(card) || 0;
};

/** What a difference says of a relation. */
export const ORDER = {
  "=": (difference: number) => difference === 0,
  "!=": (difference: number) => difference !== 0,
  "<": (difference: number) => difference < 0,
  ">": (difference: number) => difference > 0,
  "<=": (difference: number) => difference <= 0,
  ">=": (difference: number) => difference >= 0,
} as const;
