import type { Card } from "../cards/model";
import { havingOf } from "./check-value";
import type { OwnRows } from "./own-row";
import { havingTest, inNameOrText, shortTest, valueTest, writtenTest } from "./said";
import { type CardTest, leadingNumber, numberOf, ORDER, orNothing, type Term, testOf, textOf } from "./terms";
import type { Filter } from "./tree";
import type { FilterVocabulary } from "./vocabulary";

const isZero = (side: Filter): boolean => side.kind === "number" && side.value === 0;

/** Turns a filter into a test of cards. */
export class Compiler {
  constructor(
    private readonly own: OwnRows,
    private readonly vocabulary: FilterVocabulary,
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
        return { is: "test", test: inNameOrText(filter.words) };
      case "short":
        return { is: "test", test: this.short(filter) };
    }
  }

  private short(filter: Filter & { kind: "short" }): CardTest {
    const { key, value } = filter;
    const { names } = this.vocabulary;
    if (key !== "has" || names.find(key) !== null) return shortTest(filter, this.field(key), this.vocabulary, this.own);
    const what = havingOf(value, names);
    if (what === null) return () => false;
    return names.find(what) === null ? writtenTest(what, this.own) : havingTest(this.field(what));
  }

  test(filter: Filter): CardTest {
    // In quotes alone: exactly these words.
    return filter.kind === "text" ? inNameOrText([filter.text]) : testOf(this.term(filter));
  }

  private relation({ relation, left, right }: Filter & { kind: "relation" }): CardTest {
    const a = this.term(left);
    if (right.kind === "words") return valueTest(left, a, relation, right.words.join(" "), this.vocabulary);
    const b = this.term(right);
    if (relation === "has") {
      const [whole, part] = [textOf(a), textOf(b)];
      return (card) => whole(card).toLowerCase().includes(part(card).toLowerCase());
    }
    if (a.is === "number" || b.is === "number" || a.is === "test" || b.is === "test") {
      const asksForNone = (relation === "=" || relation === "!=") && (isZero(left) || isZero(right));
      const [x, y] = asksForNone ? [orNothing(numberOf(a)), orNothing(numberOf(b))] : [numberOf(a), numberOf(b)];
      const holds = ORDER[relation];
      return (card) => holds(x(card) - y(card));
    }
    const [x, y] = [textOf(a), textOf(b)];
    const holds = ORDER[relation];
    const areNumbers = this.isNumber(left) && this.isNumber(right);
    return (card) => {
      const [p, q] = [x(card), y(card)];
      // Two attributes are texts, so that one that a card lacks comes before 0; but 10 comes after 8.
      if (areNumbers && p !== "" && q !== "") return holds(leadingNumber(p) - leadingNumber(q));
      return holds(p < q ? -1 : p > q ? 1 : 0);
    };
  }

  private isNumber(side: Filter): boolean {
    return side.kind === "field" && this.vocabulary.isNumber(side.name);
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
      case "bid":
      case "last":
      case "worth": {
        const number = (card: Card): number => {
          const value = this.own(card.number)?.[name];
          return value === null ? Number.NaN : (value ?? 0);
        };
        return { is: "number", number, whole: false };
      }
      default: {
        // Its place in its set, where the game has no attribute of that name.
        if (name === "cn" && this.vocabulary.names.find(name) === null)
          return { is: "number", number: (card) => card.place, whole: true };
        const text = (card: Card): string => card.attributes.get(name) ?? "";
        // Symbols count by how many they are: `dye>=2`.
        const number = this.vocabulary.isSymbols(name)
          ? (card: Card): number => text(card).length
          : (card: Card): number => leadingNumber(text(card));
        return { is: "attribute", text, number };
      }
    }
  }
}
