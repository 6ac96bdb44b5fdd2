import { makesLoop } from "./attachments";
import type { Event } from "./event";
import { changed, type State, type TableCard, withPart } from "./state";
import { MOST_COUNTERS } from "./vocabulary";

/** The state with each of these cards changed. */
function each(state: State, ids: readonly number[], change: (card: TableCard) => TableCard): State {
  const only = ids.length === 1 ? ids[0]! : null;
  if (only !== null) {
    const at = state.objects.findIndex(({ id }) => id === only);
    return at < 0 ? state : changed(state, { objects: state.objects.with(at, change(state.objects[at]!)) });
  }
  const group = new Set(ids);
  return changed(state, { objects: state.objects.map((card) => (group.has(card.id) ? change(card) : card)) });
}

/** The same, where each has data of its own. */
function eachOf<T extends { readonly id: number }>(
  state: State,
  list: readonly T[],
  change: (card: TableCard, of: T) => TableCard,
): State {
  const by = new Map(list.map((of) => [of.id, of]));
  return each(state, [...by.keys()], (card) => change(card, by.get(card.id)!));
}

/** What happens to cards on the table; null: the event is of another kind. */
export function evolveObjects(state: State, event: Event): State | null {
  switch (event.type) {
    case "rotated":
      return each(state, event.objects, (card) => withPart(card, { angle: event.angle }));
    case "placed":
      return eachOf(state, event.objects, (card, { x, y }) => withPart(card, { x, y }));
    case "flipped":
      return eachOf(state, event.objects, (card, { face }) =>
        withPart(card, { face, knows: face === "down" ? (card.knows ?? [card.control]) : null }),
      );
    case "raised": {
      const height = new Map(event.objects.map((id, i) => [id, state.top + i]));
      const next = each(state, event.objects, (card) => withPart(card, { z: height.get(card.id)! }));
      return changed(next, { top: state.top + event.objects.length });
    }
    case "lowered": {
      const lowest = state.bottom - event.objects.length + 1;
      const height = new Map(event.objects.map((id, i) => [id, lowest + i]));
      const next = each(state, event.objects, (card) => withPart(card, { z: height.get(card.id)! }));
      return changed(next, { bottom: lowest - 1 });
    }
    case "attached": {
      let next = state;
      const there = state.objects.some(({ id }) => id === event.to);
      for (const id of there ? event.objects : [])
        if (!makesLoop(next.objects, id, event.to))
          next = each(next, [id], (card) => withPart(card, { parent: event.to }));
      return next;
    }
    case "detached":
      return each(state, event.objects, (card) => withPart(card, { parent: null }));
    case "counted":
      return eachOf(state, event.objects, (card, { by }) => {
        const { [event.colour]: had = 0, ...others } = card.counters;
        const has = Math.min(MOST_COUNTERS, Math.max(0, had + by));
        return withPart(card, { counters: has === 0 ? others : { ...others, [event.colour]: has } });
      });
    case "controlled":
      return each(state, event.objects, (card) => withPart(card, { control: event.by }));
    case "card_scored":
      return eachOf(state, event.objects, (card, { score }) => withPart(card, { score }));
    default:
      return null;
  }
}
