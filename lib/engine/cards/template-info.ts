import type { Card } from "./template";
import type { Titles } from "./titles";

/** What pages need to know of a template besides the view: it does not change while a table is open. */
export type TemplateInfo = {
  name: string;
  /** Weakest first. */
  levels: string;
  suites: string;
  seats: { min: number; max: number };
  cards: number;
  hand: number | null;
  has: {
    bidding: boolean;
    blind: boolean;
    sell: boolean;
    tricks: boolean;
    stack: boolean;
    talon: boolean;
    trump: boolean;
    discards: boolean;
    points: boolean;
    crawl: boolean;
    /** A bid or a move may be passed. */
    pass: boolean;
    retreat: boolean;
  };
  /** Points of the specials, trump by suit. */
  specials: { name: string; points: number | Record<string, number> | null }[];
  /** What wins a trick: the suit led, the level, or both. */
  wins?: { suit: boolean; level: boolean };
  /** Every card of the deck with what it counts in a trick. */
  deck?: Record<Card, number>;
  /** What each card counts where its suit is trump. */
  trumpDeck?: Record<Card, number>;
  /** What the last trick counts besides its cards. */
  lastTrick?: number;
  /** Whoever takes that trick gets what the talon counts. */
  talonTo?: "first" | "last";
  /** Whoever cannot follow takes the cards of the trick into the hand. */
  picksUp?: true;
  /** The series ends at this total. */
  completeScore: number | null;
  /** How many times as much as an open bid a blind one counts: made, and missed. */
  blind?: { made: number; missed: number };
  /** Seats that play together; `bidder`: whoever wins the bidding plays against all others. */
  teams?: number[] | "bidder";
  /** The fewest points win. */
  lowWins?: true;
  /** What a card counts that is left in a hand, and who gets it; `times`: so many times as much from so many cards on, the most first. */
  left?: { worth: Record<Card, number>; toWinner: boolean; times?: { from: number; by: number }[] };
  /** A card answers the top of the pile by being like it in one of these. */
  matches?: ("suite" | "level")[];
  /** The level whose cards answer everything. */
  wild?: string;
  /** Sets and runs: with how much deadwood one may knock, and what gin and an undercut add. */
  melds?: { set: number; run: number; knock: number; gin: number; undercut: number; worth: Record<Card, number> };
  /** Bouts of attack and defence: so many cards at most, in the first one and in others. */
  bouts?: { limit: number; first: number };
  /** Nobody ever has to follow suit, or to answer in any other way. */
  freeSuit?: true;
  /** Nobody has to follow suit while the talon has cards and is open. */
  freeTalon?: true;
  /** What whoever leads may do with the talon. */
  stock?: { swap: boolean; close: boolean };
  /** A deal ends with the claim of so many points. */
  claims?: number;
  /** Where nobody claims, whoever takes the last trick wins. */
  lastWins?: true;
  /** What a deal counts by the points of whoever lost it; the first row that fits. */
  games?: { under?: number; value: number }[];
  /** Cards are drawn instead of playing. */
  draws?: { count: number; when: "stuck" | "always" | "first" };
  /** Cards above all others of the trump suit, the highest first: `JT` the jack of trumps, `Jt` that of the same colour. */
  trumps?: string[];
  /** A trump is accepted, or another one named, instead of numbers being bid; whoever does makes it. */
  makesTrump?: {
    alone: boolean;
    /** Who gets the open card once its suit is accepted. */
    takes: "dealer" | "bidder" | null;
  };
  /** Whoever took so many points has none, and all others have so many. */
  shoot?: { points: number; others: number };
  /** Everybody bids once, for so many tricks. `bags`: what so many tricks beyond the bids cost along the series. */
  bidsForTricks?: { exact: boolean; nil: boolean; bags?: { times: number; value: number } };
  /** What one trick counts. */
  trickCounts?: { per: number; over: number };
  /** Cards that everybody passes on before play, by the number of the deal. */
  passes?: { cards: number; to: ("left" | "right" | "across" | "none")[] };
  /** What is left of the deck stays where it is: nobody draws from it or takes it. */
  idleTalon?: true;
  /** The series ends after so many deals. */
  completeDeals?: number;
  /** How many cards the first and the last of a deal exchange before the next. */
  exchange?: number;
  /** What the places of the last deal are called. */
  titles?: Titles;
  /** Who holds so many of these cards may have the deal begun anew. */
  redeal?: { min: number; cards: Card[] };
  /** What whoever opens a table chooses; `chosen`: the place of the choice that is played here. */
  variants?: { name: string; choices: string[]; chosen: number }[];
  description: string;
  /** language → key or text → text */
  i18n: Record<string, Record<string, string>>;
};
