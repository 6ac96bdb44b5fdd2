import type { Unit } from "./compile";
import { compileExpression } from "./compile-expression";
import { entry, entryAt, findEntry } from "./dictionary";
import { fail, type Mark } from "./error";
import type { Code, Machine } from "./machine";
import { ownChild, ownList, Slot } from "./slot";
import type { Expression, Place, Step } from "./tree";
import { List, typeOf, type Value } from "./value";

type Path = readonly { readonly index: Code; readonly isKey: boolean; readonly mark: Mark }[];

/** Makes a closure that reads, or assigns to, a variable, a place inside it, or a place inside a parenthesis. */
export function compilePlace(unit: Unit, place: Place): Code {
  const { machine } = unit;
  const slotOf = compileBase(unit, place);
  const path = place.path.map((step) => compileStep(unit, step));
  const { assigned } = place;
  if (path.length > 0) return compilePath(unit, place, slotOf, path);
  const fixed = place.base === "ARG" || typeof place.base !== "string" ? null : machine.variable(place.base);
  if (!assigned) {
    if (!fixed) return () => slotOf().read();
    return () => {
      const { value } = fixed;
      return typeof value === "number" ? value : fixed.read();
    };
  }
  const right = compileExpression(unit, assigned);
  if (fixed) return () => (fixed.value = right());
  return () => {
    const slot = slotOf();
    const value = right();
    slot.value = value;
    return value;
  };
}

/** Where the path begins: a variable, the argument of the innermost call, or a value of its own. */
function compileBase(unit: Unit, { base, at }: Place): () => Slot {
  const { machine } = unit;
  if (typeof base !== "string") {
    const value = compileExpression(unit, base);
    return () => new Slot(value());
  }
  if (base !== "ARG") {
    const slot = machine.variable(base);
    return () => slot;
  }
  const mark = { source: unit.source, at };
  return () => machine.frame?.argument ?? fail("ARG is known only inside a function", mark);
}

function compileStep(unit: Unit, { kind, index, at }: Step): Path[number] {
  return { index: compileExpression(unit, index), isKey: kind === "key", mark: { source: unit.source, at } };
}

function compilePath(unit: Unit, place: Place, slotOf: () => Slot, path: Path): Code {
  const { machine } = unit;
  const only = path.length === 1 ? path[0] : undefined;
  if (!place.assigned) {
    if (only) return compileOneStep(machine, slotOf, only);
    return () => {
      const slot = slotOf();
      return handedOut(slot, readPath(machine, slot, path, indicesOf(path)));
    };
  }
  const right = compileExpression(unit, place.assigned);
  const plain = isPlain(place.assigned, place.base);
  if (only && plain) {
    const { index, isKey, mark } = only;
    return () => {
      const slot = slotOf();
      const at = index();
      const value = right();
      machine.mark = mark;
      writeStep(machine, rootOf(machine, slot), at, isKey, value);
      return value;
    };
  }
  return () => {
    const slot = slotOf();
    const indices = indicesOf(path);
    if (!plain) readPath(machine, slot, path, indices);
    const value = right();
    writePath(machine, slot, path, indices, value);
    return value;
  };
}

/** Is the right side such that the place may as well be found after it is evaluated? */
function isPlain(right: Expression, base: string | Expression): boolean {
  if (right.kind === "literal" || right.kind === "hole") return true;
  if (right.kind === "left" || right.kind === "right")
    return isPlain(right.first, base) && right.rest.every(({ operand }) => isPlain(operand, base));
  return (
    right.kind === "place" &&
    right.path.length === 0 &&
    !right.assigned &&
    right.base !== base &&
    typeof right.base === "string"
  );
}

const indicesOf = (path: Path): Value[] => path.map(({ index }) => index());

/** A list that leaves its variable is not the variable's alone any more. */
function handedOut(slot: Slot, value: Value): Value {
  if (value instanceof List) slot.token = 0;
  return value;
}

function compileOneStep(machine: Machine, slotOf: () => Slot, { index, isKey, mark }: Path[number]): Code {
  const path = [{ index, isKey, mark }];
  return () => {
    const slot = slotOf();
    const at = index();
    const list = slot.value;
    if (!isKey && list instanceof List && typeof at === "number" && at >= 0 && at < list.length)
      return handedOut(slot, list.items[at] ?? null);
    return handedOut(slot, readPath(machine, slot, path, [at]));
  };
}

function position(list: List, at: Value): number {
  if (typeof at !== "number") return fail(`A position must be an integer, not ${typeOf(at)}`);
  if (at < 0 || at >= list.length) return fail(`Position ${at} is outside a list of ${list.length}`);
  return at;
}

const noList = (value: Value | undefined, isKey: boolean): never =>
  fail(`Cannot use ${isKey ? "{..}" : "[..]"} on ${typeOf(value ?? null)}`);

/** What lies at the end of a path. A key that is not there is put there, with the value NULL. */
function readPath(machine: Machine, slot: Slot, path: Path, indices: readonly Value[]): Value {
  let value: Value = slot.value === undefined ? slot.read() : slot.value;
  for (let i = 0; i < path.length; i++) {
    const { isKey, mark } = path[i]!;
    const index = indices[i] ?? null;
    machine.mark = mark;
    if (!(value instanceof List)) return noList(value, isKey);
    if (!isKey) {
      value = value.at(position(value, index));
      continue;
    }
    const found = findEntry(value, index, machine.meter);
    if (found < 0) {
      writePath(machine, slot, path.slice(0, i + 1), indices, null);
      if (i + 1 < path.length) return noList(null, path[i + 1]!.isKey);
      return null;
    }
    value = entryAt(value, found).at(1);
  }
  return value;
}

function rootOf(machine: Machine, slot: Slot): List {
  machine.meter.begin();
  return ownList(slot, machine.meter) ?? noList(slot.value, false);
}

function writePath(machine: Machine, slot: Slot, path: Path, indices: readonly Value[], value: Value): void {
  let list = rootOf(machine, slot);
  const last = path.length - 1;
  for (let i = 0; i < last; i++) {
    const { isKey, mark } = path[i]!;
    machine.mark = mark;
    list = ownInside(machine, list, indices[i] ?? null, isKey) ?? noList(null, path[i + 1]!.isKey);
  }
  machine.mark = path[last]!.mark;
  writeStep(machine, list, indices[last] ?? null, path[last]!.isKey, value);
}

/** The list at a position or key of an owned list, owned too. */
function ownInside(machine: Machine, list: List, index: Value, isKey: boolean): List | null {
  if (!isKey) return ownChild(list, position(list, index), machine.meter);
  const pair = ownChild(list, entryFor(machine, list, index), machine.meter);
  return pair && ownChild(pair, 1, machine.meter);
}

/** Where the entry of a key stands in an owned list; it is made if it is not there. */
function entryFor(machine: Machine, list: List, key: Value): number {
  const found = findEntry(list, key, machine.meter);
  if (found >= 0) return found;
  machine.meter.list(2);
  machine.meter.spend((list.length + found) >> 6);
  const made = entry(key, null);
  made.owner = list.owner;
  list.items.splice(~found, 0, made);
  list.length++;
  return ~found;
}

function writeStep(machine: Machine, list: List, index: Value, isKey: boolean, value: Value): void {
  if (!isKey) {
    list.items[position(list, index)] = value;
    return;
  }
  const pair = ownChild(list, entryFor(machine, list, index), machine.meter);
  if (pair) pair.items[1] = value;
}
