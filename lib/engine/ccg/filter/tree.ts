/** What is wrong with a filter, with what a sentence about it needs; the sentences are in `lib/texts/query`. */
export type FilterFault =
  | { readonly code: "filter/unclosed"; readonly data: { readonly why: "quote" | "bracket" | "parenthesis" } }
  | {
      readonly code: "filter/unexpected";
      readonly data: { readonly why: "sign" | "unopened" | "unjoined" | "star" | "pattern"; readonly text: string };
    }
  /**
   * `order`: it would order the cards; `to`: the filter without it, and that order, if there is one. `has`: what there is
   * instead, where nothing is like it.
   */
  | {
      readonly code: "filter/unknown_word";
      readonly data: {
        readonly text: string;
        readonly why?: "order";
        readonly to?: { readonly filter: string; readonly sort: string };
        readonly has?: readonly string[];
      };
    }
  /** It can be read in both ways, which are the suggestions; `formats`: it is the name, or a part of it, of several formats. */
  | { readonly code: "filter/ambiguous"; readonly data: { readonly text: string; readonly why?: "formats" } }
  /** No card can ever pass: `field` is a number and `text` is none, no card has this value of it, or there is no such format or keyword. */
  | {
      readonly code: "filter/never";
      readonly data: {
        readonly why: "number" | "value" | "format" | "keyword";
        readonly field: string;
        readonly text: string;
      };
    }
  | {
      readonly code: "filter/missing";
      /** Before or after `text`, or the value or the number after the key `text`. */
      readonly data: { readonly why: "here" | "after" | "before" | "value" | "number"; readonly text: string };
    }
  | {
      readonly code: "filter/too_long";
      readonly data: { readonly why: "letters" | "digits" | "depth"; readonly most: number };
    };

/**
 * Where it is wrong (counted from 0), and what may have been meant: instead of the text from `replaces[0]` up to
 * `replaces[1]`, or of the word at `at`.
 */
export type Placed = {
  readonly at: number;
  readonly suggestions: readonly string[];
  readonly replaces?: readonly [from: number, until: number];
};

/** A fault of a filter. */
export type FilterProblem = FilterFault & Placed;

export const RELATIONS = ["<=", ">=", "!=", "=", "<", ">", "has"] as const;
export type Relation = (typeof RELATIONS)[number];
export type Sign = "+" | "-" | "*" | "/";

/** A filter as a tree. Right of a relation, `words` is one value as it was written, capitals or not. */
export type Filter =
  | { readonly kind: "all" }
  | { readonly kind: "or" | "and"; readonly of: readonly Filter[] }
  | { readonly kind: "not"; readonly of: Filter }
  | { readonly kind: "relation"; readonly relation: Relation; readonly left: Filter; readonly right: Filter }
  | { readonly kind: "sum"; readonly sign: Sign; readonly left: Filter; readonly right: Filter }
  | { readonly kind: "number"; readonly value: number; readonly real: boolean }
  /** In quotes: beside a relation a text letter by letter; alone it is looked for in name and text. */
  | { readonly kind: "text"; readonly text: string }
  /** An attribute or field, by its name in the game. */
  | { readonly kind: "field"; readonly name: string }
  /** Words that stand alone: looked for in name and text. */
  | { readonly kind: "words"; readonly words: readonly string[] }
  /**
   * `own:2`, `is:new`, `has:note`, `kw:winged`, `cn:12` (the place in its set), `legal:standard`, `rarity:r,m`, `set:wc`: `key` is
   * a short key, or an attribute or field.
   */
  | { readonly kind: "short"; readonly key: string; readonly value: string };

/** Fields that every card has, besides its attributes. */
export const FIELDS = [
  ...["name", "set", "text", "have", "deck", "sell", "want", "seller"],
  ...["price", "myprice", "bid", "last", "worth"],
] as const;
export const TEXT_FIELDS: readonly string[] = ["name", "set", "text", "seller"];
export const NUMBER_FIELDS: readonly string[] = [
  ...["have", "deck", "sell", "want"],
  ...["price", "myprice", "bid", "last", "worth"],
];
/** Words of the language itself; an attribute of such a name is written in brackets. */
export const KEYWORDS: ReadonlySet<string> = new Set(["and", "or", "not", "has"]);
/** Keys of short forms that are no attributes or fields. */
export const SHORT_KEYS = ["own", "is", "not", "has", "tag", "note", "kw", "cn", "legal", "banned"] as const;
/** Those that ask for a format: what may be in a deck of it, and what may not. */
export const FORMAT_KEYS: readonly string[] = ["legal", "banned"];
/** What else those are called that others write with `=` too: `f=standard`, `number=12`. */
export const KEY_NAMES: ReadonlyMap<string, (typeof SHORT_KEYS)[number]> = new Map([
  ...(["cn", "number"] as const).map((name) => [name, "cn"] as const),
  ...(["legal", "legality", "f", "format"] as const).map((name) => [name, "legal"] as const),
  ["banned", "banned"] as const,
  ...(["kw", "keyword", "keywords"] as const).map((name) => [name, "kw"] as const),
]);
/** What `is:` asks of a card and of what one has of it, besides attributes that are `yes`. */
export const STATES = ["foil", "plain", "new", "owned", "missing", "registered", "retired"] as const;

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
