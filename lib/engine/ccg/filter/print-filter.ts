import { quoted } from "./scan";
import { type FieldNames, type Filter, KEYWORDS } from "./tree";

const PLAIN = /^[\p{L}_][\p{L}\p{N}_.]*$/u;
/** What reads as it is written after a colon: no quotes, no star, no pattern or relation. */
const SHORT = /^(?![/<>=!])[^\s()"“”„‟«»\\*]+$/;

/** The name of an attribute; one that could be taken for something else stands in brackets. */
export const printField = (name: string): string =>
  PLAIN.test(name) && !KEYWORDS.has(name.toLowerCase()) ? name : `[${name}]`;

/** A value as a filter holds it: in quotes unless it is one plain word that means nothing else. */
export const printValue = (value: string, names: FieldNames): string =>
  /^\d{1,15}$/.test(value) ||
  (/^\p{L}[\p{L}\p{N}_]*$/u.test(value) && !KEYWORDS.has(value.toLowerCase()) && names.find(value) === null)
    ? value
    : quoted(value);

/** A number without an exponent, with a point if it is a real. */
function printNumber(value: number, real: boolean): string {
  const text = String(value).includes("e") ? value.toFixed(20).replace(/0+$/, "") : String(value);
  return real && !text.includes(".") ? `${text}.0` : text;
}

/** How tightly a filter binds; a looser one inside a tighter one stands in parentheses. */
function rank(filter: Filter): number {
  switch (filter.kind) {
    case "or":
      return 0;
    case "and":
      return 1;
    case "not":
      return 2;
    case "relation":
      return 3;
    case "sum":
      return filter.sign === "+" || filter.sign === "-" ? 4 : 5;
    case "words":
      return filter.words.length > 1 ? 1 : 6;
    default:
      return 6;
  }
}

const within = (filter: Filter, least: number): string =>
  rank(filter) < least ? `(${printFilter(filter)})` : printFilter(filter);

/** A filter as text; reading it again gives the same filter. */
export function printFilter(filter: Filter): string {
  switch (filter.kind) {
    case "all":
      return "";
    case "or":
      return filter.of.map((one) => within(one, 1)).join(" or ");
    case "and":
      return filter.of.map((one) => (one.kind === "words" ? printFilter(one) : within(one, 2))).join(" and ");
    case "not":
      return `not ${within(filter.of, 2)}`;
    case "relation":
      return `${within(filter.left, 4)} ${filter.relation} ${filter.right.kind === "words" ? printFilter(filter.right) : within(filter.right, 4)}`;
    case "sum": {
      const own = rank(filter);
      return `${within(filter.left, own)} ${filter.sign} ${within(filter.right, own + 1)}`;
    }
    case "number":
      return printNumber(filter.value, filter.real);
    case "text":
      return quoted(filter.text);
    case "field":
      return printField(filter.name);
    case "words":
      return filter.words.join(" ");
    case "short":
      return `${filter.key}:${filter.value === "" || SHORT.test(filter.value) ? filter.value : quoted(filter.value)}`;
  }
}
