import { levelName, type Rules } from "./rules";
import type { State } from "./state";
import type { Opts } from "./template";
import { suitUnder } from "./trumps";
import type { Card } from "./vocabulary";

/**
 * What is taken besides plain cards: trumps of another worth (`points.trump`), cards in parts of a point (`points.parts`), the
 * last trick (`points.count.last`), the talon (`talon.to`). Why: docs/decisions/0047.
 */

/** What each card counts where its suit is trump, in points; null: what it counts anyway. `worth`: of each card by itself. */
export function trumpPointsOf({ points }: Opts, deck: readonly Card[], worth: readonly number[]): number[] | null {
  const table = points?.trump;
  if (!table) return null;
  return deck.map((card, id) => {
    const said = table[levelName(card)];
    return said === undefined ? worth[id]! : said / (points.parts ?? 1);
  });
}

/** What a card counts for whoever takes it, with this suit as trump (−1: none is). */
export function cardWorth(rules: Rules, trump: number, card: number): number {
  const { trumpPoints } = rules;
  const isOther = trumpPoints !== null && trump >= 0 && suitUnder(rules, trump, card) === trump;
  return (isOther ? trumpPoints : rules.points)[card]!;
}

/** Who took the first trick of the deal that was taken, or the last; null: there is none. */
const takerOf = ({ tricks }: State, which: "first" | "last"): number | null =>
  (which === "first" ? tricks.find(({ by }) => by !== null) : tricks.findLast(({ by }) => by !== null))?.by ?? null;

/** What the talon counts for these places, in points, once the deal is over. */
export function talonPoints(rules: Rules, state: State, team: readonly number[]): number {
  const taker = rules.talonTo === null ? null : takerOf(state, rules.talonTo);
  if (!team.some((place) => state.seats[place] === taker)) return 0;
  return state.talon.reduce((sum, card) => sum + cardWorth(rules, state.trump, card), 0);
}

/** What the last trick counts for these places. */
export function lastTrickPoints(rules: Rules, state: State, team: readonly number[]): number {
  const taker = rules.lastTrick === 0 ? null : takerOf(state, "last");
  return team.some((place) => state.seats[place] === taker) ? rules.lastTrick : 0;
}
