import { RARITIES, rarityRank } from "../art/look";
import { nearest } from "../text/nearest";
import type { Cursor } from "./cursor";
import { otherFields, statesCalled } from "./elsewhere";
import { formatsNamed } from "./formats-named";
import { printValue } from "./print-filter";
import { shortNamed } from "./short-names";
import { type FieldNames, FORMAT_KEYS, type Relation, SHORT_KEYS, STATES } from "./tree";
import { type FilterVocabulary, isYes } from "./vocabulary";

/** A value as it is written beside a field, and where. `from`: where its condition begins, if it is that value alone; `isNot`: and says not. */
type Written = {
  readonly text: string;
  readonly at: number;
  readonly until: number;
  readonly from?: number;
  readonly isNot?: boolean;
};

const NUMBER = /^\d{1,15}(\.\d+)?$/;
/** As many as there are types of cards in most games. */
const MOST_SUGGESTIONS = 6;
/** All that a card can be, and all keywords, since nobody knows them by heart. */
const MOST_WORDS = 12;

const alike = (values: readonly string[], said: string): boolean => values.some((one) => one.toLowerCase() === said);
const within = (values: readonly string[], said: string): boolean =>
  values.some((one) => one.toLowerCase().includes(said));

/** A rarity by its word where it has one. */
const wordOf = (code: string): string => RARITIES[code]?.word ?? code;

/** `"unique folk"`, as a type line has it, by a condition for each word; nothing where a word says none. */
function wordByWord(vocabulary: FilterVocabulary, said: string, before: string): string[] {
  const words = said.split(/[\s·—-]+/).filter((word) => word !== "");
  const each = words.map((word) => [...otherFields(vocabulary, null, word), ...statesCalled(vocabulary, word)][0]);
  if (words.length < 2 || !each.every((one) => one !== undefined)) return [];
  return [/(?:-|\bnot\s+)$/i.test(before) ? `(${each.join(" ")})` : each.join(" ")];
}

function refuse(
  cursor: Cursor,
  vocabulary: FilterVocabulary,
  field: string,
  { text, at, until, from, isNot }: Written,
  candidates: readonly string[],
  why: "value" | "format" | "keyword" = "value",
  print = (value: string): string => printValue(value, vocabulary.names),
): never {
  const said = text.toLowerCase();
  // No field of this value: but perhaps another has it, as the kind has what was asked of the type.
  const others =
    from === undefined ? [] : [...otherFields(vocabulary, field, said), ...statesCalled(vocabulary, said, field)];
  if (others.length === 0 && from !== undefined && !isNot)
    others.push(...wordByWord(vocabulary, said, cursor.source.slice(0, from)));
  if (others.length > 0 && from !== undefined)
    return cursor.fail(
      { code: "filter/never", data: { why, field, text } },
      { at, suggestions: isNot ? others.map((one) => `-${one}`) : others, replaces: [from, until] },
    );
  const begun = candidates.filter((one) => one.toLowerCase().startsWith(said) && said !== "");
  // Any letter is one mistake away from any other.
  const near = new Set([...(text.length > 1 ? nearest(text, candidates) : []), ...begun]);
  const most = field === "is" || field === "kw" ? MOST_WORDS : MOST_SUGGESTIONS;
  const meant = near.size > 0 || candidates.length > most ? [...near] : candidates;
  const suggestions = meant.slice(0, most).map(print);
  return cursor.fail({ code: "filter/never", data: { why, field, text } }, { at, suggestions, replaces: [at, until] });
}

/** Rarities by their words, from the commonest on. */
export const rarityWords = (codes: readonly string[]): string[] =>
  [...codes].sort((a, b) => rarityRank(b) - rarityRank(a)).map(wordOf);

/** Rarities and dyes by their words. */
function candidatesOf(field: string, known: readonly string[], { symbolWords }: FilterVocabulary): readonly string[] {
  if (field === "rarity") return rarityWords(known);
  const symbols = symbolWords(field);
  return symbols.length > 0 ? symbols : known;
}

/** Has a card these symbols, as it is asked: `>=` all of them, `<=` no other, `=` just these? In small letters. */
export function symbolsHold(relation: Exclude<Relation, "has">, has: string, asked: string): boolean {
  const [more, fewer] = [[...asked].every((one) => has.includes(one)), [...has].every((one) => asked.includes(one))];
  switch (relation) {
    case "=":
      return more && fewer;
    case "!=":
      return !(more && fewer);
    case ">=":
      return more;
    case "<=":
      return fewer;
    case ">":
      return more && !fewer;
    case "<":
      return fewer && !more;
  }
}

/** Refuses a bare word beside a relation with which no card can pass: a word for a number, a value that no card has. */
export function checkValue(
  cursor: Cursor,
  vocabulary: FilterVocabulary,
  field: string,
  relation: Relation,
  written: Written,
): void {
  const { text, at, until } = written;
  if (vocabulary.isNumber(field))
    cursor.fail({ code: "filter/never", data: { why: "number", field, text } }, { at, replaces: [at, until] });
  const known = vocabulary.known(field);
  if (known === null || relation === "!=") return;
  const said = vocabulary.meant(field, text);
  if (vocabulary.isSymbols(field) && relation !== "has") {
    // A card without any has a place here, too.
    const isMade = [...said].every((one) => known.some((value) => value.toLowerCase().includes(one)));
    if (isMade && ["", ...known].some((value) => symbolsHold(relation, value.toLowerCase(), said))) return;
    refuse(cursor, vocabulary, field, written, candidatesOf(field, known, vocabulary));
  }
  const isKnown = alike(known, said) || (field === "rarity" && text.includes("+"));
  if (relation === "has" ? field === "name" || within(known, said) : relation === "=" && isKnown) return;
  // Any rarity that there is has its place in the order, also one that no card of this game has.
  const isOrdered = relation !== "=" && relation !== "has";
  if (isOrdered && (field !== "rarity" || isKnown || rarityRank(said.toUpperCase()) < rarityRank(""))) return;
  refuse(cursor, vocabulary, field, written, candidatesOf(field, known, vocabulary));
}

/** What a member has is a matter of numbers, and any part of a name may be looked for. */
const isFree = (key: string): boolean =>
  key === "name" || (SHORT_KEYS.some((one) => one === key) && !FORMAT_KEYS.includes(key));

/** The values of a short form: `rarity:r,m` has two. In names and prose a comma is one. */
export const choicesOf = (value: string, known: readonly string[] | null): readonly string[] =>
  known === null ? [value] : value.split(/[,|]/).filter((one) => one !== "");

/** Refuses a short form with which no card can pass. */
export function checkShort(cursor: Cursor, vocabulary: FilterVocabulary, key: string, written: Written): void {
  if (key === "is" || written.isNot) checkState(cursor, vocabulary, written);
  if (key === "has") checkHaving(cursor, vocabulary, written);
  const areKeywords = key === "kw" && vocabulary.names.find(key) === null;
  if (areKeywords) checkKeywords(cursor, vocabulary, written);
  const known = areKeywords || isFree(key) ? null : vocabulary.known(key);
  if (known === null) return;
  const asCode = key === "rarity" || key === "set";
  for (const text of choicesOf(written.text, known)) {
    const said = vocabulary.meant(key, text);
    const one = choiceWithin(written, text);
    if (vocabulary.isNumber(key) && !NUMBER.test(text))
      cursor.fail(
        { code: "filter/never", data: { why: "number", field: key, text } },
        { at: one.at, replaces: [one.at, one.until] },
      );
    if (FORMAT_KEYS.includes(key) && vocabulary.names.find(key) === null) {
      const formats = formatsNamed(text, known);
      if (formats.length > 1) refuseMany(cursor, vocabulary, one, formats);
      if (formats.length === 0) refuse(cursor, vocabulary, key, one, known, "format");
      continue;
    }
    const fits = asCode
      ? alike(known, said) || text.includes("+")
      : vocabulary.isSymbols(key)
        ? /^\d$/.test(said) || known.some((value) => symbolsHold(">=", value.toLowerCase(), said))
        : vocabulary.isNumber(key) || within(known, said);
    if (!fits) refuse(cursor, vocabulary, key, one, candidatesOf(key, known, vocabulary));
  }
}

/** Refuses a name that several formats have, or have as a part. */
function refuseMany(
  cursor: Cursor,
  { names }: FilterVocabulary,
  { text, at, until }: Written,
  formats: readonly string[],
) {
  const suggestions = formats.slice(0, MOST_SUGGESTIONS).map((name) => printValue(name, names));
  cursor.fail({ code: "filter/ambiguous", data: { text, why: "formats" } }, { at, suggestions, replaces: [at, until] });
}

/** Where one of several values stands; in quotes there is no telling, so it is all of them. */
function choiceWithin(written: Written, text: string): Written {
  const { text: all, at, until } = written;
  if (text === all) return written;
  if (until - at !== all.length) return { text, at, until };
  const from = at + all.indexOf(text);
  return { text, at: from, until: from + text.length };
}

function checkKeywords(cursor: Cursor, vocabulary: FilterVocabulary, written: Written): void {
  const { keywords } = vocabulary;
  if (keywords === null) return;
  for (const text of choicesOf(written.text, keywords)) {
    if (alike(keywords, text.toLowerCase())) continue;
    // A game may name none, but its texts have words.
    const { names } = vocabulary;
    const inText = `o:${printValue(text, names)}`;
    if (keywords.length > 0) refuse(cursor, vocabulary, "kw", choiceWithin(written, text), keywords, "keyword");
    cursor.fail(
      { code: "filter/never", data: { why: "keyword", field: "kw", text } },
      { at: written.at, suggestions: [inText], replaces: [written.from ?? written.at, written.until] },
    );
  }
}

/** What else than a field a card can have something of. */
export const HAVING: readonly string[] = ["note", "tag"];

/** The field, or the note or tag, that `has:` asks for; null: there is no such thing. */
export function havingOf(said: string, names: FieldNames): string | null {
  const lower = said.toLowerCase();
  const one = lower.replace(/s$/, "");
  return names.find(lower) ?? shortNamed(lower, names) ?? HAVING.find((own) => own === one) ?? names.find(one);
}

function checkHaving(cursor: Cursor, vocabulary: FilterVocabulary, written: Written): void {
  if (havingOf(written.text, vocabulary.names) !== null) return;
  const isTold = (name: string): boolean => name !== "name" && name !== "set" && name !== "rarity";
  refuse(cursor, vocabulary, "has", written, [...HAVING, ...vocabulary.names.all.filter(isTold)]);
}

/** All that `is:` asks of cards of this game: what is so or not. Where nothing is known of it, any attribute may be. */
export const statesOf = ({ names, known, keywords }: FilterVocabulary): readonly string[] => [
  ...new Set([
    ...STATES,
    ...names.all.filter((name) => isYes(known(name)) || (known(name) === null && keywords === null)),
  ]),
];

function checkState(cursor: Cursor, vocabulary: FilterVocabulary, written: Written): void {
  const said = written.text.toLowerCase();
  const states = statesOf(vocabulary);
  if (states.some((state) => state.toLowerCase() === said)) return;
  refuse(cursor, vocabulary, "is", written, states, "value", (value) => value);
}
