import type { Seat } from "../kernel/game";
import type { Rules } from "./rules";
import { dealsPlayed, type State } from "./state";
import type { PassTo } from "./template";

/** Cards that everybody passes on before play (`exchange`: docs/decisions/0030). */

const STEPS: Record<PassTo, (seats: number) => number> = {
  left: () => 1,
  right: (seats) => seats - 1,
  across: (seats) => seats / 2,
  none: () => 0,
};

/** What each seat owes to whom in the deal that begins; empty: nobody passes cards this time. */
export function passingOwed(rules: Rules, state: State): { seat: Seat; to: Seat; count: number }[] {
  const { passing } = rules;
  const { seats } = state;
  if (passing === null) return [];
  const step = STEPS[passing.to[dealsPlayed(state) % passing.to.length]!](seats.length);
  if (step === 0) return [];
  return seats.map((seat, at) => ({ seat, to: seats[(at + step) % seats.length]!, count: passing.cards }));
}
