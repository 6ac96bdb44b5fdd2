import type { Host } from "../../script/host";
import { Interpreter } from "../../script/interpreter";
import { isTrue, listOf, numberOf, type Value } from "../../script/value";
import { type CardDatabase, cardsOfSet, printingOf } from "../cards/model";
import { type CardNames, indexNames } from "../cards/names";
import { cardSourceOf } from "../cards/source";
import type { DeckRule, Format, WrittenRule } from "./rule";

/** A deck by parts, as card numbers; a part may be absent. */
export type DeckParts = Readonly<Record<string, readonly number[]>>;

export type Verdict = {
  readonly name: string;
  readonly legal: boolean;
  readonly violations: readonly string[];
};

/** What one expression may cost, and all of a check together: members write rules too. */
const FUEL = 200_000;
const FUEL_OF_CHECK = 5_000_000;

/** What checks need besides the common functions: `sum_of("cost",#)` adds an attribute of the cards that are left. */
const HELPERS = 'def sum_of { return(sum(forall("toint(#)",Attr(ARG[0],ARG[1])))); }';

/** The cards that are left after a rule; null: the part has failed. */
type Left = readonly number[] | null;
type Apply = (cards: readonly number[], part: string, violate: (text: string) => void) => Left;

const countOf = <K>(keys: readonly K[]): Map<K, number> => {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};
const bytewise = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The formats of a rules file, compiled once against the cards. Expressions run in one interpreter with fuel; what an
 * expression says of a card is worked out once, so it must not depend on chance.
 */
export class DeckChecker {
  private readonly interpreter: Interpreter;
  private readonly names: CardNames;
  private readonly canonical: ReadonlyMap<number, string>;
  private readonly compiled: readonly { name: string; parts: readonly { key: string; rules: readonly Apply[] }[] }[];

  /** The steps that the interpreter had taken when the check began. */
  private stepsBefore = 0;

  constructor(
    private readonly database: CardDatabase,
    formats: readonly Format[],
    host: Host = {},
  ) {
    this.interpreter = new Interpreter({ ...host, cards: cardSourceOf(database) });
    this.interpreter.loadCommon();
    this.interpreter.run(HELPERS);
    this.names = indexNames(database);
    this.canonical = new Map(database.cards.map((card) => [card.number, this.names.canonical(card)]));
    this.compiled = formats.map(({ name, parts }) => ({
      name,
      parts: [...parts]
        .sort(([a], [b]) => bytewise(a, b))
        .map(([key, rules]) => ({ key, rules: rules.map((rule) => this.compile(rule)) })),
    }));
  }

  /** Checks a deck against every format: all parts are always examined, and all that is wrong is said. */
  check(given: DeckParts): Verdict[] {
    const deck = this.plain(given);
    this.stepsBefore = this.interpreter.steps;
    return this.compiled.map(({ name, parts }) => {
      const violations: string[] = [];
      const violate = (text: string) => void violations.push(`${text}.`);
      let legal = true;
      for (const { key, rules } of parts) if (!this.checkPart(key, rules, deck, violate)) legal = false;
      return { name, legal: legal && violations.length === 0, violations };
    });
  }

  /** The steps that all checks have taken. */
  get steps(): number {
    return this.interpreter.steps;
  }

  /** What the next expression may cost. */
  private fuel(): number {
    return Math.max(1, Math.min(FUEL, FUEL_OF_CHECK - (this.interpreter.steps - this.stepsBefore)));
  }

  /** A deck without finishes: to the rules a foil is the card that it is of. */
  private plain(deck: DeckParts): DeckParts {
    const plain = (number: number): number => {
      const card = this.database.byNumber.get(number);
      return card ? printingOf(card) : number;
    };
    return Object.fromEntries(Object.entries(deck).map(([part, cards]) => [part, cards.map(plain)]));
  }

  private checkPart(key: string, rules: readonly Apply[], deck: DeckParts, violate: (text: string) => void): boolean {
    const part = key === "" ? "total" : key;
    let cards: Left = cardsOf(deck, key);
    // The first rule is applied also to a part without cards, as a size may be asked.
    for (const [i, apply] of rules.entries()) {
      if (i > 0 && (cards === null || cards.length === 0)) break;
      cards = apply(cards ?? [], part, violate);
    }
    if (cards === null) return false;
    if (cards.length === 0) return true;
    const names = [...new Set(cards.map((card) => this.canonical.get(card) ?? "?"))].sort(bytewise);
    violate(`Not allowed or too many: ${names.join(", ")} in the ${part}`);
    return false;
  }

  private compile(rule: WrittenRule): Apply {
    switch (rule.rule) {
      case "minimum":
      case "maximum":
        return bySize(rule);
      case "sizes":
        return (cards, part, violate) => {
          if (rule.counts.includes(cards.length)) return cards;
          violate(`Size of the ${part} must be ${rule.counts.join(" or ")}`);
          return null;
        };
      case "single":
        return this.bySingle(rule);
      case "any": {
        const allowed = this.meaning(rule.name, false);
        return (cards) => cards.filter((card) => !allowed.has(card));
      }
      case "general":
        return this.byGeneral(rule.limit);
      case "set":
        return this.bySet(rule);
      case "reprints":
        return this.byReprints(rule);
      case "each":
      case "like":
        return this.byExpression(rule);
      case "check":
        return this.byCheck(rule);
      case "pass":
        return () => [];
    }
  }

  /** The numbers that a written name means: all cards of a plain name, or those of a canonical one. */
  private meaning(name: string, canonical: boolean): ReadonlySet<number> {
    const plain = canonical ? [] : this.database.cards.filter((card) => card.name === name).map(({ number }) => number);
    return new Set(plain.length > 0 ? plain : this.names.exactly(name));
  }

  private bySingle({ name, canonical, limit }: DeckRule & { rule: "single" }): Apply {
    const limited = this.meaning(name, canonical);
    return (cards, _, violate) => {
      const found = cards.filter((card) => limited.has(card)).length;
      if (found > limit) {
        violate(`${name} is limited to ${limit}`);
        return null;
      }
      return found === 0 ? cards : cards.filter((card) => !limited.has(card));
    };
  }

  private nameOf(card: number): string {
    return this.database.byNumber.get(card)?.name ?? "?";
  }

  private byGeneral(limit: number): Apply {
    return (cards, _, violate) => {
      const counts = [...countOf(cards.map((card) => this.nameOf(card)))].sort(([a], [b]) => bytewise(a, b));
      let left: Left = [];
      for (const [name, count] of counts)
        if (count > limit) {
          violate(`Cards are generally limited to ${limit} (${name} x ${count})`);
          left = null;
        }
      return left;
    };
  }

  private bySet({ set: abbreviation, limit }: DeckRule & { rule: "set" | "reprints" }): Apply {
    const set = this.database.sets.find((one) => one.abbreviation === abbreviation);
    return (cards, _, violate) => {
      if (!set) return cards;
      const taken = new Set<number>();
      for (const [card, count] of [...countOf(cards)].sort(([a], [b]) => a - b)) {
        if (this.database.byNumber.get(card)?.set !== set.abbreviation) continue;
        if (count > limit)
          violate(`Cards from ${set.name} are limited to ${limit} (${this.canonical.get(card) ?? "?"} x ${count})`);
        else taken.add(card);
      }
      return cards.filter((card) => !taken.has(card));
    };
  }

  private byReprints({ set: abbreviation, limit }: DeckRule & { rule: "set" | "reprints" }): Apply {
    const set = this.database.sets.find((one) => one.abbreviation === abbreviation);
    const reprinted = new Set(set ? cardsOfSet(this.database, set).map(({ name }) => name) : []);
    return (cards) => {
      const counts = countOf(cards.map((card) => this.nameOf(card)));
      return cards.filter((card) => {
        const name = this.nameOf(card);
        return !reprinted.has(name) || (counts.get(name) ?? 0) > limit;
      });
    };
  }

  private byExpression({ rule, having, limit, line }: WrittenRule & { rule: "each" | "like" }): Apply {
    const template = this.interpreter.template(having);
    const known = new Map<number, boolean | string>();
    const satisfies = (card: number): boolean | string => {
      let answer = known.get(card);
      if (answer === undefined) {
        const fuel = this.fuel();
        const result = template.ok ? template.value.fill(card, fuel) : template;
        answer = result.ok ? isTrue(result.value) : result.error.message;
        // What failed for want of fuel may well be worked out in a check of fewer cards.
        if (result.ok || fuel === FUEL) known.set(card, answer);
      }
      return answer;
    };
    return (cards, part, violate) => {
      const like: number[] = [];
      for (const card of cards) {
        const answer = satisfies(card);
        if (typeof answer === "string") {
          violate(`The rule in line ${line} cannot be worked out: ${answer}`);
          return null;
        }
        if (answer) like.push(card);
      }
      if (rule === "like") {
        if (like.length > limit) {
          const some = limit > 0 ? `more than ${limit} of ` : "";
          violate(`Cannot have ${some}cards like ${this.canonical.get(like[0] ?? -1) ?? "?"} in the ${part}`);
        }
        const taken = new Set(like);
        return cards.filter((card) => !taken.has(card));
      }
      const taken = new Set<number>();
      for (const [card, count] of [...countOf(like)].sort(([a], [b]) => a - b)) {
        if (count > limit) violate(`Too many: ${this.canonical.get(card) ?? "?"} (limit ${limit})`);
        else taken.add(card);
      }
      return cards.filter((card) => !taken.has(card));
    };
  }

  private byCheck({ text, using, line }: WrittenRule & { rule: "check" }): Apply {
    const template = this.interpreter.template(using);
    return (cards, _, violate) => {
      this.interpreter.setVariable("deck_rulecheck.info", null);
      const result = template.ok ? template.value.fill(listOf(cards.slice()), this.fuel()) : template;
      if (!result.ok) {
        violate(`The rule in line ${line} cannot be worked out: ${result.error.message}`);
        return null;
      }
      if (isTrue(result.value)) return cards;
      const info = shown(this.interpreter.variable("deck_rulecheck.info"));
      violate(`Check failed for ${text}${info === "" ? "" : ` (${info})`}`);
      return cards;
    };
  }
}

const shown = (value: Value): string => (typeof value === "string" ? value : String(numberOf(value) ?? ""));

const bySize =
  ({ rule, count }: DeckRule & { rule: "minimum" | "maximum" }): Apply =>
  (cards, part, violate) => {
    if (rule === "minimum" ? cards.length >= count : cards.length <= count) return cards;
    violate(
      `${rule === "minimum" ? "Minimum" : "Maximum"} size of the ${part} is ${count} (current size ${cards.length})`,
    );
    return null;
  };

/** The cards of a part, of several joined by `+`, or of all (`""`), parts in the order of their names. */
function cardsOf(deck: DeckParts, key: string): number[] {
  const wanted = key === "" ? null : key.split("+").map((part) => part.trim());
  return Object.keys(deck)
    .filter((part) => wanted === null || wanted.includes(part))
    .sort(bytewise)
    .flatMap((part) => deck[part] ?? []);
}
