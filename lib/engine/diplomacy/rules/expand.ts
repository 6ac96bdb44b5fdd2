import { RULES, type RuleName, type Section, SYNONYMS } from "./table.data";

export type { RuleName } from "./table.data";

/** One rule with its relations by name. */
export type Rule = {
  readonly section: Section;
  readonly implies: readonly RuleName[];
  readonly suggests: readonly RuleName[];
  readonly excludes: readonly RuleName[];
  readonly turnsOff: readonly RuleName[];
  readonly obeyed: boolean;
  readonly says: string;
};

export const isRuleName = (name: string): name is RuleName => Object.hasOwn(RULES, name);

/** Every name of the table, in its order. */
export const RULE_NAMES: readonly RuleName[] = Object.keys(RULES).filter(isRuleName);

/** The variants whose rules are their own: elsewhere they are refused as `rule/variant`. */
export const VARIANTS = ["payola", "crystal"] as const;
export type Variant = (typeof VARIANTS)[number];

/** Does a rule belong to a variant, and to no other game? */
export const isOfVariant = (name: RuleName): boolean => VARIANTS.some((variant) => RULES[name].section === variant);

/** What a variant has without being asked, and what it cannot have. */
const ALWAYS = {
  payola: ["ORDER_ANY"],
  crystal: ["FICTIONAL_OK", "DEFAULT_UNORDERED", "ORDER_ANY"],
} as const satisfies Record<Variant, readonly RuleName[]>;
const BARRED: Readonly<Record<Variant, ReadonlySet<string>>> = {
  payola: new Set(["PROXY_OK", "NO_CHECK", "EXCHANGE"]),
  crystal: new Set(["NO_CHECK"]),
};

const related = (names: readonly string[] | undefined): readonly RuleName[] => (names ?? []).filter(isRuleName);

/** What the table says about a rule. */
export function ruleOf(name: RuleName): Rule {
  const row: {
    section: Section;
    implies?: readonly string[];
    suggests?: readonly string[];
    excludes?: readonly string[];
    turnsOff?: readonly string[];
    obeyed: boolean;
    says: string;
  } = RULES[name];
  return {
    section: row.section,
    implies: related(row.implies),
    suggests: related(row.suggests),
    excludes: related(row.excludes),
    turnsOff: related(row.turnsOff),
    obeyed: row.obeyed,
    says: row.says,
  };
}

/**
 * - `rule/unknown`: there is no such rule
 * - `rule/variant`: it belongs to a variant that this game is none of
 * - `rule/barred`: the variant that is played cannot have it, or cannot be without it (`!X`)
 * - `rule/excluded`: `by` forbids it or switches it off
 * - `rule/forced`: `!X` asks to switch off what `by` brings along
 */
export type RuleProblem = {
  readonly code: "rule/unknown" | "rule/variant" | "rule/barred" | "rule/excluded" | "rule/forced";
  /** As it was written. */
  readonly written: string;
  /** Its place in the list. */
  readonly index: number;
  readonly by?: RuleName;
};

export type ExpandedRules = { readonly rules: ReadonlySet<RuleName>; readonly problems: readonly RuleProblem[] };

type WrittenRule = { readonly name: RuleName; readonly written: string; readonly index: number };

/**
 * The rules that are in force when these are written: implied ones added, excluded ones left out, `!X` last, synonyms
 * read, and the defaults that hold without being written (`NO_PROXY`, `LATE_CHANGES`, `NO_RETURN`). Of two rules that
 * exclude each other the one written first stays; a rule that forbids another wins over being switched off by it. What
 * is barred or of another variant is left out.
 */
export function expandRules(written: readonly string[], variant: Variant | null = null): ExpandedRules {
  const problems: RuleProblem[] = [];
  const positive: WrittenRule[] = [];
  const negated: WrittenRule[] = [];
  written.forEach((word, index) => {
    const { name, off, fault } = readRule(word, variant);
    if (name === undefined || fault !== null) problems.push({ code: fault ?? "rule/unknown", written: word, index });
    else if (off) negated.push({ name, written: word, index });
    else positive.push({ name, written: word, index });
  });
  const off = new Set(negated.map((rule) => rule.name));
  const asked = positive.filter((rule) => !off.has(rule.name));
  // A rule may fall to one that is met later; then what it brought falls with it, so all is walked again without it.
  let fallen = new Map<RuleName, RuleName>();
  let walked = walk(asked, fallen, off);
  while (walked.fallen.size > fallen.size) {
    fallen = walked.fallen;
    walked = walk(asked, fallen, off);
  }
  for (const { name, written: word, index } of asked) {
    const by = walked.denied.get(name);
    if (by !== undefined && !walked.active.has(name))
      problems.push({ code: "rule/excluded", written: word, index, by });
  }
  for (const { name, written: word, index } of negated) {
    const by = walked.active.get(name);
    if (by !== undefined && by !== null) problems.push({ code: "rule/forced", written: word, index, by });
  }
  const rules = new Set(walked.active.keys());
  if (variant !== null) for (const name of ALWAYS[variant]) rules.add(name);
  if (variant === "crystal" && !rules.has("NO_PROXY") && !off.has("PROXY_OK")) rules.add("PROXY_OK");
  // Offers are for units that are there, but for those that nobody can see.
  if (variant === "payola" && !rules.has("BLIND"))
    for (const name of ["FICTIONAL_OK", "SHOW_PHANTOM"] as const) {
      if (rules.delete(name))
        for (const { written: word, index } of asked.filter((rule) => rule.name === name))
          problems.push({ code: "rule/barred", written: word, index });
    }
  if (!rules.has("PROXY_OK")) rules.add("NO_PROXY");
  if (!rules.has("NO_LATE_CHANGES")) rules.add("LATE_CHANGES");
  if (!rules.has("CONVOY_BACK")) rules.add("NO_RETURN");
  return { rules, problems: problems.sort((a, b) => a.index - b.index) };
}

type ReadRule = {
  readonly name: RuleName | undefined;
  readonly off: boolean;
  readonly fault: RuleProblem["code"] | null;
};

/** What a word says by itself, whatever stands beside it: which rule, switched off by `!` or not, and why it is none. */
function readRule(word: string, variant: Variant | null): ReadRule {
  const upper = word.toUpperCase();
  const off = upper.startsWith("!");
  const bare = off ? upper.slice(1) : upper;
  const name = Object.hasOwn(SYNONYMS, bare) ? SYNONYMS[bare] : isRuleName(bare) ? bare : undefined;
  if (name === undefined) return { name, off, fault: "rule/unknown" };
  const { section } = RULES[name];
  if ((section === "payola" || section === "crystal") && section !== variant)
    return { name, off, fault: "rule/variant" };
  const isBarred = variant !== null && (off ? ALWAYS[variant].some((one) => one === name) : BARRED[variant].has(name));
  return { name, off, fault: isBarred ? "rule/barred" : null };
}

/** Why a word is no rule of the usual game; null: it is one. */
export const ruleFault = (word: string): RuleProblem["code"] | null => readRule(word, null).fault;

type Walk = {
  /** What is in force, and which rule brought it (null: it was written). */
  readonly active: ReadonlyMap<RuleName, RuleName | null>;
  /** What is barred, and by which rule. */
  readonly denied: ReadonlyMap<RuleName, RuleName>;
  /** What was in force when another barred it. */
  readonly fallen: Map<RuleName, RuleName>;
};

function walk(
  asked: readonly WrittenRule[],
  barred: ReadonlyMap<RuleName, RuleName>,
  off: ReadonlySet<RuleName>,
): Walk {
  const active = new Map<RuleName, RuleName | null>();
  const denied = new Map(barred);
  const fallen = new Map(barred);
  const add = (name: RuleName, by: RuleName | null): void => {
    if (active.has(name) || denied.has(name)) return;
    active.set(name, by);
    const rule = ruleOf(name);
    // Who forbids this one wins over being switched off by it, whichever is met first.
    const weaker = rule.turnsOff.filter((other) => !ruleOf(other).excludes.includes(name));
    for (const other of [...rule.excludes, ...weaker]) {
      if (active.has(other)) fallen.set(other, name);
      if (!denied.has(other)) denied.set(other, name);
    }
    for (const other of rule.implies) add(other, name);
  };
  for (const { name } of asked) add(name, null);
  // What is taken along may itself take something along: a Map that grows is walked to its end.
  for (const name of active.keys()) for (const other of ruleOf(name).suggests) if (!off.has(other)) add(other, name);
  return { active, denied, fallen };
}
