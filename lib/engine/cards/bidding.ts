import type { Seat } from "../kernel/game";
import { err, ok, type Refusal, type Result } from "../kernel/result";
import { checkAccept, isDeclined, madeFact, mayDecline } from "./accept";
import { leads } from "./deal";
import type { CardEvent } from "./event";
import { no } from "./refusals";
import { handSize, type LimitBy, names, type Rules } from "./rules";
import { dealsPlayed, nextSeat, placeOf, type State } from "./state";
import type { Bid, Intent } from "./vocabulary";

type BidIntent = Extract<Intent, { type: "bid" }>;

/** Bounds of a bid where the template sets none. */
const BID_FLOOR = 0;
const BID_CEILING = 1_000_000;

/** Whether a hand wholly holds one set of the trump special (docs/how-to-write-a-template.md, Bidding: `max.trump`). */
const holdsTrumpSet = (rules: Rules, hand: readonly number[]): boolean =>
  rules.specials.some((s) => s.name === "trump" && s.sets.some((set) => set.every((card) => hand.includes(card))));

/**
 * The limit for a bid of this seat. A seat that has not looked is never judged by the hand that it may not know.
 */
function limitFor(rules: Rules, state: State, seat: Seat, by: LimitBy, blind: boolean): number | null {
  if (blind && by.blind !== null) return by.blind;
  if (by.trump !== null && rules.trump) {
    const at = placeOf(state, seat);
    const sold = state.bids.some((bid) => bid.sell);
    if (sold || (!state.blind[at] && holdsTrumpSet(rules, state.hands[at]!))) return by.trump;
  }
  return by.any;
}

/** The smallest and the largest number that a bid of this seat may have by the template. */
export function bidRange(rules: Rules, state: State, seat: Seat, blind: boolean): { min: number; max: number } {
  const { min, max, maxIsHand } = rules.bidding!;
  const most = maxIsHand ? state.hands[placeOf(state, seat)]!.length : BID_CEILING;
  return {
    min: limitFor(rules, state, seat, min, blind) ?? BID_FLOOR,
    max: limitFor(rules, state, seat, max, blind) ?? most,
  };
}

/**
 * The smallest number that this seat may bid now: the least one of the template or, further up its steps, at least a
 * step above the last bid; the last number again where bids name suits and a stronger one is left.
 */
export function leastBid(rules: Rules, state: State, seat: Seat, blind: boolean): number {
  const { min } = bidRange(rules, state, seat, blind);
  if (rules.bidding!.each) return min;
  const last = highestBid(state)?.number;
  if (last === undefined || last < min) return min;
  const step = rules.bidding!.step ?? 1;
  const strongest = rules.bidding!.suites?.at(-1);
  const again = strongest !== undefined && outbids(rules, { number: last, suite: strongest }, highestBid(state));
  const least = again ? last : last + step;
  return min + Math.ceil((least - min) / step) * step;
}

/** Whether any number is left for this seat to bid. */
const hasNumber = (rules: Rules, state: State, seat: Seat): boolean =>
  [false, state.blind[placeOf(state, seat)]!].some(
    (blind) => leastBid(rules, state, seat, blind) <= bidRange(rules, state, seat, blind).max,
  );

/**
 * The number that the last to bid for themselves may not name, since all bids together would be as many as a hand has
 * cards; null: any may be named.
 */
export function barredBid(rules: Rules, state: State): number | null {
  if (!rules.bidding?.unevenSum || state.bids.length < state.seats.length - 1) return null;
  const size = handSize(rules, dealsPlayed(state), state.seats.length) ?? state.hands[0]!.length;
  return size - state.bids.reduce((sum, bid) => sum + (bid.number ?? 0), 0);
}

/** May this seat pass: where the template lets one, and where no number is left? */
export const mayPass = (rules: Rules, state: State, seat: Seat): boolean =>
  rules.bidding!.accept
    ? mayDecline(rules, state)
    : rules.bidding!.pass || (!rules.bidding!.each && !hasNumber(rules, state, seat));

/** The latest bid that is not a pass: the one to beat. */
const highestBid = (state: State): Bid | null => state.bids.findLast((bid) => !bid.pass) ?? null;

/**
 * Is this bid higher than the latest, by a step at least? Equal numbers go by suit, where bids name one; an equal bid is
 * not higher.
 */
function outbids(rules: Rules, bid: { number: number; suite?: string }, last: Bid | null): boolean {
  if (!last || last.number === undefined) return true;
  if (bid.number !== last.number) return bid.number >= last.number + (rules.bidding?.step ?? 1);
  if (!rules.bidding?.suites || !bid.suite || !last.suite) return false;
  return rules.suites.indexOf(bid.suite) > rules.suites.indexOf(last.suite);
}

/** Why this bid is refused, in the order of `refusals.ts`; null: it is accepted. */
export function checkBid(rules: Rules, state: State, seat: Seat, intent: BidIntent): Refusal | null {
  const { bidding } = rules;
  if (state.phase !== "bidding" || !bidding) return no("bid/not_bidding");
  if (state.turn !== seat) return no("bid/not_your_turn", { turn: state.turn });
  if (bidding.accept) return checkAccept(rules, state, intent);
  if (intent.alone) return no("bid/alone_not_in_game");
  const { number, suite, pass, blind } = intent;
  if (!pass && number === undefined) return no("bid/missing_data");
  if (pass && !mayPass(rules, state, seat)) return no("bid/cannot_pass");
  const blindNow = state.blind[placeOf(state, seat)]!;
  if (!pass && number !== undefined) {
    if (bidding.suites && !(suite && bidding.suites.includes(suite))) return no("bid/missing_data");
    const { min, max } = bidRange(rules, state, seat, blind ?? false);
    if (number < min) return no("bid/too_small", { min });
    if (number > max) return no("bid/too_high", { max });
    if (bidding.step !== null && (number - min) % bidding.step !== 0)
      return no("bid/invalid_number", { step: bidding.step, min });
    if (number === barredBid(rules, state)) return no("bid/sum", { number });
  }
  if (blind && !blindNow) return no("bid/no_longer_blind");
  if (!pass && number !== undefined && !bidding.each) {
    const last = highestBid(state);
    if (!outbids(rules, suite === undefined ? { number } : { number, suite }, last))
      return no("bid/needs_higher", { number: last!.number ?? 0, suite: last!.suite ?? null });
  }
  return null;
}

/** The latest bid of each seat; in a sale nothing before the sale counts. */
function latestBids(state: State, bids: readonly Bid[]): Map<Seat, Bid> {
  const latest = new Map<Seat, Bid>();
  for (let i = bids.length - 1; i >= 0; i--) {
    const bid = bids[i]!;
    if (!latest.has(bid.seat)) latest.set(bid.seat, bid);
    if (bid.sell && state.selling) break;
  }
  return latest;
}

/** A bid accepted, with what follows: the next seat, the winner, or a void deal (null: everybody passed). */
export function bidFacts(
  rules: Rules,
  state: State,
  seat: Seat,
  intent: BidIntent,
): Result<{ events: CardEvent[]; passedOut: boolean }, Refusal> {
  const refusal = checkBid(rules, state, seat, intent);
  if (refusal) return err(refusal);
  if (rules.bidding!.accept) return ok(answered(rules, state, seat, intent));
  const { number, suite, pass, blind } = intent;
  const bid: Bid = pass
    ? { seat, pass: true }
    : { seat, number: number!, ...(suite ? { suite } : {}), ...(blind ? { blind: true as const } : {}) };
  const bids = [...state.bids, bid];
  if (rules.bidding!.each) return ok({ events: eachBids(rules, state, seat, bid), passedOut: false });
  const latest = latestBids(state, bids);
  const passes = [...latest.values()].filter((b) => b.pass).length;
  const all = latest.size === state.seats.length;
  if (all && passes === latest.size) return ok({ events: [{ type: "bid", bid, turn: null }], passedOut: true });
  if (all && passes === latest.size - 1) {
    const won = bids.findLast((b) => !b.pass)!;
    return ok({ events: [{ type: "bid", bid, turn: null }, wonFact(rules, state, won)], passedOut: false });
  }
  const skips = rules.bidding!.passFinal && !state.selling;
  const turn = nextSeat(state, seat, (place) => !(skips && latest.get(state.seats[place]!)?.pass)) ?? seat;
  return ok({ events: [{ type: "bid", bid, turn }], passedOut: false });
}

/** An answer to a trump that is offered: it is made, or the next seat is asked, or nobody wants any. */
function answered(
  rules: Rules,
  state: State,
  seat: Seat,
  { suite, pass, alone }: BidIntent,
): { events: CardEvent[]; passedOut: boolean } {
  if (!pass) {
    const bid: Bid = { seat, suite: suite!, ...(alone ? { alone } : {}) };
    return { events: [{ type: "bid", bid, turn: null }, madeFact(rules, state, bid)], passedOut: false };
  }
  const bid: Bid = { seat, pass: true };
  if (isDeclined(rules, state)) return { events: [{ type: "bid", bid, turn: null }], passedOut: true };
  return { events: [{ type: "bid", bid, turn: nextSeat(state, seat, () => true) ?? seat }], passedOut: false };
}

/** A bid where everybody bids once: the next seat's turn, or, after the last bid, play. */
function eachBids(rules: Rules, state: State, seat: Seat, bid: Bid): CardEvent[] {
  if (state.bids.length + 1 < state.seats.length)
    return [{ type: "bid", bid, turn: nextSeat(state, seat, () => true) ?? seat }];
  const turn = leads(rules, state, state.hands) ?? state.bids[0]?.seat ?? seat;
  return [
    { type: "bid", bid, turn: null },
    { type: "bids_made", turn },
  ];
}

/**
 * How many cards the bidder at this place gives to each place, who has the talon already; null: the cards cannot be
 * shared out as the template says.
 */
export function giftsOf(
  rules: Rules,
  hands: readonly (readonly number[])[],
  talon: number,
  bidder: number,
): number[] | null {
  const gives = rules.bidding?.gives ?? null;
  if (gives === null) return hands.map(() => 0);
  if (gives !== "equal") return hands.map((_, place) => (place === bidder ? 0 : gives));
  const share = hands.reduce((sum, hand) => sum + hand.length, talon) / hands.length;
  const counts = hands.map((hand, place) => (place === bidder ? 0 : share - hand.length));
  return Number.isInteger(share) && counts.every((count) => count >= 0) ? counts : null;
}

/**
 * Bidding is over: the winner takes the talon and leads, or a place of the ranking does, or whoever opened.
 */
function wonFact(rules: Rules, state: State, bid: Bid): CardEvent {
  const { talon } = rules.bidding!;
  const bidderLeads = talon || rules.leadBidder;
  const counts = giftsOf(rules, state.hands, state.talon.length, placeOf(state, bid.seat)) ?? [];
  const owed = state.seats.flatMap((to, place) => {
    const count = counts[place] ?? 0;
    return count > 0 ? [{ seat: bid.seat, to, count }] : [];
  });
  return {
    type: "bid_won",
    seat: bid.seat,
    bid,
    talon: talon ? names(rules, state.talon) : [],
    phase: owed.length > 0 ? "distributing" : "playing",
    turn: bidderLeads ? bid.seat : (leads(rules, state, state.hands) ?? state.bids[0]?.seat ?? bid.seat),
    owed,
  };
}

/** Is play about to begin, where the winner of the bidding gives nothing away? */
const isBeforePlay = (rules: Rules, state: State): boolean =>
  state.phase === "playing" && state.firstActor === null && rules.bidding?.gives === null;

/** Why the talon cannot be sold; null: it can, before its cards are given or the first is played. */
export function checkSell(rules: Rules, state: State, seat: Seat): Refusal | null {
  if (state.phase !== "distributing" && !isBeforePlay(rules, state)) return no("sell/not_distributing");
  if (state.turn !== seat) return no("sell/not_your_turn", { turn: state.turn });
  if (!rules.bidding?.sell) return no("sell/not_in_game");
  if (state.contract?.seat !== seat || state.bids.some((bid) => bid.sell)) return no("sell/forbidden");
  return null;
}

/** The sale: everything as dealt, everybody may bid over the seller's number. */
export function soldFact(rules: Rules, state: State, seat: Seat): CardEvent {
  const { number, suite } = state.contract!;
  const bid: Bid = { seat, number: number!, ...(suite ? { suite } : {}), sell: true };
  const turn = nextSeat(state, seat, () => true) ?? seat;
  return { type: "sold", seat, bid, talon: names(rules, state.dealtTalon), turn };
}

/**
 * Why new cards cannot be demanded; null: they can, before one's first bid or, where nobody bids, before
 * one's first card. A hand that was not looked at cannot be judged.
 */
export function checkRedeal(rules: Rules, state: State, seat: Seat): Refusal | null {
  if (state.phase !== (rules.bidding ? "bidding" : "playing")) return no("redeal/not_bidding");
  if (state.turn !== seat) return no("redeal/not_your_turn", { turn: state.turn });
  const { redeal } = rules;
  if (!redeal) return no("redeal/not_in_game");
  if (state.bids.some((bid) => bid.seat === seat)) return no("redeal/has_bid");
  const at = placeOf(state, seat);
  if (state.lastAct[at]! >= 0) return no("redeal/has_played");
  if (state.blind[at]) return no("redeal/look_first");
  const held = state.hands[at]!.filter((card) => redeal.cards.includes(card)).length;
  if (held < redeal.min) return no("redeal/too_few", { cards: names(rules, redeal.cards), min: redeal.min });
  return null;
}
