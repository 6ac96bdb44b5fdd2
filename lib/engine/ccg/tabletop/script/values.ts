import type { Json } from "../../../kernel/result";
import { List, listOf, Real, type Value } from "../../../script/value";

/** What a script's variables are between two moves: JSON. A dictionary is a list of pairs, as in the language. */
export function toJson(value: Value): Json {
  if (value instanceof Real) return { real: value.value };
  return value instanceof List ? value.array().map(toJson) : value;
}

export function fromJson(json: Json): Value {
  if (json === null || typeof json === "string") return json;
  if (typeof json === "number") return Number.isInteger(json) && json === (json | 0) ? json : new Real(json);
  if (typeof json === "boolean") return json ? 1 : 0;
  if (Array.isArray(json)) return listOf(json.map(fromJson));
  const { real } = json as { readonly real?: Json };
  return typeof real === "number" ? new Real(real) : null;
}

/** A dictionary of the language: pairs in the order of their keys. What is undefined is left out. */
export function dictionaryOf(fields: Readonly<Record<string, Value | undefined>>): List {
  const pairs = Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value }]));
  pairs.sort((a, b) => (a.key < b.key ? -1 : 1));
  return listOf(pairs.map(({ key, value }) => listOf([key, value])));
}
