import { ScriptError } from "./error";
import { hasPairs } from "./text";
import { List, type Value } from "./value";

/** What a program may use. */
export type Limits = {
  /** Steps: statements, calls, rounds of a loop, and long work in proportion to its length. */
  fuel: number;
  /** Memory cells that may be held at one time; a cell is one element of a list or 8 characters of a text. */
  memory: number;
  /** Characters printed. */
  output: number;
  /** User functions that may wait for each other. */
  calls: number;
};

export const DEFAULT_LIMITS: Limits = { fuel: 50_000_000, memory: 4_000_000, output: 4_000_000, calls: 512 };

/** Cells that a list takes besides its elements, and a variable besides its value. */
const HEADER = 6;
/** Cells that a character of a program takes when it is kept as a function. */
export const CODE = 8;

/** Everything that a program holds at this moment. */
export type Roots = () => Iterable<Value>;

/**
 * Counts what a program uses, and ends it at its limits. Fuel only falls. Memory is counted up with everything that is
 * made; at twice the limit a census of what is still held puts the count right, so that a long program that throws
 * away what it makes is not ended, and one that keeps it is. What one function of the library makes while it works no
 * census can see, so that alone may not exceed the limit either.
 */
export class Meter {
  fuel: number;
  printed = 0;
  /** Cells made since the last census, and since the last call of a function of the library. */
  private made = 0;
  private burst = 0;
  /** Cells of the functions that were defined; they are never given back. */
  private code = 0;

  constructor(
    readonly limits: Limits,
    private readonly roots: Roots,
  ) {
    this.fuel = limits.fuel;
  }

  /** A fresh tank, as for a new run. What is held stays counted. */
  refuel(fuel: number): void {
    this.fuel = fuel;
    this.printed = 0;
    this.burst = 0;
  }

  /** A function of the library begins. */
  begin(): void {
    this.burst = 0;
  }

  spend(steps: number): void {
    this.fuel -= steps;
    if (this.fuel < 0) throw new ScriptError("Fuel", "The program has used up its steps");
  }

  /** Asked before a list of that length is made. */
  list(length: number): void {
    this.make(length + HEADER);
    this.spend((length >> 2) + 1);
  }

  /** Asked before a text of that length is made. */
  text(length: number): void {
    this.make((length >> 3) + 1);
    if (length > 64) this.spend(length >> 4);
  }

  /** Looking through a text: the more, where characters are not of one size. */
  read(text: string): void {
    if (text.length > 16) this.spend(text.length >> (hasPairs(text) ? 1 : 5));
  }

  /** Asked before a text is parsed. `kept`: it defines functions. */
  parse(length: number, kept: boolean): void {
    this.make(length);
    if (kept) this.code += length * CODE;
  }

  print(length: number): void {
    this.printed += length;
    if (this.printed > this.limits.output) throw new ScriptError("Output", "The program prints too much");
  }

  private make(cells: number): void {
    this.made += cells;
    this.burst += cells;
    const { memory } = this.limits;
    if (this.burst > memory) throw new ScriptError("Memory", "The program holds too much");
    if (this.made > 2 * memory) this.census(cells);
  }

  private census(wanted: number): void {
    const { memory } = this.limits;
    this.made = wanted + this.code + cellsHeld(this.roots(), memory);
    if (this.made > memory) throw new ScriptError("Memory", "The program holds too much");
  }
}

/** Cells that are held from these roots, each list and each long text once; stops where it is more than `enough`. */
function cellsHeld(roots: Iterable<Value>, enough: number): number {
  const seen = new Set<string>();
  const arrays = new Set<readonly Value[]>();
  const waiting: Value[] = [...roots];
  let cells = waiting.length * HEADER;
  for (let value = waiting.pop(); value !== undefined && cells <= enough; value = waiting.pop()) {
    if (typeof value === "string") {
      if (value.length > 64 && seen.has(value)) continue;
      if (value.length > 64) seen.add(value);
      cells += value.length >> 3;
    } else if (value instanceof List && !arrays.has(value.items)) {
      arrays.add(value.items);
      cells += value.items.length + HEADER;
      for (const item of value.items) {
        if (typeof item === "string" || item instanceof List) waiting.push(item);
      }
    }
  }
  return cells;
}
