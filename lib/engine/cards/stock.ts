import type { Instant, Seat } from "../kernel/game";
import { err, ok, type Refusal, type Result } from "../kernel/result";
import { hasClaimed } from "./claims";
import type { CardEvent } from "./event";
import { evolve } from "./evolve";
import { no } from "./refusals";
import type { Rules } from "./rules";
import { dealEnded } from "./scoring";
import { hasStock, placeOf, type State } from "./state";

/**
 * What whoever leads may do before they play a card: exchange one for the open card of the talon, turn the talon over,
 * claim the points that win the deal (`move.swap`, `move.close`, `complete.deal`: docs/decisions/0031).
 */

/** Why this seat does not lead a trick now; null: it does. */
function checkLead(state: State, seat: Seat, act: "swap" | "close"): Refusal | null {
  if (state.turn !== seat) return no(`${act}/not_your_turn`, { turn: state.turn });
  return state.plays.length > 0 ? no(`${act}/not_leading`) : null;
}

/** The card that is exchanged for the open one of the talon; null: there is none, as there is no trump. */
function swapCard(rules: Rules, state: State): number | null {
  const card = rules.stock?.swap && state.trump >= 0 ? rules.stock.swap.cards[state.trump]! : -1;
  return card < 0 ? null : card;
}

/** Why nothing can be exchanged with the talon; null: it can. */
export function checkSwap(rules: Rules, state: State, seat: Seat): Refusal | null {
  if (state.phase !== "playing") return no("swap/not_underway");
  const swap = rules.stock?.swap;
  const card = swapCard(rules, state);
  if (!swap || card === null) return no("swap/not_in_game");
  const early = checkLead(state, seat, "swap");
  if (early) return early;
  if (!hasStock(state, swap.least)) return no("swap/no_talon", { least: swap.least });
  return state.hands[placeOf(state, seat)]!.includes(card) ? null : no("swap/no_card", { card: rules.deck[card]! });
}

/** What an exchange gives and takes. */
export const swapOf = (rules: Rules, state: State) => ({
  gives: rules.deck[swapCard(rules, state)!]!,
  takes: rules.deck[state.talon[0]!]!,
});

export function swapFacts(rules: Rules, state: State, seat: Seat): Result<CardEvent[], Refusal> {
  const refusal = checkSwap(rules, state, seat);
  return refusal ? err(refusal) : ok([{ type: "swapped", seat, ...swapOf(rules, state) }]);
}

/** Why the talon cannot be turned over; null: it can. */
export function checkClose(rules: Rules, state: State, seat: Seat): Refusal | null {
  if (state.phase !== "playing") return no("close/not_underway");
  const close = rules.stock?.close;
  if (!close) return no("close/not_in_game");
  const early = checkLead(state, seat, "close");
  if (early) return early;
  return hasStock(state, close.least) ? null : no("close/no_talon", { least: close.least });
}

export function closeFacts(rules: Rules, state: State, seat: Seat): Result<CardEvent[], Refusal> {
  const refusal = checkClose(rules, state, seat);
  return refusal ? err(refusal) : ok([{ type: "closed", seat }]);
}

/** Has this seat just led with a special that counts? Then it may claim before it is answered. */
const hasDeclared = ({ plays }: State, seat: Seat): boolean =>
  plays.length === 1 && plays[0]!.seat === seat && plays[0]!.specials.length > 0;

/** Why this seat cannot claim; null: it can. Whether it has the points is not asked: that is its risk. */
export function checkClaim(rules: Rules, state: State, seat: Seat): Refusal | null {
  if (state.phase !== "playing") return no("claim/not_underway");
  if (!rules.claim) return no("claim/not_in_game");
  if (state.turn !== seat && !hasDeclared(state, seat)) return no("claim/not_your_turn", { turn: state.turn });
  if (state.turn === seat && state.plays.length > 0) return no("claim/not_leading");
  return state.won[placeOf(state, seat)] === 0 ? no("claim/no_trick") : null;
}

/** Who has led with a special that counts, and has the points with it: they win by a claim, though it is not their turn. */
export function winsByClaim(rules: Rules, state: State): Seat[] {
  const led = state.plays[0];
  if (!led || !hasDeclared(state, led.seat) || checkClaim(rules, state, led.seat) !== null) return [];
  return hasClaimed(rules, state, placeOf(state, led.seat)) ? [led.seat] : [];
}

export function claimFacts(rules: Rules, state: State, seat: Seat, now: Instant): Result<CardEvent[], Refusal> {
  const refusal = checkClaim(rules, state, seat);
  if (refusal) return err(refusal);
  const at = placeOf(state, seat);
  const claimed: CardEvent = {
    type: "claimed",
    seat,
    points: state.earned[at]!,
    right: hasClaimed(rules, state, at),
  };
  return ok([claimed, ...dealEnded(rules, evolve(rules, state, claimed), now, "played")]);
}
