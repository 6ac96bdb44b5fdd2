/**
 * One rule of a deck format. Each maps the cards that are left of a deck part to those that are
 * still left after it.
 */
export type DeckRule =
  | { readonly rule: "minimum" | "maximum"; readonly count: number }
  | { readonly rule: "sizes"; readonly counts: readonly number[] }
  /** `name` as written; `canonical`: written with a specifier, so it means canonical names. */
  | { readonly rule: "single"; readonly name: string; readonly canonical: boolean; readonly limit: number }
  | { readonly rule: "any"; readonly name: string }
  | { readonly rule: "general"; readonly limit: number }
  | { readonly rule: "set" | "reprints"; readonly set: string; readonly limit: number }
  /** `having`: an expression in which `#` stands for the card. `each`: the limit holds for each number by itself. */
  | { readonly rule: "each" | "like"; readonly having: string; readonly limit: number }
  /** `using`: an expression in which `#` stands for the cards that are left. */
  | { readonly rule: "check"; readonly text: string; readonly using: string }
  | { readonly rule: "pass" };

/** A rule with the line (from 1) that says it. */
export type WrittenRule = DeckRule & { readonly line: number };

/** The rules of a format by deck part: `""` all parts together, `deck`, `deck+sideboard`. */
export type Format = {
  readonly name: string;
  readonly parts: ReadonlyMap<string, readonly WrittenRule[]>;
};

export type RulesFile = {
  readonly game: string | null;
  readonly info: string;
  readonly formats: readonly Format[];
};

/** No limit, as the language of the cards has it. */
export const ANY = 999_999;

/** A rule as a script calls it: its function's name and argument. */
export function seedForm(rule: DeckRule): readonly [name: string, argument: unknown] {
  switch (rule.rule) {
    case "minimum":
      return ["RuleDeckMinimum", rule.count];
    case "maximum":
      return ["RuleDeckMaximum", rule.count];
    case "sizes":
      return ["RuleDeckSizes", rule.counts];
    case "single":
      return [rule.canonical ? "RuleCanonicalCardLimitSingle" : "RuleCardLimitSingle", [rule.name, rule.limit]];
    case "any":
      return ["RuleCardLimitAny", rule.name];
    case "general":
      return ["RuleCardLimitGeneral", rule.limit];
    case "set":
      return ["RuleCardSet", [rule.set, rule.limit]];
    case "reprints":
      return ["RuleCardSetReprint", [rule.set, rule.limit]];
    case "each":
      return ["RuleLimitEachByExpression", [rule.limit, rule.having]];
    case "like":
      return ["RuleLimitByExpression", [rule.limit, rule.having]];
    case "check":
      return ["RuleCheckExpression", [rule.text, rule.using]];
    case "pass":
      return ["RulePass", null];
  }
}
