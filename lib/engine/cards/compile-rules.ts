import {
  claimOf,
  combosOf,
  drawOf,
  effectsOf,
  handsBySeatsOf,
  leftOf,
  meldsOf,
  pairsOf,
  stockOf,
} from "./compile-piles";
import { leadOrder } from "./opening-lead";
import { type ContractRule, type Extra, type LimitBy, levelName, type Rules, type Special, suitName } from "./rules";
import { trumpPointsOf } from "./takings";
import {
  type ContractWorth,
  handSizes,
  isGroup,
  type Limit,
  type Opts,
  type TemplateFile,
  type TrumpRule,
} from "./template";
import { trumpCard } from "./trumps";
import type { Card } from "./vocabulary";

const BASE = 64;

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
    if (!isGroup(value)) return [];
    return [{ name, count: value.cards === "*" ? null : value.cards }];
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

const worthOf = ({ base = 0, per = 0, over = 0 }: ContractWorth): Required<ContractWorth> => ({ base, per, over });

function contractOf(opts: Opts): ContractRule | null {
  const contract = opts.points?.contract;
  if (!contract) return null;
  const { exact = false, made, failed = {}, nil = null, bags = null } = contract;
  return { exact, made: worthOf(made), failed: worthOf(failed), nil: opts.bidding?.nil ? nil : null, bags };
}

/** How far each card stands above the others of the trump suit, by trump suit: the first of `trumps` most. */
function bowersOf({ trumps }: Opts, deck: readonly Card[], suites: readonly string[]): number[][] | null {
  if (!trumps) return null;
  return suites.map((trump) => {
    const named = trumps.map((pattern) => trumpCard(pattern, trump));
    return deck.map((card) => (named.includes(card) ? trumps.length - named.indexOf(card) : 0));
  });
}

const acceptOf = ({ mode, rounds = 1, force = false, take, alone = false }: NonNullable<Opts["bidding"]>) =>
  mode === "accept" ? { rounds, force, take: take ?? null, alone } : null;

/** The number of the team of each place. */
function teamsOf({ teams }: Opts): number[] | "bidder" | null {
  if (teams === undefined || teams === "bidder") return teams ?? null;
  return teams.flat().map((_, place) => teams.findIndex((team) => team.includes(place)));
}

const seatsOf = (opts: Opts, players: number | [number, number]): { min: number; max: number } => {
  if (Array.isArray(players)) return { min: players[0], max: players[1] };
  return { min: Array.isArray(opts.teams) ? players : 1, max: players };
};

const suitRule = (opts: Opts): TrumpRule | null => {
  const rule = opts.move?.response?.suite;
  if (!rule) return null;
  return rule === true ? "optional" : (rule.trump ?? "optional");
};

/** Points of one card: every key that names its card, its suit or its level adds. */
export const pointsOf = (opts: Opts, card: Card): number => {
  const table = opts.points?.trick ?? {};
  return (table[card] ?? 0) + (table[suitName(card)] ?? 0) + (table[levelName(card)] ?? 0);
};

/** What each trick counts; the last one alone, where nothing else is said of them. */
function tricksCountOf({ points }: Opts): { per: number; over: number } | null {
  const { trick, over, last } = points?.count ?? {};
  if (!points?.count || (last !== undefined && trick === undefined && over === undefined)) return null;
  return { per: trick ?? 1, over: over ?? 0 };
}

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
  const matched = move.response?.match;
  const piles = !opts.trick && !move.win;
  const fixed = typeof opts.trump === "object" && "suite" in opts.trump ? opts.trump.suite : null;
  const worth = deck.map((card) => pointsOf(opts, card) / (points?.parts ?? 1));
  const { strength, order } = orders(opts, suitOf, levelOf);
  const first = typeof opts.lead?.["0"] === "object" ? opts.lead["0"] : {};
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
    strength,
    order,
    points: worth,
    trumpPoints: trumpPointsOf(opts, deck, worth),
    lastTrick: points?.count?.last ?? 0,
    talonTo: opts.talon?.to ?? null,
    topLevel: Math.max(...levelOf),
    seats: seatsOf(opts, players),
    teams: teamsOf(opts),
    hands: opts.hand === undefined || opts.hand === "equal" ? null : handSizes(opts),
    handsBySeats: handsBySeatsOf(opts, deck.length - lead),
    leadNot: (opts.talon?.not ?? []).map((level) => levels.indexOf(level)),
    talon:
      opts.talon !== undefined ? { face: opts.talon?.face ?? false, trump: opts.talon?.trump ?? false, lead } : null,
    refill: opts.refill === true && !move.win,
    refillAfterTrick: typeof opts.refill === "object" && opts.refill.after === "trick",
    refillAfterRound: typeof opts.refill === "object" && opts.refill.after === "round",
    stock: stockOf(opts, idOf, suites),
    stack: opts.stack === true || (opts.stack !== "pairs" && piles && (lead > 0 || uptake !== undefined)),
    discards: opts.discards ?? false,
    reveal: opts.reveal ?? false,
    trump: opts.trump !== undefined && opts.trump !== false,
    fixedTrump: fixed === null ? -1 : suites.indexOf(fixed),
    trumpFrom: typeof opts.trump === "object" && "source" in opts.trump ? opts.trump.source : null,
    bowers: bowersOf(opts, deck, suites),
    winSuit: (opts.trick ?? false) && (move.win?.suite ?? false),
    winLevel: (opts.trick ?? false) && move.win?.level === true,
    rounds: opts.trick ? "trick" : move.win ? "round" : "none",
    winLast: !opts.trick && (move.win?.last ?? false),
    winAll: !opts.trick && move.win?.level === "all",
    bidding: bidding
      ? {
          each: bidding.mode === "each",
          accept: acceptOf(bidding),
          voidNext: bidding.void === "next",
          min: limitBy(bidding.min),
          max: limitBy(bidding.max === "hand" ? undefined : bidding.max),
          maxIsHand: bidding.max === "hand",
          unevenSum: bidding.sum === false,
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
    leadRanking: first.ranking ?? null,
    leadBefore: first.by ?? null,
    leadLowTrump: first.trump === "low",
    leadCards: first.card === undefined ? null : leadOrder(order, idOf.get(first.card)!),
    leadMust: first.must ?? false,
    closedSuits: (opts.lead?.closed ?? []).reduce((bits, suit) => bits | (1 << suites.indexOf(suit)), 0),
    firstNoPoints: move.first?.points === false,
    count: typeof move.cards === "number" ? move.cards : null,
    sameLevel: move.level ?? false,
    sameSuit: move.suite ?? false,
    pass: Boolean(move.pass),
    passTurn: move.pass === "turn",
    combos: combosOf(opts),
    crawl: move.crawl ?? null,
    mustAmount: Boolean(move.response?.amount),
    exactAmount: move.response?.amount === "exact",
    mustLevel: Boolean(move.response?.level),
    match: Array.isArray(matched) ? { suit: matched.includes("suite"), level: matched.includes("level") } : null,
    wild: opts.wild
      ? {
          level: levels.indexOf(opts.wild.level),
          names: opts.wild.declare === "suite",
          again: opts.wild.again ?? true,
        }
      : null,
    draw: drawOf(opts),
    effects: effectsOf(opts, deck),
    higherLevel: move.response?.level === "more",
    quadReverses: opts.effects?.quad?.levels === "reverse",
    mustSuit: suitRule(opts),
    mustBeat: move.response?.beat === true,
    suitOfFirst: opts.trick === true || (typeof suitAsked === "object" && suitAsked.first === true),
    extras,
    answerTo: extras[0]?.count ?? null,
    retreat: move.retreat
      ? {
          uptake: uptake === "*" ? Number.MAX_SAFE_INTEGER : (uptake ?? 0),
          trick: opts.trick === true && move.retreat.uptake?.trick === true,
        }
      : null,
    specials: specialsOf(opts, idOf),
    ranksByFinish: opts.ranking?.finish ?? false,
    stop: opts.ranking?.stop ?? null,
    left: leftOf(opts, deck),
    scoring: points ? "points" : opts.ranking ? "ranking" : "none",
    specialPoints: points?.special ?? {},
    claim: claimOf(opts),
    pairs: pairsOf(opts),
    melds: meldsOf(opts, deck),
    lowWins: points?.order === "low",
    games: points?.games ?? null,
    shoot: points?.shoot ?? null,
    makers: points?.makers ?? null,
    tricksCount: tricksCountOf(opts),
    contractPoints: contractOf(opts),
    bonusBlind: points?.bonuses?.blind ?? null,
    penaltyBid: points?.penalties?.bid ?? null,
    penaltyBlind: points?.penalties?.blind ?? null,
    nochange: points?.penalties?.nochange ?? null,
    bidonly: points?.bidonly?.min ?? null,
    complete: opts.complete?.score ?? null,
    completeDeals: opts.complete?.deals ?? null,
    passing: opts.exchange ?? null,
    exchange: opts.nextgame?.distribute?.max ?? null,
    bidsAfterExchange: bidding !== undefined && opts.nextgame?.distribute?.bidding !== false,
  };
}
