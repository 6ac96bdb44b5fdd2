import { err, ok, type Result } from "../kernel/result";
import { commonPrograms } from "./common";
import { COMPILER } from "./compiler";
import { type Problem, problemOf, ScriptError, showProblem } from "./error";
import type { Host } from "./host";
import { nativesOf } from "./library";
import { keepAttached } from "./library/variables";
import { Machine } from "./machine";
import { parse } from "./parse";
import { displayOf, textOf } from "./print";
import type { Source } from "./source";
import { withoutRemarks } from "./source";
import type { Program } from "./tree";
import type { Value } from "./value";

/** What running a text came to. `out` is what it printed, also where it ended in an error. */
export type Evaluation = { readonly out: string; readonly result: Result<Value, Problem> };

/** A text with `#` for a value, compiled once: `having e`, `using e`. */
export type CompiledTemplate = { fill(value: Value, fuel?: number): Result<Value, Problem> };

/**
 * One interpreter: variables and functions last from run to run. It never throws for what a program does: errors,
 * limits and `quit` are in the result.
 */
export class Interpreter {
  private readonly machine: Machine;
  /** The steps that all its runs and calls have taken. */
  steps = 0;

  constructor(host: Host = {}) {
    this.machine = new Machine(host, nativesOf(host), COMPILER);
  }

  /** Runs a text with a fresh tank of fuel. `remarks`: as in files, a line that begins with `#` is one inside of quotes too. */
  run(text: string, options: { name?: string; remarks?: boolean; fuel?: number } = {}): Evaluation {
    const source = { name: options.name ?? "script", text: options.remarks ? withoutRemarks(text) : text };
    return this.runProgram(source, parse(source), options.fuel);
  }

  /** Runs what has been parsed before; the tree may serve many interpreters. */
  runProgram(source: Source, program: Program, fuel?: number): Evaluation {
    const { machine } = this;
    const result = this.attempt(fuel, () => {
      const value = machine.compileParsed(source, program)();
      keepAttached(machine);
      return value;
    });
    const out = machine.printed.join("");
    machine.printed = [];
    return { out, result };
  }

  /** Defines the functions that all card games have in common: `sum`, `CountCards`, `LegalityCheckDeck` … */
  loadCommon(): void {
    for (const { source, program } of commonPrograms()) {
      const { result } = this.runProgram(source, program);
      if (!result.ok) throw new Error(showProblem(result.error));
    }
  }

  /** Calls a function with a value. What it prints is kept for the next run. */
  call(name: string, argument: Value, fuel?: number): Result<Value, Problem> {
    return this.attempt(fuel, () => this.machine.call(name, argument));
  }

  /** Compiles a text with `#` once; each filling has its own tank of fuel. */
  template(text: string): Result<CompiledTemplate, Problem> {
    const template = this.attempt(undefined, () => this.machine.template(text));
    if (!template.ok) return template;
    return ok({ fill: (value, fuel) => this.attempt(fuel, () => template.value.fill(value)) });
  }

  /** The value of a variable; NULL if it is not set. */
  variable(name: string): Value {
    return this.machine.variables.get(name)?.read() ?? null;
  }

  setVariable(name: string, value: Value): void {
    this.machine.variable(name).value = value;
  }

  /** Names of functions and variables, for completion. */
  names(): string[] {
    const { natives, functions, variables } = this.machine;
    return [...new Set([...natives.keys(), "eval", ...functions.keys(), ...variables.keys()])].sort();
  }

  /** A value as the language reads it again. */
  written(value: Value): Result<string, Problem> {
    return this.attempt(undefined, () => textOf(value, this.machine.meter));
  }

  /** A value as people read it. */
  displayed(value: Value): Result<string, Problem> {
    return this.attempt(undefined, () => displayOf(value, this.machine.meter));
  }

  private attempt<T>(fuel: number | undefined, run: () => T): Result<T, Problem> {
    const { machine } = this;
    const tank = fuel ?? machine.meter.limits.fuel;
    machine.meter.refuel(tank);
    try {
      return ok(run());
    } catch (error) {
      const known = known$(error);
      if (!known) throw error;
      known.mark ??= machine.mark;
      machine.unwind();
      return err(problemOf(known));
    } finally {
      this.steps += tank - Math.max(0, machine.meter.fuel);
    }
  }
}

/** Errors of the program, and those of JavaScript that only a program out of bounds can cause. */
function known$(error: unknown): ScriptError | null {
  if (error instanceof ScriptError) return error;
  if (!(error instanceof RangeError)) return null;
  return /call stack/i.test(error.message)
    ? new ScriptError("StackOverflow", "The program is nested too deep")
    : new ScriptError("Memory", "The program holds too much");
}
