import type { Json } from "./result";

/**
 * What turns one JSON value into another, small where little changed:
 * `[value]` puts a value in its place; `[members, removed]` changes members of an object and drops others;
 * `[members, length, tail]` changes members of a list by index, cuts it to a length and puts values behind it.
 */
export type Changes =
  | readonly [Json]
  | readonly [{ readonly [key: string]: Changes }, readonly string[]]
  | readonly [{ readonly [index: string]: Changes }, number, readonly Json[]];

type Members = { [key: string]: Changes };

const isObject = (value: unknown): value is { [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** A member that a value has itself: `toString` is nobody's unless it is sent. */
const own = (value: { [key: string]: Json }, key: string): Json | undefined =>
  Object.hasOwn(value, key) ? value[key] : undefined;
const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

/** What turns `before` into `after`; null: they are the same. A member that is undefined counts as absent. */
export function changesBetween(before: unknown, after: unknown): Changes | null {
  if (Object.is(before, after)) return null;
  if (isList(before) && isList(after)) return changesOfList(before, after);
  if (isObject(before) && isObject(after)) return changesOfObject(before, after);
  return [after as Json];
}

function changesOfList(before: readonly Json[], after: readonly Json[]): Changes | null {
  const common = Math.min(before.length, after.length);
  const members: Members = {};
  for (let at = 0; at < common; at++) {
    const changes = changesBetween(before[at], after[at]);
    if (changes) members[at] = changes;
  }
  const same = Object.keys(members).length === 0 && before.length === after.length;
  return same ? null : [members, common, after.slice(common)];
}

function changesOfObject(before: { [key: string]: Json }, after: { [key: string]: Json }): Changes | null {
  const members: Members = {};
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined) continue;
    const changes = own(before, key) === undefined ? ([value] as const) : changesBetween(own(before, key), value);
    if (changes) Object.defineProperty(members, key, { value: changes, enumerable: true });
  }
  const removed = Object.keys(before).filter((key) => own(before, key) !== undefined && own(after, key) === undefined);
  return Object.keys(members).length + removed.length === 0 ? null : [members, removed];
}

/** Thrown where changes were made for another value than the one that they are put to. */
export class DoesNotFit extends Error {}

/** The value with its changes, what did not change shared with it. Throws `DoesNotFit` where they are not its own. */
export function withChanges(value: unknown, changes: Changes): unknown {
  if (changes.length === 1) return changes[0];
  if (changes.length === 3) {
    const [members, length, tail] = changes;
    if (!isList(value) || value.length < length) throw new DoesNotFit("These are changes of another list.");
    const list: unknown[] = value.slice(0, length);
    for (const [at, change] of Object.entries(members)) list[Number(at)] = withChanges(list[Number(at)], change);
    return [...list, ...tail];
  }
  const [members, removed] = changes;
  if (!isObject(value)) throw new DoesNotFit("These are changes of another object.");
  const dropped = new Set(removed);
  const kept = Object.entries(value).filter(([key]) => !dropped.has(key) && !Object.hasOwn(members, key));
  const changed = Object.entries(members).map(([key, change]) => [key, withChanges(own(value, key), change)]);
  return Object.fromEntries([...kept, ...changed]);
}
