import { seesEverything } from "../../kernel/classes";
import type { Seat, Viewer } from "../../kernel/game";
import { kindOfZone, type Rules, seatOfZone, teamOf, zoneAt } from "./rules";
import type { Card, State, TableCard } from "./state";
import { type Place, SIGHT } from "./vocabulary";

/*
 * Who sees what. Nothing else decides it: views, what is told of events, and what may be named in an intent ask here.
 * Spectators and observers see what everybody sees.
 */

/** Whether these bits of a zone of `owner` show it to `seat`. */
const showsTo = (rules: Rules, sight: number, owner: Seat, seat: Seat): boolean =>
  (sight & SIGHT.everybody) !== 0 ||
  ((sight & SIGHT.owner) !== 0 && owner === seat) ||
  ((sight & SIGHT.team) !== 0 && teamOf(rules, owner) === teamOf(rules, seat));

const someSeat = (viewer: Viewer, holds: (seat: Seat) => boolean): boolean => {
  for (const seat of viewer.seats) if (holds(seat)) return true;
  return false;
};

/** Whether a viewer sees the cards of the zone at this place by its bits, or because they are looking through it. */
export function seesZone(rules: Rules, state: State, at: number, viewer: Viewer): boolean {
  const zone = state.zones[at];
  if (!zone) return false;
  if (seesEverything(viewer.role) || (zone.sight & SIGHT.everybody) !== 0) return true;
  const owner = seatOfZone(rules, at);
  return someSeat(viewer, (seat) => showsTo(rules, zone.sight, owner, seat) || zone.looking.includes(seat));
}

/** Whether they see all of it: of some piles only the top card is seen. */
export const seesWhole = (rules: Rules, state: State, at: number, viewer: Viewer): boolean =>
  seesZone(rules, state, at, viewer) && !seesTopOnly(rules, state, at, viewer);

/** Whether a viewer who sees this zone sees its top card alone. */
export function seesTopOnly(rules: Rules, state: State, at: number, viewer: Viewer): boolean {
  if (!kindOfZone(rules, at).topOnly || seesEverything(viewer.role)) return false;
  return !someSeat(viewer, (seat) => state.zones[at]!.looking.includes(seat));
}

/** Whether a viewer who sees a pile, but its top card alone, sees another card there now. */
export function uncovers(rules: Rules, before: State, after: State, at: number, viewer: Viewer): boolean {
  const top = after.zones[at]?.cards[0];
  if (top === undefined || top.id === before.zones[at]?.cards[0]?.id) return false;
  return seesZone(rules, after, at, viewer) && seesTopOnly(rules, after, at, viewer);
}

/** Whether these eyes may look at a card that lies open or face down. */
export const knowsCard = ({ knows }: Pick<Card, "knows">, viewer: Viewer): boolean =>
  knows === null || seesEverything(viewer.role) || someSeat(viewer, (seat) => knows.includes(seat));

/** Whether a viewer sees which card this is, where it is. */
export function seesCard(rules: Rules, state: State, place: Place, card: Card | TableCard, viewer: Viewer): boolean {
  if (!knowsCard(card, viewer)) return false;
  return place === "outside" || mayName(rules, state, place, card, viewer);
}

/** Whether a viewer is shown that this very card is there, whatever they know of it: it may be named by its id. */
export function mayName(rules: Rules, state: State, place: Place, card: Card | TableCard, viewer: Viewer): boolean {
  if (place === "table") return true;
  const at = zoneAt(rules, state, place);
  if (!seesZone(rules, state, at, viewer)) return false;
  return !seesTopOnly(rules, state, at, viewer) || state.zones[at]?.cards[0]?.id === card.id;
}

/** A player's own eyes. */
export const eyesOf = (seat: Seat): Viewer => ({ seats: new Set([seat]), role: "player" });

/**
 * Who may look at a card that is laid face down: whoever owns the zone that it comes from, and their team, as far as that
 * zone's bits showed it to them.
 */
export function whoKnows(rules: Rules, state: State, place: Place, card: Card | TableCard, by: Seat): readonly Seat[] {
  if (place === "outside") return [by];
  if (place === "table") return card.knows ?? ("control" in card ? [card.control] : [by]);
  const at = zoneAt(rules, state, place);
  const zone = state.zones[at];
  if (!zone) return [];
  if (card.knows !== null) return card.knows;
  const owner = seatOfZone(rules, at);
  const lookers = zone.looking.filter((seat) => seat !== owner);
  if (kindOfZone(rules, at).kind === "play") return [owner];
  const own = zone.looking.includes(owner) || (zone.sight & (SIGHT.owner | SIGHT.everybody)) !== 0 ? [owner] : [];
  const team =
    (zone.sight & SIGHT.team) !== 0 && (zone.sight & SIGHT.everybody) === 0
      ? state.players.flatMap((_, seat) => (teamOf(rules, seat) === teamOf(rules, owner) ? [seat] : []))
      : [];
  return [...new Set([...own, ...team, ...lookers])].sort((a, b) => a - b);
}
