"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, TextInput } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import {
  expandRules,
  isOfVariant,
  isRuleName,
  RULE_NAMES,
  type RuleName,
  ruleOf,
} from "@/lib/engine/diplomacy/rules/expand";
import type { Kind } from "./variant-part";

type Props = { rules: readonly string[]; variant: Kind; onChange(rules: string[]): void };

/** Can a kind of game have a rule? */
export function isRuleOf(name: string, variant: Kind): boolean {
  const off = name.replace(/^!/, "");
  return !isRuleName(off) || !isOfVariant(off) || ruleOf(off).section === variant;
}

/** Rules that games of a kind can have. */
const offeredIn = (variant: Kind): RuleName[] => RULE_NAMES.filter((name) => isRuleOf(name, variant));

/** What some rules come to in a kind of game. */
const expandedIn = (rules: readonly string[], variant: Kind) =>
  expandRules(rules, variant === "standard" ? null : variant);

/** The rules of a game: those most used with a sentence each, all others to be looked up. */
export function RuleChoice({ rules, variant, onChange }: Props) {
  const { form: t } = useTexts("diplomacyGames");
  const kinds = useTexts("diplomacyVariants");
  const [words, setWords] = useState("");
  const common = Object.keys(t.common).filter(isRuleName);
  const offered = offeredIn(variant);
  const ofVariant = offered.filter(isOfVariant);
  const others = offered.filter((name) => {
    const text = `${name} ${ruleOf(name).says}`.toLowerCase();
    return (
      !common.includes(name) &&
      !isOfVariant(name) &&
      words
        .toLowerCase()
        .split(/\s+/)
        .every((word) => text.includes(word))
    );
  });
  const box = (name: RuleName) => (
    <RuleBox key={name} {...{ name, rules, variant, onChange }} words={{ label: name, help: ruleOf(name).says }} />
  );
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-x-6 tablet:grid-cols-2">
        {common.map((name) => (
          <RuleBox key={name} {...{ name, rules, variant, onChange }} words={t.common[name as keyof typeof t.common]} />
        ))}
      </div>
      {variant !== "standard" && (
        <details className="rounded-sm border border-line px-4 py-2.5">
          <summary className="min-h-8 cursor-pointer font-medium">{kinds.ofVariant(kinds.names[variant])}</summary>
          <div className="mt-2" lang="en">
            {ofVariant.map(box)}
          </div>
        </details>
      )}
      <details className="rounded-sm border border-line px-4 py-2.5">
        <summary className="min-h-8 cursor-pointer font-medium">
          {t.allRules(offered.length - ofVariant.length)}
        </summary>
        <Field label={t.findRule} className="mt-2">
          <TextInput type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </Field>
        <div className="mt-2 max-h-96 overflow-y-auto" lang="en">
          {others.map(box)}
        </div>
      </details>
    </div>
  );
}

type BoxProps = Props & { name: RuleName; words: { label: string; help: string } };

/** One rule: on, off, brought along by another, barred by another, or not played here. */
function RuleBox({ name, rules, variant, onChange, words }: BoxProps) {
  const { form: t } = useTexts("diplomacyGames");
  const on = rules.includes(name);
  const inForce = expandedIn(rules, variant).rules.has(name);
  const bringing = on
    ? undefined
    : rules.filter(isRuleName).find((other) => inForce && expandedIn([other], variant).rules.has(name));
  const barring = rules.filter(isRuleName).find((other) => other !== name && ruleOf(other).excludes.includes(name));
  const { obeyed } = ruleOf(name);
  const [problem] = expandedIn([name], variant).problems;
  const isBarred = problem?.code === "rule/barred";
  const note = !obeyed || isBarred ? t.unobeyed : barring ? t.excluded(barring) : bringing ? t.implied(bringing) : null;
  return (
    <Checkbox
      label={words.label}
      help={note === null ? words.help : `${words.help} ${note}`}
      checked={on || inForce}
      disabled={!obeyed || isBarred || barring !== undefined || bringing !== undefined}
      onChange={(next) => onChange(next ? [...rules, name] : rules.filter((one) => one !== name))}
    />
  );
}

/** What the chosen rules come to, those that they bring along among them, each with the way to what it says. */
export function RulesInForce({ rules, variant }: Pick<Props, "rules" | "variant">) {
  const { form: t } = useTexts("diplomacyGames");
  const inForce = [...expandedIn(rules, variant).rules];
  if (inForce.length === 0) return null;
  return (
    <p className="mt-3 text-sm text-ink-2">
      {t.inForce}{" "}
      {inForce.map((name, i) => (
        <span key={name}>
          {i > 0 && ", "}
          <Link href={`/diplomacy/rules#${name}`} target="_blank" className="underline underline-offset-2">
            {name}
          </Link>
        </span>
      ))}
    </p>
  );
}
