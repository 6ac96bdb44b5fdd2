import type { ExtraOpts, Limit, Op, Opts, TemplateFile, TotalOp, TrumpRule } from "./template";
import type { Card } from "./vocabulary";

/** A special compiled: the card sets that make it, and when it may be declared. */
export type Special = {
  name: string;
  sets: number[][];
  /** Rounds for which the template says yes or no; all others are allowed. */
  rounds: Record<string, boolean>;
  min: number;
  opt: string | null;
  suite: boolean;
};

/** A card group that goes with a move; `count` null: any number. */
export type Extra = { name: string; count: number | null };

export type LimitBy = { any: number | null; blind: number | null; trump: number | null };

/**
 * A template of today's language compiled: cards are small integers (positions in the template's `cards`), every option has its place and
 * its default, and the orders of cards are numbers. Made once per template, never changed.
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
  readonly points: readonly number[];
  /** The strongest level that the deck holds. */
  readonly topLevel: number;
  readonly seats: { min: number; max: number };
  readonly hand: number | null;
  readonly talon: null | { face: boolean; trump: boolean; lead: number };
  readonly refill: boolean;
  readonly stack: boolean;
  readonly discards: boolean;
  readonly reveal: boolean;
  readonly trump: boolean;
  /** What wins a trick: the suit led, the level, or both. */
  readonly winSuit: boolean;
  readonly winLevel: boolean;
  /** `trick`: one move a seat; `round`: until passed out or all of a level; `none`: turns only. */
  readonly rounds: "trick" | "round" | "none";
  readonly winLast: boolean;
  readonly winAll: boolean;
  readonly bidding: null | {
    min: LimitBy;
    max: LimitBy;
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
  readonly count: number | null;
  readonly sameLevel: boolean;
  readonly sameSuit: boolean;
  readonly pass: boolean;
  readonly crawl: number | null;
  readonly mustAmount: boolean;
  readonly mustLevel: boolean;
  readonly mustSuit: TrumpRule | null;
  /** Whose suit a round asks for: its first play's, or the last one's. A trick always asks for its first. */
  readonly suitOfFirst: boolean;
  readonly extras: readonly Extra[];
  /** Cards of the stack's top entry that one answers to; null: all of it. */
  readonly answerTo: number | null;
  readonly retreat: null | { uptake: number };
  readonly specials: readonly Special[];
  readonly scoring: "points" | "ranking" | "none";
  /** The ranking goes by who finishes first, else by the points of the deal. */
  readonly ranksByFinish: boolean;
  readonly specialPoints: Readonly<Record<string, number | Readonly<Record<string, number>>>>;
  readonly bonusBlind: Op | null;
  readonly penaltyBid: Op | null;
  readonly penaltyBlind: Op | null;
  readonly nochange: (TotalOp & { times: number }) | null;
  readonly bidonly: number | null;
  readonly complete: number | null;
  readonly exchange: number | null;
  /** Whether bidding follows an exchange of cards. */
  readonly bidsAfterExchange: boolean;
};

const BASE = 64;

/** The suit of a card string. */
export const suitName = (card: Card): string => card.slice(1);

/** The level of a card string; all jokers have the level X. */
export const levelName = (card: Card): string => (card[1] === "X" ? "X" : card.slice(0, 1));

const limitBy = (limit: Limit | undefined): LimitBy =>
  limit === undefined
    ? { any: null, blind: null, trump: null }
    : typeof limit === "number"
      ? { any: limit, blind: null, trump: null }
      : { any: limit["*"] ?? null, blind: limit.blind ?? null, trump: limit.trump ?? null };

/** Names in strength order, each once (the first place counts), then those that only the deck knows. */
const namesOf = (listed: string | undefined, used: string[]): string[] => [...new Set([...(listed ?? ""), ...used])];

function orders(opts: Opts, suitOf: number[], levelOf: number[]): { strength: number[]; order: number[] } {
  const categories = opts.sort === undefined ? [] : Array.isArray(opts.sort) ? opts.sort : [opts.sort];
  const strength = suitOf.map((suit, card) =>
    categories.reduce((key, by) => {
      if (by === "suite") return opts.suites ? key * BASE + suit : key;
      return opts.levels ? key * BASE + levelOf[card]! : key;
    }, 0),
  );
  const order = strength.map((key, card) => key * BASE + (opts.suites ? suitOf[card]! : 0));
  return { strength, order };
}

function extrasOf(opts: Opts): Extra[] {
  return Object.entries(opts.move?.response ?? {}).flatMap(([name, value]) => {
    if (name === "amount" || name === "level" || name === "suite") return [];
    const { cards } = value as ExtraOpts;
    return [{ name, count: cards === "*" ? null : cards }];
  });
}

function specialsOf(opts: Opts, idOf: ReadonlyMap<Card, number>): Special[] {
  const all = Object.entries(opts.move?.special ?? {}).map(([name, special]) => {
    const rounds: Record<string, boolean> = {};
    for (const [key, value] of Object.entries(special)) if (typeof value === "boolean") rounds[key] = value;
    const condition = special.condition ?? {};
    return {
      name,
      sets: special["*"].map((set) => set.map((card) => idOf.get(card)!)),
      rounds,
      min: condition.min ?? condition.cards ?? 0,
      opt: condition.opt ?? (condition.suite ? "trump" : null),
      suite: condition.suite ?? false,
    };
  });
  return [...all.filter((s) => s.name === "trump"), ...all.filter((s) => s.name !== "trump")];
}

const givesOf = (distribute: NonNullable<Opts["bidding"]>["distribute"]): null | "equal" | number => {
  if (!distribute) return null;
  return distribute === true ? "equal" : distribute.cards;
};

const suitRule = (opts: Opts): TrumpRule | null => {
  const rule = opts.move?.response?.suite;
  if (!rule) return null;
  return rule === true ? "optional" : (rule.trump ?? "optional");
};

/** Points of one card: every key that names its card, its suit or its level adds (spec §1.9). */
const pointsOf = (opts: Opts, card: Card): number => {
  const table = opts.points?.trick ?? {};
  return (table[card] ?? 0) + (table[suitName(card)] ?? 0) + (table[levelName(card)] ?? 0);
};

/** Compiles a checked template. */
export function compileRules(file: TemplateFile, hash: string): Rules {
  const { opts } = file;
  const deck = opts.cards;
  const idOf = new Map(deck.map((card, id) => [card, id]));
  const suites = namesOf(opts.suites, deck.map(suitName));
  const levels = namesOf(opts.levels, deck.map(levelName));
  const suitOf = deck.map((card) => suites.indexOf(suitName(card)));
  const levelOf = deck.map((card) => levels.indexOf(levelName(card)));
  const levelCount = levels.map((_, level) => levelOf.filter((l) => l === level).length);
  const lead = opts.talon?.lead === true ? 1 : Number(opts.talon?.lead ?? 0);
  const players = opts.players ?? Math.max(1, Math.min(64, deck.length - lead));
  const { move = {}, bidding, points } = opts;
  const extras = extrasOf(opts);
  const uptake = move.retreat?.uptake?.stack;
  const bidSuites = bidding?.suite;
  const suitAsked = move.response?.suite;
  const piles = !opts.trick && !move.win;
  return {
    hash,
    file,
    deck,
    idOf,
    suites,
    levels,
    suitOf,
    levelOf,
    levelCount,
    ...orders(opts, suitOf, levelOf),
    points: deck.map((card) => pointsOf(opts, card)),
    topLevel: Math.max(...levelOf),
    seats: Array.isArray(players) ? { min: players[0], max: players[1] } : { min: 1, max: players },
    hand: opts.hand ?? null,
    talon:
      opts.talon !== undefined ? { face: opts.talon?.face ?? false, trump: opts.talon?.trump ?? false, lead } : null,
    refill: (opts.refill ?? false) && !move.win,
    stack: (opts.stack ?? false) || (piles && (lead > 0 || uptake !== undefined)),
    discards: opts.discards ?? false,
    reveal: opts.reveal ?? false,
    trump: opts.trump ?? false,
    winSuit: (opts.trick ?? false) && (move.win?.suite ?? false),
    winLevel: (opts.trick ?? false) && move.win?.level === true,
    rounds: opts.trick ? "trick" : move.win ? "round" : "none",
    winLast: !opts.trick && (move.win?.last ?? false),
    winAll: !opts.trick && move.win?.level === "all",
    bidding: bidding
      ? {
          min: limitBy(bidding.min),
          max: limitBy(bidding.max),
          step: bidding.step ?? null,
          pass: bidding.pass ?? false,
          passFinal: bidding.pass_final ?? false,
          talon: bidding.talon ?? false,
          gives: bidding.talon ? givesOf(bidding.distribute) : null,
          sell: bidding.sell ?? false,
          blind: bidding.blind ?? false,
          suites: bidSuites === undefined ? null : suites.filter((suit) => bidSuites.includes(suit)),
        }
      : null,
    redeal: opts.redeal
      ? { cards: opts.redeal.condition.hand.map((card) => idOf.get(card)!), min: opts.redeal.condition.min }
      : null,
    leadBidder: opts.lead?.["0"] === "bidder",
    leadRanking: typeof opts.lead?.["0"] === "object" ? opts.lead["0"].ranking : null,
    count: typeof move.cards === "number" ? move.cards : null,
    sameLevel: move.level ?? false,
    sameSuit: move.suite ?? false,
    pass: move.pass ?? false,
    crawl: move.crawl ?? null,
    mustAmount: move.response?.amount ?? false,
    mustLevel: move.response?.level ?? false,
    mustSuit: suitRule(opts),
    suitOfFirst: opts.trick === true || (typeof suitAsked === "object" && suitAsked.first === true),
    extras,
    answerTo: extras[0]?.count ?? null,
    retreat: move.retreat ? { uptake: uptake === "*" ? Number.MAX_SAFE_INTEGER : (uptake ?? 0) } : null,
    specials: specialsOf(opts, idOf),
    ranksByFinish: opts.ranking?.finish ?? false,
    scoring: points ? "points" : opts.ranking ? "ranking" : "none",
    specialPoints: points?.special ?? {},
    bonusBlind: points?.bonuses?.blind ?? null,
    penaltyBid: points?.penalties?.bid ?? null,
    penaltyBlind: points?.penalties?.blind ?? null,
    nochange: points?.penalties?.nochange ?? null,
    bidonly: points?.bidonly?.min ?? null,
    complete: opts.complete?.score ?? null,
    exchange: opts.nextgame?.distribute?.max ?? null,
    bidsAfterExchange: bidding !== undefined && opts.nextgame?.distribute?.bidding !== false,
  };
}

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
