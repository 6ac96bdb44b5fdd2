import type { Instant, Seat } from "../kernel/game";
import { err, ok, type Refusal, type Result } from "../kernel/result";
import type { CardEvent, EventOf } from "./event";
import { evolve } from "./evolve";
import { boutIn, checkPairsMove, dueIn, isInBout, partOf } from "./pairs";
import { placesFrom, refills, withDrawn } from "./refill";
import { no } from "./refusals";
import { names, type Rules } from "./rules";
import { dealEnded } from "./scoring";
import { nextSeat, type PairsState, placeOf, type State } from "./state";
import type { Intent } from "./vocabulary";

/** What follows an act of a bout: who is asked next, and, once nobody is, what becomes of its cards and who draws. */

type Move = Extract<Intent, { type: "move" }>;

/** Adds who is on turn then, and the end of the bout. */
function settle(rules: Rules, state: State, fact: EventOf<"moved"> | EventOf<"retreated">, now: Instant): CardEvent[] {
  const then = evolve(rules, state, fact);
  const pairs = boutIn(rules, then)!;
  const due = dueIn(rules, then, pairs);
  // Several may be asked at once: then it is nobody's turn.
  fact.turn = due.length === 1 ? due[0]! : null;
  if (due.length > 0) return [fact];
  const held = then.hands.map((hand, place) => {
    const takes = pairs.taking && then.seats[place] === pairs.defender;
    return hand.length + (takes ? cardsIn(pairs).length : 0);
  });
  const draws = drawsAfterBout(rules, then, pairs, held);
  const counts = withDrawn(then, held, draws);
  const out = then.seats.filter((seat, place) => counts[place] === 0 && isInBout(pairs, seat));
  const isOver = counts.filter((count) => count > 0).length < 2;
  const ended: CardEvent = {
    type: "bout_ended",
    taker: pairs.taking ? pairs.defender : null,
    cards: names(rules, cardsIn(pairs)),
    out,
    turn: isOver ? null : nextLeader(then, pairs, counts),
  };
  const events = [fact, ended, ...draws];
  if (!isOver) return events;
  const end = events.reduce((s, event) => evolve(rules, s, event), state);
  return [...events, ...dealEnded(rules, end, now, "played")];
}

const cardsIn = ({ cards }: PairsState): number[] =>
  cards.flatMap(({ attack, beaten }) => (beaten < 0 ? [attack] : [attack, beaten]));

/** The defender leads next, or, after taking, whoever sits behind them; of those that hold cards then. */
function nextLeader(state: State, { defender, taking }: PairsState, counts: readonly number[]): Seat | null {
  if (!taking && counts[placeOf(state, defender)]! > 0) return defender;
  return nextSeat(state, defender, (place) => counts[place]! > 0);
}

/** Who draws what: the leader first, then all others in turn, the defender last; whoever holds `counts` by then. */
function drawsAfterBout(rules: Rules, state: State, { leader, defender }: PairsState, counts: readonly number[]) {
  if (!rules.refillAfterRound) return [];
  const order = placesFrom(state, leader).filter((place) => state.seats[place] !== defender);
  return refills(rules, state, [...order, placeOf(state, defender)], counts);
}

/** The facts of an attack, a card that beats another, or the word that one throws in no more. */
export function pairsFacts(
  rules: Rules,
  state: State,
  seat: Seat,
  intent: Move,
  now: Instant,
): Result<CardEvent[], Refusal> {
  if (state.phase !== "playing") return err(no("move/not_underway"));
  const { cards = [], pass = false, on } = intent;
  const id = (card: string): number => rules.idOf.get(card) ?? -1;
  const move = { cards: cards.map(id), pass, on: on === undefined ? null : id(on) };
  const refusal = checkPairsMove(rules, state, seat, move) ?? checkNothingElse(intent);
  if (refusal) return err(refusal);
  const moved: EventOf<"moved"> = { type: "moved", seat, cards: [...cards], turn: null, bout: true };
  if (pass) moved.pass = true;
  else if (partOf(rules, state, seat) === "throws") moved.thrown = true;
  if (on !== undefined) moved.on = on;
  return ok(settle(rules, state, moved, now));
}

/** A bout knows no card groups, specials, suits to be named, tricks face down or knocks. */
const checkNothingElse = ({ crawl, specials = [], extras = {}, declare, knock }: Move): Refusal | null =>
  crawl || specials.length > 0 || Object.keys(extras).length > 0 || declare !== undefined || knock
    ? no("move/unknown_action")
    : null;

/** The facts of a defender who gives up: the others may throw in still, then they take all that lies there. */
export function takeFacts(rules: Rules, state: State, seat: Seat, now: Instant): Result<CardEvent[], Refusal> {
  if (state.phase !== "playing") return err(no("retreat/not_underway"));
  if (partOf(rules, state, seat) !== "defends") return err(no("retreat/not_your_turn", { turn: state.turn }));
  return ok(settle(rules, state, { type: "retreated", seat, uptake: [], lead: [], turn: null, bout: true }, now));
}
