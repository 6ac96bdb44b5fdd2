import type { Seat } from "../kernel/game";
import type { Refusal } from "../kernel/result";
import type { EventOf } from "./event";
import { no } from "./refusals";
import { names, type Rules } from "./rules";
import { nextSeat, placeOf, type State } from "./state";
import { teamPlaces } from "./teams";
import type { MakersRow } from "./template";
import type { Bid, Intent } from "./vocabulary";

/** A trump that is offered round, accepted, or named anew, by whoever then plays for it (`bidding.mode: "accept"`: docs/decisions/0030). */

type BidIntent = Extract<Intent, { type: "bid" }>;

/** The round of the offer, from 0: the turned card's suit, then any other. */
const roundOf = (state: State, bids: number): number => Math.floor(bids / state.seats.length);

/** The suit of the open card. */
const turnedSuit = (rules: Rules, state: State): string => rules.suites[rules.suitOf[state.talon[0]!]!]!;

/** The suits that may be made trump now. */
export function suitsOffered(rules: Rules, state: State): string[] {
  const turned = turnedSuit(rules, state);
  if (roundOf(state, state.bids.length) === 0) return [turned];
  return (rules.bidding?.suites ?? rules.suites).filter((suit) => suit !== turned);
}

/** Must this seat make a trump: the last of the last round, where somebody has to? */
const isForced = (rules: Rules, state: State): boolean => {
  const accept = rules.bidding?.accept;
  return accept?.force === true && state.bids.length === accept.rounds * state.seats.length - 1;
};

/** May whoever is asked pass? */
export const mayDecline = (rules: Rules, state: State): boolean => !isForced(rules, state);

/** Why this answer to the offer is refused; null: it is accepted. The seat is on turn. */
export function checkAccept(
  rules: Rules,
  state: State,
  { number, suite, pass, alone, blind }: BidIntent,
): Refusal | null {
  if (number !== undefined || blind || (!pass && suite === undefined) || (pass && (suite !== undefined || alone)))
    return no("bid/missing_data");
  if (pass) return mayDecline(rules, state) ? null : no("bid/cannot_pass");
  const offered = suitsOffered(rules, state);
  if (!offered.includes(suite!)) return no("bid/wrong_suit", { suites: offered.join("") });
  return alone && !rules.bidding!.accept!.alone ? no("bid/alone_not_in_game") : null;
}

/** Have all passed in all rounds? */
export const isDeclined = (rules: Rules, state: State): boolean =>
  state.bids.length + 1 >= rules.bidding!.accept!.rounds * state.seats.length;

/** Whoever deals: the seat before the one that was asked first. */
function dealerOf(state: State): Seat {
  const first = placeOf(state, state.bids[0]?.seat ?? state.turn!);
  return state.seats[(first + state.seats.length - 1) % state.seats.length]!;
}

/** The partner who lays their cards down; null: nobody plays alone. */
function partnerOut(rules: Rules, state: State, bid: Bid): Seat | null {
  if (!bid.alone) return null;
  const mates = teamPlaces(rules, state, placeOf(state, bid.seat)).map((place) => state.seats[place]!);
  return mates.find((seat) => seat !== bid.seat) ?? null;
}

/** Does this place play no card in this deal, since its partner plays alone? */
export const sitsOut = (rules: Rules, state: State, at: number): boolean =>
  state.contract !== null && partnerOut(rules, state, state.contract) === state.seats[at];

/** The fact of a trump that is made: who takes the open card and lays one away, who sits out, who leads. */
export function madeFact(rules: Rules, state: State, bid: Bid): EventOf<"bid_won"> {
  const accept = rules.bidding!.accept!;
  const out = partnerOut(rules, state, bid);
  const isAccepted = roundOf(state, state.bids.length) === 0;
  const taker = accept.take === "dealer" ? dealerOf(state) : bid.seat;
  const takes = accept.take !== null && isAccepted && taker !== out;
  const first = state.bids[0]?.seat ?? bid.seat;
  return {
    type: "bid_won",
    seat: bid.seat,
    bid,
    talon: takes ? names(rules, state.talon.slice(0, 1)) : [],
    ...(takes ? { taker } : {}),
    ...(out === null ? {} : { out }),
    phase: takes ? "distributing" : "playing",
    turn: first === out ? nextSeat(state, first, () => true) : first,
    owed: takes ? [{ seat: taker, to: taker, count: 1 }] : [],
  };
}

/** The points of all places: what the side that made the trump gets by its tricks, or the others where it failed. */
export function makersPoints(rows: readonly MakersRow[], rules: Rules, state: State): number[] {
  const { contract } = state;
  if (!contract) return state.seats.map(() => 0);
  const makers = teamPlaces(rules, state, placeOf(state, contract.seat));
  const tricks = makers.reduce((sum, place) => sum + state.won[place]!, 0);
  const made = rows.findLast((row) => row.tricks !== undefined && tricks >= row.tricks);
  const value = made ? ((contract.alone ? made.alone : undefined) ?? made.value ?? 0) : 0;
  const failed = made ? 0 : -(rows.find((row) => row.failed !== undefined)?.failed ?? 0);
  return state.seats.map((_, place) => (makers.includes(place) ? value : failed));
}
