import type { Ctx, Seat } from "../kernel/game";
import { err, ok, type Refusal, type Result } from "../kernel/result";
import type { CardEvent } from "./event";
import { fault, questionTo } from "./follow";
import { no } from "./refusals";
import { seatAfter } from "./rounds";
import { names, type Rules } from "./rules";
import { effectsIn, offersIn, placeOf, type State } from "./state";

/** Cards drawn from the talon instead of playing (`draw`: docs/decisions/0030). */

type Source = "talon" | "discards";

const SOURCES: readonly Source[] = ["talon", "discards"];

/** From where whoever is on turn may draw now. */
export const drawSources = (rules: Rules, state: State): Source[] =>
  rules.draw ? SOURCES.filter((from) => checkDraw(rules, state, from) === null) : [];

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

/** Does whoever is on turn have to draw before they play? */
export const drawsFirst = (rules: Rules, state: State): boolean =>
  rules.draw?.when === "first" && !effectsIn(state).drawn;

/** May whoever is on turn pass: they have drawn, or can neither draw nor play; or do not want the open card? */
export function mayPassOn(rules: Rules, state: State): boolean {
  if (rules.draw?.when === "first") return offersIn(state) > 0;
  if (effectsIn(state).owing > 0) return false;
  if (effectsIn(state).drawn) return true;
  return drawable(rules, state) === 0 && !canAnswer(rules, state, handOnTurn(state));
}

/** Why nothing may be drawn; null: so many cards are drawn as `draw` says, or as are owed. The seat is on turn. */
export function checkDraw(rules: Rules, state: State, from: Source = "talon"): Refusal | null {
  if (!rules.draw || (from === "discards" && !rules.draw.fromPile)) return no("draw/not_in_game");
  if (effectsIn(state).owing > 0) return null;
  if (effectsIn(state).drawn) return no("draw/already");
  if (rules.draw.when === "stuck" && canAnswer(rules, state, handOnTurn(state))) return no("draw/not_stuck");
  if (from === "talon" && offersIn(state) > 0) return no("draw/offered");
  if (from === "discards" && offersIn(state) === 0) return no("draw/declined");
  const left = from === "talon" ? drawable(rules, state) : state.stack.length;
  return left === 0 ? no("draw/nothing_left") : null;
}

/** How many cards a draw takes now. */
export const drawCount = (rules: Rules, state: State): number =>
  Math.min(effectsIn(state).owing || (rules.draw?.count ?? 0), drawable(rules, state));

/** The facts of a draw: the pile below its top is shuffled into a new talon when the old one does not reach. */
export function drawFacts(
  rules: Rules,
  state: State,
  seat: Seat,
  from: Source | undefined,
  ctx: Ctx,
): Result<CardEvent[], Refusal> {
  if (state.phase !== "playing") return err(no("draw/not_underway"));
  if (state.turn !== seat) return err(no("draw/not_your_turn", { turn: state.turn }));
  const refusal = checkDraw(rules, state, from);
  if (refusal) return err(refusal);
  if (from === "discards") {
    const top = names(rules, state.stack.at(-1)!);
    return ok([{ type: "drew", seat, cards: top, turn: seat, from }]);
  }
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
