import { err, ok, type Result } from "../../kernel/result";
import type { CardDatabase } from "../cards/model";
import { sortCards } from "../cards/sort";
import { nearest } from "../text/nearest";
import { readFilter } from "./read-filter";
import { attributesOf, compileFilter, isKeepable, type OwnRows } from "./select-cards";
import type { FilterProblem } from "./tree";

/** A view of a collection as people save it (`/display name`): a filter and an order. */
export type Display = {
  readonly filter: string;
  /** Keys in order; `-` before one turns it round. */
  readonly keys: readonly string[];
  /** So many leading keys are titles of sections. */
  readonly titles: number;
};

/** Keys of an order that are no attributes; they come before attributes of their names. */
const SORT_FIELDS = ["name", "set", "age"];

const MOST_KEYS = 12;

/** The longest name of a saved display. */
export const LONGEST_NAME = 80;

type CommandProblem = Omit<FilterProblem, "code"> & {
  readonly code:
    | "sort/unknown_key"
    | "sort/titles"
    | "sort/too_long"
    | "display/no_name"
    | "display/long_name"
    | "display/unknown_command";
};
export type DisplayProblem = FilterProblem | CommandProblem;

export type DisplayCommand =
  | { readonly command: "select"; readonly filter: string }
  | { readonly command: "sort"; readonly titles: number; readonly keys: readonly string[] }
  | { readonly command: "display"; readonly name: string };

const problem = (
  code: CommandProblem["code"],
  message: string,
  at: number,
  suggestions: readonly string[] = [],
): Result<never, CommandProblem> => err({ code, message, at, suggestions });

/** Reads `/select exp`, `/sort [n] k1 k2 …`, `/display name`. Positions count from the command's slash. */
export function readDisplayCommand(text: string, database: CardDatabase): Result<DisplayCommand, DisplayProblem> {
  const [, command = "", rest = ""] = /^\/(\w+)(?:\s+(.*))?$/s.exec(text.trim()) ?? [];
  const from = text.indexOf(rest, command.length + 1);
  const attributes = attributesOf(database);
  switch (command) {
    case "select": {
      const read = readFilter(rest, attributes);
      return read.ok ? ok({ command, filter: rest.trim() }) : err({ ...read.error, at: read.error.at + from });
    }
    case "sort":
      return readSort(rest.trim(), from, attributes);
    case "display":
      if (rest.trim() === "") return problem("display/no_name", "A display needs a name.", text.length);
      if (rest.trim().length > LONGEST_NAME)
        return problem(
          "display/long_name",
          `A display's name has at most ${LONGEST_NAME} letters.`,
          from + LONGEST_NAME,
        );
      return ok({ command, name: rest.trim() });
    default:
      return problem("display/unknown_command", `There is no command "/${command}".`, 0, [
        "/select",
        "/sort",
        "/display",
      ]);
  }
}

/**
 * Reads the keys of an order (`spec/ccg.md` E): attributes of the game, `name`, `set`, `age`, with `-` before one that
 * goes the other way; a number before them says how many are titles, at most all. `at`: where the text begins.
 */
export function readSort(
  text: string,
  at: number,
  attributes: readonly string[],
): Result<DisplayCommand & { command: "sort" }, DisplayProblem> {
  const words = [...text.matchAll(/\S+/g)].map((match) => ({ word: match[0], at: at + match.index }));
  const depth = /^-?\d+$/.test(words[0]?.word ?? "") ? words.shift() : undefined;
  const known = new Map([...attributes, ...SORT_FIELDS].map((name) => [name.toLowerCase(), name]));
  const keys: string[] = [];
  for (const { word, at: place } of words) {
    const [, turn = "", name = ""] = /^(-?)(.*)$/.exec(word) ?? [];
    const key = known.get(name.toLowerCase());
    if (key === undefined)
      return problem("sort/unknown_key", `There is no key "${word}".`, place, nearest(name, known.values()));
    keys.push(turn + key);
  }
  if (keys.length > MOST_KEYS) return problem("sort/too_long", `An order has at most ${MOST_KEYS} keys.`, at);
  const titles = Number(depth?.word ?? 0);
  if (depth && (titles < 0 || titles > keys.length))
    return problem("sort/titles", `Of ${keys.length} keys, 0 to ${keys.length} can be titles.`, depth.at);
  return ok({ command: "sort", titles, keys });
}

/** A filter after `/select` with another one (`spec/ccg.md` C.9): both hold; without one, none does any more. */
export function refined(filter: string, selected: string): string {
  if (selected === "" || filter.trim() === "") return selected;
  return `(${filter}) and (${selected})`;
}

/** The cards of a display in its order; titles stand as texts before their sections. */
export function showDisplay(
  { filter, keys, titles }: Display,
  database: CardDatabase,
  own?: OwnRows,
): Result<(number | string)[], FilterProblem> {
  const attributes = attributesOf(database);
  const test = compileFilter(filter, attributes, own);
  if (!test.ok) return test;
  const cards = database.cards.filter((card) => isKeepable(card) && test.value(card));
  const texts = (keys.at(-1)?.replace(/^-/, "") === "name" ? keys : [...keys, "name"]).map((key) => {
    const name = key.replace(/^-/, "");
    return `${key.startsWith("-") ? "-" : ""}${isNumeric(database, name) ? "N" : ""}[${name}]`;
  });
  const sorted = sortCards(
    database,
    texts,
    cards.map(({ number }) => number),
    titles,
  );
  if (sorted === null) throw new Error(`A display with keys that do not hold: ${texts.join(" ")}`);
  return ok(sorted);
}

/** Is each value of an attribute a number, or nothing? Then 9 comes before 10. */
const isNumeric = ({ cards }: CardDatabase, name: string): boolean =>
  !SORT_FIELDS.includes(name) && cards.every(({ attributes }) => /^(-?\d+(\.\d+)?)?$/.test(attributes.get(name) ?? ""));
