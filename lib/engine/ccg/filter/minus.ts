import { type Cursor, isKeyword, isRelation } from "./cursor";
import type { Token } from "./scan";
import type { Filter } from "./tree";

/** Tells whether a piece can be reckoned with: a field or a number. */
type IsValue = (token: Token) => boolean;

const isSign = ({ type, text }: Token, ...signs: string[]): boolean => type === "sign" && signs.includes(text);

/** Does a `-` stand directly before the next piece? */
const isDirect = (minus: Token, next: Token): boolean => minus.until === next.at && next.type !== "end";

/** How many pieces there are up to the end of the operand that begins so many pieces ahead. */
function operandEnd(cursor: Cursor, by: number): number {
  if (!isSign(cursor.peek(by), "(")) return by;
  let open = 0;
  for (let i = by; cursor.peek(i).type !== "end"; i++) {
    if (isSign(cursor.peek(i), "(")) open++;
    if (isSign(cursor.peek(i), ")") && --open === 0) return i;
  }
  return by;
}

/** A field, a number, or a parenthesis that holds nothing else. */
function isOperand(cursor: Cursor, by: number, isValue: IsValue): boolean {
  const end = operandEnd(cursor, by);
  if (end === by) return isValue(cursor.peek(by));
  for (let i = by; i <= end; i++) {
    const token = cursor.peek(i);
    if (!(isSign(token, "(", ")", "+", "-", "*", "/") || (isValue(token) && !isKeyword(token)))) return false;
  }
  return true;
}

function ambiguous(
  cursor: Cursor,
  [from, until]: readonly [number, number],
  readings: readonly [string, string],
): never {
  return cursor.fail(
    { code: "filter/ambiguous", data: { text: cursor.source.slice(from, until) } },
    { suggestions: readings, replaces: [from, until] },
  );
}

/**
 * Does the `-` that comes next subtract from what stands left of it? Directly before a term, and after a blank, it says
 * not: `moth -t:relic`. Where both sides are values it could be either, and that is an error which shows both.
 * `begun`: where the left side begins. `isRight`: a relation stands before it.
 */
export function subtracts(cursor: Cursor, left: Filter, begun: number, isRight: boolean, isValue: IsValue): boolean {
  const [before, minus, after] = [cursor.peek(-1), cursor.next, cursor.peek(1)];
  if (before.until === minus.at || !isDirect(minus, after)) return true;
  if (left.kind !== "field" && left.kind !== "number" && left.kind !== "sum") return false;
  if (!isOperand(cursor, 1, isValue)) return false;
  const end = operandEnd(cursor, 1);
  // A relation holds one relation sign: `cost>1 -might>3` can only be two conditions.
  if (isRight && isRelation(cursor.peek(end + 1))) return false;
  const { until } = cursor.peek(end);
  const [a, b] = [cursor.source.slice(begun, before.until), cursor.source.slice(after.at, until)];
  return ambiguous(cursor, [begun, until], [`${a} - ${b}`, `${a} not ${b}`]);
}

/** Does the `-` at the beginning of a term say not? Before a number that is compared it could also be its sign. */
export function negates(cursor: Cursor): boolean {
  const [minus, after] = [cursor.next, cursor.peek(1)];
  if (!isSign(minus, "-") || !isDirect(minus, after)) return false;
  const follows = cursor.peek(2);
  if (after.type !== "number" || !(isRelation(follows) || isSign(follows, "+", "*", "/"))) return true;
  return ambiguous(cursor, [minus.at, after.until], [`(0 - ${after.text})`, `not ${after.text}`]);
}
