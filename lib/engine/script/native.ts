import { fail, ScriptError } from "./error";
import type { Machine, Native } from "./machine";
import { textOf } from "./print";
import { List, type Value } from "./value";

/** Whose function it is, in the numbers of `isfunction`. */
export const FUNCTION_KINDS = { none: 0, user: 1, library: 2, internal: 3, application: 4, evaluator: 5 } as const;

const LONGEST_SHOWN = 200;

/** The error of a function that was given what it cannot use. */
export function invalid(machine: Machine, name: string, argument: Value): never {
  const text = textOf(argument, machine.meter);
  const shown = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
  return fail(`Invalid argument ${shown} for function ${name}()`);
}

/** The arguments of a call that was written with `least` to `most` of them; null if there are more or fewer. */
export function argumentsOf(argument: Value, least: number, most = least): readonly Value[] | null {
  if (!(argument instanceof List) || argument.length < least || argument.length > most) return null;
  return argument.array();
}

/** The error of a function that this host does not lend. */
export function refused(name: string): never {
  throw new ScriptError("Refused", `${name}() is not available here`);
}

/** Makes a function of one value work element by element on a list as well. */
export function overLists(run: (machine: Machine, value: Value) => Value): Native {
  const each: Native = (machine, value) => {
    if (!(value instanceof List)) return run(machine, value);
    machine.meter.list(value.length);
    return new List(machine.deeper(() => value.array().map((item) => each(machine, item))));
  };
  return each;
}
