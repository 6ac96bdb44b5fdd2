import { nearest } from "../text/nearest";
import { printValue } from "./print-filter";
import { shortNamed, shortNamesOf } from "./short-names";
import { FIELDS, type FieldNames, type FilterProblem } from "./tree";
import { type FilterVocabulary, isYes } from "./vocabulary";

/** What people write who come from other catalogues, and what it would be here. */

const MOST = 3;
const MOST_TOLD = 12;
const FIRST = ["name", "text", "set", "worth"];
/** Of what a card's picture is made. */
const OF_PICTURES: ReadonlySet<string> = new Set(["figure", "scene", "view", "flipid"]);

/** What others call a field; what a game may call it, which is never quite the same, so that it is only offered. */
const OTHERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    cost: "mana manacost manavalue m",
    might: "power attack strength",
    guard: "toughness defense defence health",
    kind: "subtype subtypes tribe race class",
    set: "edition expansion block b in",
    text: "rules fulltext fo ability",
    flavour: "lore",
    have: "count copies qty quantity",
    worth: "value",
  }).flatMap(([here, there]) => there.split(" ").map((name) => [name, [here]])),
);
/** What orders cards elsewhere; here the order is no part of the filter. */
const ORDERS: ReadonlySet<string> = new Set(["order", "sort", "sortby", "direction", "dir", "display"]);
/** What other catalogues know of cards and no game here does: a name that is like one of these is not what was meant. */
const NOWHERE: ReadonlySet<string> = new Set(
  `game lang language year date artist art arttag atag otag oracletag function frame border stamp watermark wm
  produces devotion loyalty loy defense pt powtou wildpair cube include extras prefer unique prints sets papersets st`.split(
    /\s+/,
  ),
);
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
  // Any letter is one mistake away from any other.
  const isElsewhere = lower.length === 1 || NOWHERE.has(lower);
  const near = isElsewhere ? [] : nearest(text, [...more, ...names.all, ...shortNamesOf(names)]);
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
      const here = meant(field, said);
      const value = known(field)?.find((one) => one.toLowerCase() === here);
      return value === undefined || value === "yes" ? [] : [`${field}:${printValue(value, names)}`];
    })
    .slice(0, MOST);
}

/** What is asked elsewhere by `is:`, `t:` or `c:`, and the condition that says it here; `needs`: an attribute, without which it is none. */
const CONDITIONS: readonly { readonly said: string; readonly here: string; readonly needs?: string }[] = [
  { said: "nonfoil normal", here: "is:plain" },
  { said: "legendary legend", here: "is:unique", needs: "unique" },
  { said: "wish wished wishlist wanted", here: "tag:wish" },
  { said: "dupe dupes duplicate duplicates double doubles spare", here: "owned>=2" },
  { said: "sale forsale selling", here: "sell>0" },
  { said: "have mine collected", here: "is:owned" },
  { said: "unowned needed", here: "is:missing" },
  { said: "dfc transform twofaced", here: "has:flipid", needs: "flipid" },
  { said: "vanilla textless", here: 'text=""' },
];
/** So with symbols: by how many of them a card has. */
const COLOURS: readonly { readonly said: string; readonly here: string }[] = [
  { said: "colorless colourless undyed c", here: "=0" },
  { said: "mono monocolor monocolour", here: "=1" },
  { said: "multicolor multicolour multicolored multicoloured multi gold", here: ">=2" },
];

/** What people answer where `yes` is the only value that there is, and what stands before `is:` then. */
const ANSWERS: ReadonlyMap<string, "" | "-"> = new Map([
  ...["true", "y", "1"].map((said) => [said, ""] as const),
  ...["no", "false", "n", "0"].map((said) => [said, "-"] as const),
]);

/**
 * Conditions that say here what is a state of a card or a colour elsewhere: `is:unique` for the legendary type. `field`: of
 * which it was asked; a rarity is never meant so.
 */
export function statesCalled(
  { names, known, isSymbols, keywords }: FilterVocabulary,
  said: string,
  field: string | null = null,
): string[] {
  const isSaid = (one: { readonly said: string }): boolean => one.said.split(" ").includes(said);
  const state = names.all.find((name) => name.toLowerCase() === said && isYes(known(name)));
  const dye = shortNamed("c", names);
  const word = keywords?.find((one) => one.toLowerCase() === said);
  const answer = field !== null && isYes(known(field)) ? ANSWERS.get(said) : undefined;
  if (answer !== undefined) return [`${answer}is:${field}`];
  if (field === "rarity") return state === undefined ? [] : [`is:${said}`];
  return [
    ...(state === undefined ? [] : [`is:${said}`]),
    ...(word === undefined ? [] : [`kw:${word}`]),
    ...CONDITIONS.filter((one) => isSaid(one) && (one.needs === undefined || names.find(one.needs) !== null)),
    ...(dye !== null && isSymbols(dye) ? COLOURS.filter(isSaid).map(({ here }) => ({ here: `${dye}${here}` })) : []),
  ].map((one) => (typeof one === "string" ? one : one.here));
}

/** What is left of a word with stars for parts of it, as it would be written here; null: nothing is. `key`: of a short form. */
export function withoutStars(written: string, key: string | null): string | null {
  const parts = written.split("*").filter((part) => part !== "");
  return parts.length === 0 ? null : parts.map((part) => (key === null ? part : `${key}:${part}`)).join(" ");
}
