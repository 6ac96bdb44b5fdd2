import { seesEverything } from "../../kernel/classes";
import type { Seat, Seen, Viewer } from "../../kernel/game";
import { actShown } from "./asked-act";
import { objectOf } from "./attachments";
import type { Event, EventOf } from "./event";
import { isAcross, seesTurned, turnedAngle, turnedX, turnedY } from "./frame";
import type { End } from "./intent";
import { type Rules, zoneAt } from "./rules";
import { seeMoved } from "./see-moved";
import { knowsCard, seesWhole, seesZone, uncovers } from "./sight";
import type { State } from "./state";

/** What a viewer learns of an event. Every act at a tabletop is told to all; who may not see what, learns how many. */
export function see(rules: Rules, event: Event, before: State, after: State, viewer: Viewer): Seen {
  switch (event.type) {
    case "moved":
      return seeMoved(rules, event, before, after, viewer);
    case "brought": {
      const { type, seat, piles } = event;
      return { type, seat, count: piles.reduce((sum, { numbers }) => sum + numbers.length, 0) };
    }
    case "private_set":
      return { type: event.type };
    case "restored":
      return { type: "restored", news: true };
    case "shuffled": {
      const { type, seat, zone, order } = event;
      const news = uncovers(rules, before, after, zoneAt(rules, before, zone), viewer);
      return { type, seat, zone, count: order.length, ...(news ? { news } : {}) };
    }
    case "searched":
    case "shown":
      return withNewSight(rules, event, before, after, viewer);
    case "revealed":
      return seeRevealed(rules, event, before, viewer);
    case "bid": {
      const { type, seat } = event;
      return viewer.seats.has(seat) || seesEverything(viewer.role) ? event : { type, seat };
    }
    case "arrows_drawn": {
      const { from, to } = event;
      const named = (end: End) => nameEnd(before, end, viewer);
      return { ...event, from: from.map(named), to: named(to) };
    }
    case "scored":
      return { ...event, was: before.players[event.of]?.score ?? event.value };
    case "bids_opened":
      return { ...event, news: true };
    case "asked": {
      const { type, seat, text } = event;
      const { say, news } = actShown(rules, before, event, viewer);
      return { type, seat, text, ...(say ? { act: { ...say } } : {}), ...(news ? { news } : {}) };
    }
    case "scripted":
      return { type: "scripted" };
    default:
      return "objects" in event ? seeObjects(rules, event, before, after, viewer) : event;
  }
}

/** What an arrow is at, a card by its number, null where it lies face down for this viewer. */
function nameEnd(state: State, end: End, viewer: Viewer): { card: number | null } | { seat: Seat } {
  if ("seat" in end) return { seat: end.seat };
  const card = objectOf(state.objects, end.card);
  return { card: card && knowsCard(card, viewer) ? card.number : null };
}

/** A zone that somebody looks through, or that others see from now on. */
function withNewSight(
  rules: Rules,
  event: EventOf<"searched" | "shown">,
  before: State,
  after: State,
  viewer: Viewer,
): Seen {
  const at = zoneAt(rules, before, event.zone);
  const count = before.zones[at]?.cards.length ?? 0;
  const learns = (sees: typeof seesZone) => sees(rules, after, at, viewer) && !sees(rules, before, at, viewer);
  const news = count > 0 && (learns(seesZone) || learns(seesWhole));
  const { type, seat, zone } = event;
  const sight = event.type === "shown" ? { sight: event.sight, was: before.zones[at]?.sight ?? 0 } : {};
  return { type, seat, zone, count, ...sight, ...(news ? { news } : {}) };
}

function seeRevealed(rules: Rules, event: EventOf<"revealed">, before: State, viewer: Viewer): Seen {
  const { type, seat, zone, was } = event;
  const at = zoneAt(rules, before, zone);
  const card = before.zones[at]?.cards.find(({ id }) => id === was);
  const seen: Seen = { type, seat, zone, cards: [card?.number ?? null] };
  return seesWhole(rules, before, at, viewer) ? seen : { ...seen, news: true };
}

type OnObjects = Extract<Event, { objects: unknown }>;

/** How a card is turned, as its player sees it: upright, sideways, upside down, or otherwise. */
function turnOf(angle: number, across: boolean): string {
  const own = across ? turnedAngle(angle) : angle;
  if (own === 0) return "untap";
  if (own === 90 || own === 270) return "tap";
  return own === 180 ? "invert" : "turn";
}

/** Cards on the table: `cards` names them in order, null where one lies face down for this viewer. */
function seeObjects(rules: Rules, event: OnObjects, before: State, after: State, viewer: Viewer): Seen {
  let news = false;
  const cards = event.objects.map((object): number | null => {
    const id = typeof object === "number" ? object : object.id;
    const [was, is] = [objectOf(before.objects, id), objectOf(after.objects, id)];
    const knew = was !== undefined && knowsCard(was, viewer);
    const knows = is !== undefined && knowsCard(is, viewer);
    if (knows && !knew) news = true;
    return knew || knows ? (is?.number ?? was?.number ?? null) : null;
  });
  const told = { ...(news ? { news } : {}), cards };
  const across = seesTurned(viewer);
  switch (event.type) {
    case "placed": {
      const { width } = rules.config;
      const objects = across
        ? event.objects.map(({ id, x, y }) => ({ id, x: turnedX(x, width), y: turnedY(y) }))
        : event.objects;
      return { ...told, ...event, objects };
    }
    case "rotated": {
      const control = objectOf(before.objects, event.objects[0] ?? -1)?.control ?? event.seat;
      const angle = across ? turnedAngle(event.angle) : event.angle;
      return { ...told, ...event, angle, turn: turnOf(event.angle, isAcross(control)) };
    }
    case "attached":
    case "touched": {
      const to = event.to === null ? undefined : objectOf(before.objects, event.to);
      return { ...told, ...event, onto: to && knowsCard(to, viewer) ? to.number : null };
    }
    default:
      return { ...told, ...event };
  }
}
