import type { Seat } from "../kernel/game";
import type { Rules } from "./rules";
import { nextSeat, type PlayState, placeOf, type State } from "./state";
import { cardWorth } from "./takings";
import { heightUnder, suitUnder } from "./trumps";

/** What is known of a round right after a play, before it is an event: the plays, and how many cards each place holds. */
export type After = { plays: readonly PlayState[]; counts: readonly number[] };

const NOTHING: readonly number[] = [];

/** Is this seat out of the round: it has passed, or retreated? */
const isOut = (plays: readonly PlayState[], seat: Seat): boolean =>
  plays.some((play) => play.seat === seat && play.kind !== "play");

/** The cards from the talon that open the first trick or round, as its first move, which is nobody's. */
export function leadCards(rules: Rules, state: State): readonly number[] {
  return rules.stack || state.stack.length === 0 ? NOTHING : state.stack[0]!;
}

/** The acts of a round with one more; where there are no rounds, passes in a row are kept together. */
export function playsWith(rules: Rules, plays: readonly PlayState[], play: PlayState): PlayState[] {
  if (rules.rounds !== "none") return [...plays, play];
  return play.kind === "pass" && plays.at(-1)?.kind === "pass" ? [...plays, play] : [play];
}

/**
 * Is nobody able, or nobody willing, to go on: all who hold cards have acted since a card was played last, and none of
 * them played? Such a deal is void, or it would never end. (On a pile a retreat takes cards up: that is going on.)
 */
export function isDead(rules: Rules, state: State, { plays, counts }: After): boolean {
  if (leadCards(rules, state).length > 0 || plays.some((play) => play.kind === "play")) return false;
  if (rules.stack && plays.some((play) => play.kind === "retreat")) return false;
  return state.seats.every((seat, place) => counts[place] === 0 || plays.some((play) => play.seat === seat));
}

/** Do the cards of this round's plays include every card of the level played last (`win.level: "all"`)? */
function hasWholeLevel(rules: Rules, state: State, plays: readonly PlayState[]): boolean {
  const last = plays[plays.length - 1]!;
  if (last.cards.length === 0) return false;
  const level = rules.levelOf[last.cards[last.cards.length - 1]!]!;
  let count = 0;
  for (const play of plays) for (const card of play.cards) if (rules.levelOf[card] === level) count += 1;
  for (const card of leadCards(rules, state)) if (rules.levelOf[card] === level) count += 1;
  return count === rules.levelCount[level];
}

/** How many seats hold cards. */
export function holdersOf(counts: readonly number[]): number {
  let holding = 0;
  for (let place = 0; place < counts.length; place++) if (counts[place]! > 0) holding += 1;
  return holding;
}

/** Is the deal over, since as many are out of cards as it goes on for (`ranking.stop`)? */
export function isStopped({ stop }: Rules, counts: readonly number[]): boolean {
  if (stop === null) return false;
  const holding = holdersOf(counts);
  return stop < 0 ? holding <= -stop : counts.length - holding >= stop;
}

/** Have all others who hold cards passed one after another since the last play? */
function allPassed(state: State, { plays, counts }: After): boolean {
  const at = plays.findLastIndex((play) => play.kind === "play");
  const last = plays[at]?.seat;
  const passed = plays.slice(at + 1);
  return state.seats.every((seat, place) => {
    return counts[place] === 0 || seat === last || passed.some((play) => play.seat === seat);
  });
}

/** Is the round over, by `trick` and `move.win`? */
export function isRoundOver(rules: Rules, state: State, after: After): boolean {
  const { plays, counts } = after;
  const { seats } = state;
  if (rules.rounds === "none") return false;
  if (rules.rounds === "trick") {
    for (let place = 0; place < seats.length; place++)
      if (counts[place]! > 0 && !plays.some((play) => play.seat === seats[place])) return false;
    return true;
  }
  if (rules.winAll && hasWholeLevel(rules, state, plays)) return true;
  if (!rules.winLast) return false;
  if (rules.passTurn) return allPassed(state, after);
  const last = plays.findLast((play) => play.kind === "play")?.seat;
  return seats.every((seat, place) => counts[place] === 0 || seat === last || isOut(plays, seat));
}

/** The seat that comes so many turns after another, among those that hold cards; after the last one the first again. */
export function seatAfter(
  state: State,
  seat: Seat,
  counts: readonly number[],
  steps: number,
  backwards: boolean,
): Seat | null {
  const n = state.seats.length;
  const from = placeOf(state, seat);
  let left = steps;
  for (let i = 1; i <= n * steps; i++) {
    const place = (((from + (backwards ? -i : i)) % n) + n) % n;
    if (counts[place]! > 0) left -= 1;
    if (left === 0) return state.seats[place]!;
  }
  return null;
}

/** The next seat on turn within the round: it holds cards, and has not acted (trick) or passed (round) in it. */
export function nextInRound(rules: Rules, state: State, seat: Seat, after: After): Seat | null {
  const { plays, counts } = after;
  return nextSeat(state, seat, (place) => {
    if (counts[place] === 0) return false;
    const other = state.seats[place]!;
    if (rules.rounds === "trick") return !plays.some((play) => play.seat === other);
    return rules.rounds === "none" || rules.passTurn || !isOut(plays, other);
  });
}

/** The cards of a play, the strongest first: in what order they were named does not count. */
export function byStrength(rules: Rules, cards: readonly number[]): readonly number[] {
  if (cards.length < 2) return cards;
  const { levelOf, suitOf } = rules;
  return cards.toSorted((a, b) => levelOf[b]! - levelOf[a]! || suitOf[b]! - suitOf[a]!);
}

/**
 * Who won the trick: the highest trump, else the highest of the led suit. Where only the level wins, the
 * highest level of any suit, trumps above all others; where only the suit does, the last card of the suit led (or the
 * last trump). Of equals the later one. `lead` was laid open from the talon: null if nobody beat it, or nobody played.
 */
export function trickWinner(
  rules: Rules,
  trump: number,
  plays: readonly PlayState[],
  lead: readonly number[] = NOTHING,
): Seat | null {
  let winner: Seat | null = null;
  let suit = -1;
  let level = -1;
  const take = (card: number, seat: Seat | null): void => {
    const cardSuit = suitUnder(rules, trump, card);
    const height = heightUnder(rules, trump, card);
    const trumps = rules.trump && trump >= 0;
    if (suit < 0 || (trumps && cardSuit === trump && suit !== trump)) {
      suit = cardSuit;
      level = -1;
    }
    const fits = cardSuit === suit || (!rules.winSuit && !(trumps && suit === trump));
    if (!fits || (rules.winLevel && height < level)) return;
    level = height;
    winner = seat;
  };
  for (const card of byStrength(rules, lead)) take(card, null);
  for (let i = 0; i < plays.length; i++) {
    const { cards, seat } = plays[i]!;
    if (cards.length === 1) take(cards[0]!, seat);
    else for (const card of byStrength(rules, cards)) take(card, seat);
  }
  return winner;
}

/** Who won the round: the last who played; null: nobody did. */
export function roundWinner(plays: readonly PlayState[]): Seat | null {
  return plays.findLast((play) => play.cards.length > 0)?.seat ?? null;
}

/** Who leads the next round: the winner, or the next seat after them that holds cards. */
export function leaderAfter(state: State, winner: Seat, counts: readonly number[]): Seat | null {
  if (counts[placeOf(state, winner)]! > 0) return winner;
  return nextSeat(state, winner, (place) => counts[place]! > 0);
}

/** Points of the cards of a trick, those laid open at its beginning included (extra groups do not count). */
export function trickPoints(
  rules: Rules,
  trump: number,
  plays: readonly PlayState[],
  lead: readonly number[] = NOTHING,
): number {
  let sum = 0;
  for (const card of lead) sum += cardWorth(rules, trump, card);
  for (let i = 0; i < plays.length; i++) {
    const { cards } = plays[i]!;
    for (let k = 0; k < cards.length; k++) sum += cardWorth(rules, trump, cards[k]!);
  }
  return sum;
}
