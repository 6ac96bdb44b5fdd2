import type { Refusal } from "../kernel/result";
import { no } from "./refusals";
import type { Rules } from "./rules";
import type { State } from "./state";

const NOTHING: readonly number[] = [];

/** Is the running trick played face down? */
export function isCrawling(state: State): boolean {
  const { plays } = state;
  for (let i = 0; i < plays.length; i++) if (plays[i]!.crawl) return true;
  return false;
}

/** The stack's top, as far as one answers to it: the last n cards of its entry, n by the first extra group. */
export function stackTop(rules: Rules, state: State): readonly number[] {
  const top = state.stack.length > 0 ? state.stack[state.stack.length - 1]! : NOTHING;
  return rules.answerTo === null ? top : top.slice(-rules.answerTo);
}

/** The cards whose suit is to be followed: of the round's first play, or the stack's top. Empty: one leads. */
export function firstCards(rules: Rules, state: State): readonly number[] {
  if (rules.stack) return stackTop(rules, state);
  const { plays } = state;
  for (let i = 0; i < plays.length; i++) if (plays[i]!.cards.length > 0) return plays[i]!.cards;
  return NOTHING;
}

/** The cards to be matched in level and amount: of the last play, or the stack's top. Empty: one leads. */
export function lastCards(rules: Rules, state: State): readonly number[] {
  if (rules.stack) return stackTop(rules, state);
  const { plays } = state;
  for (let i = plays.length - 1; i >= 0; i--) if (plays[i]!.cards.length > 0) return plays[i]!.cards;
  return NOTHING;
}

/** A set of suits as bits. */
function suitBits(rules: Rules, cards: readonly number[]): number {
  let bits = 0;
  for (let i = 0; i < cards.length; i++) bits |= 1 << rules.suitOf[cards[i]!]!;
  return bits;
}

/**
 * Following suit (spec §1.6). With a suit of the reference in hand one must play it, unless trumps are an alternative;
 * without it a trump is always right, and anything else too unless trumps are mandatory or one has to retreat (B3).
 */
export function followsSuit(rules: Rules, state: State, hand: readonly number[], cards: readonly number[]): boolean {
  if (rules.mustSuit === null || isCrawling(state)) return true;
  const first = firstCards(rules, state);
  if (first.length === 0) return true;
  const wanted = suitBits(rules, first);
  if (suitBits(rules, cards) === wanted) return true;
  const held = suitBits(rules, hand);
  const hasTrump = state.trump >= 0 && (held & (1 << state.trump)) !== 0;
  const playsTrump = hasTrump && rules.suitOf[cards[0]!] === state.trump;
  if (held & wanted) return playsTrump && rules.mustSuit === "alternative";
  if (playsTrump) return true;
  return !rules.retreat && !(hasTrump && rules.mustSuit === "mandatory");
}

/** At least as strong as the last card played; a trump beats what is none (spec §1.5, `response.level`). */
export function matchesLevel(rules: Rules, state: State, last: readonly number[], cards: readonly number[]): boolean {
  const beaten = last[last.length - 1]!;
  const card = cards[0]!;
  if (rules.strength[card]! >= rules.strength[beaten]!) return true;
  return state.trump >= 0 && rules.suitOf[card] === state.trump && rules.suitOf[beaten] !== state.trump;
}

/** Why these cards do not answer what lies on the table; null: they do. A face-down trick is answered by anything. */
export function checkResponse(
  rules: Rules,
  state: State,
  hand: readonly number[],
  cards: readonly number[],
): Refusal | null {
  if (!followsSuit(rules, state, hand, cards)) {
    const suites = new Set(firstCards(rules, state).map((card) => rules.suites[rules.suitOf[card]!]!));
    return no("move/must_follow_suit", { suites: [...suites].join("") });
  }
  if ((!rules.mustLevel && !rules.mustAmount) || isCrawling(state)) return null;
  const last = lastCards(rules, state);
  if (last.length === 0) return null;
  if (rules.mustLevel && !matchesLevel(rules, state, last, cards))
    return no("move/must_match_level", { card: rules.deck[last[last.length - 1]!]! });
  if (rules.mustAmount && cards.length < last.length) return no("move/must_match_amount", { count: last.length });
  return null;
}

/**
 * Why the extra card groups of a move are refused; null: they are right (spec §1.5). Where there is nothing to answer,
 * an extra is neither required nor allowed (B4); one that asks for more cards than remain takes all that remain.
 */
export function checkExtras(
  rules: Rules,
  state: State,
  rest: readonly number[],
  given: Readonly<Record<string, readonly number[]>>,
): Refusal | null {
  const answers = lastCards(rules, state).length > 0;
  const left = rest.slice();
  for (const { name, count } of rules.extras) {
    const group = given[name] ?? NOTHING;
    if (answers && group.length === 0 && left.length > 0) return no("move/extra_missing", { extra: name, count });
    if (new Set(group).size < group.length || group.some((card) => !left.includes(card)))
      return no("move/extra_no_such_cards", { extra: name });
    if (!answers && group.length > 0) return no("move/extra_not_needed", { extra: name });
    const need = count === null ? group.length : answers ? Math.min(count, left.length) : 0;
    if (group.length !== need) return no("move/extra_wrong_amount", { extra: name, count: need });
    for (const card of group) left.splice(left.indexOf(card), 1);
  }
  return null;
}
