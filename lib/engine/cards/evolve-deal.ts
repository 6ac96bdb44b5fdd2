import type { EventOf } from "./event";
import { ids, type Rules } from "./rules";
import { dealsPlayed, NO_CLAIMS, NO_EFFECTS, placeOf, type State } from "./state";

/** The facts of whole deals and series, folded into a state that is a copy already. */

const NOTHING: readonly never[] = [];

/** What every place owes. */
export const owesOf = (s: State, owed: readonly { seat: number; to: number; count: number }[]): State["owes"] =>
  s.seats.map((seat) => owed.filter((o) => o.seat === seat).map((o) => ({ to: o.to, count: o.count })));

/** A new deal: everything of the last one makes room. */
export function dealt(rules: Rules, s: State, e: EventOf<"dealt">): State {
  const hands = e.hands.map((hand) => ids(rules, hand));
  s.phase = e.phase;
  s.series = e.series;
  s.deal = e.deal;
  s.round = 0;
  s.turn = e.turn;
  s.hands = hands;
  s.fresh = s.seats.map(() => NOTHING);
  // Who gives cards away before the bidding has seen their hand.
  s.blind = s.seats.map(() => e.phase === "bidding" && (rules.bidding?.blind ?? false));
  s.talon = ids(rules, e.talon);
  s.dealtHands = hands;
  s.dealtTalon = s.talon;
  s.stack = e.lead.length > 0 ? [ids(rules, e.lead)] : NOTHING;
  s.trump = e.trump === null ? -1 : rules.suites.indexOf(e.trump);
  s.turned = e.turned === undefined ? -1 : rules.idOf.get(e.turned)!;
  s.effects = rules.draw?.offer ? { ...NO_EFFECTS, offers: s.seats.length } : NO_EFFECTS;
  s.claims = NO_CLAIMS;
  s.pairs = null;
  s.knock = null;
  s.bids = NOTHING;
  s.contract = null;
  s.selling = false;
  s.plays = NOTHING;
  s.tricks = NOTHING;
  s.won = s.seats.map(() => 0);
  s.earned = s.seats.map(() => 0);
  s.lastAct = s.seats.map(() => -1);
  s.acts = 0;
  s.firstActor = null;
  s.owes = owesOf(s, e.owed);
  s.gifts = NOTHING;
  s.ending = null;
  s.due = null;
  return s;
}

/** A deal is over: its scores, and who opened it. */
export function dealEnded(s: State, e: EventOf<"deal_ended">): State {
  s.phase = "ended";
  s.pairs = null;
  s.turn = null;
  s.ending = { reason: e.reason, redealBy: e.redealBy, winners: e.winners };
  s.scored = e.scores !== null;
  s.opener = e.opener;
  s.due = e.due;
  s.blind = s.blind.map(() => false);
  s.owes = s.seats.map(() => NOTHING);
  if (e.reason !== "stopped") s.selling = false;
  if (e.reason === "played" && s.plays.length > 0) {
    s.tricks = [...s.tricks, { by: null, points: 0, plays: s.plays }];
    s.plays = NOTHING;
  }
  const { scores, totals, ranks } = e;
  if (scores) s.played = dealsPlayed(s) + 1;
  const { bags } = e;
  if (bags) s.bags = s.seats.map((seat) => bags[seat] ?? 0);
  if (ranks) s.ranks = s.seats.map((seat) => ranks[seat] ?? null);
  if (scores) {
    s.unchanged = s.seats.map((seat, at) => {
      const fired = totals !== null && totals[seat] !== s.totals[at]! + (scores[seat] ?? 0);
      return fired || scores[seat] !== 0 ? 0 : s.unchanged[at]! + 1;
    });
    s.scores = s.seats.map((seat) => scores[seat] ?? null);
  }
  if (totals) s.totals = s.seats.map((seat) => totals[seat] ?? 0);
  return s;
}

/** Moves every list by place over to new seats; who is new starts with nothing, and the last deal is put away. */
export function reseated(s: State, seats: readonly number[]): State {
  const from = seats.map((seat) => placeOf(s, seat));
  const opener = s.opener === null ? -1 : seats.indexOf(s.opener);
  const over = <T>(list: readonly T[], nothing: T): T[] => from.map((at) => (at < 0 ? nothing : (list[at] ?? nothing)));
  s.hands = over(s.hands, NOTHING);
  s.fresh = over(s.fresh, NOTHING);
  s.blind = over(s.blind, false);
  s.dealtHands = over(s.dealtHands, NOTHING);
  s.won = over(s.won, 0);
  s.earned = over(s.earned, 0);
  s.lastAct = over(s.lastAct, -1);
  s.owes = over(s.owes, NOTHING);
  s.scores = over(s.scores, null);
  s.ranks = over(s.ranks, null);
  s.totals = over(s.totals, 0);
  s.unchanged = over(s.unchanged, 0);
  s.bags = over(s.bags ?? NOTHING, 0);
  s.seats = seats.map((_, seat) => seat);
  s.opener = opener < 0 ? null : opener;
  s.firstActor = null;
  s.bids = [];
  s.contract = null;
  s.plays = [];
  s.tricks = [];
  s.gifts = [];
  s.knock = null;
  s.claims = NO_CLAIMS;
  s.ending = null;
  return s;
}

/** A new series: totals begin again, nothing of the last deal remains. */
export function reset(s: State, series: number): State {
  s.phase = "waiting";
  s.series = series;
  s.deal = 0;
  s.turn = null;
  s.scores = s.seats.map(() => null);
  s.ranks = s.seats.map(() => null);
  s.totals = s.seats.map(() => 0);
  s.unchanged = s.seats.map(() => 0);
  s.bags = s.seats.map(() => 0);
  s.played = 0;
  s.knock = null;
  s.claims = NO_CLAIMS;
  s.ending = null;
  s.scored = false;
  s.opener = null;
  s.due = null;
  return s;
}
