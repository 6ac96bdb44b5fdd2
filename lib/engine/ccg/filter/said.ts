import { rarityRank } from "../art/look";
import { saysKeyword } from "../cards/keywords";
import { type Card, FOIL, printingOf } from "../cards/model";
import { rarityCodes } from "../cards/rarity";
import { choicesOf, symbolsHold } from "./check-value";
import { formatsNamed } from "./formats-named";
import type { OwnRows } from "./own-row";
import { plainApostrophes } from "./scan";
import { type CardTest, numberOf, ORDER, orNothing, type Term, testOf, textOf } from "./terms";
import { type Filter, type Relation, TEXT_FIELDS } from "./tree";
import type { FilterVocabulary } from "./vocabulary";

/** A text as parts are looked for in it: in small letters; apostrophes as phones write them are plain ones. */
const folded = (text: string): string => plainApostrophes(text.toLowerCase());
const lowered = (text: string): string => text.toLowerCase();
/** How to fold a text in which this is looked for: most texts have no apostrophe that matters. */
const foldFor = (parts: readonly string[]) => (parts.some((part) => part.includes("'")) ? folded : lowered);

function holding(part: string): (text: string) => boolean {
  const wanted = folded(part);
  const fold = foldFor([wanted]);
  return (text) => fold(text).includes(wanted);
}

/** Each of these stands in the name or in the text, capitals or not. */
export function inNameOrText(words: readonly string[]): CardTest {
  const wanted = words.map(folded);
  const fold = foldFor(wanted);
  return (card) => {
    const said = fold(`${card.name}\n${card.text}`);
    return wanted.every((word) => said.includes(word));
  };
}

/** Cards share a handful of values, so each is tested once. */
function byText(text: (card: Card) => string, holds: (value: string) => boolean): CardTest {
  const known = new Map<string, boolean>();
  return (card) => {
    const value = text(card);
    let passes = known.get(value);
    if (passes === undefined) {
      passes = holds(value);
      known.set(value, passes);
    }
    return passes;
  };
}

const rarityText = (card: Card): string => card.attributes.get("rarity") ?? "";

/** Rarities as they are ordered, by any code of a card; one by its own spelling, as `c+u3`, too. */
function rarityTest(relation: Exclude<Relation, "has">, said: string): CardTest {
  const holds = ORDER[relation];
  const rank = rarityRank(said.toUpperCase());
  const isEqual = relation === "=" || relation === "!=";
  const known = new Map<string, boolean>();
  const passes = (card: Card): boolean => {
    const codes = rarityCodes(card);
    const isIt = [rarityText(card), ...codes].some((code) => code.toLowerCase() === said);
    if (isEqual) return isIt === (relation === "=");
    // The rarest has the lowest rank. What has no place in the order is neither above nor below.
    return codes.some((code) =>
      isIt ? holds(0) : rarityRank(code) < rarityRank("") && rank < rarityRank("") && holds(rank - rarityRank(code)),
    );
  };
  return (card) => {
    const text = rarityText(card);
    const before = known.get(text);
    if (before !== undefined) return before;
    const now = passes(card);
    known.set(text, now);
    return now;
  };
}

/** A relation to a bare word: capitals do not matter, and rarities, sets and dyes may be called by their names. */
export function valueTest(
  left: Filter,
  term: Term,
  relation: Relation,
  value: string,
  { meant, isNumber, isSymbols }: FilterVocabulary,
): CardTest {
  const field = left.kind === "field" ? left.name : "";
  const said = meant(field, value);
  const text = textOf(term);
  if (relation === "has") return byText(text, holding(said));
  if (field !== "" && isSymbols(field)) return byText(text, (one) => symbolsHold(relation, one.toLowerCase(), said));
  if (field === "rarity") return rarityTest(relation, said);
  const holds = ORDER[relation];
  if (isNumber(field) || term.is === "number" || term.is === "test") {
    const number = numberOf(term);
    return (card) => holds(number(card) - (Number.parseFloat(said) || 0));
  }
  return byText(text, (one) => {
    const lower = one.toLowerCase();
    return holds(lower < said ? -1 : lower > said ? 1 : 0);
  });
}

/** What `is:` asks. */
function stateTest(state: string, own: OwnRows): CardTest {
  switch (state) {
    case "foil":
      return (card) => card.foilOf !== null || card.attributes.get(FOIL) === "yes";
    case "plain":
      return (card) => card.foilOf === null && card.attributes.get(FOIL) !== "yes";
    case "new":
      return (card) => (own(card.number)?.fresh ?? 0) > 0;
    case "owned":
      return (card) => (own(card.number)?.have ?? 0) > 0;
    case "missing":
      // What one has as a foil one has.
      return ({ number }) => (own(number)?.have ?? 0) + (own(number)?.foils ?? 0) === 0;
    case "registered":
      return (card) => (own(card.number)?.bound ?? 0) > 0;
    case "retired":
      return (card) => card.retired;
    default:
      return (card) => [...card.attributes].some(([name, value]) => name.toLowerCase() === state && value === "yes");
  }
}

/** Formats by their names, or parts of them: may a card be in a deck of any of these? */
function formatTest(key: "legal" | "banned", value: string, { formats }: FilterVocabulary): CardTest {
  const names = [...(formats?.keys() ?? [])];
  const asked = choicesOf(value, []).flatMap((said) => formatsNamed(said, names).map((name) => formats?.get(name)));
  return (card) => asked.some((cards) => cards?.has(printingOf(card)) === (key === "banned"));
}

function keywordTest(value: string, { keywords }: FilterVocabulary): CardTest {
  const asked = choicesOf(value.toLowerCase(), []);
  const all = keywords?.map((word) => word.toLowerCase()) ?? asked;
  return byText(
    (card) => card.text,
    (text) => asked.some((word) => saysKeyword(text, word, all)),
  );
}

/** Is there something of a field: a text that is not empty, a number of one's own that is not 0? */
export const havingTest = (term: Term): CardTest =>
  term.is === "number" ? testOf(term) : (card) => textOf(term)(card) !== "";

/** Has one written of a card: a note, or a tag? */
export const writtenTest = (what: string, own: OwnRows): CardTest =>
  what === "note"
    ? (card) => (own(card.number)?.note ?? "") !== ""
    : (card) => (own(card.number)?.tags?.length ?? 0) > 0;

const NUMBER = /^\d{1,15}(\.\d+)?$/;

/**
 * `own:` has some, `own:2` at least two, `own:0` none; `is:foil`; `rarity:r` by code or word; `set:wc`; any other field by number or part.
 * `term`: what the key is, if it is a field.
 */
export function shortTest(
  { key, value }: Filter & { kind: "short" },
  term: Term,
  vocabulary: FilterVocabulary,
  own: OwnRows,
): CardTest {
  if (key === "own" || key === "have") {
    const least = value === "" ? 1 : Number(value);
    return (card) => {
      const have = own(card.number)?.have ?? 0;
      return least === 0 ? have === 0 : have >= least;
    };
  }
  if (key === "tag") {
    const tag = value.toLowerCase();
    return (card) => own(card.number)?.tags?.includes(tag) ?? false;
  }
  if (key === "note") {
    const holds = holding(value);
    return (card) => holds(own(card.number)?.note ?? "");
  }
  if (key === "cn" && vocabulary.names.find(key) === null) return (card) => card.place === Number(value);
  if ((key === "legal" || key === "banned") && vocabulary.names.find(key) === null)
    return formatTest(key, value, vocabulary);
  if (key === "kw" && vocabulary.names.find(key) === null) return keywordTest(value, vocabulary);
  if (key === "is") return stateTest(value.toLowerCase(), own);
  const choices = choicesOf(value, key === "name" ? null : vocabulary.known(key));
  const tests = choices.map((one) => partTest(key, vocabulary.meant(key, one), term, vocabulary));
  const [only] = tests;
  return only && tests.length === 1 ? only : (card) => tests.some((test) => test(card));
}

function partTest(key: string, said: string, term: Term, { isSymbols }: FilterVocabulary): CardTest {
  if (key === "rarity") return rarityTest("=", said);
  if (key === "set")
    return byText(
      (card) => card.set,
      (set) => set.toLowerCase() === said,
    );
  const text = textOf(term);
  if (isSymbols(key)) {
    if (NUMBER.test(said)) return (card) => text(card).length === Number(said);
    return byText(text, (value) => symbolsHold(">=", value.toLowerCase(), said));
  }
  if (NUMBER.test(said) && !TEXT_FIELDS.includes(key)) {
    const [number, asked] = [numberOf(term), Number(said)];
    if (asked === 0 && term.is === "number") {
      const orNone = orNothing(number);
      return (card) => orNone(card) === 0;
    }
    return (card) => number(card) === asked && text(card) !== "";
  }
  const holds = holding(said);
  return key === "name" || key === "text" ? (card) => holds(text(card)) : byText(text, holds);
}
