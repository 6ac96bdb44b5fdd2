import type { Seat } from "../kernel/game";
import type { Rules } from "./rules";
import type { State } from "./state";

/**
 * Who leads the first trick by a card, with what, and what may be led at all (`lead.0.card`, `lead.closed`,
 * `move.first`: docs/decisions/0030).
 */

/** The cards of a deck from `first` upwards by their order in a hand, those below it at the end. */
export function leadOrder(order: readonly number[], first: number): number[] {
  const upwards = order.map((_, card) => card).sort((a, b) => order[a]! - order[b]!);
  const at = upwards.indexOf(first);
  return [...upwards.slice(at), ...upwards.slice(0, at)];
}

/** Who holds the card that leads the deal, or, where nobody was dealt it, the next one; null: no card says who leads. */
export function leadsByCard(rules: Rules, seats: readonly Seat[], hands: State["hands"]): Seat | null {
  for (const card of rules.leadCards ?? []) {
    const place = hands.findIndex((hand) => hand.includes(card));
    if (place >= 0) return seats[place]!;
  }
  return null;
}

/** The card with which this hand has to open the deal; −1: it may open with any, or the deal is open already. */
export function mustLead(rules: Rules, state: State, hand: readonly number[]): number {
  if (!rules.leadMust || state.firstActor !== null) return -1;
  return rules.leadCards?.find((card) => hand.includes(card)) ?? -1;
}

/** Suits, as bits, that this hand may not lead now: those that are closed still, unless it holds nothing else. */
export function closedNow(rules: Rules, state: State, hand: readonly number[]): number {
  const { closedSuits, suitOf } = rules;
  if (closedSuits === 0 || state.plays.length > 0) return 0;
  const isClosed = (card: number): boolean => (closedSuits & (1 << suitOf[card]!)) !== 0;
  if (hand.every(isClosed)) return 0;
  return state.tricks.some((trick) => trick.plays.some((play) => play.cards.some(isClosed))) ? 0 : closedSuits;
}
