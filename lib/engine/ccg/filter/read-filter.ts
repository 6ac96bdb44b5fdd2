import { err, ok, type Result } from "../../kernel/result";
import { Cursor, Trouble } from "./cursor";
import { FilterReader } from "./filter-reader";
import { scanFilter } from "./scan";
import type { Filter, FilterProblem } from "./tree";
import type { FilterVocabulary } from "./vocabulary";

const LONGEST = 2_000;

/** Cuts a filter into pieces and has them read. */
function reading<T>(
  text: string,
  vocabulary: FilterVocabulary,
  read: (reader: FilterReader) => T,
): Result<T, FilterProblem> {
  if (text.length > LONGEST)
    return err({ code: "filter/too_long", data: { why: "letters", most: LONGEST }, at: LONGEST, suggestions: [] });
  const tokens = scanFilter(text, vocabulary.names);
  if (!tokens.ok) return err(tokens.error);
  try {
    return ok(read(new FilterReader(new Cursor(tokens.value, text), vocabulary)));
  } catch (error) {
    if (error instanceof Trouble) return err(error.problem);
    throw error;
  }
}

/**
 * Reads a filter of the collection language (docs/decisions/0036-filters-as-typed-and-open-binders.md). Names are
 * matched whatever their case. Precedence from low to high: or, and (also unwritten), not, relation, sum, product, atom.
 * Refuses what no card of the vocabulary's game can ever pass.
 */
export const readFilter = (text: string, vocabulary: FilterVocabulary): Result<Filter, FilterProblem> =>
  reading(text, vocabulary, (reader) => reader.whole());

/** A condition of a filter, and where it stands there. */
export type Condition = { readonly filter: Filter; readonly from: number; readonly until: number };

/** The conditions of a filter that must all hold, in their order; one with an `or` outside of parentheses is one. */
export function readConditions(text: string, vocabulary: FilterVocabulary): Result<Condition[], FilterProblem> {
  const filter = readFilter(text, vocabulary);
  if (!filter.ok) return filter;
  if (filter.value.kind === "all") return ok([]);
  const all = reading(text, vocabulary, (reader) => reader.alone());
  const from = text.length - text.trimStart().length;
  return ok((all.ok && all.value) || [{ filter: filter.value, from, until: text.trimEnd().length }]);
}
