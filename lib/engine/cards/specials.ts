import type { Refusal } from "../kernel/result";
import { isCrawling } from "./follow";
import { no } from "./refusals";
import type { Rules, Special } from "./rules";
import { specialWorth } from "./special-worth";
import type { State } from "./state";

/** Does the seat on turn open a round? Cards from the talon may have opened it already. Where there are no rounds nobody does, and specials are open to all. */
export const isLeading = (rules: Rules, state: State): boolean =>
  rules.rounds === "none" || (state.plays.length === 0 && state.stack.length === 0);

/** Cards of the sets that the hand holds wholly: one of them declares the special. */
export function specialCards(special: Special, hand: readonly number[]): number[] {
  return special.sets.filter((set) => set.every((card) => hand.includes(card))).flat();
}

/** Is the value that a condition names set, and (if the condition says so) equal to the suit of the card? */
function meetsCondition(rules: Rules, state: State, special: Special, card: number): boolean {
  if (special.opt === null) return true;
  if (special.opt !== "trump") {
    const set = special.opt === "sell" ? state.bids.some((bid) => bid.sell) : false;
    return set && !special.suite;
  }
  return state.trump >= 0 && (!special.suite || rules.suitOf[card] === state.trump);
}

/** Why this special cannot go with these cards; null: it can. Only who leads may declare it, and not in every round. */
export function checkSpecial(
  rules: Rules,
  state: State,
  hand: readonly number[],
  cards: readonly number[],
  name: string,
): Refusal | null {
  const special = rules.specials.find((s) => s.name === name);
  if (!special) return no("move/special_not_in_game", { special: name });
  if (special.rounds[state.round] === false) return no("move/special_wrong_round", { special: name });
  if (!isLeading(rules, state)) return no("move/special_not_leading", { special: name });
  if (hand.length < special.min) return no("move/special_few_cards", { special: name, min: special.min });
  const making = specialCards(special, hand);
  if (making.length === 0) return no("move/special_no_cards", { special: name });
  if (!cards.some((card) => making.includes(card))) return no("move/special_not_card", { special: name });
  if (declaringCard(rules, state, hand, cards, name) === null)
    return no("move/special_condition", { special: name, opt: special.opt! });
  return null;
}

/** The card of a play that declares this special: the strongest that can, whatever order they were named in. */
export function declaringCard(
  rules: Rules,
  state: State,
  hand: readonly number[],
  cards: readonly number[],
  name: string,
): number | null {
  const special = rules.specials.find((s) => s.name === name);
  if (!special) return null;
  const making = specialCards(special, hand);
  let best: number | null = null;
  for (const card of cards) {
    if (!making.includes(card) || !meetsCondition(rules, state, special, card)) continue;
    if (best === null || rules.order[card]! > rules.order[best]!) best = card;
  }
  return best;
}

/** Why one cannot crawl now; null: one can: only who leads may, without a card of the top level. */
export function checkCrawl(rules: Rules, state: State, hand: readonly number[]): Refusal | null {
  if (rules.crawl !== state.round) return no("move/crawl_wrong_round", { round: rules.crawl! });
  if (!isLeading(rules, state) && !isCrawling(state)) return no("move/crawl_not_leading");
  if (hand.some((card) => rules.levelOf[card] === rules.topLevel))
    return no("move/crawl_top_card", { level: rules.levels[rules.topLevel]! });
  return null;
}

/** Points of a special declared with this card, while this suit is trump; −1: none is. */
export const specialPoints = (
  { specialPoints: points, suites, suitOf }: Rules,
  trump: number,
  name: string,
  card: number,
) => specialWorth(points[name], suites[suitOf[card]!]!, suites[trump] ?? null) ?? 0;

/** How many tricks whoever declares this special must have won for its points to count. */
export function holdOf(rules: Rules, name: string): number {
  const points = rules.specialPoints[name];
  return typeof points === "object" ? (points.hold ?? 0) : 0;
}
