import type { Seat } from "../kernel/game";
import type { EventOf } from "./event";
import { handSize, names, type Rules } from "./rules";
import { dealsPlayed, placeOf, type State } from "./state";

/** Hands that are filled up from the talon, once a trick or a bout is over (`refill.after`). */

/** All places in turn, from this seat's on. */
export const placesFrom = ({ seats }: State, seat: Seat): number[] =>
  seats.map((_, i) => (seats.indexOf(seat) + i) % seats.length);

/** What these places draw, in this order, who hold so many cards each: up to a full hand, as far as the talon goes. */
export function refills(
  rules: Rules,
  state: State,
  places: readonly number[],
  counts: readonly number[],
): EventOf<"drew">[] {
  const out: EventOf<"drew">[] = [];
  const size = handSize(rules, dealsPlayed(state), counts.length) ?? 0;
  let left = state.talon.length;
  for (const place of places) {
    const count = Math.min(Math.max(size - counts[place]!, 0), left);
    if (count === 0) continue;
    out.push({ type: "drew", seat: state.seats[place]!, cards: names(rules, state.talon.slice(left - count, left)) });
    left -= count;
  }
  return out;
}

/** How many cards each place holds once these are drawn. */
export function withDrawn(state: State, counts: readonly number[], draws: readonly EventOf<"drew">[]): number[] {
  const held = counts.slice();
  for (const { seat, cards } of draws) held[placeOf(state, seat)]! += cards.length;
  return held;
}
