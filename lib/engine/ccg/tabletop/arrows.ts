import { ok } from "../../kernel/result";
import { type Act, type Decided, no } from "./act";
import { objectOf } from "./attachments";
import type { EventOf } from "./event";
import type { End, IntentOf } from "./intent";
import { type Arrow, changed, type State } from "./state";
import { MOST_ARROWS } from "./vocabulary";

const isSame = (one: End, other: End): boolean =>
  "card" in one ? "card" in other && one.card === other.card : "seat" in other && one.seat === other.seat;

/** Whether an arrow begins or ends at one of these cards. */
const isAt = ({ from, to }: Arrow, cards: readonly number[]): boolean =>
  [from, to].some((end) => "card" in end && cards.includes(end.card));

const isThere = (state: State, end: End): boolean =>
  "card" in end ? objectOf(state.objects, end.card) !== undefined : end.seat < state.players.length;

/**
 * Somebody points from cards or players to a card or a player. What they pointed at so already stays; refuses an end that is not
 * there, and more arrows than a table can show.
 */
export function drawArrows({ state, seat }: Act, { from, to }: IntentOf<"arrow">): Decided {
  if (!isThere(state, to)) return no("seat" in to ? "tabletop/no_such_seat" : "tabletop/no_such_object");
  const there = from.filter((end, i) => isThere(state, end) && from.findIndex((other) => isSame(other, end)) === i);
  if (there.length === 0) return no("tabletop/no_such_object");
  const drawn = there.filter(
    (end) =>
      !isSame(end, to) &&
      !state.arrows.some((arrow) => arrow.seat === seat && isSame(arrow.from, end) && isSame(arrow.to, to)),
  );
  if (drawn.length === 0) return no("tabletop/same");
  if (state.arrows.length + drawn.length > MOST_ARROWS) return no("tabletop/too_many");
  return ok([{ type: "arrows_drawn", seat, from: drawn, to }]);
}

/** One's own arrows go: those at these cards, or all. */
export function removeArrows({ state, seat }: Act, { cards }: IntentOf<"unarrow">): Decided {
  const own = state.arrows.some((arrow) => arrow.seat === seat && (cards === undefined || isAt(arrow, cards)));
  return own ? ok([{ type: "arrows_removed", seat, cards: cards ?? null }]) : no("tabletop/same");
}

export const withArrows = (state: State, { seat, from, to }: EventOf<"arrows_drawn">): State =>
  changed(state, { arrows: [...state.arrows, ...from.map((end): Arrow => ({ seat, from: end, to }))] });

export const withoutArrows = (state: State, { seat, cards }: EventOf<"arrows_removed">): State =>
  changed(state, {
    arrows: state.arrows.filter((arrow) => arrow.seat !== seat || (cards !== null && !isAt(arrow, cards))),
  });

/** Where cards leave the table what pointed from or to them goes. */
export const arrowsWithout = (arrows: readonly Arrow[], gone: readonly number[]): readonly Arrow[] =>
  arrows.some((arrow) => isAt(arrow, gone)) ? arrows.filter((arrow) => !isAt(arrow, gone)) : arrows;
