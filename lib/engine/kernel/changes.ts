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
const own = <T>(value: { readonly [key: string]: T }, key: string): T | undefined =>
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
  let members: Members | null = null;
  for (let at = 0; at < common; at++) {
    const changes = changesBetween(before[at], after[at]);
    if (changes) {
      members ??= {};
      members[at] = changes;
    }
  }
  if (members === null && before.length === after.length) return null;
  return [members ?? {}, common, after.length === common ? [] : after.slice(common)];
}

function changesOfObject(before: { [key: string]: Json }, after: { [key: string]: Json }): Changes | null {
  let members: Members | null = null;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const old = own(before, key);
    const changes = old === undefined ? ([value] as const) : changesBetween(old, value);
    if (changes) {
      members ??= {};
      put(members, key, changes);
    }
  }
  const removed: string[] = [];
  for (const key in before) if (before[key] !== undefined && own(after, key) === undefined) removed.push(key);
  return members === null && removed.length === 0 ? null : [members ?? {}, removed];
}

/** Sets a member, whatever it is called: an assignment to `__proto__` sets none. */
function put<T>(members: { [key: string]: T }, key: string, value: T): void {
  if (key === "__proto__")
    Object.defineProperty(members, key, { value, enumerable: true, configurable: true, writable: true });
  else members[key] = value;
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
  const changed: { [key: string]: unknown } = {};
  for (const key in value) {
    if (Object.hasOwn(members, key) || (removed.length > 0 && removed.includes(key))) continue;
    put(changed, key, value[key]);
  }
  for (const key in members) put(changed, key, withChanges(own(value, key), own(members, key)!));
  return changed;
}
