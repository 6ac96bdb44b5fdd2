import { ok, type Result } from "../../kernel/result";
import { type CardDatabase, FOIL, inEveryFinish } from "../cards/model";
import { Compiler } from "./compile";
import type { OwnRows } from "./own-row";
import { readFilter } from "./read-filter";
import type { CardTest } from "./terms";
import type { Filter, FilterProblem } from "./tree";
import { type FilterVocabulary, isKeepable, vocabularyOf } from "./vocabulary";

const NOTHING: OwnRows = () => undefined;
const FINISHES: ReadonlySet<string> = new Set([FOIL, "plain"]);

/** Does a filter speak of foils? */
function asksForFoils(filter: Filter): boolean {
  switch (filter.kind) {
    case "or":
    case "and":
      return filter.of.some(asksForFoils);
    case "not":
      return asksForFoils(filter.of);
    case "relation":
    case "sum":
      return asksForFoils(filter.left) || asksForFoils(filter.right);
    case "field":
      return filter.name === FOIL;
    case "short":
      return (
        filter.key === FOIL ||
        (filter.key === "is" && FINISHES.has(filter.value.toLowerCase())) ||
        (filter.key === "has" && filter.value.toLowerCase() === FOIL)
      );
    default:
      return false;
  }
}

/**
 * Compiles a filter to a test. `own`: what the viewer has of each card; nobody has anything unless given. A foil passes
 * for who has it, and where the filter speaks of foils: else each printing would be shown twice.
 */
export function compileFilter(
  text: string,
  vocabulary: FilterVocabulary,
  own: OwnRows = NOTHING,
): Result<CardTest, FilterProblem> {
  const filter = readFilter(text, vocabulary);
  if (!filter.ok) return filter;
  const test = new Compiler(own, vocabulary).test(filter.value);
  if (asksForFoils(filter.value)) return ok(test);
  return ok((card) => (card.foilOf === null || (own(card.number)?.have ?? 0) > 0) && test(card));
}

/**
 * The numbers of the cards that a filter shows, ascending; also of those that are no longer printed. `vocabulary`: one that
 * knows more than the cards say.
 */
export function selectCards(
  database: CardDatabase,
  text: string,
  own?: OwnRows,
  vocabulary: FilterVocabulary = vocabularyOf(database),
): Result<number[], FilterProblem> {
  const test = compileFilter(text, vocabulary, own);
  if (!test.ok) return test;
  return ok(
    inEveryFinish(database)
      .filter((card) => isKeepable(card) && test.value(card))
      .map(({ number }) => number)
      .sort((a, b) => a - b),
  );
}
