import type { Refusal } from "../kernel/result";
import { comboMoves } from "./combos";
import { drawsFirst } from "./draw";
import { fault, isCrawling, lastCards, matchesLevel, questionTo } from "./follow";
import { checkCards } from "./move";
import { no } from "./refusals";
import type { Rules } from "./rules";
import { type State, takenIn } from "./state";
import { LEGAL_CAP, subsets } from "./subsets";

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
  if (rules.combos) return comboMoves(rules, hand, last);
  const least = rules.mustAmount ? Math.max(1, last.length) : 1;
  const beats = rules.mustLevel && last.length > 0;
  const out: number[][] = [];
  for (const group of groupsOf(rules, hand)) {
    if (group.length < least || (beats && !group.some((card) => matchesLevel(rules, state, last, card)))) continue;
    const from = exact ?? least;
    const to = exact ?? (rules.exactAmount && last.length > 0 ? least : group.length);
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
  if (drawsFirst(rules, state)) return [];
  const taken = takenIn(state);
  const all = candidates(rules, state, taken < 0 ? hand : hand.filter((card) => card !== taken));
  const question = questionTo(rules, state, hand);
  const out: number[][] = [];
  for (let i = 0; i < all.length; i++) if (fault(rules, state, question, all[i]!) === null) out.push(all[i]!);
  return out;
}

const NO_NAMES: readonly string[] = [];

/** Why no accepted move plays this card: the refusal of the most natural one with it. */
export function whyNot(rules: Rules, state: State, hand: readonly number[], card: number): Refusal | null {
  if (drawsFirst(rules, state)) return no("move/draw_first");
  if (card === takenIn(state)) return no("move/just_taken", { card: rules.deck[card]! });
  const isEqual = rules.combos ? { ...rules, sameLevel: true } : rules;
  const mates = groupsOf(isEqual, hand).find((group) => group.includes(card))!;
  const wanted = rules.count ?? (rules.mustAmount ? Math.max(1, lastCards(rules, state).length) : 1);
  const cards = [card, ...mates.filter((mate) => mate !== card)].slice(0, Math.min(wanted, hand.length));
  return checkCards(rules, state, hand, cards, false, NO_NAMES);
}
