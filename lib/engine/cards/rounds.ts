import type { Seat } from "../kernel/game";
import type { Rules } from "./rules";
import { nextSeat, type PlayState, placeOf, type State } from "./state";

/** What is known of a round right after a play, before it is an event: the plays, and how many cards each place holds. */
export type After = { plays: readonly PlayState[]; counts: readonly number[] };

const hasPassed = (plays: readonly PlayState[], seat: Seat): boolean =>
  plays.some((play) => play.seat === seat && play.kind === "pass");

/** Do the cards of this round's plays include every card of the level played last (`win.level: "all"`)? */
function hasWholeLevel(rules: Rules, plays: readonly PlayState[]): boolean {
  const last = plays[plays.length - 1]!;
  if (last.cards.length === 0) return false;
  const level = rules.levelOf[last.cards[last.cards.length - 1]!]!;
  let count = 0;
  for (const play of plays) for (const card of play.cards) if (rules.levelOf[card] === level) count += 1;
  return count === rules.levelCount[level];
}

/** Is the round over (spec §1.5 `trick`, `win`)? */
export function isRoundOver(rules: Rules, state: State, after: After): boolean {
  const { plays, counts } = after;
  const { seats } = state;
  if (rules.rounds === "none") return false;
  if (rules.rounds === "trick") {
    for (let place = 0; place < seats.length; place++)
      if (counts[place]! > 0 && !plays.some((play) => play.seat === seats[place])) return false;
    return true;
  }
  if (rules.winAll && hasWholeLevel(rules, plays)) return true;
  if (!rules.winLast) return false;
  const last = plays.findLast((play) => play.kind !== "pass")?.seat;
  return seats.every((seat, place) => counts[place] === 0 || seat === last || hasPassed(plays, seat));
}

/** The next seat on turn within the round: it holds cards, and has not acted (trick) or passed (round) in it. */
export function nextInRound(rules: Rules, state: State, seat: Seat, after: After): Seat | null {
  const { plays, counts } = after;
  return nextSeat(state, seat, (place) => {
    if (counts[place] === 0) return false;
    const other = state.seats[place]!;
    if (rules.rounds === "trick") return !plays.some((play) => play.seat === other);
    return rules.rounds === "none" || !hasPassed(plays, other);
  });
}

/** Who won the trick: the highest trump, else the highest of the led suit; first cards count (spec §1.7). */
export function trickWinner(rules: Rules, trump: number, plays: readonly PlayState[]): Seat {
  let winner = plays[0]!.seat;
  let suit = -1;
  let level = -1;
  for (let i = 0; i < plays.length; i++) {
    const card = plays[i]!.cards[0];
    if (card === undefined) continue;
    const cardSuit = rules.suitOf[card]!;
    if (suit < 0 || (rules.trump && cardSuit === trump && suit !== trump)) {
      suit = cardSuit;
      level = -1;
    }
    if (cardSuit === suit && rules.levelOf[card]! >= level) {
      level = rules.levelOf[card]!;
      winner = plays[i]!.seat;
    }
  }
  return winner;
}

/** Who won the round: the last who did not pass. */
export function roundWinner(plays: readonly PlayState[]): Seat {
  return (plays.findLast((play) => play.cards.length > 0) ?? plays[0]!).seat;
}

/** Who leads the next round: the winner, or the next seat after him that holds cards. */
export function leaderAfter(state: State, winner: Seat, counts: readonly number[]): Seat | null {
  if (counts[placeOf(state, winner)]! > 0) return winner;
  return nextSeat(state, winner, (place) => counts[place]! > 0);
}

/** Points of the cards of a trick (extra groups do not count). */
export function trickPoints(rules: Rules, plays: readonly PlayState[]): number {
  let sum = 0;
  for (let i = 0; i < plays.length; i++) {
    const { cards } = plays[i]!;
    for (let k = 0; k < cards.length; k++) sum += rules.points[cards[k]!]!;
  }
  return sum;
}
