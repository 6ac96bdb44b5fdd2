import type { Refusal } from "../kernel/result";
import { fault, isCrawling, lastCards, matchesLevel, questionTo } from "./follow";
import { checkCards } from "./move";
import type { Rules } from "./rules";
import type { State } from "./state";

/** No more than this many choices are listed where a template lets any cards go together. */
export const LEGAL_CAP = 4_000;

/** Up to `room` subsets of `size` cards, in the order given; if there are more, each card is in some of those chosen. */
export function subsets(cards: readonly number[], size: number, room: number): number[][] {
  if (size === 1) return cards.slice(0, Math.max(room, cards.length)).map((card) => [card]);
  const out: number[][] = [];
  const picks = Array.from({ length: size }, (_, i) => i);
  while (size <= cards.length) {
    if (out.length >= room) return out.concat(oneForEach(cards, size, out));
    out.push(picks.map((i) => cards[i]!));
    let at = size - 1;
    while (at >= 0 && picks[at] === cards.length - size + at) at -= 1;
    if (at < 0) break;
    picks[at]! += 1;
    for (let i = at + 1; i < size; i++) picks[i] = picks[i - 1]! + 1;
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
  const groups: number[][] = [];
  for (const card of hand) {
    const mates = groups.find(
      ([first]) =>
        (!rules.sameLevel || rules.levelOf[first!] === rules.levelOf[card]) &&
        (!rules.sameSuit || rules.suitOf[first!] === rules.suitOf[card]),
    );
    if (mates) mates.push(card);
    else groups.push([card]);
  }
  return groups;
}

/** Card groups that a seat might play, by number and equality alone, cards in the order of the hand. */
function candidates(rules: Rules, state: State, hand: readonly number[]): number[][] {
  const exact = rules.count === null ? null : Math.min(rules.count, hand.length);
  if (exact === 1) return hand.map((card) => [card]);
  const last = isCrawling(state) ? [] : lastCards(rules, state);
  const least = rules.mustAmount ? Math.max(1, last.length) : 1;
  const beats = rules.mustLevel && last.length > 0;
  const out: number[][] = [];
  for (const group of groupsOf(rules, hand)) {
    if (group.length < least || (beats && !group.some((card) => matchesLevel(rules, state, last, card)))) continue;
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

/** The candidates that may be played; extras can always be found for them. */
export function playable(rules: Rules, state: State, hand: readonly number[]): number[][] {
  const all = candidates(rules, state, hand);
  const question = questionTo(rules, state, hand);
  const out: number[][] = [];
  for (let i = 0; i < all.length; i++) if (fault(rules, state, question, all[i]!) === null) out.push(all[i]!);
  return out;
}

const NO_NAMES: readonly string[] = [];

/** Why no accepted move plays this card: the refusal of the most natural one with it. */
export function whyNot(rules: Rules, state: State, hand: readonly number[], card: number): Refusal | null {
  const mates = groupsOf(rules, hand).find((group) => group.includes(card))!;
  const wanted = rules.count ?? (rules.mustAmount ? Math.max(1, lastCards(rules, state).length) : 1);
  const cards = [card, ...mates.filter((mate) => mate !== card)].slice(0, Math.min(wanted, hand.length));
  return checkCards(rules, state, hand, cards, false, NO_NAMES);
}
