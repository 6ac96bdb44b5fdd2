import { rarityRank } from "../art/look";
import { FOIL } from "../cards/model";
import { choicesOf } from "./check-value";
import { type Condition, readConditions } from "./read-filter";
import { quoted } from "./scan";
import { NUMBER_FIELDS } from "./tree";
import { type FilterVocabulary, isYes } from "./vocabulary";

/** What cards can be narrowed down by with a click: a field and its values as a filter says them. */
export type Facet = { readonly field: string; readonly values: readonly string[] };

const MOST_VALUES = 12;
const MOST_ATTRIBUTES = 4;
/** Before all other attributes, where a game has them. */
const FIRST = ["type", "dye", "suit"];
/** What nobody narrows down by: a field of its own has it, or only the picture knows it. */
const NEVER: readonly string[] = ["name", "set", "rarity", "scene", ...NUMBER_FIELDS];

/** The facets of a game: rarity, set, attributes with a handful of values, and what is either so or not. */
export function facetsOf(vocabulary: FilterVocabulary): Facet[] {
  const { names, known, isNumber, isSymbols } = vocabulary;
  const valuesOf = (field: string): readonly string[] => {
    const values = known(field) ?? [];
    return isSymbols(field) ? [...new Set(values.flatMap((value) => [...value]))].sort() : values;
  };
  const isFacet = (field: string): boolean => {
    const values = valuesOf(field);
    return values.length > 1 && values.length <= MOST_VALUES && values.every((value) => !value.includes(","));
  };
  const others = names.all.filter((name) => !NEVER.includes(name) && !isNumber(name));
  const order = (name: string): number => (FIRST.indexOf(name) + FIRST.length + 1) % (FIRST.length + 1);
  const attributes = others
    .filter(isFacet)
    .sort((a, b) => order(a) - order(b))
    .slice(0, MOST_ATTRIBUTES);
  const states = others.filter((name) => name === FOIL || isYes(known(name)));
  const keywords = names.find("kw") === null ? (vocabulary.keywords ?? []) : [];
  return [
    { field: "rarity", values: [...valuesOf("rarity")].sort((a, b) => rarityRank(b) - rarityRank(a)) },
    ...["set", ...attributes].map((field) => ({ field, values: valuesOf(field) })),
    { field: "kw", values: keywords.length <= MOST_VALUES ? keywords : [] },
    { field: "is", values: states },
  ]
    .filter(({ field, values }) => (field === "is" ? values.length > 0 : values.length > 1))
    .map(({ field, values }) => ({ field, values: values.map((value) => value.toLowerCase()) }));
}

/** Fields of which a card can have several values: each is a condition of its own. */
const isMany = (field: string): boolean => field === "is" || field === "tag" || field === "kw";

/** The values that a condition allows of a field, as cards have them. */
function allowed({ filter }: Condition, field: string, { known, meant }: FilterVocabulary): readonly string[] {
  if (filter.kind !== "short" || filter.key !== field) return [];
  const values = isMany(field) ? [filter.value] : choicesOf(filter.value, known(field));
  return values.map((value) => meant(field, value));
}

/** The values of a field that a filter's conditions allow. */
export const chosenIn = (conditions: readonly Condition[], field: string, vocabulary: FilterVocabulary): string[] =>
  conditions.flatMap((condition) => allowed(condition, field, vocabulary));

/** A filter without one of its conditions, and without what joined it to the others. */
export function withoutCondition(text: string, conditions: readonly Condition[], at: number): string {
  const [before, gone, after] = [conditions[at - 1], conditions[at], conditions[at + 1]];
  if (!gone) return text;
  if (before) return text.slice(0, before.until) + text.slice(gone.until);
  return after ? text.slice(after.from) : "";
}

/** A filter without its conditions of a field: what is left to choose from. */
export function withoutField(text: string, field: string, vocabulary: FilterVocabulary): string {
  const read = readConditions(text, vocabulary);
  if (!read.ok) return text;
  const at = read.value.findIndex((condition) => allowed(condition, field, vocabulary).length > 0);
  return at < 0 ? text : withoutField(withoutCondition(text, read.value, at), field, vocabulary);
}

const shortOf = (key: string, values: readonly string[]): string => {
  const value = values.join(",");
  return `${key}:${/^[^\s()"\\]+$/.test(value) ? value : quoted(value)}`;
};

/**
 * A filter with a value of a facet, or without it if it has that. Values of one field are a choice, fields combine. One
 * that cannot be read stays as it is.
 */
export function toggled(text: string, field: string, value: string, vocabulary: FilterVocabulary): string {
  const read = readConditions(text, vocabulary);
  if (!read.ok) return text;
  const conditions = read.value;
  const at = conditions.findIndex((condition) => {
    const values = allowed(condition, field, vocabulary);
    return values.length > 0 && (!isMany(field) || values.includes(value));
  });
  const condition = conditions[at];
  if (!condition) {
    const isChoice = conditions.length === 1 && conditions[0]?.filter.kind === "or";
    const others = isChoice ? `(${text.trim()})` : text.trim();
    return `${others} ${shortOf(field, [value])}`.trim();
  }
  const values = allowed(condition, field, vocabulary);
  const now = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  if (now.length === 0) return withoutCondition(text, conditions, at);
  const key = text.slice(condition.from, condition.until).split(":")[0] ?? field;
  return text.slice(0, condition.from) + shortOf(key, now) + text.slice(condition.until);
}
