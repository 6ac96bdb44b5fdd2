import type { Instant, Seat } from "../kernel/game";
import { err, type Refusal, type Result } from "../kernel/result";
import { playable } from "./candidates";
import type { CardEvent } from "./event";
import { evolve } from "./evolve";
import { no } from "./refusals";
import { holdersOf, isStopped, leadCards } from "./rounds";
import { names, type Rules } from "./rules";
import { dealEnded } from "./scoring";
import { placeOf, type State, type TrickState } from "./state";

/**
 * Tricks that whoever cannot follow takes into their hand (`move.retreat` with `uptake.trick`): they lead the next. Why:
 * docs/decisions/0047.
 */

/** May this place retreat? From a trick that is picked up only where no card of the hand may be played to it. */
export const mayRetreat = (rules: Rules, state: State, at: number): boolean =>
  rules.retreat !== null && (!rules.retreat.trick || playable(rules, state, state.hands[at]!).length === 0);

/** Was this trick picked up, so that its cards are in a hand again? */
export const isPickedUp = ({ plays }: TrickState): boolean =>
  plays.some(({ kind, uptake }) => kind === "retreat" && (uptake?.length ?? 0) > 0);

/** So many tricks for each card of the deck may be picked up one after another: from then on nothing is expected to come of it. */
const ROUND_AND_ROUND = 6;

/** Have cards only gone from hand to hand for so long that, with one more trick picked up, the deal is void? */
function goesRound(rules: Rules, { tricks }: State): boolean {
  const taken = tricks.findLastIndex(({ by }) => by !== null);
  return tricks.length - taken >= ROUND_AND_ROUND * rules.deck.length;
}

/**
 * The facts of picking a trick up: its cards go into the hand, and the trick is over without a winner. A deal in which that
 * goes on for ever is void.
 */
export function pickUpFacts(rules: Rules, state: State, seat: Seat, now: Instant): Result<CardEvent[], Refusal> {
  const at = placeOf(state, seat);
  if (!mayRetreat(rules, state, at)) return err(no("retreat/can_play"));
  const uptake = [...leadCards(rules, state), ...state.plays.flatMap(({ cards }) => cards)];
  const counts = state.hands.map((hand, place) => hand.length + (place === at ? uptake.length : 0));
  const isVoid = goesRound(rules, state);
  const isOver = isVoid || isStopped(rules, counts) || holdersOf(counts) < 2;
  const turn = isOver ? null : seat;
  const events: CardEvent[] = [
    { type: "retreated", seat, uptake: names(rules, uptake), lead: [], turn },
    { type: "round_ended", seat: null, turn },
  ];
  if (!isOver) return { ok: true, value: events };
  const last = events.reduce((s, event) => evolve(rules, s, event), state);
  return { ok: true, value: [...events, ...dealEnded(rules, last, now, isVoid ? "passed" : "played")] };
}
