/** What is wrong with a filter, with what a sentence about it needs; the sentences are in `lib/texts/query`. */
export type FilterFault =
  | { readonly code: "filter/unclosed"; readonly data: { readonly why: "quote" | "bracket" | "parenthesis" } }
  | {
      readonly code: "filter/unexpected";
      readonly data: { readonly why: "sign" | "unopened" | "unjoined"; readonly text: string };
    }
  | { readonly code: "filter/unknown_word"; readonly data: { readonly text: string } }
  | {
      readonly code: "filter/missing";
      /** Before or after `text`, or the value or the number after the key `text`. */
      readonly data: { readonly why: "here" | "after" | "before" | "value" | "number"; readonly text: string };
    }
  | {
      readonly code: "filter/too_long";
      readonly data: { readonly why: "letters" | "digits" | "depth"; readonly most: number };
    };

/** Where it is wrong (counted from 0), and words that may have been meant. */
export type Placed = { readonly at: number; readonly suggestions: readonly string[] };

/** A fault of a filter. */
export type FilterProblem = FilterFault & Placed;

export const RELATIONS = ["<=", ">=", "!=", "=", "<", ">", "has"] as const;
export type Relation = (typeof RELATIONS)[number];
export type Sign = "+" | "-" | "*" | "/";

/** A filter as a tree (`spec/ccg.md` I). */
export type Filter =
  | { readonly kind: "all" }
  | { readonly kind: "or" | "and"; readonly of: readonly Filter[] }
  | { readonly kind: "not"; readonly of: Filter }
  | { readonly kind: "relation"; readonly relation: Relation; readonly left: Filter; readonly right: Filter }
  | { readonly kind: "sum"; readonly sign: Sign; readonly left: Filter; readonly right: Filter }
  | { readonly kind: "number"; readonly value: number; readonly real: boolean }
  | { readonly kind: "text"; readonly text: string }
  /** An attribute or field, by its name in the game. */
  | { readonly kind: "field"; readonly name: string }
  /** Words that stand alone: looked for in name and text. */
  | { readonly kind: "words"; readonly words: readonly string[] }
  /** `own:2`, `rarity:r`, `set:wc`: `key` is `own`, or an attribute or field. */
  | { readonly kind: "short"; readonly key: string; readonly value: string };

/** Fields that every card has, besides its attributes. */
export const FIELDS = ["name", "set", "text", "have", "deck", "sell", "want", "seller", "price", "myprice"] as const;
export const TEXT_FIELDS: readonly string[] = ["name", "set", "text", "seller"];
/** Words of the language itself; an attribute of such a name is written in brackets. */
export const KEYWORDS: ReadonlySet<string> = new Set(["and", "or", "not", "has"]);
/** Keys of short forms that are no attributes or fields. */
export const SHORT_KEYS = ["own"] as const;

/** Finds attributes and fields by their names as written; null: there is none. */
export type FieldNames = { readonly all: readonly string[]; find(written: string): string | null };

/** Names are found as they are spelled, else whatever their capitals; fields come before attributes of their names. */
export function fieldNames(attributes: readonly string[]): FieldNames {
  const all = [...new Set([...FIELDS, ...attributes])];
  const exact = new Set(all);
  const folded = new Map<string, string>();
  for (const name of all) if (!folded.has(name.toLowerCase())) folded.set(name.toLowerCase(), name);
  return { all, find: (written) => (exact.has(written) ? written : (folded.get(written.toLowerCase()) ?? null)) };
}
