import { nearest } from "../text/nearest";
import { printValue } from "./print-filter";
import { quoted } from "./scan";
import { shortNamesOf } from "./short-names";
import { FIELDS, type FilterProblem } from "./tree";
import type { FilterVocabulary } from "./vocabulary";

/** What people write who come from other catalogues, and what it would be here. */

const MOST = 3;
const MOST_TOLD = 12;
const FIRST = ["name", "text", "set", "worth"];
/** Of what a card's picture is made. */
const OF_PICTURES: ReadonlySet<string> = new Set(["figure", "scene", "view", "flipid"]);

/** What others call a field; what a game may call it, which is never quite the same, so that it is only offered. */
const OTHERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    worth: "usd eur tix",
    cost: "mana manacost manavalue",
    might: "power attack strength",
    guard: "toughness defense defence health",
    kind: "subtype tribe race class",
    set: "edition expansion block",
    dye: "id identity ci",
    text: "rules fulltext fo",
    have: "count copies qty",
  }).flatMap(([here, there]) => there.split(" ").map((name) => [name, [here]])),
);
/** What orders cards elsewhere; here the order is no part of the filter. */
const ORDERS: ReadonlySet<string> = new Set(["order", "sort", "sortby", "direction", "dir", "display"]);

/** What an unknown name of a field may have meant, and why it is none. */
export function unknownField(
  text: string,
  { names, known }: FilterVocabulary,
  more: readonly string[],
): {
  readonly data: { text: string; why?: "order"; has?: readonly string[] };
  readonly suggestions: readonly string[];
} {
  const lower = text.toLowerCase();
  if (ORDERS.has(lower)) return { data: { text, why: "order" }, suggestions: [] };
  const offered = (OTHERS.get(lower) ?? []).filter((name) => names.find(name) !== null);
  if (offered.length > 0) return { data: { text }, suggestions: offered };
  const near = nearest(text, [...more, ...names.all, ...shortNamesOf(names)]);
  if (near.length > 0) return { data: { text }, suggestions: near };
  // Nothing is like it: so what there is, what every game has first.
  const isTold = (name: string): boolean =>
    !FIELDS.some((one) => one === name) && !OF_PICTURES.has(name) && !known(name)?.every((one) => one === "yes");
  return { data: { text, has: [...FIRST, ...names.all.filter(isTold)].slice(0, MOST_TOLD) }, suggestions: [] };
}

/** Conditions by the fields that do have this value: `kind:Noble` for the type that no card has. */
export function otherFields(vocabulary: FilterVocabulary, not: string | null, said: string): string[] {
  const { names, known, isNumber, isSymbols, meant } = vocabulary;
  if (said.length < 2) return [];
  return names.all
    .filter((field) => field !== not && field !== "name" && !isNumber(field) && !isSymbols(field))
    .flatMap((field) => {
      const value = known(field)?.find((one) => one.toLowerCase() === meant(field, said));
      return value === undefined || value === "yes" ? [] : [`${field}:${printValue(value, names)}`];
    })
    .slice(0, MOST);
}

/** `!"Moth King"`, a card by its whole name elsewhere. */
export function wholeName(problem: FilterProblem, text: string, { known }: FilterVocabulary): FilterProblem {
  if (problem.code !== "filter/unexpected" || problem.data.text !== "!") return problem;
  const { at } = problem;
  const [whole = "", quote, word] =
    /^!\s*(?:"((?:[^"\\]|\\.)*)"|([\p{L}\p{N}'’-]+)(?![\p{L}\p{N}:=<>]))/u.exec(text.slice(at)) ?? [];
  const name = quote ?? word;
  if (name === undefined) return problem;
  const is = known("name")?.find((one) => one.toLowerCase() === name.toLowerCase());
  return {
    ...{ code: "filter/unexpected", data: { why: "exact", text: "!" }, at },
    suggestions: [is === undefined ? `name:${quoted(name)}` : `name=${quoted(is)}`],
    replaces: [at, at + whole.length],
  };
}

/** What is left of a word with stars for parts of it, as it would be written here; null: nothing is. `key`: of a short form. */
export function withoutStars(written: string, key: string | null): string | null {
  const parts = written.split("*").filter((part) => part !== "");
  return parts.length === 0 ? null : parts.map((part) => (key === null ? part : `${key}:${part}`)).join(" ");
}
