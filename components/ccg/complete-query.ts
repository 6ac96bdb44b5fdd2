import type { QueryProblem } from "@/lib/contracts/query-problem";
import { type Completion, type Completions, completeFilter } from "@/lib/engine/ccg/filter/complete";
import { SORT_FIELDS } from "@/lib/engine/ccg/filter/display";
import type { FilterVocabulary } from "@/lib/engine/ccg/filter/vocabulary";

const COMMANDS = ["/select ", "/sort ", "/display ", "/view "];

const shifted = ({ from, to, options }: Completions, by: number): Completions => ({
  from: from + by,
  to: to + by,
  options,
});

/** The keys that can stand at the cursor of an order, `-` before them or not; those that stand there already are left out. */
export function completeSort(text: string, cursor: number, keys: readonly string[]): Completions {
  const head = text.slice(0, cursor);
  const [begun = ""] = /[^\s-][^\s]*$/.exec(head) ?? [];
  const tail = /^\S*/.exec(text.slice(cursor))?.[0].length ?? 0;
  const said = new Set(text.split(/\s+/).map((word) => word.replace(/^-/, "").toLowerCase()));
  const options = keys
    .filter((key) => key.toLowerCase().startsWith(begun.toLowerCase()) && !said.has(key.toLowerCase()))
    .map((text): Completion => ({ text, kind: "attribute" }));
  return { from: cursor - begun.length, to: cursor + tail, options };
}

/** The saved displays whose names begin like this, or hold it. */
function completeName(begun: string, kept: readonly string[]): Completion[] {
  const said = begun.trim().toLowerCase();
  const holds = kept.filter((name) => name.toLowerCase().includes(said));
  const first = (name: string) => Number(!name.toLowerCase().startsWith(said));
  return holds.sort((a, b) => first(a) - first(b)).map((text): Completion => ({ text, kind: "display" }));
}

/**
 * What can stand at the cursor of the field: in a filter, or in one of the commands `/select`, `/sort`, `/display`,
 * `/view`. `kept`: the names of saved displays.
 */
export function completeQuery(
  text: string,
  cursor: number,
  vocabulary: FilterVocabulary,
  keys: readonly string[],
  kept: readonly string[] = [],
): Completions {
  if (!text.startsWith("/")) return completeFilter(text, cursor, vocabulary);
  const [head, command] = /^\/(\w+)\s+/.exec(text) ?? [];
  if (head === undefined || cursor < head.length) {
    const begun = text.slice(0, cursor);
    const options = COMMANDS.filter((one) => one.startsWith(begun)).map(
      (one): Completion => ({ text: one, kind: "keyword" }),
    );
    return { from: 0, to: /^\/\w*\s?/.exec(text)?.[0].length ?? 0, options };
  }
  const [rest, at] = [text.slice(head.length), cursor - head.length];
  if (command === "select") return shifted(completeFilter(rest, at, vocabulary), head.length);
  if (command === "sort") return shifted(completeSort(rest, at, keys), head.length);
  if (command === "display" || command === "view")
    return { from: head.length, to: text.length, options: completeName(rest, kept) };
  return { from: cursor, to: cursor, options: [] };
}

/** Keys of an order: the fields of every card, and the game's attributes. */
export const sortKeys = (attributes: readonly string[]): string[] => [...new Set([...SORT_FIELDS, ...attributes])];

/** A text with a suggestion in the place of what is wrong: if nothing else is said, of the word there. */
export function corrected(
  text: string,
  { at, replaces }: Pick<QueryProblem, "at" | "replaces">,
  suggestion: string,
): string {
  const word = /^[\p{L}\p{N}_/-]*/u.exec(text.slice(at))?.[0] ?? "";
  const [from, until] = replaces ?? [at, at + word.length];
  return text.slice(0, from) + suggestion + text.slice(until);
}
