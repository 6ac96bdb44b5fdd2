import { compileProgram } from "./compile-statement";
import { fixed } from "./digits";
import type { Code, Machine, Template } from "./machine";
import type { Meter } from "./meter";
import { parseTemplate } from "./parse";
import { REAL_COST, textOf } from "./print";
import { Slot } from "./slot";
import { List, Real, type Value } from "./value";

/**
 * A text in which every `#` is replaced by a value and which is then evaluated: what `forall`, `select`, `sort_fn` and
 * a deck rule's expression are. The meaning is that of replacing text. Where each `#` is a whole operand, putting the
 * value itself into a text that was compiled once gives the same, and is much quicker.
 */
export class CompiledTemplate implements Template {
  private readonly hole = new Slot();
  private readonly pieces: readonly string[];
  private readonly code: Code | null;

  constructor(
    private readonly machine: Machine,
    text: string,
  ) {
    this.pieces = text.split("#");
    this.code = this.compiled(`${text};`);
  }

  fill(value: Value): Value {
    const { machine, code } = this;
    machine.meter.spend(1);
    machine.meter.begin();
    const read = code ? rewritten(value, machine.meter, 0) : undefined;
    if (!code || read === undefined) return this.replaced(value);
    const before = this.hole.value;
    this.hole.value = read;
    const result = machine.deeper(code);
    this.hole.value = before;
    return result;
  }

  private replaced(value: Value): Value {
    const { machine, pieces } = this;
    if (pieces.length === 1) return machine.evaluate(`${pieces[0]};`, "template");
    const written = textOf(value, machine.meter);
    const length = pieces.reduce((sum, piece) => sum + piece.length, written.length * (pieces.length - 1));
    machine.meter.text(length);
    machine.meter.spend(length >> 3);
    return machine.evaluate(`${pieces.join(written)};`, "template");
  }

  private compiled(text: string): Code | null {
    if (/[\w.]#|#[\w.#]/.test(text)) return null;
    const source = { name: "template", text };
    const { program, holes } = parseTemplate(source);
    if (program.broken || program.defines || holes !== this.pieces.length - 1) return null;
    return compileProgram(this.machine, source, program, this.hole);
  }
}

const DEEPEST_REWRITTEN = 50;

/** The value as it is after being written and read again (reals lose digits); undefined where that is not certain. */
function rewritten(value: Value, meter: Meter, depth: number): Value | undefined {
  if (value instanceof Real) {
    meter.spend(REAL_COST);
    return Number.isFinite(value.value) ? new Real(Number(fixed(value.value, 10))) : undefined;
  }
  if (!(value instanceof List)) return value;
  if (depth > DEEPEST_REWRITTEN) return undefined;
  meter.spend((value.length >> 3) + 1);
  let changed: Value[] | null = null;
  for (let i = 0; i < value.length; i++) {
    const item = value.at(i);
    if (!(item instanceof List) && !(item instanceof Real)) continue;
    const again = rewritten(item, meter, depth + 1);
    if (again === undefined) return undefined;
    if (again === item) continue;
    changed ??= value.array().slice();
    changed[i] = again;
  }
  return changed ? new List(changed) : value;
}
