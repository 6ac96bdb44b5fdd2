import type { Refusal } from "../kernel/result";
import type { EventOf } from "./event";
import { bestAnswer, bestArrangements, deadwoodWithout } from "./melds";
import { no } from "./refusals";
import { names, type Rules } from "./rules";
import { placeOf, type State, without } from "./state";

/** How a deal of melds ends: one knocks with the card laid away, and both hands are laid open (docs/decisions/0031). */

/** Why one cannot knock with this discard; null: one can. */
export function checkKnock(rules: Rules, hand: readonly number[], card: number): Refusal | null {
  if (!rules.melds) return no("move/knock_not_in_game");
  const deadwood = deadwoodWithout(rules, hand).get(card)!;
  const most = rules.melds.knock;
  return deadwood > most ? no("move/knock_too_much", { deadwood, most }) : null;
}

/**
 * Both hands as they are laid open, by place: the knocker's with the least deadwood, among such arrangements the one on
 * which the other can lay off least; the other's beside it. `state` is the one before the discard.
 */
export function knockedFact(rules: Rules, state: State, seat: number, card: number): EventOf<"knocked"> {
  const at = placeOf(state, seat);
  const other = state.seats.findIndex((_, place) => place !== at);
  const theirs = state.hands[other]!;
  const lays = (gin: boolean, melds: readonly (readonly number[])[]) =>
    bestAnswer(rules, gin || !rules.melds!.layoff ? [] : melds, theirs);
  const ways = bestArrangements(rules, without(state.hands[at]!, [card])).map((own) => {
    const gin = own.count === 0;
    return { own, gin, answer: lays(gin, own.melds) };
  });
  const { own, gin, answer } = ways.reduce((best, way) => (way.answer.count > best.answer.count ? way : best));
  const show = (place: number, { melds, deadwood, count }: typeof own, laidOff: readonly number[]) => ({
    seat: state.seats[place]!,
    melds: melds.map((meld) => names(rules, meld)),
    laidOff: names(rules, laidOff),
    deadwood: names(rules, deadwood),
    count,
  });
  return { type: "knocked", seat, gin, hands: [show(at, own, []), show(other, answer, answer.laidOff)] };
}

/** Points by place: what the other has more, what gin or an undercut adds. */
export function knockPoints(rules: Rules, state: State): number[] {
  const { gin, undercut } = rules.melds!;
  const { knock } = state;
  if (!knock) return state.seats.map(() => 0);
  const [own, other] = knock.hands;
  const difference = other!.count - own!.count;
  const wins = knock.gin || difference > 0;
  const value = wins ? difference + (knock.gin ? gin : 0) : undercut - difference;
  return state.seats.map((seat) => (seat === (wins ? own : other)!.seat ? value : 0));
}
