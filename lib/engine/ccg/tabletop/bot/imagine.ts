import type { Seat } from "../../../kernel/game";
import { isAcross, turned } from "../frame";
import type { Rules } from "../rules";
import type { Card, State, TableCard, Zone } from "../state";
import type { ObjectView, View, ZoneView } from "../view";

/** Ids of cards that a viewer does not see, and of those that come later, lie above all that are given out. */
const UNSEEN = 1_000_000_000;
const LATER = 1_500_000_000;
/** A card of which nothing is known: a back. */
const ANY_CARD = 0;

/** Whether a card is one of those that were only imagined. */
export const isImagined = (id: number): boolean => id >= UNSEEN && id < LATER;

/**
 * A state in which everything is as a seat's view has it, and every card that it does not see is a back: what a bot thinks with.
 * It takes the script's variables to be what the script shows, as Five Dyes does, whose rules keep no secret.
 */
export function imagine(rules: Rules, view: View, seat: Seat): State {
  let unseen = UNSEEN;
  const zones = view.zones.map((zone) => {
    const cards = zone.cards ?? [];
    const hidden = Array.from({ length: zone.count - cards.length }, () => ({ id: unseen++, number: null }));
    return zoneOf(zone, [...cards, ...hidden]);
  });
  const objects = Object.entries(view.objects).map(([id, card]) => objectOf(rules, Number(id), card, isAcross(seat)));
  const heights = objects.map(({ z }) => z);
  return {
    ...{ hash: rules.hash, secret: null, stage: view.stage, nextId: LATER },
    ...{ top: Math.max(0, ...heights) + 1, bottom: Math.min(0, ...heights) - 1, zones, objects, arrows: [] },
    players: view.seats.map(({ hasBid: _, ...player }) => player),
    ...{ turn: view.turn, declared: view.declared, outcome: view.outcome, asked: null },
    byHand: view.byHand,
    ...{ vars: view.shown, shown: view.shown },
  };
}

const zoneOf = (
  { seat, sight, rev, looking }: ZoneView,
  cards: readonly { id: number; number: number | null }[],
): Zone => ({
  cards: cards.map(({ id, number }): Card => ({ id, number: number ?? ANY_CARD, owner: seat, knows: null })),
  ...{ sight, rev, looking },
});

function objectOf(rules: Rules, id: number, card: ObjectView, across: boolean): TableCard {
  const { x, y, angle } = across ? turned(card, rules.config.width) : card;
  const { number, owner, control, z, face, parent, counters, score } = card;
  const knows = face === "down" ? [] : null;
  return { id, number: number ?? ANY_CARD, owner, knows, control, x, y, angle, z, face, parent, counters, score };
}
