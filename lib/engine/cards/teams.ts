import type { Rules } from "./rules";
import type { State } from "./state";

/** Who plays with whom (`teams`: docs/decisions/0030). */

/** The team of a place, as a number that all its members share; null: everybody plays alone, or it is not settled yet. */
export function teamOf(rules: Rules, state: State, place: number): number | null {
  if (rules.teams === null) return null;
  if (rules.teams !== "bidder") return rules.teams[place] ?? null;
  if (!state.contract) return null;
  return state.contract.seat === state.seats[place] ? 0 : 1;
}

/** The places that share tricks, points and totals with this one, itself among them. */
export function teamPlaces(rules: Rules, state: State, place: number): number[] {
  const team = teamOf(rules, state, place);
  if (team === null) return [place];
  return [...state.seats.keys()].filter((other) => teamOf(rules, state, other) === team);
}
