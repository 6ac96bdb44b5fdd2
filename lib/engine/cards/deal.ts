import type { Seat } from "../kernel/game";
import type { Random } from "../kernel/random";
import type { EventOf } from "./event";
import { passingOwed } from "./exchange";
import { leadsByCard } from "./opening-lead";
import { handSize, names, type Rules, sortHand } from "./rules";
import { dealsPlayed, nextSeat, placeOf, type State } from "./state";

/** `turned`: the last card dealt, where it is open and makes the trump; −1: none is. */
export type Deal = { lead: number[]; hands: number[][]; talon: number[]; trump: number; turned: number };

/** Of deals whose hands have one size the first: a check of deals needs no other. */
export const distinctDeals = ({ hands }: Rules): number[] =>
  (hands ?? [0]).flatMap((size, deal, all) => (all.indexOf(size) === deal ? [deal] : []));

/**
 * Deals a shuffled deck: lead cards off the top, then one card a seat, round by round, until a hand is full
 * or no more than one card a seat is left for a talon. Cards left over are the talon, or vanish where there is none.
 * `played`: deals before this one, where hands are not always as large; `from`: the place that is dealt to first.
 */
export function dealOut(rules: Rules, shuffled: readonly number[], seats: number, played = 0, from = 0): Deal {
  const size = handSize(rules, played, seats);
  const deck = withoutFirst(rules, shuffled);
  const lead = deck.slice(0, rules.talon?.lead ?? 0);
  const hands: number[][] = Array.from({ length: seats }, () => []);
  let top = lead.length;
  while (top < deck.length) {
    for (let i = 0; i < seats && top < deck.length; i++) hands[(from + i) % seats]!.push(deck[top++]!);
    if (size !== null && hands.some((hand) => hand.length >= size)) break;
    // A talon that is drawn from, or taken by a bidder, is there; one that goes with a trick may be empty.
    if (rules.talon && !rules.pairs && rules.talonTo === null && deck.length - top <= seats) break;
  }
  const rest = rules.talon ? deck.slice(top) : [];
  // Where all cards are dealt the last one shows the trump, in the hand that it fell to.
  const isLast =
    rules.trumpFrom === "last" || (rules.pairs !== null && rules.talon?.trump === true && rest.length === 0);
  const turned = isLast ? deck[top - 1]! : -1;
  return {
    lead,
    hands: hands.map((hand) => sortHand(rules, hand)),
    talon: talonOf(rules, rest),
    // A trump that has to be accepted is none yet.
    trump: rules.bidding?.accept ? -1 : trumpOf(rules, rest, turned),
    turned,
  };
}

/** A deck on whose top no card lies that may not be laid open: such ones go into its middle. */
function withoutFirst({ leadNot, levelOf }: Rules, deck: readonly number[]): readonly number[] {
  const first = leadNot.length === 0 ? 0 : deck.findIndex((card) => !leadNot.includes(levelOf[card]!));
  if (first <= 0) return deck;
  const rest = deck.slice(first);
  const middle = Math.floor(rest.length / 2);
  return [...rest.slice(0, middle), ...deck.slice(0, first), ...rest.slice(middle)];
}

/** The trump suit that a deal begins with; −1: none yet. */
function trumpOf(rules: Rules, rest: readonly number[], turned: number): number {
  if (turned >= 0) return rules.suitOf[turned]!;
  if (rules.talon?.trump && rest.length > 0) return rules.suitOf[rest[0]!]!;
  return rules.fixedTrump;
}

/**
 * The cards that are left, as the talon lies: sorted where a bidder takes it. The turned-up trump stays at the bottom,
 * where everybody sees it: sorting it away would lay another card open in its place.
 */
function talonOf(rules: Rules, rest: readonly number[]): number[] {
  if (!rules.bidding?.talon) return rest.slice();
  if (!rules.talon?.trump) return sortHand(rules, rest);
  return [...rest.slice(0, 1), ...sortHand(rules, rest.slice(1))];
}

/**
 * Who opens the deal: the seat after the one that opened the last deal (or after the host's at the beginning
 * of a series); the same one again if the last deal did not count.
 */
function firstSeat(rules: Rules, state: State, host: Seat | undefined): Seat {
  const hosting = host !== undefined && state.seats.includes(host) ? host : state.seats[0]!;
  const known = state.opener !== null && state.seats.includes(state.opener);
  const reference = known ? state.opener! : hosting;
  if (state.deal > 0 && !state.scored && !rules.bidding?.voidNext) return reference;
  return nextSeat(state, reference, () => true) ?? reference;
}

/** Seats from the best of the last deal to the worst; who was not in it is left out. */
export function byRank(state: State): Seat[] {
  const ranked = state.seats.filter((_, place) => state.ranks[place] !== null);
  const rank = (seat: Seat): number => state.ranks[state.seats.indexOf(seat)]!;
  return ranked.sort((a, b) => rank(a) - rank(b));
}

/** Who exchanges how many cards before a deal: the best with the worst, and so on inwards. */
function exchangeOwed(rules: Rules, state: State): { seat: Seat; to: Seat; count: number }[] {
  if (rules.exchange === null || !state.scored) return [];
  const ranked = byRank(state);
  const owed: { seat: Seat; to: Seat; count: number }[] = [];
  for (let i = 0; i < Math.floor(ranked.length / 2); i++) {
    const best = ranked[i]!;
    const worst = ranked[ranked.length - 1 - i]!;
    const count = rules.exchange - i;
    if (count > 0) owed.push({ seat: best, to: worst, count }, { seat: worst, to: best, count });
  }
  return owed;
}

/**
 * Who leads by a place of the last ranking (negative: from the worst), or sits so many seats from there; null: nobody, or the
 * last deal did not count. A place that several share says nothing of other seats.
 */
function leadsByRank(rules: Rules, state: State): Seat | null {
  const { leadRanking, leadBefore } = rules;
  if (leadRanking === null || !state.scored) return null;
  const seat = byRank(state).at(leadRanking) ?? null;
  if (leadBefore === null || seat === null) return seat;
  const at = placeOf(state, seat);
  const n = state.seats.length;
  if (state.ranks.filter((rank) => rank === state.ranks[at]).length > 1) return null;
  return state.seats[(((at + leadBefore) % n) + n) % n]!;
}

/** Who holds the lowest trump; null: nobody holds any. */
function lowestTrump(rules: Rules, state: State, hands: State["hands"], trump: number): Seat | null {
  const trumps = hands.flat().filter((card) => rules.suitOf[card] === trump);
  const lowest = trumps.toSorted((a, b) => rules.levelOf[a]! - rules.levelOf[b]!)[0];
  const place = hands.findIndex((hand) => lowest !== undefined && hand.includes(lowest));
  return place < 0 ? null : state.seats[place]!;
}

/** Who leads the first trick or round by the template; null: it leaves that to the bidding, or to whoever opens. */
export const leads = (rules: Rules, state: State, hands: State["hands"], trump = -1): Seat | null =>
  leadsByCard(rules, state.seats, hands) ??
  leadsByRank(rules, state) ??
  (rules.leadLowTrump ? lowestTrump(rules, state, hands, trump) : null);

/**
 * What follows the deal and its exchange: bidding, which the next seat opens, or play, which the holder of a card or a
 * place of the ranking may.
 */
export function opening(
  rules: Rules,
  state: State,
  host: Seat | undefined,
  exchanged: boolean,
  hands: State["hands"],
  trump = -1,
): { phase: "bidding" | "playing"; turn: Seat } {
  const bids = rules.bidding !== null && (!exchanged || rules.bidsAfterExchange);
  if (bids) return { phase: "bidding", turn: firstSeat(rules, state, host) };
  return { phase: "playing", turn: leads(rules, state, hands, trump) ?? firstSeat(rules, state, host) };
}

/** The fact of a new deal, with the deck drawn from `random`; `host`: the seat of the table's host. */
export function dealt(rules: Rules, state: State, random: Random, host: Seat | undefined): EventOf<"dealt"> {
  const deck = random.shuffle(rules.deck.map((_, id) => id));
  // The last card falls to the seat before the opener: to whoever deals.
  const from = rules.trumpFrom === "last" ? placeOf(state, firstSeat(rules, state, host)) : 0;
  const { lead, hands, talon, trump, turned } = dealOut(rules, deck, state.seats.length, dealsPlayed(state), from);
  const exchange = rules.exchange !== null && state.scored;
  const owed = rules.passing === null ? exchangeOwed(rules, state) : passingOwed(rules, state);
  const { phase, turn } = opening(rules, state, host, exchange, hands, trump);
  return {
    type: "dealt",
    series: state.series,
    deal: state.deal + 1,
    deck: names(rules, deck),
    hands: hands.map((hand) => names(rules, hand)),
    talon: names(rules, talon),
    lead: names(rules, lead),
    trump: trump < 0 ? null : rules.suites[trump]!,
    ...(turned < 0 ? {} : { turned: rules.deck[turned]! }),
    phase: owed.length > 0 ? "distributing" : phase,
    turn: owed.length > 0 ? null : turn,
    owed,
  };
}
