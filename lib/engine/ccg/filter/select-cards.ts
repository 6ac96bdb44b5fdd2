import { ok, type Result } from "../../kernel/result";
import type { Card, CardDatabase } from "../cards/model";
import { rarityCodes } from "../cards/rarity";
import { type Filter, type FilterProblem, readFilter, TEXT_FIELDS } from "./read-filter";

/** What a viewer has of a card, wants and asks: the columns of his collection. */
export type OwnRow = {
  readonly have: number;
  readonly deck: number;
  readonly sell: number;
  readonly want: number;
  readonly seller: string;
  readonly price: number;
  readonly myprice: number;
};

const NOTHING: OwnRow = { have: 0, deck: 0, sell: 0, want: 0, seller: "", price: 0, myprice: 0 };

/** Tells whether a card is shown. */
export type CardTest = (card: Card) => boolean;

type Column = { readonly text: (card: Card) => string; readonly number: (card: Card) => number };

/** A term of an expression: what it is, and how to work it out. */
type Term =
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

const numberOf = (term: Term): ((card: Card) => number) => {
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
const textOf = (term: Term): ((card: Card) => string) => {
  switch (term.is) {
    case "text":
    case "attribute":
      return term.text;
    default: {
      const number = numberOf(term);
      return (card) => String(number(card));
    }
  }
};

const testOf = (term: Term): CardTest => {
  if (term.is === "test") return term.test;
  // A quoted text is never true; an attribute counts by its number.
  if (term.is === "text") return () => false;
  const number = numberOf(term);
  return (card) => number(card) !== 0;
};

class Compiler {
  constructor(
    private readonly own: (card: number) => OwnRow,
    private readonly attributes: ReadonlyMap<string, string>,
  ) {}

  term(filter: Filter): Term {
    switch (filter.kind) {
      case "all":
        return { is: "test", test: () => true };
      case "or": {
        const tests = filter.of.map((one) => this.test(one));
        return { is: "test", test: (card) => tests.some((test) => test(card)) };
      }
      case "and": {
        const tests = filter.of.map((one) => this.test(one));
        return { is: "test", test: (card) => tests.every((test) => test(card)) };
      }
      case "not": {
        const test = this.test(filter.of);
        return { is: "test", test: (card) => !test(card) };
      }
      case "relation":
        return { is: "test", test: this.relation(filter) };
      case "sum":
        return this.sum(filter);
      case "number":
        return { is: "number", number: () => filter.value, whole: !filter.real };
      case "text":
        return { is: "text", text: () => filter.text };
      case "field":
        return this.field(filter.name);
      case "words":
        return { is: "test", test: this.words(filter.words) };
      case "short":
        return { is: "test", test: this.short(filter.key, filter.value) };
    }
  }

  test(filter: Filter): CardTest {
    return testOf(this.term(filter));
  }

  private relation({ relation, left, right }: Filter & { kind: "relation" }): CardTest {
    const [a, b] = [this.term(left), this.term(right)];
    if (relation === "has") {
      const [whole, part] = [textOf(a), textOf(b)];
      return (card) => whole(card).toLowerCase().includes(part(card).toLowerCase());
    }
    if (a.is === "number" || b.is === "number" || a.is === "test" || b.is === "test") {
      const [x, y] = [numberOf(a), numberOf(b)];
      const holds = ORDER[relation];
      return (card) => holds(x(card) - y(card));
    }
    const [x, y] = [textOf(a), textOf(b)];
    const holds = ORDER[relation];
    return (card) => {
      const [p, q] = [x(card), y(card)];
      return holds(p < q ? -1 : p > q ? 1 : 0);
    };
  }

  private sum({ sign, left, right }: Filter & { kind: "sum" }): Term {
    const [a, b] = [this.term(left), this.term(right)];
    if (sign === "+" && a.is === "text" && b.is === "text")
      return { is: "text", text: (card) => a.text(card) + b.text(card) };
    const [x, y] = [numberOf(a), numberOf(b)];
    const whole = !(a.is === "number" && !a.whole) && !(b.is === "number" && !b.whole);
    switch (sign) {
      case "+":
        return { is: "number", number: (card) => x(card) + y(card), whole };
      case "-":
        return { is: "number", number: (card) => x(card) - y(card), whole };
      case "*":
        return { is: "number", number: (card) => x(card) * y(card), whole };
      case "/":
        // Whole numbers divide to whole ones, as everywhere in the cards' language; by zero comes to nothing.
        return {
          is: "number",
          whole,
          number: (card) => {
            const under = y(card);
            if (under === 0) return 0;
            return whole ? Math.trunc(x(card) / under) : x(card) / under;
          },
        };
    }
  }

  private field(name: string): Term {
    switch (name) {
      case "name":
        return { is: "text", text: (card) => card.name };
      case "set":
        return { is: "text", text: (card) => card.set };
      case "text":
        return { is: "text", text: (card) => card.text };
      case "seller":
        return { is: "text", text: (card) => this.own(card.number).seller };
      case "have":
      case "deck":
      case "sell":
      case "want":
        return { is: "number", number: (card) => this.own(card.number)[name], whole: true };
      case "price":
      case "myprice":
        return { is: "number", number: (card) => this.own(card.number)[name], whole: false };
      default: {
        const text = (card: Card): string => card.attributes.get(name) ?? "";
        return { is: "attribute", text, number: (card) => leadingNumber(text(card)) };
      }
    }
  }

  /** Every word is in the name or in the text, whatever its case. */
  private words(words: readonly string[]): CardTest {
    const wanted = words.map((word) => word.toLowerCase());
    return (card) => {
      const said = `${card.name}\n${card.text}`.toLowerCase();
      return wanted.every((word) => said.includes(word));
    };
  }

  /** `own:` has some, `own:2` at least two; `rarity:r` by code; `set:wc`; any attribute that has the value. */
  private short(key: string, value: string): CardTest {
    const wanted = value.replace(/^"|"$/g, "").toLowerCase();
    if (key === "own" || key === "have") {
      const least = Math.max(1, Number.parseInt(wanted, 10) || 1);
      return (card) => this.own(card.number).have >= least;
    }
    if (key === "rarity") return (card) => rarityCodes(card).some((code) => code.toLowerCase() === wanted);
    if (key === "set") return (card) => card.set.toLowerCase() === wanted;
    if (TEXT_FIELDS.includes(key)) {
      const term = this.field(key);
      const text = textOf(term);
      return (card) => text(card).toLowerCase().includes(wanted);
    }
    const attribute = this.attributes.get(key) ?? key;
    return (card) => (card.attributes.get(attribute) ?? "").toLowerCase().includes(wanted);
  }
}

const ORDER = {
  "=": (difference: number) => difference === 0,
  "!=": (difference: number) => difference !== 0,
  "<": (difference: number) => difference < 0,
  ">": (difference: number) => difference > 0,
  "<=": (difference: number) => difference <= 0,
  ">=": (difference: number) => difference >= 0,
} as const;

/** The attributes of a game's cards. */
export const attributesOf = ({ cards }: CardDatabase): string[] => [
  ...new Set(cards.flatMap(({ attributes }) => [...attributes.keys()])),
];

/** Compiles a filter to a test. `own`: what the viewer has of each card; nobody has anything unless given. */
export function compileFilter(
  text: string,
  attributes: readonly string[],
  own: (card: number) => OwnRow = () => NOTHING,
): Result<CardTest, FilterProblem> {
  const filter = readFilter(text, attributes);
  if (!filter.ok) return filter;
  const byLower = new Map(attributes.map((name) => [name.toLowerCase(), name]));
  return ok(new Compiler(own, byLower).test(filter.value));
}

/** The numbers of the collectible cards that a filter shows, ascending. */
export function selectCards(
  database: CardDatabase,
  text: string,
  own?: (card: number) => OwnRow,
): Result<number[], FilterProblem> {
  const test = compileFilter(text, attributesOf(database), own);
  if (!test.ok) return test;
  return ok(
    database.cards.filter((card) => !card.hidden && card.set !== "" && test.value(card)).map(({ number }) => number),
  );
}
