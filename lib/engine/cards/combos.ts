import type { ComboRule, Rules } from "./rules";
import { effectsIn, type State } from "./state";
import { LEGAL_CAP, subsets } from "./subsets";
import type { ComboKind } from "./template";

/** Cards that are played together: pairs, straights, full houses (`move.combos`: docs/decisions/0030). */

const SIZES: Record<ComboKind, number> = {
  single: 1,
  pair: 2,
  triple: 3,
  quad: 4,
  straight: 5,
  flush: 5,
  full: 5,
  "quad+1": 5,
  straightflush: 5,
};

/** How many cards a combination has. */
export const comboSize = (kind: ComboKind): number => SIZES[kind];

/** What some cards are together; `key`: the card that is compared with another combination of the kind. */
type Combo = ComboRule & { key: number };

const isFlush = ({ suitOf }: Rules, cards: readonly number[]): boolean =>
  cards.every((card) => suitOf[card] === suitOf[cards[0]!]);

function isStraight({ levelOf }: Rules, cards: readonly number[]): boolean {
  const levels = cards.map((card) => levelOf[card]!);
  return new Set(levels).size === levels.length && Math.max(...levels) - Math.min(...levels) === levels.length - 1;
}

/** The cards of the level that is there so many times, where all others are of one level too; else none. */
function mostOf({ levelOf }: Rules, cards: readonly number[], count: number): number[] {
  const most = cards.filter((card) => cards.filter((other) => levelOf[other] === levelOf[card]).length === count);
  const rest = cards.filter((card) => !most.includes(card));
  return rest.every((card) => levelOf[card] === levelOf[rest[0]!]) ? most : [];
}

/** Those of a combination's cards that are compared; empty: the cards are no such combination. */
function compared(rules: Rules, kind: ComboKind, cards: readonly number[]): readonly number[] {
  if (cards.length !== SIZES[kind]) return [];
  switch (kind) {
    case "straight":
      return isStraight(rules, cards) ? cards : [];
    case "flush":
      return isFlush(rules, cards) ? cards : [];
    case "straightflush":
      return isStraight(rules, cards) && isFlush(rules, cards) ? cards : [];
    case "full":
      return mostOf(rules, cards, 3);
    case "quad+1":
      return mostOf(rules, cards, 4);
    default:
      return mostOf(rules, cards, cards.length);
  }
}

const highest = ({ strength }: Rules, cards: readonly number[]): number =>
  cards.reduce((best, card) => (strength[card]! > strength[best]! ? card : best));

/**
 * What these cards are together, at their best: where several kinds fit, the last one that the template lists, of the
 * group asked for if one of those fits. Null: no combination of the template.
 */
export function comboOf(rules: Rules, cards: readonly number[], group: number | null = null): Combo | null {
  let found: Combo | null = null;
  for (const rule of rules.combos ?? []) {
    if (found?.group === group && rule.group !== group) continue;
    const those = compared(rules, rule.kind, cards);
    if (those.length > 0) found = { ...rule, key: highest(rules, those) };
  }
  return found;
}

/** How far one strength is above another as the order of levels goes now; 0: they are equal. */
export const above = ({ strength }: Rules, state: State, card: number, other: number): number =>
  (strength[card]! - strength[other]!) * (effectsIn(state).reversed ? -1 : 1);

/** In what some cards fail to answer a combination; null: they answer it. */
export function comboFault(
  rules: Rules,
  state: State,
  last: readonly number[],
  cards: readonly number[],
): "kind" | "beat" | "level" | null {
  const asked = comboOf(rules, last);
  if (!asked) return null;
  const given = comboOf(rules, cards, asked.group);
  if (given?.group !== asked.group || cards.length !== last.length) return "kind";
  const more = given.rank - asked.rank || above(rules, state, given.key, asked.key);
  if (rules.higherLevel) return more > 0 ? null : "beat";
  return rules.mustLevel && more < 0 ? "level" : null;
}

/** The kinds that answer a combination: those of its group and size, from its own upwards. */
export function answeringKinds({ combos }: Rules, asked: ComboRule): ComboKind[] {
  const fits = ({ kind, group, rank }: ComboRule): boolean =>
    group === asked.group && rank >= asked.rank && SIZES[kind] === SIZES[asked.kind];
  return (combos ?? []).filter(fits).map(({ kind }) => kind);
}

/** Do these cards turn the order of levels round? */
export const reverses = ({ quadReverses, levelOf }: Rules, cards: readonly number[]): boolean =>
  quadReverses && cards.length >= 4 && cards.every((card) => levelOf[card] === levelOf[cards[0]!]);

/** A hand in groups of equal value, in the order of the hand. */
function grouped(hand: readonly number[], value: readonly number[]): number[][] {
  const groups = new Map<number, number[]>();
  for (const card of hand) {
    const group = groups.get(value[card]!);
    if (group) group.push(card);
    else groups.set(value[card]!, [card]);
  }
  return [...groups.values()];
}

/** Every way to take one card of each group. */
const oneOfEach = (groups: readonly number[][]): number[][] =>
  groups.reduce<number[][]>((ways, group) => ways.flatMap((way) => group.map((card) => [...way, card])), [[]]);

function straights(rules: Rules, byLevel: readonly number[][], flushOnly: boolean): number[][] {
  const at = new Map(byLevel.map((group) => [rules.levelOf[group[0]!]!, group]));
  return [...at.keys()].flatMap((low) => {
    const run = Array.from({ length: SIZES.straight }, (_, i) => at.get(low + i) ?? []);
    if (!flushOnly) return run.every((group) => group.length > 0) ? oneOfEach(run) : [];
    return run[0]!.flatMap((first) => {
      const same = run.map((group) => group.filter((card) => rules.suitOf[card] === rules.suitOf[first]));
      return same.every((group) => group.length > 0) ? oneOfEach(same) : [];
    });
  });
}

/** Every way to play a combination of this kind from a hand, cards of any quality. */
function ofKind(rules: Rules, hand: readonly number[], byLevel: readonly number[][], kind: ComboKind): number[][] {
  const equal = (count: number): number[][] => byLevel.flatMap((group) => subsets(group, count, LEGAL_CAP));
  switch (kind) {
    case "straight":
      return straights(rules, byLevel, false);
    case "straightflush":
      return straights(rules, byLevel, true);
    case "flush":
      return grouped(hand, rules.suitOf).flatMap((group) => subsets(group, SIZES.flush, LEGAL_CAP));
    case "full":
      return equal(3).flatMap((triple) =>
        byLevel
          .filter((group) => rules.levelOf[group[0]!] !== rules.levelOf[triple[0]!])
          .flatMap((group) => subsets(group, 2, LEGAL_CAP).map((pair) => [...triple, ...pair])),
      );
    case "quad+1":
      return equal(4).flatMap((quad) => hand.filter((card) => !quad.includes(card)).map((card) => [...quad, card]));
    default:
      return equal(SIZES[kind]);
  }
}

/** What a hand can play together: to lead, or in answer to `last`; each set of cards once. */
export function comboMoves(rules: Rules, hand: readonly number[], last: readonly number[]): number[][] {
  const asked = last.length > 0 ? comboOf(rules, last) : null;
  const kinds = asked ? answeringKinds(rules, asked) : (rules.combos ?? []).map(({ kind }) => kind);
  const byLevel = grouped(hand, rules.levelOf);
  return kinds.flatMap((kind) => {
    const sets = ofKind(rules, hand, byLevel, kind);
    // What is more than that is listed as what it is at best.
    return SIZES[kind] < 5 ? sets : sets.filter((cards) => comboOf(rules, cards, asked?.group)?.kind === kind);
  });
}
