import { ok, type Result } from "../../kernel/result";
import { type Card, type CardDatabase, FOIL, inEveryFinish } from "../cards/model";
import { rarityCodes } from "../cards/rarity";
import { readFilter } from "./read-filter";
import { type Filter, type FilterProblem, TEXT_FIELDS } from "./tree";

/** What a viewer has of a card, wants and asks: the columns of their collection. */
export type OwnRow = {
  readonly have: number;
  readonly deck: number;
  readonly sell: number;
  readonly want: number;
  readonly seller: string;
  readonly price: number;
  readonly myprice: number;
};

/** Rows of a viewer by card number; what is absent is 0 or "". */
export type OwnRows = (card: number) => Partial<OwnRow> | undefined;

const NOTHING: OwnRows = () => undefined;

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
const leadingNumber = (text: string): number => {
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
  constructor(private readonly own: OwnRows) {}

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
        return { is: "text", text: (card) => this.own(card.number)?.seller ?? "" };
      case "have":
      case "deck":
      case "sell":
      case "want":
        return { is: "number", number: (card) => this.own(card.number)?.[name] ?? 0, whole: true };
      case "price":
      case "myprice":
        return { is: "number", number: (card) => this.own(card.number)?.[name] ?? 0, whole: false };
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

  /** `own:` has some, `own:2` at least two; `rarity:r` by code; `set:wc`; any other field by number or part. */
  private short(key: string, value: string): CardTest {
    const wanted = value.toLowerCase();
    if (key === "own" || key === "have") {
      const least = Math.max(1, Number(value));
      return (card) => (this.own(card.number)?.have ?? 0) >= least;
    }
    if (key === "set") return (card) => card.set.toLowerCase() === wanted;
    if (key === "rarity") return this.rarity(wanted);
    const term = this.field(key);
    const [text, number] = [textOf(term), numberOf(term)];
    if (NUMBER.test(value) && !TEXT_FIELDS.includes(key))
      return (card) => number(card) === Number(value) && text(card) !== "";
    return (card) => text(card).toLowerCase().includes(wanted);
  }

  /** By a code of it, or as it is written; cards share a handful of rarities, so each is worked out once. */
  private rarity(wanted: string): CardTest {
    const known = new Map<string, boolean>();
    return (card) => {
      const rarity = card.attributes.get("rarity") ?? "";
      let holds = known.get(rarity);
      if (holds === undefined) {
        holds = [rarity, ...rarityCodes(card)].some((code) => code.toLowerCase() === wanted);
        known.set(rarity, holds);
      }
      return holds;
    };
  }
}

const NUMBER = /^\d{1,15}(\.\d+)?$/;

const ORDER = {
  "=": (difference: number) => difference === 0,
  "!=": (difference: number) => difference !== 0,
  "<": (difference: number) => difference < 0,
  ">": (difference: number) => difference > 0,
  "<=": (difference: number) => difference <= 0,
  ">=": (difference: number) => difference >= 0,
} as const;

/** The attributes of a game's cards, sorted. */
export function attributesOf({ cards, foils }: CardDatabase): string[] {
  const names = new Set<string>(foils.size > 0 ? [FOIL] : []);
  for (const { attributes } of cards) for (const name of attributes.keys()) names.add(name);
  return [...names].sort();
}

/** Does a filter speak of foils? */
function asksForFoils(filter: Filter): boolean {
  switch (filter.kind) {
    case "or":
    case "and":
      return filter.of.some(asksForFoils);
    case "not":
      return asksForFoils(filter.of);
    case "relation":
    case "sum":
      return asksForFoils(filter.left) || asksForFoils(filter.right);
    case "field":
      return filter.name === FOIL;
    case "short":
      return filter.key === FOIL;
    default:
      return false;
  }
}

/**
 * Compiles a filter to a test. `own`: what the viewer has of each card; nobody has anything unless given. A foil passes
 * for who has it, and where the filter speaks of foils: else each printing would be shown twice.
 */
export function compileFilter(
  text: string,
  attributes: readonly string[],
  own: OwnRows = NOTHING,
): Result<CardTest, FilterProblem> {
  const filter = readFilter(text, attributes);
  if (!filter.ok) return filter;
  const test = new Compiler(own).test(filter.value);
  if (asksForFoils(filter.value)) return ok(test);
  return ok((card) => (card.foilOf === null || (own(card.number)?.have ?? 0) > 0) && test(card));
}

/** Is it a card that one may have? Tokens, backs and hidden cards are not. */
export const isKeepable = ({ hidden, set }: Card): boolean => !hidden && set !== "";

/** Is it for collecting? What is no longer printed completes no set. */
export const isCollectible = (card: Card): boolean => isKeepable(card) && !card.retired;

/** The numbers of the cards that a filter shows, ascending; also of those that are no longer printed. */
export function selectCards(database: CardDatabase, text: string, own?: OwnRows): Result<number[], FilterProblem> {
  const test = compileFilter(text, attributesOf(database), own);
  if (!test.ok) return test;
  return ok(
    inEveryFinish(database)
      .filter((card) => isKeepable(card) && test.value(card))
      .map(({ number }) => number)
      .sort((a, b) => a - b),
  );
}
