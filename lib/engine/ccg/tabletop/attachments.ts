import type { TableCard } from "./state";

/** The card with this id, if it lies on the table. */
export function objectOf(objects: readonly TableCard[], id: number): TableCard | undefined {
  for (const object of objects) if (object.id === id) return object;
  return undefined;
}

/** The cards by their ids: whoever follows cards from one to the other asks once, not at each step. */
export const byId = (objects: readonly TableCard[]): ReadonlyMap<number, TableCard> =>
  new Map(objects.map((object) => [object.id, object]));

/** Cards that hang on these, with them, at whatever depth. */
export function withAttached(objects: readonly TableCard[], ids: Iterable<number>): Set<number> {
  const hangs = new Map<number, number[]>();
  for (const { id, parent } of objects) {
    if (parent === null) continue;
    const others = hangs.get(parent);
    if (others) others.push(id);
    else hangs.set(parent, [id]);
  }
  // A set is walked to its end while it grows, and holds each once: a loop ends too.
  const group = new Set(ids);
  for (const above of group) for (const id of hangs.get(above) ?? []) group.add(id);
  return group;
}

/** The card on which the whole group hangs in the end. */
function rootOf(cards: ReadonlyMap<number, TableCard>, id: number): number {
  let at = cards.get(id);
  for (let steps = 0; at && at.parent !== null && steps < cards.size; steps++) {
    const above = cards.get(at.parent);
    if (!above) break;
    at = above;
  }
  return at?.id ?? id;
}

/** The whole groups of these cards, from below to above. */
export function wholeGroups(objects: readonly TableCard[], ids: readonly number[]): number[] {
  const cards = byId(objects);
  const group = withAttached(
    objects,
    ids.map((id) => rootOf(cards, id)),
  );
  return objects
    .filter(({ id }) => group.has(id))
    .sort((a, b) => a.z - b.z)
    .map(({ id }) => id);
}

/** Whether hanging `child` on `parent` would make a loop. */
export function makesLoop(objects: readonly TableCard[], child: number, parent: number): boolean {
  if (child === parent) return true;
  // Nothing hangs on most cards, and then nothing needs to be followed.
  if (!objects.some((object) => object.parent === child)) return false;
  const cards = byId(objects);
  let at: number | null = parent;
  for (let steps = 0; at !== null && steps <= cards.size; steps++) {
    if (at === child) return true;
    at = cards.get(at)?.parent ?? null;
  }
  return false;
}
