import type { EventOf } from "./event";
import { boutIn } from "./pairs";
import { ids, insertCards, type Rules } from "./rules";
import { type PairsState, type PlayState, placeOf, type State, withAt, without } from "./state";

/** The facts of a bout, folded into a state that is a copy already. */

const NOTHING: readonly never[] = [];

/** An attack, a card that beats another, or the word that somebody throws in no more. */
export function pairsMoved(rules: Rules, s: State, e: EventOf<"moved">): State {
  const bout = boutIn(rules, s)!;
  const cards = ids(rules, e.cards);
  const at = placeOf(s, e.seat);
  if (e.pass) s.pairs = { ...bout, done: [...bout.done, e.seat] };
  else s.pairs = { ...played(rules, bout, e, cards), done: bout.taking ? bout.done : NOTHING };
  if (cards.length > 0) {
    s.hands = withAt(s.hands, at, without(s.hands[at]!, cards));
    s.fresh = withAt(s.fresh, at, NOTHING);
    s.lastAct = withAt(s.lastAct, at, s.acts);
    s.acts += 1;
  }
  if (s.firstActor === null) s.firstActor = e.seat;
  s.turn = e.turn;
  return s;
}

function played(rules: Rules, bout: PairsState, e: EventOf<"moved">, cards: readonly number[]): PairsState {
  if (e.on === undefined)
    return { ...bout, cards: [...bout.cards, ...cards.map((attack) => ({ attack, by: e.seat, beaten: -1 }))] };
  const on = rules.idOf.get(e.on);
  return { ...bout, cards: bout.cards.map((one) => (one.attack === on ? { ...one, beaten: cards[0]! } : one)) };
}

/** The defender gives up. */
export function pairsTaken(rules: Rules, s: State, e: EventOf<"retreated">): State {
  s.pairs = { ...boutIn(rules, s)!, taking: true, done: NOTHING };
  s.lastAct = withAt(s.lastAct, placeOf(s, e.seat), s.acts);
  s.acts += 1;
  s.turn = e.turn;
  return s;
}

/** The cards of a bout go to whoever takes them, or away; who is out of cards by then shares one place. */
export function boutEnded(rules: Rules, s: State, e: EventOf<"bout_ended">): State {
  const bout = s.pairs!;
  if (e.taker === null) s.tricks = [...s.tricks, { by: null, points: 0, plays: playsOf(bout) }];
  else {
    const at = placeOf(s, e.taker);
    const cards = ids(rules, e.cards);
    s.hands = withAt(s.hands, at, insertCards(rules, s.hands[at]!, cards));
    s.fresh = withAt(s.fresh, at, cards);
  }
  s.lastAct = s.lastAct.map((act, place) => (e.out.includes(s.seats[place]!) ? s.acts : act));
  s.acts += 1;
  s.pairs = null;
  s.round += 1;
  s.turn = e.turn;
  return s;
}

const playsOf = ({ cards, defender }: PairsState): PlayState[] =>
  cards.flatMap(({ attack, by, beaten }) => [playOf(by, attack), ...(beaten < 0 ? [] : [playOf(defender, beaten)])]);

const playOf = (seat: number, card: number): PlayState => ({
  seat,
  kind: "play",
  cards: [card],
  crawl: false,
  specials: NOTHING,
  extras: null,
  uptake: null,
});
