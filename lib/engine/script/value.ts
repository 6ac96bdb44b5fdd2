/** A number that was written, or computed, as a real. Whole numbers are plain JavaScript numbers of 32 bits. */
export class Real {
  constructor(readonly value: number) {}
}

/**
 * An ordered sequence of values, itself a value: nobody who holds a list sees it change. Two economies hide behind
 * that. Appending shares the array of the left side (`length` says how much of `items` belongs to this list), and a
 * list that only one variable holds is changed in place (`owner` is that variable's token, see `slot.ts`).
 */
export class List {
  owner = 0;

  constructor(
    public items: Value[],
    public length: number = items.length,
  ) {}

  /** The elements, in an array that must not be changed; it may be longer once other code has run. */
  array(): readonly Value[] {
    if (this.items.length !== this.length) this.items = this.items.slice(0, this.length);
    return this.items;
  }

  /** The element at a position that is known to exist. */
  at(index: number): Value {
    return this.items[index] ?? null;
  }

  /** A copy that the holder of `owner` may change. */
  ownedCopy(owner: number): List {
    const copy = new List(this.items.slice(0, this.length));
    copy.owner = owner;
    return copy;
  }
}

/** Everything that a program can hold. */
export type Value = null | number | Real | string | List;

export type TypeName = "null" | "integer" | "real" | "string" | "list";

/** The name that `typeof` gives. */
export function typeOf(value: Value): TypeName {
  if (value === null) return "null";
  if (typeof value === "number") return "integer";
  if (typeof value === "string") return "string";
  return value instanceof List ? "list" : "real";
}

/** A list of these elements; the array belongs to the list from now on. */
export const listOf = (items: Value[]): List => new List(items);

/** A number of either kind as JavaScript's, or null. */
export function numberOf(value: Value): number | null {
  if (typeof value === "number") return value;
  return value instanceof Real ? value.value : null;
}

/** What `if`, `while` and `select` take for true: an integer other than 0, and nothing else. */
export const isTrue = (value: Value): boolean => typeof value === "number" && value !== 0;
