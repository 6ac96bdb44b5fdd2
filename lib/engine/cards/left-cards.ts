import type { LeftRule } from "./rules";
import type { State } from "./state";

/**
 * What the cards that are left in hands count, by place (`points.left`: docs/decisions/0030): for their holder, or all of
 * them for whoever is out first.
 */
export function leftPoints({ worth, times, toWinner }: LeftRule, state: State): number[] {
  const points = state.hands.map((hand) => {
    const by = times.find(({ from }) => hand.length >= from)?.by ?? 1;
    return by * hand.reduce((sum, card) => sum + worth[card]!, 0);
  });
  if (!toWinner) return points;
  const all = points.reduce((sum, one) => sum + one, 0);
  const out = state.lastAct.map((act, place) => (state.hands[place]!.length > 0 ? Number.MAX_SAFE_INTEGER : act));
  const first = Math.min(...out);
  return out.map((act, place) => (act === first && state.hands[place]!.length === 0 ? all : 0));
}
