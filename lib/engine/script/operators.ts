import { compare, equal } from "./compare";
import { fail } from "./error";
import type { Meter } from "./meter";
import { textOf } from "./print";
import type { LeftOperator, RightOperator } from "./tree";
import { List, listOf, Real, typeOf, type Value } from "./value";

const unfit = (operator: string, a: Value, b: Value): never =>
  fail(`Cannot use ${operator} on ${typeOf(a)} and ${typeOf(b)}`);

/** The slow half of `+`: anything but two integers. NULL wins over all; texts take the written form of the other. */
export function add(a: Value, b: Value, meter: Meter): Value {
  if (typeof a === "number" && typeof b === "number") return (a + b) | 0;
  if (a === null || b === null) return null;
  if (a instanceof List) return b instanceof List ? concatenate(a, b, meter) : unfit("+", a, b);
  if (typeof a === "string" || typeof b === "string") {
    const left = typeof a === "string" ? a : textOf(a, meter);
    const right = typeof b === "string" ? b : textOf(b, meter);
    meter.text(left.length + right.length > 64 ? Math.min(left.length, right.length) + 64 : 32);
    if ((left.length + right.length) >> 3 > meter.limits.memory) meter.text(left.length + right.length);
    return left + right;
  }
  if (b instanceof List) return unfit("+", a, b);
  return new Real((typeof a === "number" ? a : a.value) + (typeof b === "number" ? b : b.value));
}

/** Two lists in a row. The array of the left one is shared where nobody has added to it yet. */
function concatenate(a: List, b: List, meter: Meter): List {
  const length = a.length + b.length;
  const added = b.length;
  if (a.items.length === a.length && a.owner === 0 && a.length > 0) {
    meter.list(added);
    for (let i = 0; i < added; i++) a.items.push(b.at(i));
    return new List(a.items, length);
  }
  meter.list(length);
  const items = a.items.slice(0, a.length);
  for (let i = 0; i < added; i++) items.push(b.at(i));
  return new List(items);
}

export function subtract(a: Value, b: Value, meter: Meter): Value {
  if (typeof a === "number" && typeof b === "number") return (a - b) | 0;
  if (a === null || b === null) return null;
  if (a instanceof List && b instanceof List) return without(a, b, meter);
  if (a instanceof List || b instanceof List || typeof a === "string" || typeof b === "string") return unfit("-", a, b);
  return new Real((typeof a === "number" ? a : a.value) - (typeof b === "number" ? b : b.value));
}

/** The elements of `a` that equal none of `b`, in their order. */
function without(a: List, b: List, meter: Meter): List {
  meter.list(a.length);
  const gone = b.array();
  const kept = a.array().filter((item) => {
    meter.spend((gone.length >> 3) + 1);
    return !gone.some((one) => equal(item, one, meter));
  });
  return listOf(kept);
}

function times(n: number, value: string | List, meter: Meter): Value {
  if (typeof value === "string") {
    const count = Math.max(0, n);
    meter.text(value.length * count);
    return value.repeat(count);
  }
  if (n < 0) return null;
  if (value.length === 0) return value;
  meter.list(value.length * n);
  const items: Value[] = [];
  const once = value.array();
  for (let i = 0; i < n; i++) for (const item of once) items.push(item);
  return listOf(items);
}

const DEEPEST_PRODUCT = 500;

export function multiply(a: Value, b: Value, meter: Meter, depth = 0): Value {
  if (typeof a === "number" && typeof b === "number") return Math.imul(a, b);
  if (a === null || b === null) return null;
  if (a instanceof List && b instanceof List) {
    if (a.length !== b.length) return fail("Cannot use * on lists of different length");
    if (depth > DEEPEST_PRODUCT) return fail("The list is nested too deep to be multiplied");
    meter.list(a.length);
    return listOf(a.array().map((item, i) => multiply(item, b.at(i), meter, depth + 1)));
  }
  if (typeof a === "number" && (typeof b === "string" || b instanceof List)) return times(a, b, meter);
  if (typeof b === "number" && (typeof a === "string" || a instanceof List)) return times(b, a, meter);
  if (a instanceof List || b instanceof List || typeof a === "string" || typeof b === "string") return unfit("*", a, b);
  return new Real((typeof a === "number" ? a : a.value) * (typeof b === "number" ? b : b.value));
}

const isZero = (value: Value): boolean => value === 0 || (value instanceof Real && value.value === 0);

export function divide(a: Value, b: Value): Value {
  if (isZero(b)) return fail("Division by zero");
  if (typeof a === "number" && typeof b === "number") return (a / b) | 0;
  if (a === null || b === null) return null;
  if (a instanceof List || b instanceof List || typeof a === "string" || typeof b === "string") return unfit("/", a, b);
  return new Real((typeof a === "number" ? a : a.value) / (typeof b === "number" ? b : b.value));
}

export function modulo(a: Value, b: Value): Value {
  if (isZero(b)) return fail("Division by zero");
  if (a === null || b === null) return null;
  return typeof a === "number" && typeof b === "number" ? (a % b) | 0 : unfit("%", a, b);
}

export function negate(a: Value): Value {
  if (typeof a === "number") return -a | 0;
  if (a === null) return null;
  return a instanceof Real ? new Real(-a.value) : fail(`Cannot use - on ${typeOf(a)}`);
}

const bits =
  (operator: string, both: (a: number, b: number) => number) =>
  (a: Value, b: Value): Value => {
    if (a === null || b === null) return null;
    return typeof a === "number" && typeof b === "number" ? both(a, b) : unfit(operator, a, b);
  };

/** `&&` and `||`: both sides have been evaluated already. A real on either side makes the answer a real. */
const logic =
  (operator: string, both: (a: boolean, b: boolean) => boolean) =>
  (a: Value, b: Value): Value => {
    if (typeof a === "number" && typeof b === "number") return both(a !== 0, b !== 0) ? 1 : 0;
    if (a === null || b === null) return null;
    if (a instanceof List || b instanceof List || typeof a === "string" || typeof b === "string")
      return unfit(operator, a, b);
    const yes = both((typeof a === "number" ? a : a.value) !== 0, (typeof b === "number" ? b : b.value) !== 0);
    return new Real(yes ? 1 : 0);
  };

export type Binary = (a: Value, b: Value, meter: Meter) => Value;

const truth = (yes: boolean): number => (yes ? 1 : 0);

/** Every operator with two sides. */
export const BINARY: Readonly<Record<LeftOperator | RightOperator, Binary>> = {
  "&&": logic("&&", (a, b) => a && b),
  "||": logic("||", (a, b) => a || b),
  "==": (a, b, meter) => truth(equal(a, b, meter)),
  "!=": (a, b, meter) => truth(!equal(a, b, meter)),
  "<": (a, b, meter) => truth(compare(a, b, meter) < 0),
  ">": (a, b, meter) => truth(compare(b, a, meter) < 0),
  "<=": (a, b, meter) => truth(!(compare(b, a, meter) < 0)),
  ">=": (a, b, meter) => truth(!(compare(a, b, meter) < 0)),
  "|": bits("|", (a, b) => a | b),
  "&": bits("&", (a, b) => a & b),
  "^": bits("^", (a, b) => a ^ b),
  "+": add,
  "-": subtract,
  "*": multiply,
  "/": divide,
  "%": modulo,
};
