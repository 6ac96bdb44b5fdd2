import { compare, DEEPEST_VALUE, equal } from "../compare";
import { fail } from "../error";
import type { Machine, Native } from "../machine";
import { argumentsOf, invalid } from "../native";
import { lengthOf, positionOf, sliceOf } from "../text";
import { List, listOf, type Value } from "../value";

/** Asks for the room of a list of that length, then makes it. */
function made(machine: Machine, items: Value[]): List {
  machine.meter.list(items.length);
  return listOf(items);
}

const slice = (machine: Machine, list: List, from: number, to: number): List =>
  made(machine, list.array().slice(from, Math.max(from, to)));

const array: Native = (machine, argument) => {
  const sizes = argument instanceof List ? argument.array() : [argument];
  const bad = sizes.length === 0 || sizes.some((size) => typeof size !== "number" || size <= 0);
  if (bad) return invalid(machine, "array", argument);
  let element: Value = null;
  let cells = 1;
  for (const size of sizes.toReversed()) {
    if (typeof size !== "number") continue;
    cells *= size;
    machine.meter.list(cells);
    element = listOf(new Array<Value>(size).fill(element));
  }
  return element;
};

const copy: Native = (machine, argument) => {
  const given = argumentsOf(argument, 2);
  const [value = null, count] = given ?? [];
  if (typeof count !== "number") return null;
  const n = Math.max(0, count);
  machine.meter.list(n);
  return listOf(new Array<Value>(n).fill(value));
};

const count: Native = (machine, argument) => {
  const [element = null, list] = argumentsOf(argument, 2) ?? [];
  if (!(list instanceof List)) return null;
  machine.meter.spend(list.length >> 3);
  let found = 0;
  for (const item of list.array()) if (equal(item, element, machine.meter)) found++;
  return found;
};

const find: Native = (machine, argument) => {
  const [element = null, where] = argumentsOf(argument, 2) ?? [];
  if (typeof where === "string") {
    machine.meter.read(where);
    return typeof element === "string" ? positionOf(element, where) : null;
  }
  if (!(where instanceof List)) return null;
  machine.meter.spend(where.length >> 3);
  const at = where.array().findIndex((item) => equal(item, element, machine.meter));
  return at < 0 ? null : at;
};

const first: Native = (_, value) => {
  if (typeof value === "string") return sliceOf(value.slice(0, 2), 0, 1);
  return value instanceof List && value.length > 0 ? value.at(0) : null;
};

const last: Native = (_, value) => {
  if (typeof value === "string") {
    const end = value.slice(-2);
    return sliceOf(end, lengthOf(end) - 1, lengthOf(end));
  }
  return value instanceof List && value.length > 0 ? value.at(value.length - 1) : null;
};

const flatten: Native = (machine, value) => {
  const items: Value[] = [];
  const walk = (one: Value, depth: number): void => {
    if (depth > DEEPEST_VALUE) fail("The list is nested too deep to be flattened");
    if (one instanceof List) {
      machine.meter.list(one.length);
      for (let i = 0; i < one.length; i++) walk(one.at(i), depth + 1);
    } else items.push(one);
  };
  walk(value, 0);
  return made(machine, items);
};

const index: Native = (machine, argument) => {
  const [list, places] = argumentsOf(argument, 2) ?? [];
  if (!(list instanceof List) || !(places instanceof List)) return invalid(machine, "index", argument);
  machine.meter.list(places.length);
  const picked = places.array().map((at) => {
    if (typeof at !== "number" || at < 0 || at >= list.length) return invalid(machine, "index", argument);
    return list.at(at);
  });
  return listOf(picked);
};

/** The prefix or suffix of a text or list; a length out of range is brought into it. */
const part =
  (range: (length: number, n: number) => [number, number]): Native =>
  (machine, argument) => {
    const [whole, wanted] = argumentsOf(argument, 2) ?? [];
    if (typeof wanted !== "number") return null;
    if (typeof whole === "string") {
      machine.meter.read(whole);
      const length = lengthOf(whole);
      machine.meter.text(whole.length);
      return sliceOf(whole, ...range(length, Math.min(Math.max(wanted, 0), length)));
    }
    if (!(whole instanceof List)) return null;
    return slice(machine, whole, ...range(whole.length, Math.min(Math.max(wanted, 0), whole.length)));
  };

const extreme =
  (sign: 1 | -1): Native =>
  (machine, list) => {
    if (!(list instanceof List) || list.length === 0) return null;
    machine.meter.spend(list.length >> 3);
    let best = list.at(0);
    for (const item of list.array()) if (compare(item, best, machine.meter) * sign > 0) best = item;
    return best;
  };

const replace: Native = (machine, argument) => {
  const given = argumentsOf(argument, 3);
  if (!given) return invalid(machine, "replace", argument);
  const [whole = null, old = null, fresh = null] = given;
  if (!(whole instanceof List)) return equal(whole, old, machine.meter) ? fresh : whole;
  return made(
    machine,
    whole.array().map((item) => (equal(item, old, machine.meter) ? fresh : item)),
  );
};

const seq: Native = (machine, argument) => {
  const [from, to = null] = argumentsOf(argument, 2) ?? [];
  if (typeof from !== "number") return null;
  const end = typeof to === "number" ? to : 0;
  if (from > end) return null;
  machine.meter.list(end - from + 1);
  const items: Value[] = [];
  for (let i = from; i <= end; i++) items.push(i);
  return listOf(items);
};

const sort: Native = (machine, list) => {
  if (!(list instanceof List)) return invalid(machine, "sort", list);
  const { meter } = machine;
  meter.list(list.length);
  meter.spend((list.length * Math.ceil(Math.log2(list.length + 1))) >> 3);
  return listOf(list.array().toSorted((a, b) => compare(a, b, meter)));
};

const unique: Native = (machine, list) => {
  if (!(list instanceof List)) return null;
  const { meter } = machine;
  return made(
    machine,
    list.array().filter((item, i) => i === 0 || !equal(item, list.at(i - 1), meter)),
  );
};

/** Functions on lists. */
export const lists: Readonly<Record<string, Native>> = {
  array,
  copy,
  count,
  find,
  first,
  last,
  flatten,
  index,
  replace,
  seq,
  sort,
  unique,
  head: (machine, list) => (list instanceof List ? slice(machine, list, 0, list.length - 1) : null),
  tail: (machine, list) => (list instanceof List ? slice(machine, list, 1, list.length) : null),
  left: part((_, n) => [0, n]),
  right: part((length, n) => [length - n, length]),
  max: extreme(1),
  min: extreme(-1),
  length: (machine, value) => {
    if (typeof value !== "string") return value instanceof List ? value.length : -1;
    machine.meter.read(value);
    return lengthOf(value);
  },
  reverse: (machine, list) =>
    list instanceof List ? made(machine, list.array().toReversed()) : invalid(machine, "reverse", list),
};
