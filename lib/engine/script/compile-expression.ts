import { mayCall, type Unit } from "./compile";
import { compilePlace } from "./compile-place";
import { fail, type Mark } from "./error";
import type { Code } from "./machine";
import { add, BINARY, type Binary, divide, modulo, multiply, negate, subtract } from "./operators";
import type { Expression, Operator } from "./tree";
import { isTrue, List, type Value } from "./value";

/** Makes a closure of an expression. Calls, places and operators leave their mark for errors to point at. */
export function compileExpression(unit: Unit, expression: Expression): Code {
  const { machine } = unit;
  switch (expression.kind) {
    case "literal": {
      const { value } = expression;
      return () => value;
    }
    case "hole": {
      const { hole } = unit;
      return () => (hole ? hole.read() : null);
    }
    case "group":
      return compileExpression(unit, expression.inner);
    case "list":
      return compileList(unit, expression.items);
    case "place":
      return compilePlace(unit, expression);
    case "call":
      return compileCall(unit, expression);
    case "negate": {
      const operand = compileExpression(unit, expression.operand);
      const mark = { source: unit.source, at: expression.at };
      return () => {
        const value = operand();
        machine.mark = mark;
        return negate(value);
      };
    }
    case "not": {
      const operand = compileExpression(unit, expression.operand);
      return () => (isTrue(operand()) ? 0 : 1);
    }
    case "left":
      return compileLeft(unit, expression);
    case "right":
      return compileRight(unit, expression);
  }
}

const LONG_CHAIN = 40;

/** A short chain is nested closures, a long one a loop. */
function compileLeft(unit: Unit, expression: Expression & { kind: "left" }): Code {
  const { machine } = unit;
  const first = compileExpression(unit, expression.first);
  if (expression.rest.length <= LONG_CHAIN) {
    return expression.rest.reduce<Code>((left, { operator, operand, at }) => {
      return compileBinary(unit, operator, left, compileExpression(unit, operand), mayCall(operand), at);
    }, first);
  }
  const rest = expression.rest.map(({ operator, operand, at }) => ({
    run: BINARY[operator],
    operand: compileExpression(unit, operand),
    mark: { source: unit.source, at },
  }));
  return () => {
    let result = first();
    for (const { run, operand, mark } of rest) {
      machine.held.push(result);
      const right = operand();
      machine.held.pop();
      machine.mark = mark;
      machine.meter.begin();
      result = run(result, right, machine.meter);
    }
    return result;
  };
}

/** Evaluated from the left, computed from the right: a chain of any length without nesting. */
function compileRight(unit: Unit, expression: Expression & { kind: "right" }): Code {
  const { first, rest } = expression;
  const only = rest.length === 1 ? rest[0] : undefined;
  if (only) {
    const left = compileExpression(unit, first);
    return compileBinary(
      unit,
      only.operator,
      left,
      compileExpression(unit, only.operand),
      mayCall(only.operand),
      only.at,
    );
  }
  const { machine } = unit;
  const operands = [first, ...rest.map(({ operand }) => operand)].map((one) => compileExpression(unit, one));
  const operators = rest.map(({ operator, at }) => ({ run: BINARY[operator], mark: { source: unit.source, at } }));
  return () => {
    const values: Value[] = [];
    machine.held.push(new List(values));
    for (const operand of operands) values.push(operand());
    machine.held.pop();
    let result = values[values.length - 1] ?? null;
    for (let i = operators.length - 1; i >= 0; i--) {
      const { run, mark } = operators[i]!;
      machine.mark = mark;
      machine.meter.begin();
      result = run(values[i] ?? null, result, machine.meter);
    }
    return result;
  };
}

/** A left side that a census sees while the right side runs. */
function guarded(unit: Unit, left: Code, right: Code): (both: (a: Value, b: Value) => Value) => Code {
  const { held } = unit.machine;
  return (both) => () => {
    const a = left();
    held.push(a);
    const b = right();
    held.pop();
    return both(a, b);
  };
}

function compileBinary(unit: Unit, operator: Operator, left: Code, right: Code, guard: boolean, at: number): Code {
  const { machine } = unit;
  const { meter } = machine;
  const mark: Mark = { source: unit.source, at };
  const general = (run: Binary) => (a: Value, b: Value) => {
    machine.mark = mark;
    meter.begin();
    return run(a, b, meter);
  };
  if (guard) return guarded(unit, left, right)(general(BINARY[operator]));
  const slow = general(BINARY[operator]);
  switch (operator) {
    case "+":
      return () => {
        const a = left();
        const b = right();
        if (typeof a === "number" && typeof b === "number") return (a + b) | 0;
        machine.mark = mark;
        meter.begin();
        return add(a, b, meter);
      };
    case "-":
      return () => {
        const a = left();
        const b = right();
        if (typeof a === "number" && typeof b === "number") return (a - b) | 0;
        machine.mark = mark;
        meter.begin();
        return subtract(a, b, meter);
      };
    case "*":
      return () => {
        const a = left();
        const b = right();
        if (typeof a === "number" && typeof b === "number") return Math.imul(a, b);
        machine.mark = mark;
        meter.begin();
        return multiply(a, b, meter);
      };
    case "/":
      return () => {
        const a = left();
        const b = right();
        machine.mark = mark;
        return divide(a, b);
      };
    case "%":
      return () => {
        const a = left();
        const b = right();
        if (typeof a === "number" && typeof b === "number" && b !== 0) return (a % b) | 0;
        machine.mark = mark;
        return modulo(a, b);
      };
    case "<":
      return () => {
        const a = left();
        const b = right();
        return typeof a === "number" && typeof b === "number" ? (a < b ? 1 : 0) : slow(a, b);
      };
    case "==":
      return () => {
        const a = left();
        const b = right();
        return typeof a === "number" && typeof b === "number" ? (a === b ? 1 : 0) : slow(a, b);
      };
    default:
      return () => {
        const a = left();
        return slow(a, right());
      };
  }
}

function compileList(unit: Unit, items: readonly Expression[]): Code {
  const { machine } = unit;
  const { meter, held } = machine;
  const codes = items.map((item) => compileExpression(unit, item));
  const count = codes.length;
  const only = codes.length === 1 ? codes[0] : undefined;
  if (only) {
    return () => {
      const value = only();
      meter.begin();
      meter.list(1);
      return new List([value]);
    };
  }
  const guard = items.some(mayCall);
  return () => {
    meter.begin();
    meter.list(count);
    const list = new List([], 0);
    if (guard) held.push(list);
    for (let i = 0; i < count; i++) list.items.push(codes[i]!());
    if (guard) held.pop();
    list.length = count;
    return list;
  };
}

function compileCall(unit: Unit, call: Expression & { kind: "call" }): Code {
  const { machine } = unit;
  const { meter } = machine;
  const mark: Mark = { source: unit.source, at: call.at };
  const argument = compileExpression(unit, call.argument);
  if (call.name === "eval") {
    return () => {
      const value = argument();
      machine.mark = mark;
      return typeof value === "string" ? machine.evaluate(`${value};`) : value;
    };
  }
  const native = machine.natives.get(call.name);
  if (native) {
    const { run } = native;
    const lent = native.borrows ? lentVariable(unit, call.argument) : null;
    return () => {
      const value = lent ? (lent.value ?? lent.read()) : argument();
      machine.mark = mark;
      meter.begin();
      return run(machine, value);
    };
  }
  const target = machine.userFunction(call.name);
  return () => {
    const value = argument();
    machine.mark = mark;
    if (!target.body) return fail(`Unknown function ${target.name}()`, mark);
    return machine.callUser(target, value);
  };
}

/** The variable that is the whole argument of a call: it can be lent without being taken for shared. */
function lentVariable(unit: Unit, argument: Expression) {
  const inner = argument.kind === "group" ? argument.inner : argument;
  if (inner.kind !== "place" || inner.path.length > 0 || inner.assigned) return null;
  return typeof inner.base === "string" && inner.base !== "ARG" ? unit.machine.variable(inner.base) : null;
}
