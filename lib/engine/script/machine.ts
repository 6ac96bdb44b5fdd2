import type { Random } from "../kernel/random";
import { fail, type Mark, ScriptError } from "./error";
import { DEFAULT_LIMITS, Meter } from "./meter";
import { parse } from "./parse";
import { Slot } from "./slot";
import type { Source } from "./source";
import type { Surroundings } from "./surroundings";
import type { Program, Statement } from "./tree";
import type { Value } from "./value";

/** A compiled piece of a program: a closure over its machine. */
export type Code = () => Value;

/** A function of the library. Its argument is one value: a list, if the call was written with several. */
export type Native = (machine: Machine, argument: Value) => Value;

/** `borrows`: keeps and returns nothing of its argument, so that a variable may be lent to it. */
export type NativeEntry = { readonly run: Native; readonly kind: number; readonly borrows: boolean };

/** A text with a hole for a value; see `template.ts`. */
export interface Template {
  /** The value of the text with this value in the place of every `#`. */
  fill(value: Value): Value;
}

/** What makes code of what was read (`compiler.ts`). The machine is lent one, so that running does not rest on compiling. */
export type Compiler = {
  readonly program: (machine: Machine, source: Source, program: Program) => Code;
  readonly statement: (machine: Machine, source: Source, statement: Statement) => Code;
  readonly template: (machine: Machine, text: string) => Template;
};

/** A function that a program has defined; it is compiled when it is first called. */
export class UserFunction {
  body: { readonly statement: Statement; readonly source: Source } | null = null;
  code: Code | null = null;

  constructor(readonly name: string) {}
}

/** One call that waits for its end. */
type Frame = { readonly name: string; readonly argument: Slot; result: Value; readonly caller: Frame | null };

const DEEPEST_NESTING = 500;
const LONGEST_TEXT = 1_000_000;
/** How many texts that have been read are remembered, and how long one may be. */
const TEXTS_KEPT = 500;
const LONGEST_KEPT = 2_000;

/** The state of one interpreter: variables, functions, stack, calls, and what it has used of its limits. */
export class Machine {
  readonly variables = new Map<string, Slot>();
  readonly functions = new Map<string, UserFunction>();
  /** The data stack of `push` and `pop`; loops keep the old value of their variable on it. */
  readonly stack: Value[] = [];
  /** Values that are held only by code that is running: a census must see them too. */
  readonly held: Value[] = [];
  readonly meter: Meter;
  readonly attached = new Map<string, readonly Value[]>();
  frame: Frame | null = null;
  /** Where the program is: what an error points at. */
  mark: Mark | null = null;
  random: Random | null;
  language = "en";
  printed: string[] = [];
  private calls = 0;
  private nesting = 0;
  private readonly texts = new Map<string, Code>();
  private readonly templates = new Map<string, Template>();

  constructor(
    readonly host: Surroundings,
    readonly natives: ReadonlyMap<string, NativeEntry>,
    private readonly compiler: Compiler,
  ) {
    this.random = host.random ?? null;
    this.meter = new Meter({ ...DEFAULT_LIMITS, ...host.limits }, () => this.everything());
  }

  private *everything(): Generator<Value> {
    for (const { value } of this.variables.values()) yield value ?? null;
    yield* this.stack;
    yield* this.held;
    for (let frame = this.frame; frame; frame = frame.caller) {
      yield frame.argument.value ?? null;
      yield frame.result;
    }
  }

  variable(name: string): Slot {
    let slot = this.variables.get(name);
    if (!slot) {
      this.meter.list(0);
      slot = new Slot();
      this.variables.set(name, slot);
    }
    return slot;
  }

  userFunction(name: string): UserFunction {
    let found = this.functions.get(name);
    if (!found) {
      found = new UserFunction(name);
      this.functions.set(name, found);
    }
    return found;
  }

  /** Calls a function by name, as `call` does: it does not know `eval`. */
  call(name: string, argument: Value): Value {
    const native = this.natives.get(name);
    if (native) return native.run(this, argument);
    return this.callUser(this.userFunction(name), argument);
  }

  callUser(target: UserFunction, argument: Value): Value {
    const { body } = target;
    if (!body) return fail(`Unknown function ${target.name}()`, this.mark);
    target.code ??= this.compiler.statement(this, body.source, body.statement);
    if (++this.calls > this.meter.limits.calls)
      throw new ScriptError("StackOverflow", "Too many calls wait for each other");
    const caller = this.frame;
    const frame: Frame = { name: target.name, argument: new Slot(argument), result: null, caller };
    this.frame = frame;
    target.code();
    this.frame = caller;
    this.calls--;
    return frame.result;
  }

  /** Runs a text of the program's own making; the same text is read only once. */
  evaluate(text: string, name = "eval"): Value {
    this.chargeText(text);
    let code = this.texts.get(text);
    if (!code) {
      code = this.compile({ name, text });
      this.keep(this.texts, text, code);
    }
    return this.deeper(code);
  }

  /** Reads a text and makes closures of it. */
  compile(source: Source): Code {
    return this.compileParsed(source, parse(source));
  }

  /** Makes closures of what has been read. */
  compileParsed(source: Source, program: Program): Code {
    this.meter.parse(source.text.length, program.defines);
    return this.compiler.program(this, source, program);
  }

  /** A text with `#` for a value, ready to be filled again and again. */
  template(text: string): Template {
    this.chargeText(text);
    let template = this.templates.get(text);
    if (!template) {
      template = this.compiler.template(this, text);
      this.keep(this.templates, text, template);
    }
    return template;
  }

  /** Reading a text costs the same whether it was read before or not: fuel does not depend on what is remembered. */
  private chargeText(text: string): void {
    if (text.length > LONGEST_TEXT) throw new ScriptError("Memory", "The text is too long to be evaluated");
    this.meter.spend(text.length + 16);
  }

  private keep<T>(kept: Map<string, T>, text: string, what: T): void {
    if (text.length > LONGEST_KEPT) return;
    if (kept.size >= TEXTS_KEPT) kept.clear();
    kept.set(text, what);
  }

  /** Runs code one level further inside; beyond the limit the program ends. */
  deeper<T>(run: () => T): T {
    if (++this.nesting > DEEPEST_NESTING) throw new ScriptError("StackOverflow", "The program is nested too deep");
    const result = run();
    this.nesting--;
    return result;
  }

  print(text: string): void {
    this.meter.print(text.length);
    this.printed.push(text);
  }

  /** Forgets what was going on, as after an error: stacks are empty, variables and functions stay. */
  unwind(): void {
    this.stack.length = 0;
    this.held.length = 0;
    this.frame = null;
    this.calls = 0;
    this.nesting = 0;
    this.mark = null;
  }
}
