import type { Random } from "../kernel/random";
import type { Eye } from "./bot-eye";
import { leastBy } from "./bot-eye";
import { trumpCard } from "./trumps";
import type { Can, Card, Intent, TemplateInfo, View } from "./vocabulary";

/** What a hand is worth, from 0 (hopeless) to 1 (unbeatable): strong cards, long suits and pairs of neighbours. */
function handStrength(eye: Eye): number {
  const { hand } = eye;
  if (hand.length === 0) return 0;
  const top = hand.filter((card) => eye.worth(card) === 1).length;
  const high = hand.filter((card) => eye.worth(card) >= 0.75).length;
  const suits = new Map<string, number>();
  for (const card of hand) suits.set(eye.suit(card), (suits.get(eye.suit(card)) ?? 0) + 1);
  const longest = Math.max(...suits.values()) / hand.length;
  return Math.min(1, (top * 0.9 + high * 0.6) / hand.length + longest * 0.35);
}

/** Below this strength of a hand a bot demands new cards where it may. */
const HOPELESS = 0.3;

export const isHopeless = (eye: Eye): boolean => handStrength(eye) < HOPELESS;

/**
 * Looks first, demands new cards for a hopeless hand, raises as little as it must, and stops where its hand does. While nobody
 * has bid it is bolder, most of all who speaks last: a deal that everybody passes is no game.
 */
export function chooseBid(
  view: View,
  can: Can,
  eye: Eye,
  random: Random,
  info: TemplateInfo | undefined,
): Intent | null {
  if (can.look) return { type: "look" };
  if (can.redeal && isHopeless(eye)) return { type: "redeal" };
  const { bid } = can;
  if (!bid) return null;
  if (bid.makes) return makeTrump(bid.makes, bid, eye, info);
  if (bid.tricks) return bidForTricks(bid, eye, view);
  const ceiling = Math.min(bid.max, bid.min * 2 + bid.step * 8);
  const unopened = view.bids.every((made) => made.pass);
  const boldness = !unopened ? 0.85 : view.bids.length === view.seats.length - 1 ? 1.5 : 1;
  const goal = bid.min === 0 ? ceiling : boldness * Math.min(bid.max, 120) * handStrength(eye) + random.below(8);
  const wants = bid.number && (bid.min <= goal || !bid.pass);
  if (!wants && bid.pass) return { type: "bid", pass: true };
  const number = Math.min(bid.min, bid.max);
  if (!bid.suites) return { type: "bid", number };
  const count = (suit: string): number => eye.hand.filter((card) => eye.suit(card) === suit).length;
  const last = view.bids.findLast((b) => !b.pass);
  const allowed = bid.suites.filter(
    (suit) => last?.number !== number || !last.suite || bid.suites!.indexOf(suit) > bid.suites!.indexOf(last.suite),
  );
  const suite = leastBy(allowed, (suit) => -count(suit));
  if (suite !== null) return { type: "bid", number, suite };
  return bid.pass ? { type: "bid", pass: true } : null;
}

/** From how many tricks a hand promises one makes a trump, names one of one's own, and plays alone. */
const MAKES = { turned: 2.6, named: 2.4, alone: 4.1 } as const;

/** Makes the trump with which the hand promises most, if that is enough. */
function makeTrump(
  { turned, alone }: NonNullable<NonNullable<Can["bid"]>["makes"]>,
  bid: NonNullable<Can["bid"]>,
  eye: Eye,
  info: TemplateInfo | undefined,
): Intent {
  const promise = (suite: string): number => promiseWith(eye, suite, info?.trumps ?? []);
  const suite = leastBy(bid.suites ?? [], (one) => -promise(one))!;
  const worth = promise(suite);
  if (bid.pass && worth < (turned ? MAKES.turned : MAKES.named)) return { type: "bid", pass: true };
  return { type: "bid", suite, ...(alone && worth >= MAKES.alone ? { alone: true as const } : {}) };
}

/** How many tricks a hand promises with this trump: the highest trumps one each, the others less, aces of other suits most of one. */
function promiseWith(eye: Eye, trump: string, patterns: readonly string[]): number {
  const above = patterns.map((pattern) => trumpCard(pattern, trump));
  const tops = [0.95, 0.85, 0.75];
  return eye.hand.reduce((sum, card) => {
    const bower = above.indexOf(card);
    if (bower >= 0) return sum + (tops[bower] ?? 0.6);
    if (eye.suit(card) === trump) return sum + 0.35 + 0.4 * eye.worth(card);
    return sum + (eye.worth(card) === 1 ? 0.55 : 0.05);
  }, 0);
}

/** How likely the strongest levels of a suit take a trick, the strongest first; a trump more, a small one by its number. */
const TAKES = [0.9, 0.65, 0.35] as const;

/** The number of tricks that the hand promises, as near to it as may be bid. */
function bidForTricks(bid: NonNullable<Can["bid"]>, eye: Eye, view: View): Intent {
  const best = Math.max(...eye.deck.map((card) => eye.strength(card)));
  const trumps = eye.hand.filter((card) => eye.isTrump(card)).length;
  const dealt = view.seats.reduce((sum, { count }) => sum + count, 0) / Math.max(1, eye.deck.length);
  let promise = 0;
  for (const card of eye.hand) {
    const takes = TAKES[best - eye.strength(card)] ?? 0;
    promise += eye.isTrump(card) ? Math.max(takes, trumps > 3 ? 0.6 : 0.35) : takes;
  }
  // Where few cards are out, high ones are beaten less often.
  const goal = Math.round(promise * (1.15 - 0.15 * dealt));
  const open = Array.from({ length: Math.floor((bid.max - bid.min) / bid.step) + 1 }, (_, i) => bid.min + i * bid.step);
  const number = leastBy(
    open.filter((one) => one !== bid.barred),
    (one) => Math.abs(one - goal),
  );
  return { type: "bid", number: number ?? bid.min };
}

/** Sells a talon that did not make the hand worth its bid; null: keeps it, or may not sell. */
export function chooseSale(view: View, can: Can, eye: Eye): Intent | null {
  const overbid = view.contract?.number !== undefined && view.contract.number > 130 * handStrength(eye);
  return can.sell && overbid ? { type: "sell" } : null;
}

/** Gives away what it misses least: weak cards of short suits; or, where it must give its best, those. */
export function chooseGifts(view: View, can: Can, eye: Eye): Intent | null {
  const { distribute } = can;
  if (!distribute) return null;
  const sale = chooseSale(view, can, eye);
  if (sale) return sale;
  // Where points cost, high cards of any suit take them: those go, and with them what costs most itself.
  const unwanted = (card: Card): number => (eye.lowWins ? eye.points(card) / 4 - eye.worth(card) : cost(eye, card));
  const order = distribute.cards ? distribute.cards : eye.hand.toSorted((a, b) => unwanted(a) - unwanted(b));
  const cards: Record<string, Card[]> = {};
  let next = 0;
  for (const { seat, count } of distribute.to) {
    cards[seat] = order.slice(next, next + count);
    next += count;
  }
  return { type: "distribute", cards };
}

/** What it costs to part with a card: its strength, its trump, and the company that it leaves behind. */
export function cost(eye: Eye, card: Card): number {
  const mates = eye.hand.filter((other) => eye.suit(other) === eye.suit(card)).length;
  const twins = eye.hand.filter((other) => eye.level(other) === eye.level(card)).length;
  return eye.worth(card) + (eye.isTrump(card) ? 1 : 0) + 0.04 * mates + 0.03 * twins;
}
