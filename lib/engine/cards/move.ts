import type { Seat } from "../kernel/game";
import type { Refusal } from "../kernel/result";
import { comboOf } from "./combos";
import { drawsFirst, mayPassOn } from "./draw";
import { checkExtras, checkResponse } from "./follow";
import { checkKnock } from "./knock";
import { isWild, staves } from "./match";
import { no } from "./refusals";
import type { Rules } from "./rules";
import { checkCrawl, checkSpecial } from "./specials";
import { effectsIn, placeOf, type State, takenIn, without } from "./state";
import type { Intent } from "./vocabulary";

/** A move with cards as ids; −1 stands for a card that the deck does not have. */
export type MoveIds = {
  cards: readonly number[];
  pass: boolean;
  crawl: boolean;
  specials: readonly string[];
  extras: Readonly<Record<string, readonly number[]>>;
  /** The suit that is named; null: none is. */
  declare: string | null;
  knock: boolean;
};

const NO_EXTRAS: MoveIds["extras"] = {};
const NO_NAMES: readonly string[] = [];

/** Reads the card names of a move. */
export function readMove(rules: Rules, intent: Extract<Intent, { type: "move" }>): MoveIds {
  const read = (cards: readonly string[]): number[] => {
    const out: number[] = new Array(cards.length);
    for (let i = 0; i < cards.length; i++) out[i] = rules.idOf.get(cards[i]!) ?? -1;
    return out;
  };
  let extras = NO_EXTRAS;
  if (intent.extras) {
    const groups: Record<string, number[]> = {};
    for (const [name, cards] of Object.entries(intent.extras)) groups[name] = read(cards);
    extras = groups;
  }
  return {
    cards: intent.cards ? read(intent.cards) : [],
    pass: intent.pass ?? false,
    crawl: intent.crawl ?? false,
    specials: intent.specials ?? NO_NAMES,
    extras,
    declare: intent.declare ?? null,
    knock: intent.knock ?? false,
  };
}

const holdsAll = (hand: readonly number[], cards: readonly number[]): boolean => {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (hand.indexOf(card) < 0 || cards.indexOf(card) !== i) return false;
  }
  return true;
};

const oneOf = (values: readonly number[], cards: readonly number[]): boolean => {
  for (let i = 1; i < cards.length; i++) if (values[cards[i]!] !== values[cards[0]!]) return false;
  return true;
};

/** Is it this seat's turn to play? */
export function checkTurn(state: State, seat: Seat, act: "move" | "retreat" | "draw"): Refusal | null {
  if (state.phase !== "playing") return no(`${act}/not_underway`);
  if (state.turn !== seat) return no(`${act}/not_your_turn`, { turn: state.turn });
  return null;
}

/**
 * Why these cards may not be played; null: they may, with the extras that go with them. What the cards themselves have
 * to be, in the order of `refusals.ts`. Where fewer are held than a move needs, all of them are the right number.
 */
export function checkCards(
  rules: Rules,
  state: State,
  hand: readonly number[],
  cards: readonly number[],
  crawl: boolean,
  specials: readonly string[],
): Refusal | null {
  if (rules.count !== null) {
    const count = Math.min(rules.count, hand.length);
    if (cards.length !== count) return no("move/wrong_amount", { count });
  }
  if (crawl) {
    const refusal = checkCrawl(rules, state, hand);
    if (refusal) return refusal;
  }
  for (const name of specials) {
    const refusal = checkSpecial(rules, state, hand, cards, name);
    if (refusal) return refusal;
  }
  if (rules.sameSuit && !oneOf(rules.suitOf, cards)) return no("move/must_play_one_suit");
  if (rules.sameLevel && !oneOf(rules.levelOf, cards)) return no("move/must_play_one_level");
  if (rules.combos && !comboOf(rules, cards)) return no("move/no_combo");
  return checkResponse(rules, state, hand, cards);
}

/** May the seat on turn pass now? Never as the first act of a round; where cards are drawn, only when that is done. */
export const canPass = (rules: Rules, state: State): boolean =>
  rules.draw
    ? mayPassOn(rules, state)
    : rules.pass && (rules.rounds === "none" || state.plays.length > 0 || state.stack.length > 0);

/** Why this move is refused, in the order of `refusals.ts`; null: it is accepted. The seat is on turn already. */
export function checkMove(rules: Rules, state: State, seat: Seat, move: MoveIds): Refusal | null {
  const { cards, pass, crawl, specials, extras, declare, knock } = move;
  const hand = state.hands[placeOf(state, seat)]!;
  const owing = effectsIn(state).owing;
  if (owing > 0 && (pass || cards.some((card) => rules.levelOf[card] !== undefined && !staves(rules, state, card))))
    return no("move/must_draw", { count: owing });
  if (drawsFirst(rules, state) && !pass) return no("move/draw_first");
  const hasExtras = extras !== NO_EXTRAS && Object.values(extras).some((group) => group.length > 0);
  if (cards.length === 0 && !pass && !crawl && specials.length === 0 && !hasExtras) return no("move/missing_data");
  if (pass && !canPass(rules, state)) return no("move/cannot_pass");
  if (crawl && rules.crawl === null) return no("move/cannot_crawl");
  if (cards.length === 0 && !pass) return no("move/no_cards");
  if (pass)
    return cards.length > 0 || hasExtras || crawl || specials.length > 0 || declare !== null || knock
      ? no("move/unknown_action")
      : null;
  if (!holdsAll(hand, cards)) return no("move/no_such_cards");
  // Named twice it would count twice.
  if (specials.length > 1 && new Set(specials).size < specials.length) return no("move/unknown_action");
  if (cards.includes(takenIn(state))) return no("move/just_taken", { card: rules.deck[takenIn(state)]! });
  const refusal = checkCards(rules, state, hand, cards, crawl, specials);
  if (refusal) return refusal;
  const wrong = rules.extras.length > 0 || hasExtras ? checkGroups(rules, state, hand, move) : null;
  return wrong ?? checkDeclared(rules, cards, declare) ?? (knock ? checkKnock(rules, hand, cards[0]!) : null);
}

/** Why the further card groups of a move are refused; null: they are right. */
function checkGroups(rules: Rules, state: State, hand: readonly number[], { cards, extras }: MoveIds): Refusal | null {
  if (rules.extras.length === 0) return no("move/unknown_action");
  const isGiven = Object.values(extras).some((group) => group.length > 0);
  if (isGiven && Object.keys(extras).some((name) => !rules.extras.some((extra) => extra.name === name)))
    return no("move/unknown_action");
  return checkExtras(rules, state, without(hand, cards), extras);
}

/** Why the suit that is named with a card is refused; null: it is right, or nothing has to be named. */
function checkDeclared(rules: Rules, cards: readonly number[], declare: string | null): Refusal | null {
  const names = rules.wild?.names === true && cards.some((card) => isWild(rules, card));
  if (!names) return declare === null ? null : no("move/unknown_action");
  if (declare === null) return no("move/declare_missing");
  return rules.suites.includes(declare) ? null : no("move/declare_unknown", { suites: rules.suites.join("") });
}
