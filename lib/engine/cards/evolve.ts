import { assertNever } from "../kernel/result";
import type { CardEvent, EventOf } from "./event";
import { dealEnded, dealt, owesOf, reseated, reset } from "./evolve-deal";
import { boutEnded, pairsMoved, pairsTaken } from "./evolve-pairs";
import { leadCards, playsWith } from "./rounds";
import { ids, insertCards, type Rules } from "./rules";
import { holdOf } from "./specials";
import {
  claimsIn,
  copyState,
  type EffectsState,
  effectsIn,
  type GiftState,
  offersIn,
  type PlayState,
  placeOf,
  type State,
  withAt,
  without,
} from "./state";

const NOTHING: readonly never[] = [];

/** One fact further. Copies only what it changes, refuses nothing, decides nothing. */
export function evolve(rules: Rules, state: State, event: CardEvent): State {
  const s = copyState(state);
  switch (event.type) {
    case "moved":
      return rules.pairs ? pairsMoved(rules, s, event) : moved(rules, s, event);
    case "bout_ended":
      return boutEnded(rules, s, event);
    case "trick_taken": {
      const at = placeOf(s, event.seat);
      closeRound(rules, s, event.seat, event.points);
      s.won = withAt(s.won, at, s.won[at]! + 1);
      s.earned = withAt(s.earned, at, s.earned[at]! + event.points + releasedTo(s, at));
      s.turn = event.turn;
      return s;
    }
    case "swapped": {
      const [gives, takes] = ids(rules, [event.gives, event.takes]);
      const at = placeOf(s, event.seat);
      s.talon = withAt(s.talon, 0, gives!);
      s.hands = withAt(s.hands, at, without(s.hands[at]!, [gives!]));
      take(rules, s, at, [takes!]);
      return s;
    }
    case "closed":
      s.claims = { ...claimsIn(s), closed: { by: event.seat, points: s.earned, won: s.won } };
      return s;
    case "knocked":
      s.knock = { seat: event.seat, gin: event.gin, hands: event.hands };
      return s;
    case "claimed":
      s.claims = { ...claimsIn(s), claimedBy: event.seat };
      return s;
    case "round_ended":
      closeRound(rules, s, event.seat, 0);
      s.turn = event.turn;
      return s;
    case "bid":
      s.bids = [...s.bids, event.bid];
      s.turn = event.turn;
      return s;
    case "looked":
      s.blind = withAt(s.blind, placeOf(s, event.seat), false);
      return s;
    case "drew": {
      const drawn = ids(rules, event.cards);
      if (event.from) s.stack = s.stack.slice(0, -1);
      else s.talon = s.talon.slice(0, s.talon.length - drawn.length);
      take(rules, s, placeOf(s, event.seat), drawn);
      if (event.turn !== undefined) {
        s.turn = event.turn;
        const taken = event.from ? drawn[0]! : -1;
        s.effects = { ...effectsIn(s), drawn: event.turn === event.seat, owing: 0, offers: -1, taken };
        s.plays = NOTHING;
        if (s.firstActor === null) s.firstActor = event.seat;
      }
      return s;
    }
    case "restocked":
      s.talon = ids(rules, event.cards);
      s.stack = s.stack.slice(-1);
      return s;
    case "trump_set":
      s.trump = rules.suites.indexOf(event.suite);
      return s;
    case "retreated":
      return rules.pairs ? pairsTaken(rules, s, event) : retreated(rules, s, event);
    case "dealt":
      return dealt(rules, s, event);
    case "bid_won": {
      const talon = ids(rules, event.talon);
      s.contract = event.bid;
      s.selling = false;
      s.blind = s.blind.map(() => false);
      s.phase = event.phase;
      s.turn = event.turn;
      s.owes = owesOf(s, event.owed);
      if (rules.trumpFrom === "bid") s.trump = rules.suites.indexOf(event.bid.suite ?? "");
      if (talon.length > 0) {
        s.talon = without(s.talon, talon);
        take(rules, s, placeOf(s, event.taker ?? event.seat), talon);
      }
      if (event.out !== undefined) s.hands = withAt(s.hands, placeOf(s, event.out), NOTHING);
      return s;
    }
    case "bids_made":
      s.blind = s.blind.map(() => false);
      s.phase = "playing";
      s.turn = event.turn;
      return s;
    case "sold": {
      const at = placeOf(s, event.seat);
      s.bids = [...s.bids, event.bid];
      s.contract = null;
      if (rules.trumpFrom === "bid") s.trump = -1;
      s.selling = true;
      s.phase = "bidding";
      s.turn = event.turn;
      s.owes = owesOf(s, NOTHING);
      s.hands = withAt(s.hands, at, without(s.hands[at]!, s.dealtTalon));
      s.fresh = withAt(s.fresh, at, NOTHING);
      s.talon = s.dealtTalon;
      return s;
    }
    case "redealt":
      s.bids = [...s.bids, event.bid];
      return s;
    case "given": {
      const at = placeOf(s, event.seat);
      const gifts: GiftState[] = event.gifts.map((g) => ({ from: g.from, to: g.to, cards: ids(rules, g.cards) }));
      s.hands = withAt(
        s.hands,
        at,
        without(
          s.hands[at]!,
          gifts.flatMap<number>((g) => [...g.cards]),
        ),
      );
      s.fresh = withAt(s.fresh, at, NOTHING);
      s.owes = withAt(s.owes, at, NOTHING);
      s.gifts = [...s.gifts, ...gifts];
      return s;
    }
    case "received":
      for (const place of s.seats.keys()) {
        // What one gives to oneself is laid away.
        const mine = event.gifts.filter((g) => g.to === s.seats[place] && g.from !== g.to);
        const cards = mine.flatMap((g) => ids(rules, g.cards));
        if (cards.length > 0) take(rules, s, place, cards);
      }
      s.gifts = NOTHING;
      s.phase = event.phase ?? "playing";
      s.turn = event.turn;
      return s;
    case "deal_ended":
      return dealEnded(s, event);
    case "series_completed":
      s.phase = "complete";
      s.due = null;
      return s;
    case "countdown":
      s.due = event.due;
      return s;
    case "seated":
    case "reseated":
      return reseated(s, event.type === "seated" ? event.seats : event.from);
    case "reset":
      return reset(s, event.series);
    default:
      return assertNever(event);
  }
}

/** Adds cards to a hand and marks them as fresh. */
function take(rules: Rules, s: State, at: number, cards: readonly number[]): void {
  s.hands = withAt(s.hands, at, insertCards(rules, s.hands[at]!, cards));
  s.fresh = withAt(s.fresh, at, cards);
}

/** Remembers that a seat acted, for ranking by finish and for the opener. */
function act(s: State, seat: number): void {
  s.lastAct = withAt(s.lastAct, placeOf(s, seat), s.acts);
  s.acts += 1;
}

function moved(rules: Rules, s: State, e: EventOf<"moved">): State {
  const at = placeOf(s, e.seat);
  const cards = ids(rules, e.cards);
  let extras: Record<string, readonly number[]> | null = null;
  let gone: readonly number[] = cards;
  if (e.extras) {
    extras = {};
    for (const name of Object.keys(e.extras)) {
      const group = ids(rules, e.extras[name]!);
      extras[name] = group;
      gone = gone.concat(group);
    }
  }
  const play: PlayState = {
    seat: e.seat,
    kind: e.pass ? "pass" : "play",
    cards,
    crawl: e.crawl ?? false,
    specials: e.specials ?? NOTHING,
    extras,
    uptake: null,
  };
  s.plays = playsWith(rules, s.plays, play);
  if (s.fresh[at]!.length > 0) s.fresh = withAt(s.fresh, at, NOTHING);
  if (gone.length > 0) {
    s.hands = withAt(s.hands, at, without(s.hands[at]!, gone));
    if (rules.stack) s.stack = [...s.stack, gone];
  }
  if (e.points) earn(rules, s, at, e.points, e.specials ?? NOTHING);
  if (s.firstActor === null) s.firstActor = e.seat;
  if (!e.pass) act(s, e.seat);
  if (rules.quadReverses || rules.effects || rules.draw) s.effects = effectsAfter(rules, s, e);
  s.turn = e.turn;
  return s;
}

/** Points of specials: at once, or once their declarer has won as many tricks as they ask for. */
function earn(rules: Rules, s: State, at: number, points: number, specials: readonly string[]): void {
  const tricks = Math.max(0, ...specials.map((name) => holdOf(rules, name)));
  if (s.won[at]! >= tricks) s.earned = withAt(s.earned, at, s.earned[at]! + points);
  else s.claims = { ...claimsIn(s), held: [...claimsIn(s).held, { place: at, points, tricks }] };
}

/** Points that count for a place from the trick on that it has just won. */
function releasedTo(s: State, at: number): number {
  const { held } = claimsIn(s);
  if (held.length === 0) return 0;
  const isDue = (one: (typeof held)[number]): boolean => one.place === at && s.won[at]! >= one.tricks;
  s.claims = { ...claimsIn(s), held: held.filter((one) => !isDue(one)) };
  return held.filter(isDue).reduce((sum, { points }) => sum + points, 0);
}

/** What lasts after a move: what its card did, and what was done before, as far as it is not over with this turn. */
function effectsAfter(rules: Rules, s: State, e: EventOf<"moved">): EffectsState {
  const { reversed, backwards, named } = effectsIn(s);
  const suit = e.named === undefined ? -1 : rules.suites.indexOf(e.named);
  return {
    reversed: reversed !== (e.reversed === true),
    backwards: backwards !== (e.turned === true),
    named: e.pass ? named : suit,
    owing: e.owing ?? 0,
    drawn: false,
    offers: e.pass && offersIn(s) > 0 ? offersIn(s) - 1 : -1,
    taken: -1,
  };
}

function retreated(rules: Rules, s: State, e: EventOf<"retreated">): State {
  const uptake = ids(rules, e.uptake);
  let left = rules.stack ? uptake.length : 0;
  const stack = s.stack.slice();
  while (left > 0) {
    const top = stack.pop()!;
    if (top.length > left) stack.push(top.slice(0, top.length - left));
    left -= Math.min(left, top.length);
  }
  if (e.lead.length > 0) {
    stack.push(ids(rules, e.lead));
    s.talon = s.talon.slice(0, s.talon.length - e.lead.length);
  }
  s.stack = stack;
  if (uptake.length > 0) take(rules, s, placeOf(s, e.seat), uptake);
  const play: PlayState = {
    seat: e.seat,
    kind: "retreat",
    cards: NOTHING,
    crawl: false,
    specials: NOTHING,
    extras: null,
    uptake,
  };
  s.plays = playsWith(rules, s.plays, play);
  if (s.firstActor === null) s.firstActor = e.seat;
  act(s, e.seat);
  s.turn = e.turn;
  return s;
}

function closeRound(rules: Rules, s: State, by: number | null, points: number): void {
  const lead = leadCards(rules, s);
  s.tricks = [...s.tricks, lead.length > 0 ? { by, points, plays: s.plays, lead } : { by, points, plays: s.plays }];
  if (lead.length > 0) s.stack = NOTHING;
  s.plays = NOTHING;
  s.round += 1;
}
