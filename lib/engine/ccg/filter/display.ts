import { err, ok, type Result } from "../../kernel/result";
import { type Card, type CardDatabase, inEveryFinish } from "../cards/model";
import { sortCards } from "../cards/sort";
import { nearest } from "../text/nearest";
import type { OwnRows } from "./own-row";
import { readFilter } from "./read-filter";
import { compileFilter } from "./select-cards";
import type { FilterFault, FilterProblem, Placed } from "./tree";
import { attributesOf, isKeepable, vocabularyOf } from "./vocabulary";

/** A view of a collection as people save it (`/display name`): a filter and an order. */
export type Display = {
  readonly filter: string;
  /** Keys in order; `-` before one turns it round. */
  readonly keys: readonly string[];
  /** So many leading keys are titles of sections. */
  readonly titles: number;
};

/** Keys of an order that are what a viewer has, and what cards cost: the most often asked for, `-worth`. */
const OWN_SORT_FIELDS = ["have", "worth", "price"] as const;
/** Keys of an order that are no attributes; they come before attributes of their names. */
export const SORT_FIELDS: readonly string[] = ["name", "set", "age", ...OWN_SORT_FIELDS];

const MOST_KEYS = 12;

/** The longest name of a saved display. */
export const LONGEST_NAME = 80;

/** What is wrong with an order or a command, with what a sentence about it needs. */
type CommandFault =
  | {
      readonly code: "sort/unknown_key" | "display/unknown_command" | "display/unknown_name";
      readonly data: { readonly text: string };
    }
  /** Of so many `keys` all can be titles, and no more. */
  | { readonly code: "sort/titles"; readonly data: { readonly keys: number } }
  | { readonly code: "sort/too_long" | "display/long_name"; readonly data: { readonly most: number } }
  | { readonly code: "display/no_name" };

/** A fault of a filter, an order or a command. */
export type DisplayProblem = (FilterFault | CommandFault) & Placed;

export type DisplayCommand =
  | { readonly command: "select"; readonly filter: string }
  | { readonly command: "sort"; readonly titles: number; readonly keys: readonly string[] }
  /** Keeps the view under a name, or opens the one that is kept under it. */
  | { readonly command: "display" | "view"; readonly name: string };

const problem = (
  fault: CommandFault,
  at: number,
  suggestions: readonly string[] = [],
): Result<never, CommandFault & Placed> => err({ ...fault, at, suggestions });

/**
 * Reads `/select exp`, `/sort [n] k1 k2 …`, `/display name`, and `/view name` of one of the names that are kept. Positions
 * count from the command's slash.
 */
export function readDisplayCommand(
  text: string,
  database: CardDatabase,
  kept: readonly string[] = [],
): Result<DisplayCommand, DisplayProblem> {
  const [, command = "", rest = ""] = /^\/(\w+)(?:\s+(.*))?$/s.exec(text.trim()) ?? [];
  const from = text.indexOf(rest, command.length + 1);
  switch (command) {
    case "select": {
      const read = readFilter(rest, vocabularyOf(database));
      return read.ok ? ok({ command, filter: rest.trim() }) : err(movedBy(read.error, from));
    }
    case "sort":
      return readSort(rest.trim(), from, attributesOf(database));
    case "display":
    case "view": {
      if (rest.trim() === "") return problem({ code: "display/no_name" }, text.length);
      if (rest.trim().length > LONGEST_NAME)
        return problem({ code: "display/long_name", data: { most: LONGEST_NAME } }, from + LONGEST_NAME);
      if (command === "display") return ok({ command, name: rest.trim() });
      const name = keptAs(rest.trim(), kept);
      if (name !== null) return ok({ command, name });
      const fault = { code: "display/unknown_name", data: { text: rest.trim() } } as const;
      return err({ ...fault, at: from, suggestions: nearest(rest.trim(), kept), replaces: [from, text.length] });
    }
    default:
      return problem({ code: "display/unknown_command", data: { text: `/${command}` } }, 0, [
        "/select",
        "/sort",
        "/display",
        "/view",
      ]);
  }
}

/** The name as it is kept, whatever its capitals where that is one. */
const keptAs = (name: string, kept: readonly string[]): string | null =>
  kept.find((one) => one === name) ?? kept.find((one) => one.toLowerCase() === name.toLowerCase()) ?? null;

/** A fault of a text that stands so many letters further on in another. */
const movedBy = (fault: FilterProblem, by: number): FilterProblem => ({
  ...fault,
  at: fault.at + by,
  ...(fault.replaces && { replaces: [fault.replaces[0] + by, fault.replaces[1] + by] }),
});

/**
 * Reads the keys of an order: attributes of the game, `name`, `set`, `age`, `have`, `worth`, `price`, with `-` before one that
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
      return problem({ code: "sort/unknown_key", data: { text: word } }, place, nearest(name, known.values()));
    keys.push(turn + key);
  }
  if (keys.length > MOST_KEYS) return problem({ code: "sort/too_long", data: { most: MOST_KEYS } }, at);
  const titles = Number(depth?.word ?? 0);
  if (depth && (titles < 0 || titles > keys.length))
    return problem({ code: "sort/titles", data: { keys: keys.length } }, depth.at);
  return ok({ command: "sort", titles, keys });
}

/** A filter after `/select` with another one: both hold; without one, none does any more. */
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
  const test = compileFilter(filter, vocabularyOf(database), own);
  if (!test.ok) return test;
  return ok(inOrder({ keys, titles }, database, test.value, own));
}

/** The cards that pass a test in an order, of every finish; titles stand as texts before their sections. */
export function inOrder(
  { keys, titles }: Pick<Display, "keys" | "titles">,
  database: CardDatabase,
  test: (card: Card) => boolean,
  own: OwnRows = () => undefined,
): (number | string)[] {
  const cards = inEveryFinish(database).filter((card) => isKeepable(card) && test(card));
  const texts = (keys.at(-1)?.replace(/^-/, "") === "name" ? keys : [...keys, "name"]).map((key) => {
    const name = key.replace(/^-/, "");
    return `${key.startsWith("-") ? "-" : ""}${isNumeric(database, name) ? "N" : ""}[${name}]`;
  });
  const sorted = sortCards(
    database,
    texts,
    cards.map(({ number }) => number),
    titles,
    ({ number }, key) => (isOwn(key) ? (own(number)?.[key] ?? null) : undefined),
  );
  if (sorted === null) throw new Error(`A display with keys that do not hold: ${texts.join(" ")}`);
  return sorted;
}

const isOwn = (key: string): key is (typeof OWN_SORT_FIELDS)[number] => OWN_SORT_FIELDS.some((one) => one === key);

/** Is each value of an attribute a number, or nothing? Then 9 comes before 10. */
const isNumeric = ({ cards }: CardDatabase, name: string): boolean =>
  isOwn(name) ||
  (!SORT_FIELDS.includes(name) &&
    cards.every(({ attributes }) => /^(-?\d+(\.\d+)?)?$/.test(attributes.get(name) ?? "")));
