import { sizeOf, type Unit } from "./compile";
import { compileExpression } from "./compile-expression";
import { fail, type Mark, ScriptError } from "./error";
import type { Code, Machine } from "./machine";
import type { Slot } from "./slot";
import type { Source } from "./source";
import type { Expression, Program, Statement } from "./tree";
import { isTrue, List, typeOf, type Value } from "./value";

/** Makes a closure of a whole text. It runs up to what could not be read, and stumbles there. */
export function compileProgram(machine: Machine, source: Source, program: Program, hole: Slot | null = null): Code {
  const { body, broken } = program;
  const run = sequence({ machine, source, hole }, body);
  if (!broken) return run;
  return () => {
    run();
    throw new ScriptError(broken.kind, broken.message, broken.mark);
  };
}

/** Makes a closure of one statement, for example the body of a function. */
export function compileStatement(machine: Machine, source: Source, statement: Statement): Code {
  return compile({ machine, source, hole: null }, statement);
}

function sequence(unit: Unit, body: readonly Statement[]): Code {
  const codes = body.map((statement) => compile(unit, statement));
  const [first, second] = codes;
  if (!first) return () => null;
  if (!second) return first;
  if (codes.length === 2) {
    return () => {
      first();
      return second();
    };
  }
  const count = codes.length;
  return () => {
    let value: Value = null;
    for (let i = 0; i < count; i++) value = codes[i]!();
    return value;
  };
}

function compile(unit: Unit, statement: Statement): Code {
  switch (statement.kind) {
    case "empty":
      return () => null;
    case "block":
      return sequence(unit, statement.body);
    case "expression":
      return charged(unit, statement.expression);
    case "if":
      return compileIf(unit, statement);
    case "while":
      return compileWhile(unit, statement);
    case "for":
      return compileFor(unit, statement);
    case "def": {
      const { name, body } = statement;
      const { source } = unit;
      const target = unit.machine.userFunction(name);
      const held = { statement: body, source };
      return () => {
        unit.machine.meter.spend(1);
        if (target.body !== held) target.code = null;
        target.body = held;
        return name;
      };
    }
  }
}

/** An expression that is paid for when it is evaluated: one step, and one more for each eight of its parts. */
function charged(unit: Unit, expression: Expression): Code {
  const { machine } = unit;
  const { meter } = machine;
  const code = compileExpression(unit, expression);
  const cost = 1 + (sizeOf(expression) >> 3);
  const mark: Mark = { source: unit.source, at: expression.at };
  return () => {
    meter.fuel -= cost;
    if (meter.fuel < 0) {
      machine.mark = mark;
      meter.spend(0);
    }
    return code();
  };
}

function compileIf(unit: Unit, { branches, otherwise }: Statement & { kind: "if" }): Code {
  const arms = branches.map(({ condition, body }) => ({
    condition: charged(unit, condition),
    body: compile(unit, body),
  }));
  const last = otherwise ? compile(unit, otherwise) : () => null;
  const [only] = arms;
  if (only && arms.length === 1) {
    const { condition, body } = only;
    return () => (isTrue(condition()) ? body() : last());
  }
  return () => {
    for (const { condition, body } of arms) if (isTrue(condition())) return body();
    return last();
  };
}

function compileWhile(unit: Unit, statement: Statement & { kind: "while" }): Code {
  const condition = charged(unit, statement.condition);
  const body = compile(unit, statement.body);
  return () => {
    let value: Value = null;
    while (isTrue(condition())) value = body();
    return value;
  };
}

/**
 * The loop's variable is put on the data stack before, and taken from its top after: a body that leaves something
 * there changes what the variable is afterwards.
 */
function compileFor(unit: Unit, statement: Statement & { kind: "for" }): Code {
  const { machine } = unit;
  const slot = machine.variable(statement.name);
  const over = compileExpression(unit, statement.over);
  const body = compile(unit, statement.body);
  const mark: Mark = { source: unit.source, at: statement.at };
  return () => {
    const range = over();
    machine.mark = mark;
    if (!(range instanceof List) && typeof range !== "number") return fail(`Cannot loop over ${typeOf(range)}`, mark);
    machine.stack.push(slot.read());
    machine.held.push(range);
    const value = range instanceof List ? eachOf(machine, slot, range, body) : count(machine, slot, range, body, mark);
    machine.held.pop();
    if (machine.stack.length === 0) return fail("The stack is empty at the end of a loop", mark);
    slot.value = machine.stack.pop() ?? null;
    return value;
  };
}

function eachOf(machine: Machine, slot: Slot, list: List, body: Code): Value {
  const { length } = list;
  let value: Value = null;
  for (let i = 0; i < length; i++) {
    machine.meter.spend(1);
    slot.value = list.at(i);
    value = body();
  }
  return value;
}

/** 0 … n−1; the body may change the variable to skip rounds. */
function count(machine: Machine, slot: Slot, n: number, body: Code, mark: Mark): Value {
  const { meter } = machine;
  let value: Value = null;
  let i = 0;
  while (i < n) {
    meter.fuel -= 1;
    if (meter.fuel < 0) meter.spend(0);
    slot.value = i;
    value = body();
    const now = slot.value;
    if (typeof now !== "number") return fail(`The loop's variable has become ${typeOf(now ?? null)}`, mark);
    i = now + 1;
  }
  return value;
}
