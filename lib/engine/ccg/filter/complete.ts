import { HAVING, rarityWords, statesOf } from "./check-value";
import { keyNamed } from "./named-fields";
import { printField, printValue } from "./print-filter";
import { quoted, scanFilter, type Token } from "./scan";
import { shortNamed } from "./short-names";
import { FIELDS, type FieldNames, KEYWORDS, RELATIONS } from "./tree";
import type { FilterVocabulary } from "./vocabulary";

export type Completion = {
  readonly text: string;
  readonly kind: "field" | "attribute" | "value" | "operator" | "keyword" | "short" | "display";
};

/** What can stand at the cursor: each option replaces the text between `from` and `to`. */
export type Completions = { readonly from: number; readonly to: number; readonly options: readonly Completion[] };

const MOST_OPTIONS = 50;
const SHORT = ["own:", "is:", "has:", "tag:", "rarity:", "set:"];
const SIGNS = ["+", "-", "*", "/"];

/** What comes next, after the pieces that stand before the cursor. */
type Place =
  | { readonly wants: "term" }
  | { readonly wants: "value"; readonly of: string | null }
  | { readonly wants: "join"; readonly after: "field" | "other" };

function placeAfter(tokens: readonly Token[], names: FieldNames): Place {
  const last = tokens.at(-1);
  if (!last) return { wants: "term" };
  const word = last.type === "word" ? last.text.toLowerCase() : "";
  if (word === "has" || RELATIONS.some((relation) => last.type === "sign" && relation === last.text)) {
    const before = tokens.at(-2);
    return { wants: "value", of: before && isName(before) ? fieldOf(before.text, names) : null };
  }
  if (KEYWORDS.has(word) || (last.type === "sign" && last.text !== ")")) return { wants: "term" };
  return { wants: "join", after: isName(last) && names.find(last.text) !== null ? "field" : "other" };
}

const fieldOf = (name: string, names: FieldNames): string | null => names.find(name) ?? shortNamed(name, names);

const isName = ({ type }: Token): boolean => type === "word" || type === "field";

/** Values as people read them: of a rarity its code says little. */
const written = (name: string, values: readonly string[]): readonly string[] =>
  name === "rarity" ? rarityWords(values) : values;

function optionsAt(place: Place, open: number, { names, values, formats, keywords }: FilterVocabulary): Completion[] {
  const fields = names.all.map((name): Completion => {
    const kind = FIELDS.some((field) => field === name) ? "field" : "attribute";
    return { text: printField(name), kind };
  });
  const terms: Completion[] = [
    ...fields,
    { text: "not", kind: "keyword" },
    ...SHORT.map((text): Completion => ({ text, kind: "short" })),
    ...(keywords?.length ? [{ text: "kw:", kind: "short" } as const] : []),
    ...(formats === null ? [] : [{ text: "legal:", kind: "short" } as const]),
  ];
  switch (place.wants) {
    case "term":
      return terms;
    case "value":
      return [
        ...(place.of === null ? [] : written(place.of, values(place.of))).map(
          (value): Completion => ({ text: printValue(value, names), kind: "value" }),
        ),
        ...fields,
      ];
    case "join":
      return [
        ...(place.after === "field"
          ? [...RELATIONS, ...SIGNS].map((text): Completion => ({ text, kind: "operator" }))
          : []),
        ...["and", "or"].map((text): Completion => ({ text, kind: "keyword" })),
        ...(open > 0 ? [{ text: ")", kind: "operator" } as const] : []),
        // Nothing need stand between two conditions.
        ...terms,
      ];
  }
}

/** The piece that the cursor is at the end of, and those before it. */
function splitAt(text: string, names: FieldNames): { before: Token[]; begun: Token | null; from: number } {
  const scanned = scanFilter(text, names);
  if (!scanned.ok) {
    // A quote or bracket that is being written: its beginning is what goes on.
    const { at } = scanned.error;
    const upTo = scanFilter(text.slice(0, at), names);
    return { before: upTo.ok ? upTo.value.slice(0, -1) : [], begun: null, from: at };
  }
  const tokens = scanned.value.slice(0, -1);
  const last = tokens.at(-1);
  const going = last && last.until === text.length && last.type !== "sign" && last.type !== "quoted";
  if (!going) return { before: tokens, begun: null, from: text.length };
  return { before: tokens.slice(0, -1), begun: last, from: last.at };
}

/**
 * The words that can stand at the cursor of a filter that is being written: attributes and short forms where a term
 * begins, relations after an attribute, its values after a relation, `and` and `or` after a condition.
 */
export function completeFilter(text: string, cursor: number, vocabulary: FilterVocabulary): Completions {
  const { names } = vocabulary;
  const head = text.slice(0, Math.max(0, cursor));
  const { before, begun, from } = splitAt(head, names);
  const to = head.length + (/^[\p{L}\p{N}_]*/u.exec(text.slice(head.length))?.[0].length ?? 0);
  const count = (sign: string) => before.filter(({ type, text: said }) => type === "sign" && said === sign).length;
  const options =
    begun?.type === "short"
      ? shortOptions(begun, vocabulary)
      : optionsAt(placeAfter(before, names), count("(") - count(")"), vocabulary);
  const typed = bare(head.slice(from));
  const fitting = options.filter((option) => bare(option.text).startsWith(typed) && option.text !== head.slice(from));
  return { from, to, options: fitting.slice(0, MOST_OPTIONS) };
}

const bare = (text: string): string => text.replace(/^["[]/, "").toLowerCase();

/** The values of a short form. */
function shortValues(key: string, vocabulary: FilterVocabulary): readonly string[] {
  switch (key) {
    case "own":
      return [];
    case "is":
    case "not":
      return statesOf(vocabulary);
    case "has":
      return HAVING;
    default:
      return written(key, vocabulary.values(key));
  }
}

function shortOptions({ text: key }: Token, vocabulary: FilterVocabulary): Completion[] {
  const named = keyNamed(key, vocabulary.names);
  return (named === null ? [] : shortValues(named, vocabulary)).map((value) => ({
    text: `${key}:${/^[^\s()"\\]+$/.test(value) ? value : quoted(value)}`,
    kind: "short",
  }));
}
