import { arrowsWithout } from "./arrows";
import type { EventOf, Moved } from "./event";
import { type Rules, seatOfZone, zoneAt } from "./rules";
import { type Card, changed, type State, type TableCard, withPart, withPlayer, type Zone } from "./state";

/** Cards are taken out of a place. */
function without(rules: Rules, state: State, event: EventOf<"moved">): State {
  if (event.from === "outside") return state;
  const gone = new Set(event.cards.map(({ was }) => was));
  if (event.from === "table") {
    const objects: TableCard[] = [];
    for (const card of state.objects) {
      if (gone.has(card.id)) continue;
      objects.push(card.parent !== null && gone.has(card.parent) ? withPart(card, { parent: null }) : card);
    }
    return changed(state, { objects, arrows: arrowsWithout(state.arrows, [...gone]) });
  }
  const at = zoneAt(rules, state, event.from);
  const zone = state.zones[at];
  if (!zone) return state;
  const cards = cut(zone.cards, event.cards, gone);
  return changed(state, {
    zones: state.zones.with(at, { cards, sight: zone.sight, rev: zone.rev + 1, looking: zone.looking }),
  });
}

/** Cards without those that are gone, which mostly lie at the top. */
function cut(cards: readonly Card[], moved: readonly Moved[], gone: ReadonlySet<number>): readonly Card[] {
  const count = moved.length;
  let top = true;
  for (let i = 0; i < count && top; i++) top = i < cards.length && gone.has(cards[i]!.id);
  return top ? cards.slice(count) : cards.filter(({ id }) => !gone.has(id));
}

function onTable(state: State, event: EventOf<"moved">): State {
  const laid = event.cards.map(
    ({ id, number, owner, knows, at }, i): TableCard => ({
      ...{ id, number, owner, knows },
      control: event.seat,
      x: at?.x ?? 0,
      y: at?.y ?? 0,
      angle: at?.angle ?? 0,
      z: state.top + i,
      face: knows === null ? "up" : "down",
      parent: null,
      counters: {},
      score: null,
    }),
  );
  return changed(state, { objects: [...state.objects, ...laid], top: state.top + laid.length });
}

/** Cards go from one place to another: taken away first, then put one by one. */
export function moved(rules: Rules, before: State, event: EventOf<"moved">): State {
  const state = without(rules, before, event);
  let { nextId } = state;
  for (const { id } of event.cards) if (id >= nextId) nextId = id + 1;
  if (event.to === "outside") return changed(state, { nextId });
  if (event.to === "table") return changed(onTable(state, event), { nextId });
  const at = zoneAt(rules, state, event.to);
  const zone = state.zones[at];
  if (!zone) return changed(state, { nextId });
  const put = event.cards.map(({ id, number, owner, knows }): Card => ({ id, number, owner, knows }));
  const cards = event.end === "top" ? [...put.reverse(), ...zone.cards] : [...zone.cards, ...put];
  // Whoever looks through it does not see what others put there.
  const next: Zone = { cards, sight: zone.sight, rev: zone.rev + 1, looking: [] };
  return changed(state, { nextId, zones: state.zones.with(at, next) });
}

/** One zone changed by its reference. */
export function withZone(rules: Rules, state: State, ref: string, change: (zone: Zone) => Zone): State {
  const at = zoneAt(rules, state, ref);
  const zone = state.zones[at];
  return zone ? changed(state, { zones: state.zones.with(at, change(zone)) }) : state;
}

/** The cards of a zone in a new order, under new ids. */
export function shuffled(rules: Rules, state: State, { zone, order, first }: EventOf<"shuffled">): State {
  const next = withZone(rules, state, zone, ({ cards, sight, rev }) => {
    const places = new Set(order.filter((place) => place < cards.length && place >= 0));
    const left = cards.map((_, place) => place).filter((place) => !places.has(place));
    const mixed = [...places, ...left].map((place, i): Card => {
      const { number, owner, knows } = cards[place]!;
      return { id: first + i, number, owner, knows };
    });
    return { cards: mixed, sight, rev: rev + 1, looking: [] };
  });
  const count = next.zones[zoneAt(rules, next, zone)]?.cards.length ?? 0;
  return changed(next, { nextId: Math.max(state.nextId, first + count) });
}

/** A card goes to the end of its zone, under a new id. */
export function revealed(rules: Rules, state: State, { zone, was, id }: EventOf<"revealed">): State {
  const next = withZone(rules, state, zone, ({ cards, sight, rev, looking }) => {
    const card = cards.find((other) => other.id === was);
    if (!card) return { cards, sight, rev, looking };
    const moved: Card = { id, number: card.number, owner: card.owner, knows: card.knows };
    return { cards: [...cards.filter((other) => other !== card), moved], sight, rev: rev + 1, looking };
  });
  return changed(next, { nextId: Math.max(state.nextId, id + 1) });
}

/** Others see a zone, or no longer; its cards have new ids. */
export function shown(rules: Rules, state: State, { zone, sight, ids }: EventOf<"shown">): State {
  const next = withZone(rules, state, zone, ({ cards, rev }) => ({
    cards: cards.map(({ id, number, owner, knows }, i): Card => ({ id: ids[i] ?? id, number, owner, knows })),
    ...{ sight, rev: rev + 1, looking: [] },
  }));
  return changed(next, { nextId: ids.reduce((most, id) => Math.max(most, id + 1), state.nextId) });
}

/** A deck lies in its piles; ids by the order of the piles and of their cards. */
export function brought(rules: Rules, state: State, { seat, piles }: EventOf<"brought">): State {
  let { nextId } = state;
  let next = state;
  let count = 0;
  for (const { zone, numbers } of piles) {
    const at = zoneAt(rules, state, zone);
    if (at < 0 || seatOfZone(rules, at) !== seat) continue;
    const first = nextId;
    nextId += numbers.length;
    count += numbers.length;
    next = withZone(rules, next, zone, ({ cards, sight, rev }) => ({
      cards: [...cards, ...numbers.map((number, i): Card => ({ id: first + i, number, owner: seat, knows: null }))],
      ...{ sight, rev: rev + 1, looking: [] },
    }));
  }
  const player = next.players[seat];
  const players = player ? next.players.with(seat, withPlayer(player, { deck: count })) : next.players;
  return changed(next, { nextId, players });
}
