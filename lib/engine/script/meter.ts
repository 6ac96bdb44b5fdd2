import { ScriptError } from "./error";
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

export const DEFAULT_LIMITS: Limits = { fuel: 50_000_000, memory: 8_000_000, output: 4_000_000, calls: 512 };

/** Cells that a list takes besides its elements. */
const HEADER = 6;

/** Everything that a program holds at this moment. */
export type Roots = () => Iterable<Value>;

/**
 * Counts what a program uses, and ends it at its limits. Fuel only falls. Memory is counted up with everything that is
 * made; at twice the limit a census of what is still held puts the count right, so that a long program that throws
 * away what it makes is not ended, and one that keeps it is.
 */
export class Meter {
  fuel: number;
  printed = 0;
  private made = 0;

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
  }

  spend(steps: number): void {
    this.fuel -= steps;
    if (this.fuel < 0) throw new ScriptError("Fuel", "The program has used up its steps");
  }

  /** Asked before a list of that length is made. */
  list(length: number): void {
    if (length > this.limits.memory) this.census(length);
    this.spend((length >> 4) + 1);
    this.made += length + HEADER;
    if (this.made > 2 * this.limits.memory) this.census(length + HEADER);
  }

  /** Asked before a text of that length is made. */
  text(length: number): void {
    if (length >> 3 > this.limits.memory) this.census(length >> 3);
    if (length > 512) this.spend(length >> 8);
    this.made += (length >> 3) + 1;
    if (this.made > 2 * this.limits.memory) this.census((length >> 3) + 1);
  }

  print(length: number): void {
    this.printed += length;
    if (this.printed > this.limits.output) throw new ScriptError("Output", "The program prints too much");
  }

  private census(wanted: number): void {
    const { memory } = this.limits;
    const held = wanted > memory ? wanted : wanted + cellsHeld(this.roots(), memory);
    this.made = held;
    if (held > memory) throw new ScriptError("Memory", "The program holds too much");
  }
}

/** Cells that are held from these roots, each list and each long text once; stops where it is more than `enough`. */
function cellsHeld(roots: Iterable<Value>, enough: number): number {
  const seen = new Set<string>();
  const arrays = new Set<readonly Value[]>();
  const waiting: Value[] = [...roots];
  let cells = waiting.length;
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
