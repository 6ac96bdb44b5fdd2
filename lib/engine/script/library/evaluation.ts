import { compare } from "../compare";
import { fail, ScriptError } from "../error";
import type { Machine, Native } from "../machine";
import { argumentsOf, FUNCTION_KINDS, invalid } from "../native";
import { textOf } from "../print";
import { isTrue, List, type Value } from "../value";

/** A list of what `make` gives, one after the other; what is there already is seen by a census. */
function gathered(machine: Machine, count: number, make: (i: number) => Value): List {
  const list = new List([]);
  machine.held.push(list);
  for (let i = 0; i < count; i++) {
    machine.meter.list(1);
    list.items.push(make(i));
  }
  machine.held.pop();
  list.length = list.items.length;
  return list;
}

const apply: Native = (machine, argument) => {
  const [name, list] = argumentsOf(argument, 2) ?? [];
  if (typeof name !== "string" || !(list instanceof List)) return invalid(machine, "apply", argument);
  return machine.deeper(() => gathered(machine, list.length, (i) => machine.call(name, list.at(i))));
};

const call: Native = (machine, argument) => {
  const [name, value = null] = argumentsOf(argument, 2) ?? [];
  if (typeof name !== "string") return invalid(machine, "call", argument);
  return machine.deeper(() => machine.call(name, value));
};

const forall: Native = (machine, argument) => {
  if (!(argument instanceof List)) return null;
  const [text, ...values] = argument.array();
  if (typeof text !== "string") return invalid(machine, "forall", argument);
  const [only] = values;
  const list = values.length === 1 && only instanceof List ? only : new List(values);
  const template = machine.template(text);
  return gathered(machine, list.length, (i) => template.fill(list.at(i)));
};

const repeat: Native = (machine, argument) => {
  if (typeof argument === "string") for (;;) machine.evaluate(`${argument};`);
  const [count, text] = argumentsOf(argument, 2) ?? [];
  if (typeof count !== "number" || typeof text !== "string") return invalid(machine, "repeat", argument);
  return gathered(machine, count, () => machine.evaluate(`${text};`));
};

const select: Native = (machine, argument) => {
  const [text, list] = argumentsOf(argument, 2) ?? [];
  if (typeof text !== "string" || !(list instanceof List)) return invalid(machine, "select", argument);
  const template = machine.template(text);
  machine.held.push(list);
  const chosen: Value[] = [];
  const { length } = list;
  for (let i = 0; i < length; i++) if (isTrue(template.fill(list.at(i)))) chosen.push(list.at(i));
  machine.held.pop();
  machine.meter.list(chosen.length);
  return new List(chosen);
};

/** Sorts by keys with exchanges in a fixed order, so that also the order of equal keys is the original's. */
const sortFn: Native = (machine, argument) => {
  const [text, list] = argumentsOf(argument, 2) ?? [];
  if (typeof text !== "string" || !(list instanceof List)) return invalid(machine, "sort_fn", argument);
  const template = machine.template(text);
  const items = list.array().slice();
  machine.meter.list(items.length);
  const keys = gathered(machine, items.length, (i) => template.fill(items[i] ?? null)).items;
  for (let i = 0; i < items.length; i++) {
    machine.meter.spend(((items.length - i) >> 2) + 1);
    for (let j = i + 1; j < items.length; j++) {
      const [low = null, high = null] = [keys[i], keys[j]];
      if (compare(high, low, machine.meter) >= 0) continue;
      keys[i] = high;
      keys[j] = low;
      const held = items[i] ?? null;
      items[i] = items[j] ?? null;
      items[j] = held;
    }
  }
  return new List(items);
};

const push: Native = (machine, value) => {
  machine.meter.list(1);
  return machine.stack.push(value);
};

const pop: Native = (machine, argument) => {
  if (argument !== null) return invalid(machine, "pop", argument);
  const value = machine.stack.pop();
  return value === undefined ? fail("The stack is empty") : value;
};

/** Sets the result of the innermost call and goes on: the last one counts. */
const setResult: Native = (machine, value) => {
  if (!machine.frame) return fail("return() is known only inside a function");
  machine.frame.result = value;
  return value;
};

const isFunction: Native = (machine, name) => {
  if (typeof name !== "string") return invalid(machine, "isfunction", name);
  if (machine.functions.get(name)?.body) return FUNCTION_KINDS.user;
  if (name === "eval") return FUNCTION_KINDS.evaluator;
  return machine.natives.get(name)?.kind ?? FUNCTION_KINDS.none;
};

const isVariable: Native = (machine, name) => {
  if (typeof name !== "string") return invalid(machine, "isvar", name);
  return machine.variables.get(name)?.value === undefined ? 0 : 1;
};

const valueOfVariable: Native = (machine, name) => {
  if (typeof name !== "string") return invalid(machine, "valueof", name);
  const slot = machine.variables.get(name);
  return slot?.value === undefined ? null : slot.read();
};

const quit: Native = (machine, code) => {
  if (code !== null && typeof code !== "number") return invalid(machine, "quit", code);
  throw new ScriptError("Quit", String(code ?? 0));
};

const vardump: Native = (machine, argument) => {
  if (argument !== null) return invalid(machine, "vardump", argument);
  for (const [name, { value }] of [...machine.variables].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (value !== undefined) machine.print(`${name} = ${textOf(value, machine.meter)}\n`);
  return null;
};

/** Prints the calls that are under way, the innermost first, which is its own. */
const stacktrace: Native = (machine, argument) => {
  machine.print(`stacktrace(${textOf(argument, machine.meter)})\n`);
  for (let { frame } = machine; frame; frame = frame.caller)
    machine.print(`${frame.name}(${textOf(frame.argument.value ?? null, machine.meter)})\n`);
  return null;
};

/** Functions that run programs or look at the one that is running. */
export const evaluation: Readonly<Record<string, Native>> = {
  apply,
  call,
  forall,
  repeat,
  select,
  sort_fn: sortFn,
  push,
  pop,
  return: setResult,
  isfunction: isFunction,
  isvar: isVariable,
  valueof: valueOfVariable,
  quit,
  vardump,
  stacktrace,
};
