import type { Refusal } from "../kernel/result";
import { above, answeringKinds, comboFault, comboOf } from "./combos";
import { askedBy, matches } from "./match";
import { closedNow, mustLead } from "./opening-lead";
import { no } from "./refusals";
import { byStrength, leadCards } from "./rounds";
import type { Rules } from "./rules";
import { effectsIn, hasStock, type PlayState, type State } from "./state";
import { cardWorth } from "./takings";
import { beatsCard, suitUnder } from "./trumps";

const NOTHING: readonly number[] = [];

/** Is the running trick played face down? */
export function isCrawling(state: State): boolean {
  const { plays } = state;
  for (let i = 0; i < plays.length; i++) if (plays[i]!.crawl) return true;
  return false;
}

/** The stack's top, as far as one answers to it: the last n cards of its entry, n by the first extra group. */
function stackTop(rules: Rules, state: State): readonly number[] {
  const top = state.stack.length > 0 ? state.stack[state.stack.length - 1]! : NOTHING;
  return rules.answerTo === null ? top : top.slice(-rules.answerTo);
}

/**
 * The cards whose suit is to be followed: the stack's top; the first ones of a trick; the last ones of a round, unless
 * the template asks for its first. Empty: one leads.
 */
function suitCards(rules: Rules, state: State): readonly number[] {
  if (rules.stack) return stackTop(rules, state);
  const lead = leadCards(rules, state);
  if (rules.suitOfFirst && lead.length > 0) return ledBy(rules, lead);
  if (rules.suitOfFirst) return state.plays.find(hasCards)?.cards ?? NOTHING;
  return state.plays.findLast(hasCards)?.cards ?? ledBy(rules, lead);
}

const hasCards = (play: PlayState): boolean => play.cards.length > 0;

/** Of several cards from the talon the strongest leads: a hand is asked for one suit, as it can always answer. */
const ledBy = (rules: Rules, lead: readonly number[]): readonly number[] => byStrength(rules, lead).slice(0, 1);

/** The cards to be matched in level and amount: of the last play, or the stack's top. Empty: one leads. */
export function lastCards(rules: Rules, state: State): readonly number[] {
  if (rules.stack) return stackTop(rules, state);
  const { plays } = state;
  for (let i = plays.length - 1; i >= 0; i--) if (plays[i]!.cards.length > 0) return plays[i]!.cards;
  return leadCards(rules, state);
}

/** A set of suits as bits. */
function suitBits(rules: Rules, trump: number, cards: readonly number[]): number {
  let bits = 0;
  for (let i = 0; i < cards.length; i++) bits |= 1 << suitUnder(rules, trump, cards[i]!);
  return bits;
}

/** The names of suits that are given as bits. */
const suitsOf = (rules: Rules, bits: number): string => rules.suites.filter((_, suit) => bits & (1 << suit)).join("");

/** What a hand has to answer: taken once for all the cards that it might play. */
export type Question = {
  /** Suits to be followed, and suits held, as bits; 0 wanted: none need be. */
  wanted: number;
  held: number;
  /** The card that has to be beaten, as the hand can; −1: none has. */
  beats: number;
  /** The last cards to be matched in level and amount; empty: none need be. */
  last: readonly number[];
  /** The card that the deal is opened with; −1: any may. */
  opens: number;
  /** Suits, as bits, that may not be led. */
  closed: number;
  /** No card that counts may be played: the hand can do without. */
  pointless: boolean;
};

/** What lies on the table, as a question to this hand. A face-down trick asks nothing, not even a level. */
export function questionTo(rules: Rules, state: State, hand: readonly number[]): Question {
  if (isCrawling(state))
    return { wanted: 0, held: 0, beats: -1, last: NOTHING, opens: -1, closed: 0, pointless: false };
  const isFree = rules.mustSuit === null || (rules.stock?.frees === true && hasStock(state));
  const wanted = isFree ? 0 : suitBits(rules, state.trump, suitCards(rules, state));
  const question: Question = {
    wanted,
    held: wanted === 0 ? 0 : suitBits(rules, state.trump, hand),
    beats: -1,
    last: rules.mustLevel || rules.mustAmount || rules.combos ? lastCards(rules, state) : NOTHING,
    opens: mustLead(rules, state, hand),
    closed: 0,
    pointless: false,
  };
  if (rules.mustBeat && wanted !== 0) question.beats = toBeat(rules, state, question, hand);
  // The card that has to open the deal may be of a suit that is closed.
  if (question.opens < 0) question.closed = closedNow(rules, state, hand);
  if (rules.firstNoPoints && state.round === 0 && question.opens < 0)
    question.pointless = hand.some(
      (card) =>
        cardWorth(rules, state.trump, card) === 0 &&
        followsSuit(rules, state, question, [card]) &&
        isOpen(rules, question, card),
    );
  return question;
}

/** May a card of this suit be led? */
const isOpen = (rules: Rules, { closed }: Question, card: number): boolean =>
  (closed & (1 << rules.suitOf[card]!)) === 0;

/**
 * Following suit. With a suit of the reference in hand one must play it, unless trumps are an alternative;
 * without it a trump is always right, and anything else too unless trumps are mandatory or one has to retreat.
 */
function followsSuit(rules: Rules, state: State, question: Question, cards: readonly number[]): boolean {
  const { wanted, held } = question;
  if (wanted === 0) return true;
  const played = suitBits(rules, state.trump, cards);
  if (played === wanted) return true;
  const hasTrump = state.trump >= 0 && (held & (1 << state.trump)) !== 0;
  const playsTrump = hasTrump && (played & (1 << state.trump)) !== 0;
  if (held & wanted) return playsTrump && rules.mustSuit === "alternative";
  if (playsTrump) return true;
  return !rules.retreat && !(hasTrump && rules.mustSuit === "mandatory");
}

/** The card of a trick that wins so far, where this hand can beat it with what it may play; −1: it cannot. */
function toBeat(rules: Rules, state: State, question: Question, hand: readonly number[]): number {
  const played = [...leadCards(rules, state), ...state.plays.flatMap((play) => play.cards)];
  const best = played.reduce((one, card) => (beatsCard(rules, state.trump, card, one) ? card : one));
  const can = hand.some(
    (card) => followsSuit(rules, state, question, [card]) && beatsCard(rules, state.trump, card, best),
  );
  return can ? best : -1;
}

/** Is it a trump that is demanded: from a hand without the suit, where trumps are mandatory? */
const mustTrump = (rules: Rules, state: State, { wanted, held }: Question): boolean =>
  (held & wanted) === 0 && rules.mustSuit === "mandatory" && state.trump >= 0 && (held & (1 << state.trump)) !== 0;

/** The strongest of some cards, a trump before all others: in what order they were named does not count. */
function strongest(rules: Rules, state: State, cards: readonly number[]): number {
  let best = cards[0]!;
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i]!;
    const trumps = Number(rules.suitOf[card] === state.trump) - Number(rules.suitOf[best] === state.trump);
    if (trumps > 0 || (trumps === 0 && rules.strength[card]! > rules.strength[best]!)) best = card;
  }
  return best;
}

/** As strong as the strongest card of the last play, or stronger where it has to be; a trump beats what is none (`response.level`). */
export function matchesLevel(rules: Rules, state: State, last: readonly number[], card: number): boolean {
  const beaten = strongest(rules, state, last);
  const more = above(rules, state, card, beaten);
  if (rules.higherLevel ? more > 0 : more >= 0) return true;
  return state.trump >= 0 && rules.suitOf[card] === state.trump && rules.suitOf[beaten] !== state.trump;
}

/** In what these cards fail to answer; null: they do answer. */
export function fault(
  rules: Rules,
  state: State,
  question: Question,
  cards: readonly number[],
): "opens" | "closed" | "suit" | "points" | "match" | "best" | "kind" | "level" | "beat" | "amount" | null {
  if (rules.match && cards.some((card) => !matches(rules, state, card))) return "match";
  if (question.opens >= 0 && !cards.includes(question.opens)) return "opens";
  if (question.closed !== 0 && cards.some((card) => !isOpen(rules, question, card))) return "closed";
  if (!followsSuit(rules, state, question, cards)) return "suit";
  if (question.pointless && cards.some((card) => cardWorth(rules, state.trump, card) !== 0)) return "points";
  if (question.beats >= 0 && !cards.some((card) => beatsCard(rules, state.trump, card, question.beats))) return "best";
  const { last } = question;
  if (last.length === 0) return null;
  if (rules.combos) return comboFault(rules, state, last, cards);
  if (rules.mustLevel && !cards.some((card) => matchesLevel(rules, state, last, card)))
    return rules.higherLevel ? "beat" : "level";
  if (!rules.mustAmount) return null;
  return cards.length < last.length || (rules.exactAmount && cards.length > last.length) ? "amount" : null;
}

/** Why these cards do not answer what lies on the table; null: they do. */
export function checkResponse(
  rules: Rules,
  state: State,
  hand: readonly number[],
  cards: readonly number[],
): Refusal | null {
  const question = questionTo(rules, state, hand);
  switch (fault(rules, state, question, cards)) {
    case null:
      return null;
    case "opens":
      return no("move/must_lead_card", { card: rules.deck[question.opens]! });
    case "closed":
      return no("move/suit_closed", { suites: suitsOf(rules, question.closed) });
    case "points":
      return no("move/no_points_yet");
    case "match": {
      const asked = askedBy(rules, state)!;
      const suite = rules.match!.suit ? rules.suites[asked.suit]! : null;
      return no("move/must_match", { suite, level: rules.match!.level ? rules.levels[asked.level]! : null });
    }
    case "suit": {
      if (mustTrump(rules, state, question)) return no("move/must_trump", { suite: rules.suites[state.trump]! });
      return no("move/must_follow_suit", { suites: suitsOf(rules, question.wanted) });
    }
    case "best":
      return no("move/must_beat", { card: rules.deck[question.beats]!, combo: null, reversed: false });
    case "kind":
      return no("move/wrong_combo", { combos: answeringKinds(rules, comboOf(rules, question.last)!) });
    case "beat": {
      const combo = comboOf(rules, question.last);
      const card = rules.deck[combo?.key ?? strongest(rules, state, question.last)]!;
      return no("move/must_beat", { card, combo: combo?.kind ?? null, reversed: effectsIn(state).reversed });
    }
    case "level":
      return no("move/must_match_level", { card: rules.deck[strongest(rules, state, question.last)]! });
    case "amount":
      return no("move/must_match_amount", { count: question.last.length });
  }
}

/**
 * Why the extra card groups of a move are refused; null: they are right. Where there is nothing to answer,
 * an extra is neither required nor allowed; one that asks for more cards than remain takes all that remain.
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
