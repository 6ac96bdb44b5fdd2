import type { Seat } from "../kernel/game";
import type { Refusal } from "../kernel/result";
import { no } from "./refusals";
import type { Rules } from "./rules";
import { nextSeat, type PairsState, placeOf, type State } from "./state";
import { LEGAL_CAP, subsets } from "./subsets";
import { beatsCard } from "./trumps";

/**
 * Bouts of attack and defence (`stack: "pairs"`: docs/decisions/0031). Whoever leads attacks with cards of one level; the next
 * seat beats each with a higher card of its suit, or a trump, or takes them all; the others throw in what is of a level
 * that lies there.
 */

/** The bout that is fought; before its first attack: the one that whoever is on turn leads. Null: none is. */
export function boutIn(rules: Rules, state: State): PairsState | null {
  if (!rules.pairs || state.phase !== "playing") return null;
  if (state.pairs) return state.pairs;
  const leader = state.turn;
  const defender = leader === null ? null : nextSeat(state, leader, (place) => state.hands[place]!.length > 0);
  if (leader === null || defender === null) return null;
  const { first, limit } = rules.pairs;
  const most = Math.min(state.round === 0 ? first : limit, state.hands[placeOf(state, defender)]!.length);
  return { leader, defender, most, cards: [], taking: false, done: [] };
}

/** Attacking cards that are not beaten. */
export const unbeaten = ({ cards }: PairsState): number[] =>
  cards.flatMap((one) => (one.beaten < 0 ? [one.attack] : []));

/** Has this seat attacked in this bout, or does it defend? */
export const isInBout = ({ defender, cards }: PairsState, seat: Seat): boolean =>
  defender === seat || cards.some(({ by }) => by === seat);

/** How many cards more the attack may have. */
export const roomIn = ({ most, cards }: PairsState): number => most - cards.length;

/** Is it the defender who has to act: something is not beaten, and they have not given up? */
const isDefending = (pairs: PairsState): boolean => !pairs.taking && unbeaten(pairs).length > 0;

/** Who may throw in: all others who hold cards, or the leader alone. */
function throwers(rules: Rules, state: State, pairs: PairsState): Seat[] {
  if (roomIn(pairs) <= 0) return [];
  return state.seats.filter(
    (seat, place) =>
      seat !== pairs.defender && (rules.pairs!.byAll || seat === pairs.leader) && state.hands[place]!.length > 0,
  );
}

/** Whom the bout waits for; nobody: it is over. */
export function dueIn(rules: Rules, state: State, pairs: PairsState): Seat[] {
  if (pairs.cards.length === 0) return [pairs.leader];
  if (isDefending(pairs)) return [pairs.defender];
  return throwers(rules, state, pairs).filter((seat) => !pairs.done.includes(seat));
}

/** The part that a seat has in the bout now; null: it may do nothing. */
export function partOf(rules: Rules, state: State, seat: Seat): "leads" | "defends" | "throws" | null {
  const pairs = boutIn(rules, state);
  if (!pairs) return null;
  if (pairs.cards.length === 0) return seat === pairs.leader ? "leads" : null;
  const defending = isDefending(pairs);
  if (seat === pairs.defender) return defending ? "defends" : null;
  // Who is done is asked again once another card lies there.
  if (!defending && pairs.done.includes(seat)) return null;
  return throwers(rules, state, pairs).includes(seat) ? "throws" : null;
}

/** May this seat say that it throws in no more: it is asked, and the defender is not busy? */
export function mayStop(rules: Rules, state: State, seat: Seat): boolean {
  const pairs = boutIn(rules, state);
  return (
    pairs !== null && pairs.cards.length > 0 && seat !== pairs.defender && dueIn(rules, state, pairs).includes(seat)
  );
}

const isOnTable = (rules: Rules, { cards }: PairsState, card: number): boolean =>
  cards.some(({ attack, beaten }) =>
    [attack, beaten].some((other) => other >= 0 && rules.levelOf[other] === rules.levelOf[card]),
  );

/** Why these cards of the hand cannot attack; null: they can. */
function checkAttack(rules: Rules, pairs: PairsState, cards: readonly number[]): Refusal | null {
  const leads = pairs.cards.length === 0;
  if (!leads && cards.length !== 1) return no("move/wrong_amount", { count: 1 });
  if (cards.some((card) => rules.levelOf[card] !== rules.levelOf[cards[0]!])) return no("move/must_play_one_level");
  if (!leads && !isOnTable(rules, pairs, cards[0]!)) return no("move/level_not_there");
  return cards.length > roomIn(pairs) ? no("move/too_many", { count: roomIn(pairs) }) : null;
}

/** Why this card of the hand does not beat that one; null: it does. */
function checkBeat(rules: Rules, state: State, card: number, on: number): Refusal | null {
  const pairs = boutIn(rules, state);
  if (!pairs || !unbeaten(pairs).includes(on)) return no("move/not_on_table", { card: rules.deck[on] ?? null });
  return beatsCard(rules, state.trump, card, on) ? null : no("move/not_higher", { card: rules.deck[on]! });
}

/**
 * Why this act is refused; null: it is accepted. `on`: the card to be beaten, −1 where the deck has no such card; null:
 * none is named.
 */
export function checkPairsMove(
  rules: Rules,
  state: State,
  seat: Seat,
  { cards, pass, on }: { cards: readonly number[]; pass: boolean; on: number | null },
): Refusal | null {
  const part = partOf(rules, state, seat);
  if (part === null) return no("move/not_your_turn", { turn: state.turn });
  if (!pass && cards.length === 0) return no(on === null ? "move/missing_data" : "move/no_cards");
  if (pass && !mayStop(rules, state, seat)) return no("move/cannot_pass");
  if (pass) return cards.length > 0 || on !== null ? no("move/unknown_action") : null;
  const hand = state.hands[placeOf(state, seat)]!;
  if (new Set(cards).size < cards.length || cards.some((card) => !hand.includes(card))) return no("move/no_such_cards");
  if (part !== "defends")
    return on !== null ? no("move/unknown_action") : checkAttack(rules, boutIn(rules, state)!, cards);
  if (cards.length !== 1) return no("move/wrong_amount", { count: 1 });
  return on === null ? no("move/beats_missing") : checkBeat(rules, state, cards[0]!, on);
}

/** What a seat may play now: each with the card that it beats, if it beats one. */
export function pairsMoves(rules: Rules, state: State, seat: Seat): { cards: number[]; on: number | null }[] {
  const part = partOf(rules, state, seat);
  const hand = state.hands[placeOf(state, seat)] ?? [];
  const pairs = boutIn(rules, state);
  if (part === null || !pairs) return [];
  if (part === "defends")
    return unbeaten(pairs).flatMap((on) =>
      hand.filter((card) => beatsCard(rules, state.trump, card, on)).map((card) => ({ cards: [card], on })),
    );
  if (part === "throws")
    return hand.filter((card) => isOnTable(rules, pairs, card)).map((card) => ({ cards: [card], on: null }));
  return leads(rules, hand, roomIn(pairs)).map((cards) => ({ cards, on: null }));
}

/** Every set of cards of one level, no larger than `room`. */
function leads({ levelOf, levelCount }: Rules, hand: readonly number[], room: number): number[][] {
  return levelCount.flatMap((_, level) => {
    const mates = hand.filter((card) => levelOf[card] === level);
    const sizes = mates.map((_, i) => i + 1).filter((size) => size <= room);
    return sizes.flatMap((size) => subsets(mates, size, LEGAL_CAP));
  });
}

/** Why a card of the hand cannot be played now; null: it can. */
export function whyNotInBout(rules: Rules, state: State, seat: Seat, card: number): Refusal | null {
  const part = partOf(rules, state, seat);
  const pairs = boutIn(rules, state);
  if (part === null || !pairs) return no("move/not_your_turn", { turn: state.turn });
  if (part !== "defends") return checkAttack(rules, pairs, [card]);
  const open = unbeaten(pairs);
  return open.some((on) => checkBeat(rules, state, card, on) === null) ? null : checkBeat(rules, state, card, open[0]!);
}
