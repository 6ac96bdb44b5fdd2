import { nearest } from "../text/nearest";
import { printValue } from "./print-filter";
import { quoted } from "./scan";
import { shortNamed, shortNamesOf } from "./short-names";
import { FIELDS, type FieldNames, type FilterProblem } from "./tree";
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
/** Fields that cards cannot be ordered by. */
const UNSORTED: ReadonlySet<string> = new Set(["text", "deck", "sell", "want", "seller", "myprice", "bid", "last"]);

/** What an unknown name of a field may have meant, and why it is none; `source` is the filter that it stands in. */
export function unknownField(
  text: string,
  source: string,
  { names, known }: FilterVocabulary,
  more: readonly string[],
): {
  readonly data: (FilterProblem & { code: "filter/unknown_word" })["data"];
  readonly suggestions: readonly string[];
} {
  const lower = text.toLowerCase();
  if (ORDERS.has(lower)) {
    const to = orderIn(source, names);
    return to === null
      ? { data: { text, why: "order" }, suggestions: [] }
      : { data: { text, why: "order", to }, suggestions: [`/sort ${to.sort.slice(2)}`] };
  }
  const offered = (OTHERS.get(lower) ?? []).filter((name) => names.find(name) !== null);
  if (offered.length > 0) return { data: { text }, suggestions: offered };
  const near = nearest(text, [...more, ...names.all, ...shortNamesOf(names)]);
  if (near.length > 0) return { data: { text }, suggestions: near };
  // Nothing is like it: so what there is, what every game has first.
  const isTold = (name: string): boolean =>
    !FIELDS.some((one) => one === name) && !OF_PICTURES.has(name) && !known(name)?.every((one) => one === "yes");
  return { data: { text, has: [...FIRST, ...names.all.filter(isTold)].slice(0, MOST_TOLD) }, suggestions: [] };
}

/** Names that are keys of an order elsewhere and no fields, with what they are called here. */
const ORDERED_BY: ReadonlyMap<string, string> = new Map(
  Object.entries({ value: "worth", released: "age", release: "age", date: "age" }),
);
/** Where no direction is asked for, cards with the most of these come first. */
const MOST_FIRST: ReadonlySet<string> = new Set(["price", "worth", "have"]);
const ASKS_FOR_ORDER = new RegExp(`(?<![^\\s(])(${[...ORDERS].join("|")})[:=]"?(\\p{L}*)"?`, "giu");

/** The order that `order:usd dir:asc` asks for in a filter, and the filter without it; null: cards have no such key. */
function orderIn(source: string, names: FieldNames): { filter: string; sort: string } | null {
  const asked = [...source.toLowerCase().matchAll(ASKS_FOR_ORDER)].map(([, word = "", value = ""]) => ({
    word,
    value,
  }));
  const by = asked.find(({ word }) => /^(?:order|sort)/.test(word))?.value ?? "";
  const key = [
    ORDERED_BY.get(by),
    by === "age" ? by : undefined,
    names.find(by),
    shortNamed(by, names),
    OTHERS.get(by)?.[0],
  ].find((one) => one !== undefined && one !== null && (one === "age" || names.find(one) !== null));
  if (!key || UNSORTED.has(key)) return null;
  const way = asked.find(({ word }) => word.startsWith("dir"))?.value;
  const turned = way === undefined || way === "auto" ? MOST_FIRST.has(key) : way.startsWith("desc");
  const filter = source.replaceAll(ASKS_FOR_ORDER, "").replaceAll(/\s+/g, " ").trim();
  return { filter, sort: `0 ${turned ? "-" : ""}${key}` };
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
