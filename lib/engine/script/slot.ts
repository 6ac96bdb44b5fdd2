import type { Meter } from "./meter";
import { List, type Value } from "./value";

/**
 * Where a value lives: a variable, or the argument of a call. `undefined`: never set, nor read.
 * `token` marks the lists that only this slot holds, which may be changed in place. Whoever hands the value, or a list
 * inside it, to somebody else takes the token back by setting it to 0: then the next change begins with a copy.
 */
export class Slot {
  token = 0;

  constructor(public value: Value | undefined = undefined) {}

  /** The value for somebody else. Reading makes the variable exist. */
  read(): Value {
    this.token = 0;
    if (this.value === undefined) this.value = null;
    return this.value;
  }
}

/** The last token given out. Uniqueness is all that matters: no program can see a token. */
let lastToken = 0;

/** The list in a slot, its own to change; null if it holds no list. */
export function ownList(slot: Slot, meter: Meter): List | null {
  const { value } = slot;
  if (!(value instanceof List)) return null;
  if (slot.token === 0) slot.token = ++lastToken;
  if (value.owner === slot.token) return value;
  meter.list(value.length);
  const copy = value.ownedCopy(slot.token);
  slot.value = copy;
  return copy;
}

/** The list at a place of an owned list, itself owned then; null if there is no list. */
export function ownChild(parent: List, index: number, meter: Meter): List | null {
  const child = parent.items[index];
  if (!(child instanceof List)) return null;
  if (child.owner === parent.owner) return child;
  meter.list(child.length);
  const copy = child.ownedCopy(parent.owner);
  parent.items[index] = copy;
  return copy;
}
