import type { EffectName } from "./templates";

/** Words that are an ability by themselves, in the order in which a card names them. */
export const KEYWORDS = ["Unique", "Charge", "Winged", "Sly", "Vigil", "Stout", "Venom", "Toll"] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** What is done, by a template and what fills it; or, where there is no template, in the card's words. */
export type Effect =
  | { readonly does: EffectName; readonly with: Readonly<Record<string, string>> }
  | { readonly does: "said"; readonly words: string };

/** A part of a sentence: how it is joined to the one before, on what it depends, and whether one may leave it. */
export type Clause = {
  readonly joined: string;
  readonly given: string | null;
  readonly may: boolean;
  readonly effect: Effect;
};

export type Ability =
  | { readonly is: "keyword"; readonly word: Keyword; readonly count: number | null; readonly why: string | null }
  /** For a cost, as often as one can pay it. */
  | { readonly is: "activated"; readonly cost: readonly string[]; readonly clauses: readonly Clause[] }
  /** When something happens. */
  | {
      readonly is: "triggered";
      readonly at: "When" | "Whenever" | "At" | "As";
      readonly event: string;
      readonly condition: string | null;
      readonly clauses: readonly Clause[];
    }
  /** A deed's effect, or what always holds; also what follows from the ability before. */
  | { readonly is: "plain"; readonly clauses: readonly Clause[] };
