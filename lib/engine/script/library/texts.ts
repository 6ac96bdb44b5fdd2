import type { Machine, Native } from "../machine";
import { argumentsOf, invalid, overLists } from "../native";
import { charactersOf, fitsPattern, fuzzy, lengthOf, outsideTags, sliceOf } from "../text";
import { List, listOf, type Value } from "../value";

/** Asks for the room of a text, then gives it. */
function made(machine: Machine, text: string): string {
  machine.meter.text(text.length);
  return text;
}

/** A change of a text that works on lists of texts too; anything else becomes NULL. */
const change = (run: (text: string) => string): Native =>
  overLists((machine, value) => {
    if (typeof value !== "string") return null;
    machine.meter.spend(value.length >> 1);
    return made(machine, run(value));
  });

/** The arguments, if all are texts. */
function textsOf(argument: Value, count: number): readonly string[] | null {
  const given = argumentsOf(argument, count);
  if (!given) return null;
  const texts = given.filter((one) => typeof one === "string");
  return texts.length === count ? texts : null;
}

const capitalised = (text: string): string => {
  const [head = ""] = charactersOf(text.slice(0, 2));
  return head.toUpperCase() + text.slice(head.length);
};

/** Spaces at both ends, and nothing else that JavaScript would trim. */
const trimmed = (text: string): string => text.replace(/^[ \t\n\v\f\r]+/, "").trimEnd();

const join: Native = (machine, argument) => {
  const given = argument instanceof List ? argument.array() : [];
  const [first, separator = null] = given;
  const joins = first instanceof List && given.length === 2 && typeof separator === "string";
  const nested = first instanceof List && given.length === 1;
  const parts = first instanceof List && (joins || nested) ? first.array() : given;
  const bad = !(argument instanceof List) || parts.some((part) => typeof part !== "string");
  if (bad) return invalid(machine, "join", argument);
  const glue = joins && typeof separator === "string" ? separator : "";
  const length = parts.reduce<number>(
    (sum, part) => sum + (typeof part === "string" ? part.length + glue.length : 0),
    0,
  );
  machine.meter.spend(parts.length >> 3);
  machine.meter.text(length);
  return parts.join(glue);
};

/** The pieces between delimiters, empty ones dropped; with a third argument that is not 0 the delimiters stay. */
const split: Native = (machine, argument) => {
  const [text, delimiter, keep = 0] = argumentsOf(argument, 2, 3) ?? [];
  if (typeof text !== "string" || typeof delimiter !== "string" || typeof keep !== "number")
    return invalid(machine, "split", argument);
  machine.meter.read(text);
  const pieces = delimiter === "" ? charactersOf(text) : text.split(delimiter);
  const items: Value[] = [];
  pieces.forEach((piece, i) => {
    if (i > 0 && keep !== 0 && delimiter !== "") items.push(delimiter);
    if (piece !== "") items.push(piece);
  });
  machine.meter.list(items.length * 2);
  return listOf(items);
};

/** Replaces until there is nothing left to replace; NULL where what comes in brings more of the same. */
const strreplace: Native = (machine, argument) => {
  const texts = textsOf(argument, 3);
  if (!texts) return invalid(machine, "strreplace", argument);
  const [whole = "", old = "", fresh = ""] = texts;
  if (whole === "" || old === "") return whole;
  if (fresh.includes(old)) return null;
  let text = whole;
  while (text.includes(old)) {
    machine.meter.spend((text.length >> 3) + 1);
    if (fresh.length > old.length) machine.meter.text(Math.ceil(text.length / old.length) * fresh.length);
    text = text.replaceAll(old, () => fresh);
  }
  return made(machine, text);
};

const substr: Native = (machine, argument) => {
  const [text, from, count] = argumentsOf(argument, 2, 3) ?? [];
  if (typeof text !== "string" || typeof from !== "number" || from < 0) return invalid(machine, "substr", argument);
  machine.meter.read(text);
  if (count === undefined) return made(machine, sliceOf(text, from, lengthOf(text)));
  if (typeof count !== "number" || count < 0) return invalid(machine, "substr", argument);
  return made(machine, sliceOf(text, from, from + count));
};

const tr: Native = (machine, argument) => {
  const texts = textsOf(argument, 3);
  if (!texts) return invalid(machine, "tr", argument);
  const [text = "", set = "", fresh = ""] = texts;
  const replaced = new Set(charactersOf(set));
  machine.meter.spend(text.length >> 1);
  machine.meter.text(text.length * Math.max(1, fresh.length));
  return charactersOf(text)
    .map((character) => (replaced.has(character) ? fresh : character))
    .join("");
};

const jokerMatch: Native = (machine, argument) => {
  const [pattern, text] = argumentsOf(argument, 2) ?? [];
  if (typeof pattern !== "string") return invalid(machine, "joker_match", argument);
  const fits = (one: Value): boolean => {
    if (typeof one !== "string") return invalid(machine, "joker_match", argument);
    machine.meter.spend(((pattern.length + 1) * (one.length + 1)) >> 6);
    return fitsPattern(pattern, one);
  };
  if (!(text instanceof List)) return fits(text ?? null) ? 1 : 0;
  machine.meter.list(text.length);
  return listOf(text.array().filter(fits));
};

/** Functions on texts. */
export const texts: Readonly<Record<string, Native>> = {
  lc: change((text) => outsideTags(text, (part) => part.toLowerCase())),
  uc: change((text) => outsideTags(text, (part) => part.toUpperCase())),
  ucfirst: change((text) => (text.startsWith("{") ? text : capitalised(text))),
  fuzzy: change(fuzzy),
  trim: change(trimmed),
  join,
  split,
  strreplace,
  substr,
  tr,
  joker_match: jokerMatch,
};
