import { nearest } from "../text/nearest";
import { otherFields, statesCalled } from "./elsewhere";
import { readFilter } from "./read-filter";
import { quoted } from "./scan";
import { shortNamed } from "./short-names";
import { type Filter, KEYWORDS } from "./tree";
import { priceAsWorth } from "./upgrade-filter";
import type { FilterVocabulary } from "./vocabulary";

/** What to try where a filter shows nothing: `worth` for the price that nobody asks, or another way to say the same. */
export type FilterHints = { readonly worth: string | null; readonly meant: readonly string[] };

const MOST = 3;

function speaksOf(filter: Filter, field: string): boolean {
  switch (filter.kind) {
    case "or":
    case "and":
      return filter.of.some((one) => speaksOf(one, field));
    case "not":
      return speaksOf(filter.of, field);
    case "relation":
    case "sum":
      return speaksOf(filter.left, field) || speaksOf(filter.right, field);
    case "field":
      return filter.name === field;
    case "short":
      return filter.key === field;
    default:
      return false;
  }
}

/** A word as the condition that it says: `rare`, `beasts`, `unique`; null: it says none. */
function asCondition(word: string, vocabulary: FilterVocabulary): string | null {
  const said = word.toLowerCase();
  const forms = said.length > 3 && said.endsWith("s") ? [said, said.slice(0, -1)] : [said];
  for (const one of forms) {
    const [found] = [...otherFields(vocabulary, null, one), ...statesCalled(vocabulary, one)];
    if (found !== undefined) return found;
  }
  return null;
}

/** Words with each that says a condition as it; the name of a field before its value, as in `type beast`, is said by it. */
function asConditions(words: readonly string[], vocabulary: FilterVocabulary): string[] {
  const { names } = vocabulary;
  const each = words.map((word) => asCondition(word, vocabulary));
  if (each.every((one) => one === null)) return [];
  const isSaid = (word: string, i: number): boolean => {
    const field = names.find(word) ?? shortNamed(word, names);
    return field !== null && each[i + 1]?.startsWith(`${field}:`) === true;
  };
  return [words.flatMap((word, i) => (isSaid(word, i) ? [] : [each[i] ?? word])).join(" ")];
}

/** What may have been meant by words alone: `rare beasts` by what cards are. */
function meantBy(filter: Filter, text: string, vocabulary: FilterVocabulary): string[] {
  const words = text.trim().split(/\s+/);
  const isWords = words.every((word) => /^\p{L}+$/u.test(word) && !KEYWORDS.has(word.toLowerCase()));
  if (!isWords && filter.kind !== "text") return [];
  const said = filter.kind === "text" ? filter.text : text.trim();
  const near = nearest(said, vocabulary.known("name") ?? []).map(quoted);
  const whole = [...otherFields(vocabulary, null, said.toLowerCase()), ...statesCalled(vocabulary, said.toLowerCase())];
  return [...new Set([...whole, ...asConditions(words, vocabulary), ...near])];
}

/** Hints for a filter that can be read and that no card passes. */
export function hintsFor(text: string, vocabulary: FilterVocabulary): FilterHints {
  const read = readFilter(text, vocabulary);
  if (!read.ok) return { worth: null, meant: [] };
  const filter = read.value;
  const worth = speaksOf(filter, "price") ? priceAsWorth(text, vocabulary) : null;
  return { worth, meant: meantBy(filter, text, vocabulary).slice(0, MOST) };
}
