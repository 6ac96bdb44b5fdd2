import type { Seat } from "../kernel/game";
import type { Refusal } from "../kernel/result";
import type { Card, ComboKind } from "./template";

export type { Card };

const PHASES = ["waiting", "bidding", "distributing", "playing", "ended", "complete"] as const;
/**
 * Where a series stands. `waiting`: nothing dealt yet; `ended`: a deal is over, the next may begin;
 * `complete`: the series is over.
 */
export type Phase = (typeof PHASES)[number];

/** A bid as everybody sees it. `redeal` is the demand for new cards, `sell` the winning bid put on sale. */
export type Bid = {
  seat: Seat;
  number?: number;
  suite?: string;
  pass?: true;
  blind?: true;
  sell?: true;
  redeal?: true;
  /** Plays without the partner. */
  alone?: true;
};

/** One act of a trick, a round or the stack, as a viewer sees it. */
export type Play = {
  seat: Seat;
  kind: "play" | "pass" | "retreat";
  /** The cards played; null while they lie face down (crawl). */
  cards: Card[] | null;
  count: number;
  crawl?: true;
  /** Specials declared with it: `trump`, or a name of the template's own. */
  specials?: string[];
  /** Further card groups by the template's names, such as `follow`. */
  extras?: Record<string, Card[]>;
  /** What a retreat took up from the stack, in stack order. */
  uptake?: Card[];
  /** What was played together, where a template has combinations. */
  combo?: ComboKind;
};

/** A closed trick or round. `by` won it; null where nobody did. `lead`: cards from the talon that opened it. */
export type Trick = { by: Seat | null; plays: Play[]; points: number | null; lead?: Card[] };

/** An intent in the card world. `start`, `end` and `reset` are the host's or the clock's, all others a seat's. */
export type Intent =
  | { type: "start" }
  | { type: "end" }
  | { type: "reset" }
  | { type: "look" }
  | { type: "bid"; number?: number; suite?: string; blind?: true; pass?: true; alone?: true }
  | { type: "redeal" }
  | { type: "sell" }
  /** Receiver seat (as a string key) → cards. */
  | { type: "distribute"; cards: Record<string, Card[]> }
  | {
      type: "move";
      cards?: Card[];
      pass?: true;
      crawl?: true;
      specials?: string[];
      extras?: Record<string, Card[]>;
      /** The suit that a wild card names. */
      declare?: string;
      /** The attacking card that is beaten. */
      on?: Card;
      /** Ends the deal with this discard. */
      knock?: true;
    }
  /** By default from the talon. */
  | { type: "draw"; from?: "talon" | "discards" }
  | { type: "retreat" }
  /** Exchanges a card for the open one of the talon. */
  | { type: "swap" }
  /** Turns the talon over: nobody draws any more. */
  | { type: "close" }
  /** Ends the deal: whoever claims has the points that win it, or loses it. */
  | { type: "claim" };

export type SeatView = {
  seat: Seat;
  /** Cards held, strongest first, where melds are made those first; null where this viewer may not see them. */
  hand: Card[] | null;
  count: number;
  /** Cards of the hand that came with the last draw, talon, uptake or gift; empty where the hand is hidden. */
  fresh: Card[];
  /** Has not looked at its own cards yet (blind bidding). */
  blind: boolean;
  /** The team that this seat plays in, a number that partners share; absent where everybody plays alone. */
  team?: number;
  /** Plays no card in this deal: the partner plays alone. */
  out?: true;
  /** Cards of the hand that lie open to all; absent where none does. */
  shown?: Card[];
  /** Tricks beyond the bids that the team carries on from deal to deal; absent where they are not counted. */
  bags?: number;
  /** How the hand is best arranged, and what its other cards count; absent where there are no melds, or the hand is hidden. */
  melds?: { melds: Card[][]; deadwood: number };
  /** Latest bid of this deal. */
  bid: Bid | null;
  /** Tricks or rounds won in this deal. */
  tricks: number;
  /** Points taken so far in this deal; null where the game does not count points, or where this viewer may not know them. */
  points: number | null;
  /** Result of the deal that ended last: points, or rank from 1. */
  dealScore: number | null;
  /** Table score: cumulative points of the series; null where the game only ranks. */
  total: number | null;
  /** Place in the deal once out of cards, or in the last deal's ranking, from 1. */
  rank: number | null;
  /** Cards this seat still has to give, by receiver. */
  owes: { to: Seat; count: number }[];
};

/** What one seat may do now; every act that is not offered here is refused. */
export type Can = {
  seat: Seat;
  look: boolean;
  bid: null | {
    /** Smallest and largest number that may be bid now; all between them go in steps of `step` from the smallest. */
    min: number;
    max: number;
    step: number;
    /** Largest number of a blind bid; null where no blind bid is possible (any more). */
    blindMax: number | null;
    /** Suits, weakest first, if bids name one. */
    suites: string[] | null;
    /** False when every number is beyond the maximum: only a pass is left. */
    number: boolean;
    pass: boolean;
    /** Everybody bids once, for so many tricks. */
    tricks?: true;
    /** One of `suites` is made trump; `turned`: it is that of the open card. With `alone` one may play without the partner. */
    makes?: { turned: boolean; alone: boolean };
    /** The one number that may not be bid: all bids together would be the number of tricks. */
    barred?: number;
  };
  redeal: boolean;
  sell: boolean;
  distribute: null | {
    to: { seat: Seat; count: number }[];
    /** Only these may be given (the lower half gives its best); null: any. */
    cards: Card[] | null;
  };
  move: null | {
    /** Exact number of cards; null: any number from `min`. */
    count: number | null;
    min: number;
    sameLevel: boolean;
    sameSuit: boolean;
    pass: boolean;
    crawl: boolean;
    /** Specials that can be declared now, each with the cards that declare it. */
    specials: { name: string; cards: Card[] }[];
    /** Card groups that go with the move; `count` null: any number. */
    extras: { name: string; count: number | null; required: boolean }[];
    /** Cards that name a suit, and the suits. */
    declare?: { cards: Card[]; suites: string[] };
    /** What may be played together, where a template has combinations: every set of cards that is accepted now. */
    combos?: { kind: ComboKind; cards: Card[] }[];
    /** What each card leaves as deadwood when it is discarded, and with how much at most one may knock. */
    deadwood?: { by: Record<Card, number>; knock: number };
    /** In a bout: every card of the attack that is not beaten, with the cards of the hand that beat it. */
    beats?: Record<Card, Card[]>;
    /** In a bout: one leads it, throws in cards, or beats them. */
    part?: "leads" | "throws" | "defends";
    /** For every card of the hand: null if some legal move plays it, else why none does. */
    cards: Record<Card, Refusal | null>;
  };
  retreat: boolean;
  /** So many cards may be drawn instead of playing; `must`: there is nothing else but to answer in kind. */
  draw?: {
    count: number;
    must: boolean;
    from: ("talon" | "discards")[];
    /** The top of the pile, and what the hand leaves as deadwood with it, once the best other card is laid away. */
    top?: { card: Card; leaves: number };
  };
  /** The card that goes to the talon, and the one that comes for it. */
  swap?: { gives: Card; takes: Card };
  close?: true;
  /** The deal can be ended by claiming so many points; one has so many. */
  claim?: { points: number; has: number };
};

/** Everything that one viewer may know of a series, with what it may do now. */
export type View = {
  phase: Phase;
  /** From 0. */
  series: number;
  /** Number of the deal in its series, from 1; 0 before the first. */
  deal: number;
  /** Tricks or rounds finished in this deal. */
  round: number;
  turn: Seat | null;
  /** The seats that the game waits for. */
  waiting: Seat[];
  seats: SeatView[];
  trump: string | null;
  /** The order of levels is turned round for now; absent: it never is. */
  reversed?: boolean;
  /** The suit that the wild card on top of the pile names; absent: it names none. */
  named?: string;
  /** So many cards has whoever is on turn to draw; absent: none. */
  owing?: number;
  /** Turns go the other way round; absent: they do not. */
  backwards?: true;
  /** Who has turned the talon over; absent: nobody. */
  closedBy?: Seat;
  /** Who ended the deal with a claim, with how many points, and whether they were enough; absent: nobody did. */
  claimed?: { seat: Seat; points: number; right: boolean };
  /** Cards of the talon, null for each that is face down; the last is drawn first. Null: the game has no talon. */
  talon: (Card | null)[] | null;
  bids: Bid[];
  /** The winning bid, once bidding is over. */
  contract: Bid | null;
  /** The winner has put the talon on sale, and bidding goes on. */
  selling: boolean;
  /** The running trick or round, oldest first (not for stack games). */
  plays: Play[];
  /**
   * The growing pile, in stack games: its size, its top entry's cards and the last act. In tricks and rounds the cards
   * from the talon that open the first one, as long as it runs.
   */
  stack: { count: number; top: Card[]; last: Play | null } | null;
  lastTrick: Trick | null;
  /** All tricks of the deal, once it has ended. */
  tricks: Trick[] | null;
  /** Discard pile: the latest round's cards; all once the deal has ended. */
  discards: { count: number; cards: Card[] } | null;
  /** The open card is offered before anybody draws; absent: it is not. */
  offer?: true;
  /** How the hands lay when somebody knocked: theirs first; absent: nobody has. */
  knock?: {
    seat: Seat;
    gin: boolean;
    hands: { seat: Seat; melds: Card[][]; laidOff: Card[]; deadwood: Card[]; count: number }[];
  };
  /** The running bout of attack and defence; absent: the game has none, or none is fought. */
  bout?: {
    leader: Seat;
    defender: Seat;
    /** `beaten`: the card that lies on it; null: none does yet. */
    cards: { attack: Card; by: Seat; beaten: Card | null }[];
    /** So many cards more may be thrown in. */
    room: number;
    /** The defender takes the cards. */
    taking: boolean;
  };
  /** The hands as dealt, and the talon, after the end of a deal that reveals. */
  revealed: { hands: Card[][]; talon: Card[] } | null;
  /** How the deal that ended last ended; null while one is being played. */
  ending: null | { reason: "played" | "passed" | "redeal" | "stopped"; redealBy: Seat | null; winners: Seat[] };
  host: { start: boolean; end: boolean; reset: boolean };
  /** What the viewer's seat may do; null for spectators and when it may do nothing. */
  can: Can | null;
};

/** What a deal leaves behind for the score sheet; the records are by seat. `v` is the version of its form. */
export type DealRecord = {
  v: 1;
  reason: "played" | "passed" | "redeal" | "stopped";
  contract: Bid | null;
  scores: Record<string, number> | null;
  totals: Record<string, number> | null;
  ranks: Record<string, number> | null;
};

export type { TemplateInfo } from "./template-info";
