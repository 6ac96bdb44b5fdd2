import type { Instant, Seat } from "../kernel/game";
import type { EventOf } from "./event";
import type { Bid, Phase } from "./vocabulary";

/** One act of the running round; cards are ids. */
export type PlayState = {
  readonly seat: Seat;
  readonly kind: "play" | "pass" | "retreat";
  readonly cards: readonly number[];
  readonly crawl: boolean;
  readonly specials: readonly string[];
  readonly extras: Readonly<Record<string, readonly number[]>> | null;
  readonly uptake: readonly number[] | null;
};

export type TrickState = {
  readonly by: Seat | null;
  readonly points: number;
  readonly plays: readonly PlayState[];
  /** Cards from the talon that lay open before the first play. */
  readonly lead?: readonly number[];
};

export type GiftState = { readonly from: Seat; readonly to: Seat; readonly cards: readonly number[] };

export type Owed = { readonly to: Seat; readonly count: number };

export type Ending = {
  readonly reason: "played" | "passed" | "redeal" | "stopped";
  readonly redealBy: Seat | null;
  readonly winners: readonly Seat[];
};

/** What lasts of the cards that were played, where a template has them do something. */
export type EffectsState = {
  /** The order of levels is turned round. */
  readonly reversed: boolean;
  /** Turns go the other way round. */
  readonly backwards: boolean;
  /** The suit that the wild card on top of the pile names; −1: none. */
  readonly named: number;
  /** So many cards has whoever is on turn to draw, or to answer in kind. */
  readonly owing: number;
  /** Whoever is on turn has drawn in this turn. */
  readonly drawn: boolean;
  /** So many are asked still whether they want the open card; 0: nobody wanted it; −1, or absent: it is not offered. */
  readonly offers?: number;
  /** The card that was just taken from the pile; −1, or absent: none was. */
  readonly taken?: number;
};

/** How a deal of melds ended: whoever knocked first, then the other. Cards by name, as they were shown. */
export type KnockState = Pick<EventOf<"knocked">, "seat" | "gin" | "hands">;

/** A bout of attack and defence. */
export type PairsState = {
  readonly leader: Seat;
  readonly defender: Seat;
  /** So many cards at most has the attack. */
  readonly most: number;
  /** Attacking cards in order, by whom, and what beats them; −1: nothing does yet. */
  readonly cards: readonly { readonly attack: number; readonly by: Seat; readonly beaten: number }[];
  /** The defender takes the cards. */
  readonly taking: boolean;
  /** Who throws in no more, as things are. */
  readonly done: readonly Seat[];
};

/** How a deal ends before all cards are played: a talon that was closed, points that were claimed. */
export type ClaimState = {
  /** Who closed the talon, and what each place had then; null: it is open. */
  readonly closed: { readonly by: Seat; readonly points: readonly number[]; readonly won: readonly number[] } | null;
  readonly claimedBy: Seat | null;
  /** Points of specials that wait until their declarer has won so many tricks. */
  readonly held: readonly { readonly place: number; readonly points: number; readonly tricks: number }[];
};

export const NO_CLAIMS: ClaimState = { closed: null, claimedBy: null, held: [] };

export const NO_EFFECTS: EffectsState = { reversed: false, backwards: false, named: -1, owing: 0, drawn: false };

/**
 * Where a series stands: only what a rule or a view reads, nothing that grows with the series. Lists "by place" run
 * parallel to `seats`; a place is a seat's position there. Written as JSON; cards are ids.
 */
export type State = {
  hash: string;
  phase: Phase;
  seats: readonly Seat[];
  /** From 0. */
  series: number;
  /** Number of the deal in its series, from 1; 0 before the first. */
  deal: number;
  /** Tricks or rounds closed in this deal. */
  round: number;
  turn: Seat | null;
  /** By place, strongest first. */
  hands: readonly (readonly number[])[];
  /** By place: what came with the last draw, talon, uptake or gift. */
  fresh: readonly (readonly number[])[];
  /** By place: has not looked at its hand yet. */
  blind: readonly boolean[];
  /** The last is drawn first. */
  talon: readonly number[];
  dealtHands: readonly (readonly number[])[];
  dealtTalon: readonly number[];
  /** Entries of the growing pile, the last on top; in tricks and rounds the talon's cards that open the first one. */
  stack: readonly (readonly number[])[];
  /** Index of the trump suit; −1: none. */
  trump: number;
  bids: readonly Bid[];
  contract: Bid | null;
  selling: boolean;
  /** Acts of the running round; without rounds only the last act, or all passes since the last one that was none. */
  plays: readonly PlayState[];
  /** Closed tricks of this deal, and what lay open when it ended. */
  tricks: readonly TrickState[];
  /** By place: tricks won. */
  won: readonly number[];
  /** By place: points of tricks and specials. */
  earned: readonly number[];
  /** By place: when it last acted without passing; −1: never. */
  lastAct: readonly number[];
  acts: number;
  firstActor: Seat | null;
  /** By place: what it still has to give. */
  owes: readonly (readonly Owed[])[];
  /** Given, and not yet received. */
  gifts: readonly GiftState[];
  /** By place: points or rank of the last deal that counted. */
  scores: readonly (number | null)[];
  /** By place: rank in the last deal that counted. */
  ranks: readonly (number | null)[];
  /** By place: total of the series. */
  totals: readonly number[];
  /** By place: deals in a row that scored nothing. */
  unchanged: readonly number[];
  /** Deals of this series that counted; absent in states that were stored before it was kept. */
  played?: number;
  /** By place: tricks beyond the bids, along the series, that were not charged for yet; absent as above. */
  bags?: readonly number[];
  /** The last card dealt, which lies open in its hand until its holder plays; −1: none does. Absent as above. */
  turned?: number;
  /** What cards and draws of this deal have done; absent as above. */
  effects?: EffectsState;
  /** Closes and claims of this deal; absent as above. */
  claims?: ClaimState;
  /** The running bout, from its first attack on, where there are bouts. */
  pairs?: PairsState | null;
  /** Who knocked, and how the hands lay; absent or null: nobody did. */
  knock?: KnockState | null;
  ending: Ending | null;
  /** Whether the last deal counted. */
  scored: boolean;
  /** Who opened the last deal, as far as the next one refers to it. */
  opener: Seat | null;
  /** When the clock deals again. */
  due: Instant | null;
};

/** The state before anybody sits. */
export const initialState = (hash: string): State => ({
  hash,
  phase: "waiting",
  seats: [],
  series: 0,
  deal: 0,
  round: 0,
  turn: null,
  hands: [],
  fresh: [],
  blind: [],
  talon: [],
  dealtHands: [],
  dealtTalon: [],
  stack: [],
  trump: -1,
  bids: [],
  contract: null,
  selling: false,
  plays: [],
  tricks: [],
  won: [],
  earned: [],
  lastAct: [],
  acts: 0,
  firstActor: null,
  owes: [],
  gifts: [],
  scores: [],
  ranks: [],
  totals: [],
  unchanged: [],
  played: 0,
  bags: [],
  turned: -1,
  effects: NO_EFFECTS,
  claims: NO_CLAIMS,
  pairs: null,
  knock: null,
  ending: null,
  scored: false,
  opener: null,
  due: null,
});

/** A copy to change: every field in one order, so that all states have one shape. */
export const copyState = (s: State): State => ({
  hash: s.hash,
  phase: s.phase,
  seats: s.seats,
  series: s.series,
  deal: s.deal,
  round: s.round,
  turn: s.turn,
  hands: s.hands,
  fresh: s.fresh,
  blind: s.blind,
  talon: s.talon,
  dealtHands: s.dealtHands,
  dealtTalon: s.dealtTalon,
  stack: s.stack,
  trump: s.trump,
  bids: s.bids,
  contract: s.contract,
  selling: s.selling,
  plays: s.plays,
  tricks: s.tricks,
  won: s.won,
  earned: s.earned,
  lastAct: s.lastAct,
  acts: s.acts,
  firstActor: s.firstActor,
  owes: s.owes,
  gifts: s.gifts,
  scores: s.scores,
  ranks: s.ranks,
  totals: s.totals,
  unchanged: s.unchanged,
  played: s.played ?? 0,
  bags: s.bags ?? [],
  turned: s.turned ?? -1,
  effects: s.effects ?? NO_EFFECTS,
  claims: s.claims ?? NO_CLAIMS,
  pairs: s.pairs ?? null,
  knock: s.knock ?? null,
  ending: s.ending,
  scored: s.scored,
  opener: s.opener,
  due: s.due,
});

/** What cards and draws of this deal have done. */
export const effectsIn = (s: State): EffectsState => s.effects ?? NO_EFFECTS;

/** So many are asked still whether they want the open card; 0: nobody wanted it; −1: it is not offered. */
export const offersIn = (s: State): number => effectsIn(s).offers ?? -1;

/** The card that whoever is on turn has just taken from the pile; −1: none. */
export const takenIn = (s: State): number => effectsIn(s).taken ?? -1;

/** Closes and claims of this deal. */
export const claimsIn = (s: State): ClaimState => s.claims ?? NO_CLAIMS;

/** Has the talon cards that are drawn still, so many at least? */
export const hasStock = (s: State, least = 1): boolean => claimsIn(s).closed === null && s.talon.length >= least;

/** How many deals of this series counted. */
export const dealsPlayed = (s: State): number => s.played ?? 0;

/** The position of a seat in the lists by place; −1: it does not sit here. */
export const placeOf = (s: State, seat: Seat): number => s.seats.indexOf(seat);

/** A copy of a list with one place changed. */
export const withAt = <T>(list: readonly T[], at: number, value: T): T[] => {
  const out = list.slice();
  out[at] = value;
  return out;
};

/** `cards` without those of `gone`; a new array. */
export const without = (cards: readonly number[], gone: readonly number[]): number[] => {
  const out: number[] = [];
  for (let i = 0; i < cards.length; i++) if (gone.indexOf(cards[i]!) < 0) out.push(cards[i]!);
  return out;
};

/** The next seat after `seat`, cyclically, that passes `test`; itself excluded. Null: none does. */
export const nextSeat = (s: State, seat: Seat, test: (place: number) => boolean): Seat | null => {
  const n = s.seats.length;
  const from = placeOf(s, seat);
  for (let i = 1; i < n; i++) {
    const place = (from + i) % n;
    if (test(place)) return s.seats[place]!;
  }
  return null;
};

export const isLive = (s: State): boolean =>
  s.phase === "bidding" || s.phase === "distributing" || s.phase === "playing";
