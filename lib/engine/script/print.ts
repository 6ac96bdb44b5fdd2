import { DEEPEST_VALUE } from "./compare";
import { fixed, general } from "./digits";
import { fail } from "./error";
import type { Meter } from "./meter";
import { List, Real, type Value } from "./value";

const quote = (text: string): string => `"${text.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n")}"`;

/** Steps that it takes to write a real. */
export const REAL_COST = 24;

/** A text that is being put together: charged to the program that asked for it. */
class Writer {
  private text = "";
  private pieces: string[] = [];
  private waiting = 0;

  constructor(private readonly meter: Meter) {}

  /** A real takes longer to write than it is long. */
  real(piece: string): void {
    this.meter.spend(REAL_COST);
    this.add(piece);
  }

  add(piece: string): void {
    this.pieces.push(piece);
    this.waiting += piece.length + 1;
    if (this.waiting > 4_096) this.charge();
  }

  done(): string {
    this.charge();
    return this.text;
  }

  private charge(): void {
    this.meter.spend(this.waiting);
    this.meter.text(this.waiting);
    this.text += this.pieces.join("");
    if (this.text.length > this.meter.limits.memory) this.meter.text(this.text.length * 8);
    this.pieces = [];
    this.waiting = 0;
  }
}

function write(value: Value, writer: Writer, depth: number): void {
  if (!(value instanceof List)) {
    if (value instanceof Real) writer.real(atomText(value));
    else writer.add(atomText(value));
    return;
  }
  if (depth > DEEPEST_VALUE) fail("The list is nested too deep to be written");
  if (value.length === 0) {
    writer.add("(,)");
    return;
  }
  writer.add("(");
  for (let i = 0; i < value.length; i++) {
    if (i > 0) writer.add(",");
    write(value.at(i), writer, depth + 1);
  }
  writer.add(value.length === 1 ? ",)" : ")");
}

/** A value that is not a list, in the form that the language reads again. */
export function atomText(value: null | number | Real | string): string {
  if (value === null) return "NULL";
  if (typeof value === "number") return String(value);
  return value instanceof Real ? fixed(value.value, 10) : quote(value);
}

/** The form that the language reads again: `tostr`. */
export function textOf(value: Value, meter: Meter): string {
  if (!(value instanceof List)) {
    if (typeof value === "string") meter.text(value.length);
    if (value instanceof Real) meter.spend(REAL_COST);
    return atomText(value);
  }
  const writer = new Writer(meter);
  write(value, writer, 0);
  return writer.done();
}

function show(value: Value, writer: Writer, depth: number): void {
  if (!(value instanceof List)) {
    if (value instanceof Real) writer.real(general(value.value, 6));
    else writer.add(value === null ? "NULL" : String(value));
    return;
  }
  if (depth > DEEPEST_VALUE) fail("The list is nested too deep to be shown");
  for (let i = 0; i < value.length; i++) {
    if (i > 0) writer.add(" ");
    show(value.at(i), writer, depth + 1);
  }
}

/** The form for people: `print`. Texts as they are, lists flattened with a space between the elements. */
export function displayOf(value: Value, meter: Meter): string {
  if (typeof value === "string") return value;
  const writer = new Writer(meter);
  show(value, writer, 0);
  return writer.done();
}
