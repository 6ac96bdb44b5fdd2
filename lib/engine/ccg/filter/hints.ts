import { nearest } from "../text/nearest";
import { otherFields } from "./elsewhere";
import { readFilter } from "./read-filter";
import { quoted } from "./scan";
import type { Filter } from "./tree";
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

/** Hints for a filter that can be read and that no card passes. */
export function hintsFor(text: string, vocabulary: FilterVocabulary): FilterHints {
  const read = readFilter(text, vocabulary);
  if (!read.ok) return { worth: null, meant: [] };
  const filter = read.value;
  const worth = speaksOf(filter, "price") ? priceAsWorth(text, vocabulary) : null;
  if (filter.kind !== "words" && filter.kind !== "text") return { worth, meant: [] };
  const said = filter.kind === "text" ? filter.text : filter.words.join(" ");
  const near = nearest(said, vocabulary.known("name") ?? []).map(quoted);
  return { worth, meant: [...otherFields(vocabulary, null, said), ...near].slice(0, MOST) };
}
