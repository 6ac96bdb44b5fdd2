import type { Json } from "./result";

/**
 * What turns one JSON value into another, small where little changed:
 * - `[value]` puts a value in its place;
 * - `{…}` changes members, of an object by name, of a list by index;
 * - `[members, removed]` changes members of an object and drops others;
 * - `[members, length, tail]` changes members of a list, cuts it to a length and puts values behind it;
 * - `[at, count, values]` puts values in the place of so many of a list.
 */
export type Changes =
  | readonly [Json]
  | Members
  | readonly [Members, readonly string[]]
  | readonly [Members, number, readonly Json[]]
  | readonly [number, number, readonly Json[]];

type Members = { readonly [key: string]: Changes };
type OpenMembers = { [key: string]: Changes };

const isObject = (value: unknown): value is { [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** A member that a value has itself. `toString` is nobody's unless it is sent: JSON holds no functions. */
function own<T>(value: { readonly [key: string]: T }, key: string): T | undefined {
  if (key === "__proto__" && !Object.hasOwn(value, key)) return undefined;
  const held = value[key];
  return typeof held === "function" ? undefined : held;
}
const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

/**
 * Changes of parts that the values before and after have in common with others, found once for all of them: the views of
 * one state hold much that everybody is shown alike.
 */
export class CommonChanges {
  private readonly found = new Map<object, { before: unknown; changes: Changes | null }>();

  /** As `changesBetween`. */
  between(before: unknown, after: unknown, known?: CommonChanges): Changes | null {
    if (typeof after !== "object" || after === null || before === after) return changesBetween(before, after);
    const kept = this.found.get(after);
    if (kept && kept.before === before) return kept.changes;
    const changes = changesBetween(before, after, known);
    this.found.set(after, { before, changes });
    return changes;
  }
}

/**
 * What turns `before` into `after`; null: they are the same. A member that is undefined counts as absent. `known`: where
 * the changes of its members, and of theirs, are looked up and kept.
 */
export function changesBetween(before: unknown, after: unknown, known?: CommonChanges): Changes | null {
  if (Object.is(before, after)) return null;
  if (isList(before) && isList(after)) return changesOfList(before, after, known);
  if (isObject(before) && isObject(after)) return changesOfObject(before, after, known);
  return [after as Json];
}

const isSame = (before: unknown, after: unknown): boolean => changesBetween(before, after) === null;

function changesOfList(before: readonly Json[], after: readonly Json[], known?: CommonChanges): Changes | null {
  const common = Math.min(before.length, after.length);
  let members: OpenMembers | null = null;
  let first = common;
  for (let at = 0; at < common; at++) {
    const changes = known ? known.between(before[at], after[at]) : changesBetween(before[at], after[at]);
    if (!changes) continue;
    if (members === null) {
      members = {};
      first = at;
    }
    members[at] = changes;
  }
  if (before.length === after.length) return members;
  if (after.length === 0) return [[]];
  // What was put in or taken out at one place leaves the rest as it was, before and behind.
  let behind = 0;
  while (behind < common - first && isSame(before.at(-1 - behind), after.at(-1 - behind))) behind++;
  const isOnePlace = first + behind === common;
  return isOnePlace || members === null
    ? [first, before.length - behind - first, after.slice(first, after.length - behind)]
    : [members, common, after.slice(common)];
}

function changesOfObject(
  before: { [key: string]: Json },
  after: { [key: string]: Json },
  known?: CommonChanges,
): Changes | null {
  let members: OpenMembers | null = null;
  let stays = 0;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const old = own(before, key);
    if (old !== undefined) stays++;
    if (old === value) continue;
    const changes: Changes | null =
      old === undefined ? [value] : known ? known.between(old, value, known) : changesBetween(old, value);
    if (!changes) continue;
    members ??= {};
    put(members, key, changes);
  }
  const removed =
    stays === countOf(before)
      ? null
      : Object.keys(before).filter((key) => before[key] !== undefined && own(after, key) === undefined);
  return removed === null ? members : [members ?? {}, removed];
}

/** How many members an object has. */
function countOf(value: { [key: string]: Json }): number {
  let count = 0;
  for (const key in value) if (value[key] !== undefined) count++;
  return count;
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
  if (!isForms(changes))
    return isList(value) ? withItems(value, changes, value.length) : withMembers(value, changes, []);
  if (changes.length === 1) return changes[0];
  if (changes.length === 2) return withMembers(value, changes[0], changes[1]);
  const [what, count, values] = changes;
  if (typeof what !== "number") return [...withItems(value, what, count), ...values];
  if (!isList(value) || value.length < what + count) throw new DoesNotFit("These are changes of another list.");
  return value.toSpliced(what, count, ...values);
}

const isForms = (changes: Changes): changes is Exclude<Changes, Members> => Array.isArray(changes);

function withItems(value: unknown, members: Members, length: number): unknown[] {
  if (!isList(value) || value.length < length) throw new DoesNotFit("These are changes of another list.");
  const list: unknown[] = value.slice(0, length);
  for (const key in members) {
    const at = Number(key);
    if (!(at < length)) throw new DoesNotFit("These are changes of a longer list.");
    list[at] = withChanges(list[at], members[key]!);
  }
  return list;
}

function withMembers(value: unknown, members: Members, removed: readonly string[]): { [key: string]: unknown } {
  if (!isObject(value)) throw new DoesNotFit("These are changes of another object.");
  const changed: { [key: string]: unknown } = { ...value };
  for (const key of removed) delete changed[key];
  for (const key in members) put(changed, key, withChanges(own(value, key), own(members, key)!));
  return changed;
}

/**
 * What `after` is, with all parts of `before` that are the same: whoever remembers what they made of a part does not make it
 * anew because the whole was sent again.
 */
export function sharing<T>(before: unknown, after: T): T {
  const changes = changesBetween(before, after);
  return (changes === null ? before : withChanges(before, changes)) as T;
}
