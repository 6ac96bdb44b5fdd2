import { compare } from "../compare";
import { entryAt, scanEntry } from "../dictionary";
import type { Machine, Native } from "../machine";
import { argumentsOf, invalid } from "../native";
import { List, listOf, type Value } from "../value";

/** A dictionary given as itself, or by the name of the variable that holds it. */
function dictionaryOf(machine: Machine, value: Value): List | null {
  const held = typeof value === "string" ? machine.variables.get(value)?.read() : value;
  return held instanceof List ? held : null;
}

/** The keys, or the values. */
const members =
  (name: string, which: 0 | 1): Native =>
  (machine, argument) => {
    const list = dictionaryOf(machine, argument);
    if (!list) return invalid(machine, name, argument);
    machine.meter.list(list.length);
    return listOf(list.array().map((_, i) => entryAt(list, i).at(which)));
  };

/** The list without the entry of that key; the same list if it has none. */
function without(machine: Machine, list: List, at: number): List {
  machine.meter.list(list.length);
  return listOf(list.array().toSpliced(at, 1));
}

const delEntry: Native = (machine, argument) => {
  const [key = null, where = null] = argumentsOf(argument, 2) ?? [];
  const list = dictionaryOf(machine, where);
  if (!list) return invalid(machine, "del_entry", argument);
  const at = scanEntry(list, key, machine.meter);
  if (typeof where !== "string") return at < 0 ? list : without(machine, list, at);
  if (at >= 0) machine.variable(where).value = without(machine, list, at);
  return at < 0 ? 0 : 1;
};

const hasEntry: Native = (machine, argument) => {
  const [key = null, list] = argumentsOf(argument, 2) ?? [];
  if (!(list instanceof List)) return invalid(machine, "has_entry", argument);
  return scanEntry(list, key, machine.meter) < 0 ? 0 : 1;
};

/** Are these pairs, each with a key above the one before? */
const isDict: Native = (machine, list) => {
  if (!(list instanceof List)) return 0;
  machine.meter.spend(list.length >> 3);
  let before: Value = null;
  for (let i = 0; i < list.length; i++) {
    const pair = list.at(i);
    if (!(pair instanceof List) || pair.length !== 2) return 0;
    if (i > 0 && compare(before, pair.at(0), machine.meter) >= 0) return 0;
    before = pair.at(0);
  }
  return 1;
};

/** Functions on dictionaries. */
export const dictionaries: Readonly<Record<string, Native>> = {
  keys: members("keys", 0),
  values: members("values", 1),
  del_entry: delEntry,
  has_entry: hasEntry,
  isdict: isDict,
};
