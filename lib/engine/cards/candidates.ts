import type { Seat } from "../kernel/game";
import type { Refusal } from "../kernel/result";
import { lastCards } from "./follow";
import { checkMove, type MoveIds } from "./move";
import type { Rules } from "./rules";
import { placeOf, type State, without } from "./state";

/** No more than this many choices are listed where a template lets any cards go together. */
export const LEGAL_CAP = 4_000;

/** All subsets of `size` cards, in the order given, until `room` of them are found. */
function* combinations(cards: readonly number[], size: number): Generator<number[]> {
  const picked: number[] = [];
  function* from(start: number): Generator<number[]> {
    if (picked.length === size) {
      yield picked.slice();
      return;
    }
    for (let i = start; i <= cards.length - (size - picked.length); i++) {
      picked.push(cards[i]!);
      yield* from(i + 1);
      picked.pop();
    }
  }
  yield* from(0);
}

/** Up to `room` subsets of `size` cards; if there are more, each card is in some of those chosen. */
export function subsets(cards: readonly number[], size: number, room: number): number[][] {
  const out: number[][] = [];
  for (const subset of combinations(cards, size)) {
    if (out.length >= room) return out.concat(oneForEach(cards, size, out));
    out.push(subset);
  }
  return out;
}

function oneForEach(cards: readonly number[], size: number, have: readonly number[][]): number[][] {
  const covered = new Set(have.flat());
  const missing = cards.filter((card) => !covered.has(card));
  return missing.map((card) => {
    const others = cards.filter((other) => other !== card).slice(0, size - 1);
    return cards.filter((other) => other === card || others.includes(other));
  });
}

/** The hand in groups of which one move takes its cards: by level or suit where they must be equal. */
function groupsOf(rules: Rules, hand: readonly number[]): number[][] {
  if (!rules.sameLevel && !rules.sameSuit) return [hand.slice()];
  const groups = new Map<number, number[]>();
  for (const card of hand) {
    const key = (rules.sameLevel ? rules.levelOf[card]! : 0) * 64 + (rules.sameSuit ? rules.suitOf[card]! : 0);
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  return [...groups.values()];
}

/** Card groups that a seat might play, by number and equality alone, cards in the order of the hand. */
export function candidates(rules: Rules, state: State, hand: readonly number[]): number[][] {
  const exact = rules.count === null ? null : Math.min(rules.count, hand.length);
  if (exact === 1) return hand.map((card) => [card]);
  const least = rules.mustAmount && state.plays.length > 0 ? Math.max(1, lastCards(rules, state).length) : 1;
  const out: number[][] = [];
  for (const group of groupsOf(rules, hand)) {
    const from = exact ?? least;
    const to = exact ?? group.length;
    for (let size = from; size <= to; size++) {
      const room = LEGAL_CAP - out.length;
      if (room <= 0) break;
      out.push(...subsets(group, size, room));
    }
  }
  return out;
}

/** How many cards each extra group of a move takes from `left` remaining cards; null: any number from 1. */
export function extraCounts(rules: Rules, state: State, left: number): { name: string; count: number | null }[] {
  if (rules.extras.length === 0 || lastCards(rules, state).length === 0) return [];
  let rest = left;
  return rules.extras.flatMap(({ name, count }) => {
    if (rest === 0) return [];
    const take = count === null ? null : Math.min(count, rest);
    rest -= take ?? 1;
    return [{ name, count: take }];
  });
}

/** A move of these cards with the first cards that will do as its extras. */
export function plainMove(rules: Rules, state: State, hand: readonly number[], cards: readonly number[]): MoveIds {
  const extras: Record<string, number[]> = {};
  if (rules.extras.length > 0) {
    const rest = without(hand, cards);
    for (const { name, count } of extraCounts(rules, state, rest.length)) extras[name] = rest.splice(0, count ?? 1);
  }
  return { cards, pass: false, crawl: false, specials: [], extras };
}

/** The candidates that are accepted as plain moves. */
export function playable(rules: Rules, state: State, seat: Seat): number[][] {
  const hand = state.hands[placeOf(state, seat)]!;
  return candidates(rules, state, hand).filter(
    (cards) => checkMove(rules, state, seat, plainMove(rules, state, hand, cards)) === null,
  );
}

/** Why no accepted move plays this card: the refusal of the most natural one with it. */
export function whyNot(rules: Rules, state: State, seat: Seat, card: number): Refusal | null {
  const hand = state.hands[placeOf(state, seat)]!;
  const mates = groupsOf(rules, hand).find((group) => group.includes(card))!;
  const wanted = rules.count ?? (rules.mustAmount ? Math.max(1, lastCards(rules, state).length) : 1);
  const cards = [card, ...mates.filter((mate) => mate !== card)].slice(0, Math.min(wanted, hand.length));
  return checkMove(rules, state, seat, plainMove(rules, state, hand, cards));
}
