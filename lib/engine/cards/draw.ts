import type { Ctx, Seat } from "../kernel/game";
import { err, ok, type Refusal, type Result } from "../kernel/result";
import type { CardEvent } from "./event";
import { fault, questionTo } from "./follow";
import { no } from "./refusals";
import { seatAfter } from "./rounds";
import { names, type Rules } from "./rules";
import { effectsIn, placeOf, type State } from "./state";

/** Cards drawn from the talon instead of playing (`draw`: docs/decisions/0030). */

/** How many cards can be drawn still: the talon's, and, where the pile is used again, those below its top. */
function drawable(rules: Rules, state: State): number {
  const below = state.stack.slice(0, -1).reduce((sum, entry) => sum + entry.length, 0);
  return state.talon.length + (rules.draw?.recycle ? below : 0);
}

/** Is there a card in this hand that answers? */
function canAnswer(rules: Rules, state: State, hand: readonly number[]): boolean {
  const question = questionTo(rules, state, hand);
  return hand.some((card) => fault(rules, state, question, [card]) === null);
}

const handOnTurn = (state: State): readonly number[] =>
  state.turn === null ? [] : state.hands[placeOf(state, state.turn)]!;

/** May whoever is on turn pass: they have drawn, or can neither draw nor play? */
export function mayPassOn(rules: Rules, state: State): boolean {
  if (effectsIn(state).owing > 0) return false;
  if (effectsIn(state).drawn) return true;
  return drawable(rules, state) === 0 && !canAnswer(rules, state, handOnTurn(state));
}

/** Why nothing may be drawn; null: so many cards are drawn as `draw` says, or as are owed. The seat is on turn. */
export function checkDraw(rules: Rules, state: State): Refusal | null {
  if (!rules.draw) return no("draw/not_in_game");
  if (effectsIn(state).owing > 0) return null;
  if (effectsIn(state).drawn) return no("draw/already");
  if (rules.draw.whenStuck && canAnswer(rules, state, handOnTurn(state))) return no("draw/not_stuck");
  return drawable(rules, state) === 0 ? no("draw/nothing_left") : null;
}

/** How many cards a draw takes now. */
export const drawCount = (rules: Rules, state: State): number =>
  Math.min(effectsIn(state).owing || (rules.draw?.count ?? 0), drawable(rules, state));

/** The facts of a draw: the pile below its top is shuffled into a new talon when the old one does not reach. */
export function drawFacts(rules: Rules, state: State, seat: Seat, ctx: Ctx): Result<CardEvent[], Refusal> {
  if (state.phase !== "playing") return err(no("draw/not_underway"));
  if (state.turn !== seat) return err(no("draw/not_your_turn", { turn: state.turn }));
  const refusal = checkDraw(rules, state);
  if (refusal) return err(refusal);
  const count = drawCount(rules, state);
  const events: CardEvent[] = [];
  let { talon } = state;
  if (talon.length < count) {
    talon = [...ctx.random.shuffle(state.stack.slice(0, -1).flat()), ...talon];
    events.push({ type: "restocked", cards: names(rules, talon) });
  }
  const goesOn = rules.draw!.thenPlay && !effectsIn(state).owing;
  const counts = state.hands.map((hand) => hand.length);
  const turn = goesOn ? seat : seatAfter(state, seat, counts, 1, effectsIn(state).backwards);
  const drawn = count === 0 ? [] : names(rules, talon.slice(-count));
  return ok([...events, { type: "drew", seat, cards: drawn, turn }]);
}
