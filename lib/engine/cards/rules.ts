import type {
  ClaimRule,
  ComboRule,
  ContractRule,
  DrawRule,
  Extra,
  GameRow,
  LeftRule,
  LimitBy,
  MeldRule,
  PairsRule,
  Special,
  StockRule,
} from "./rule-types";
import type { Effect, MakersRow, Op, PassTo, TemplateFile, TotalOp, TrumpRule } from "./template";
import type { Card } from "./vocabulary";

export type * from "./rule-types";

/**
 * A template of today's language compiled (`compile-rules.ts`): cards are small integers (positions in the template's
 * `cards`), every option has its place and its default, and the orders of cards are numbers. Made once per template, never
 * changed.
 */
export type Rules = {
  readonly hash: string;
  readonly file: TemplateFile;
  readonly deck: readonly Card[];
  readonly idOf: ReadonlyMap<Card, number>;
  readonly suites: readonly string[];
  readonly levels: readonly string[];
  readonly suitOf: readonly number[];
  readonly levelOf: readonly number[];
  /** How many cards of the deck have this level. */
  readonly levelCount: readonly number[];
  /** Strength by the template's `sort`; equal numbers are equal cards. */
  readonly strength: readonly number[];
  /** Place in a hand: strength, ties by suit. */
  readonly order: readonly number[];
  /** What each card counts for whoever takes it; where it counts parts of a point, no whole number. */
  readonly points: readonly number[];
  /** What each card counts where its suit is trump; null: the same. */
  readonly trumpPoints: readonly number[] | null;
  /** What the last trick counts besides its cards. */
  readonly lastTrick: number;
  /** Who takes the first or the last trick gets what the talon counts; null: nobody does. */
  readonly talonTo: "first" | "last" | null;
  /** The strongest level that the deck holds. */
  readonly topLevel: number;
  readonly seats: { min: number; max: number };
  /** Teams by place, each a number from 0; `bidder`: whoever wins the bidding against all others; null: everybody alone. */
  readonly teams: readonly number[] | "bidder" | null;
  /** Cards of a hand by the number of deals that counted, from the start again; null: as many as there are. */
  readonly hands: readonly number[] | null;
  /** Cards of a hand by the number of seats, from 0; empty: seats make no difference. */
  readonly handsBySeats: readonly number[];
  readonly talon: null | { face: boolean; trump: boolean; lead: number };
  /** Levels of which no card is laid open to begin with. */
  readonly leadNot: readonly number[];
  readonly refill: boolean;
  /** Hands are filled up once a trick is over, the winner's first. */
  readonly refillAfterTrick: boolean;
  /** Hands are filled up once a bout is over, the leader's first. */
  readonly refillAfterRound: boolean;
  /** The talon that is turned over, exchanged with or played for; null: it lies there to be drawn from. */
  readonly stock: StockRule | null;
  readonly stack: boolean;
  readonly discards: boolean;
  readonly reveal: boolean;
  readonly trump: boolean;
  /** The suit that is trump in every deal; −1: none is. */
  readonly fixedTrump: number;
  /** Where the trump of a deal comes from, besides the talon and the special. */
  readonly trumpFrom: "last" | "bid" | null;
  /** By trump suit and card: how far a card stands above all others of the trump suit, 0 for those that do not; null: none does. */
  readonly bowers: readonly (readonly number[])[] | null;
  /** What wins a trick: the suit led, the level, or both. */
  readonly winSuit: boolean;
  readonly winLevel: boolean;
  /** `trick`: one move a seat; `round`: until passed out or all of a level; `none`: turns only. */
  readonly rounds: "trick" | "round" | "none";
  readonly winLast: boolean;
  readonly winAll: boolean;
  readonly bidding: null | {
    /** Everybody bids once for themselves; else bids outbid each other until one stands, or a trump is accepted. */
    each: boolean;
    /** The turned card's suit is offered round, then, with two rounds, any other suit; null: bids are numbers. */
    accept: null | { rounds: number; force: boolean; take: "dealer" | "bidder" | null; alone: boolean };
    /** After a deal that everybody passed the next player opens. */
    voidNext: boolean;
    min: LimitBy;
    max: LimitBy;
    /** No bid is above the number of cards of a hand. */
    maxIsHand: boolean;
    /** The last bid may not make all bids together as many as a hand has cards. */
    unevenSum: boolean;
    step: number | null;
    pass: boolean;
    passFinal: boolean;
    talon: boolean;
    /** What the bidder gives to everybody else: so many that all hold the same number, or so many to each. */
    gives: null | "equal" | number;
    sell: boolean;
    blind: boolean;
    suites: readonly string[] | null;
  };
  readonly redeal: null | { cards: readonly number[]; min: number };
  readonly leadBidder: boolean;
  readonly leadRanking: number | null;
  /** So many seats from that place on, negative: before it; null: whoever has the place. */
  readonly leadBefore: number | null;
  /** Whoever holds the lowest trump leads, as far as no place of the last ranking says who does. */
  readonly leadLowTrump: boolean;
  /** Whoever holds the first of these that was dealt leads the first trick; null: no card says who. */
  readonly leadCards: readonly number[] | null;
  /** The first lead is that card. */
  readonly leadMust: boolean;
  /** Suits, as bits, that may not be led before one of them was played. */
  readonly closedSuits: number;
  /** No card that counts goes to the first trick. */
  readonly firstNoPoints: boolean;
  readonly count: number | null;
  readonly sameLevel: boolean;
  readonly sameSuit: boolean;
  readonly pass: boolean;
  /** A pass is for that turn only, and a round ends once all others have passed since the last play; else for the round. */
  readonly passTurn: boolean;
  /** What may be played together; null: what `count`, `sameLevel` and `sameSuit` say. */
  readonly combos: readonly ComboRule[] | null;
  readonly crawl: number | null;
  readonly mustAmount: boolean;
  /** As many cards as lie there, no more. */
  readonly exactAmount: boolean;
  readonly mustLevel: boolean;
  /** A higher level, not the same one again. */
  readonly higherLevel: boolean;
  /** A card answers the top of the pile by being like it in one of these; null: it need not. */
  readonly match: { suit: boolean; level: boolean } | null;
  /** The level whose cards answer everything, and whether they name the suit to be matched, and may lie on each other. */
  readonly wild: { level: number; names: boolean; again: boolean } | null;
  /** Cards drawn instead of playing; null: nobody draws. */
  readonly draw: DrawRule | null;
  /** Attacks that are beaten card by card; null: there are tricks, rounds or a pile. */
  readonly pairs: PairsRule | null;
  readonly melds: MeldRule | null;
  /** What each card does once it lies there; null: nothing does anything. */
  readonly effects: readonly (Effect | null)[] | null;
  /** Four cards of a level turn the order of levels round. */
  readonly quadReverses: boolean;
  readonly mustSuit: TrumpRule | null;
  /** Within the suit that has to be played one must beat what lies there, if one can. */
  readonly mustBeat: boolean;
  /** Whose suit a round asks for: its first play's, or the last one's. A trick always asks for its first. */
  readonly suitOfFirst: boolean;
  readonly extras: readonly Extra[];
  /** Cards of the stack's top entry that one answers to; null: all of it. */
  readonly answerTo: number | null;
  /** So many cards are taken off the pile; `trick`: those of a trick that one cannot follow. */
  readonly retreat: null | { uptake: number; trick: boolean };
  readonly specials: readonly Special[];
  readonly scoring: "points" | "ranking" | "none";
  /** The ranking goes by who finishes first, else by the points of the deal. */
  readonly ranksByFinish: boolean;
  /** The deal is over once so many are out of cards, or, below 0, once so many are left; null: with the last round. */
  readonly stop: number | null;
  readonly left: LeftRule | null;
  readonly specialPoints: Readonly<Record<string, number | Readonly<Record<string, number>>>>;
  /** Points that may be claimed before all cards are played; null: a deal is played out. */
  readonly claim: ClaimRule | null;
  /** The fewest points win. */
  readonly lowWins: boolean;
  /** Game points by what the other side has, the first row that fits; null: points are what was taken. */
  readonly games: readonly GameRow[] | null;
  /** Whoever took so many points has none, and all others have so many. */
  readonly shoot: { points: number; others: number } | null;
  /** What the side that made the trump gets, the fewest tricks first. */
  readonly makers: readonly MakersRow[] | null;
  /** So many points for each trick beyond a number. */
  readonly tricksCount: { per: number; over: number } | null;
  /** What bids for tricks bring. */
  readonly contractPoints: ContractRule | null;
  readonly bonusBlind: Op | null;
  readonly penaltyBid: Op | null;
  readonly penaltyBlind: Op | null;
  readonly nochange: (TotalOp & { times: number }) | null;
  readonly bidonly: number | null;
  readonly complete: number | null;
  /** The series ends after so many deals that counted. */
  readonly completeDeals: number | null;
  /** What everybody passes on before play, and to whom in the first deal, the second, …; null: nothing. */
  readonly passing: { cards: number; to: readonly PassTo[] } | null;
  readonly exchange: number | null;
  /** Whether bidding follows an exchange of cards. */
  readonly bidsAfterExchange: boolean;
};

/** How many cards a hand gets in the deal after so many that counted, of so many seats; null: as many as there are. */
export const handSize = ({ hands, handsBySeats }: Rules, played: number, seats: number): number | null =>
  handsBySeats[seats] ?? (hands === null ? null : hands[played % hands.length]!);

/** The suit of a card string. */
export const suitName = (card: Card): string => card.slice(1);

/** The level of a card string; all jokers have the level X. */
export const levelName = (card: Card): string => (card[1] === "X" ? "X" : card.slice(0, 1));

/** Cards strongest first, as the template sorts them; equal ones stay as they came. A new array. */
export function sortHand(rules: Rules, cards: readonly number[]): number[] {
  const { order } = rules;
  return cards.slice().sort((a, b) => order[b]! - order[a]!);
}

/** A sorted hand with more cards, each behind those that are equal. A new array. */
export function insertCards(rules: Rules, hand: readonly number[], cards: readonly number[]): number[] {
  const { order } = rules;
  const out = hand.slice();
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    let at = out.length;
    out.push(card);
    while (at > 0 && order[out[at - 1]!]! < order[card]!) {
      out[at] = out[at - 1]!;
      at -= 1;
    }
    out[at] = card;
  }
  return out;
}

/** Card names of ids. */
export const names = (rules: Rules, ids: readonly number[]): Card[] => {
  const out: Card[] = new Array(ids.length);
  for (let i = 0; i < ids.length; i++) out[i] = rules.deck[ids[i]!]!;
  return out;
};

/** Ids of card names, which must be of the deck. */
export const ids = (rules: Rules, cards: readonly Card[]): number[] => {
  const out: number[] = new Array(cards.length);
  for (let i = 0; i < cards.length; i++) out[i] = rules.idOf.get(cards[i]!)!;
  return out;
};
