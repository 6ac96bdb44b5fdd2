import type { Rules } from "./rules";
import { effectsIn, type State } from "./state";

/** Cards that answer the top of a pile by being like it, and those that answer everything (docs/decisions/0030). */

/** Does this card answer everything? */
export const isWild = ({ wild, levelOf }: Rules, card: number): boolean =>
  wild !== null && levelOf[card] === wild.level;

/** Does this card hand on what is to be drawn, instead of drawing? */
export function staves(rules: Rules, state: State, card: number): boolean {
  const top = state.stack.at(-1)?.at(-1);
  const effect = rules.effects?.[card];
  return (
    top !== undefined &&
    effect?.draw !== undefined &&
    effect.stack === true &&
    rules.levelOf[card] === rules.levelOf[top]
  );
}

/** What the top of the pile asks for: its suit, or the one that it names, and its level. Null: there is no pile. */
export function askedBy(rules: Rules, state: State): { suit: number; level: number; named: boolean } | null {
  const top = state.stack.at(-1)?.at(-1);
  if (top === undefined) return null;
  const named = effectsIn(state).named;
  return { suit: named >= 0 ? named : rules.suitOf[top]!, level: rules.levelOf[top]!, named: named >= 0 };
}

/** Does this card answer the top of the pile? A card that names a suit is answered by that suit alone, and by its like. */
export function matches(rules: Rules, state: State, card: number): boolean {
  if (effectsIn(state).owing > 0) return staves(rules, state, card);
  const asked = askedBy(rules, state);
  if (!asked) return true;
  const isLike = rules.levelOf[card] === asked.level;
  if (isWild(rules, card)) return rules.wild!.again || !isLike;
  const { suit, level } = rules.match ?? { suit: false, level: false };
  if (suit && rules.suitOf[card] === asked.suit) return true;
  return level && isLike;
}
