import { checkShort, checkValue } from "./check-value";
import type { Cursor } from "./cursor";
import { withoutStars } from "./elsewhere";
import { keyNamed } from "./named-fields";
import { quoted, type Token, unquoted } from "./scan";
import { type Filter, NUMBER_FIELDS, SHORT_KEYS } from "./tree";
import type { FilterVocabulary } from "./vocabulary";

/** Keys that ask elsewhere for what has no colour but these. */
const IDENTITIES: ReadonlySet<string> = new Set(["id", "identity", "ci"]);
const isShortKey = (key: string): boolean => SHORT_KEYS.some((one) => one === key);

/** Reads `key:value`, which comes next. `unknown` refuses a key that means nothing. */
export function readShort(
  cursor: Cursor,
  vocabulary: FilterVocabulary,
  token: Token,
  unknown: (token: Token, more: readonly string[]) => never,
): Filter {
  cursor.at++;
  const value = unquoted(token.value);
  const { names, known, isSymbols } = vocabulary;
  const key = keyNamed(token.text, names) ?? unknown(token, SHORT_KEYS);
  const at = token.at + token.text.length + 1;
  const written = { text: value, at, until: token.until, from: token.at };
  const counts = key === "own" || key === "have";
  const isNumber = counts ? /^\d{0,9}$/.test(value) : /^\d{1,9}(\.\d{1,9})?$/.test(value);
  if ((counts || key === "cn" || NUMBER_FIELDS.includes(key)) && !isNumber) cursor.missing("number", token.text, at);
  if (value === "" && !counts) cursor.missing("value", token.text, at);
  const isBare = value === token.value;
  if (isBare && value.startsWith("/") && !isShortKey(key) && known(key)?.some((one) => one.includes("/")) !== true)
    refusePattern(cursor, token);
  if (isBare && !isShortKey(key)) refuseRelation(cursor, token, key);
  const hasStar = isBare && value.includes("*") && withoutStars(value, null) !== null;
  if (hasStar && !isShortKey(key) && !known(key)?.some((one) => one.includes(value))) cursor.star(token.at, token.text);
  if (IDENTITIES.has(token.text.toLowerCase()) && isSymbols(key)) {
    checkValue(cursor, vocabulary, key, "<=", written);
    const right: Filter = { kind: "words", words: [value] };
    return { kind: "relation", relation: "<=", left: { kind: "field", name: key }, right };
  }
  const isNot = key === "not" && names.find(key) === null;
  checkShort(cursor, vocabulary, key, { ...written, isNot });
  return isNot ? { kind: "not", of: { kind: "short", key: "is", value } } : { kind: "short", key, value };
}

/** `r:>=rare` is `r>=rare`. */
function refuseRelation(cursor: Cursor, { text, value, at, until }: Token, field: string): void {
  const [, relation, rest] = /^(<=|>=|!=|=|<|>)(.+)$/.exec(value) ?? [];
  if (relation === undefined || rest === undefined) return;
  cursor.fail(
    { code: "filter/never", data: { why: "value", field, text: value } },
    { at: at + text.length + 1, suggestions: [`${text}${relation}${rest}`], replaces: [at, until] },
  );
}

/** `o:/draw (a|two)/`: patterns are not known here, but parts of words are found. */
function refusePattern(cursor: Cursor, token: Token): never {
  const from = token.at + token.text.length + 1;
  const [piece = token.value] = /^\/(?:[^/\\]|\\.)*\/?/.exec(cursor.source.slice(from)) ?? [];
  const words = piece
    .replaceAll("/", "")
    .replaceAll("\\b", "")
    .replace(/^\^|\$$/g, "")
    .trim();
  const isPlain = /^[\p{L}\p{N} '’-]+$/u.test(words);
  const meant = `${token.text}:${words.includes(" ") ? quoted(words) : words}`;
  return cursor.fail(
    { code: "filter/unexpected", data: { why: "pattern", text: piece } },
    { at: from, suggestions: isPlain ? [meant] : [], replaces: [token.at, from + piece.length] },
  );
}
