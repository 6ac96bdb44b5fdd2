import type { Random } from "../kernel/random";
import { firstRound, nextRound } from "./bracket";
import { pairPods } from "./pair-pods";
import { pairSwiss } from "./pair-swiss";
import { type Standing, standingsOf } from "./standings";
import {
  byeOf,
  type Entrant,
  type Match,
  type MatchResult,
  type Plan,
  type PlayerId,
  playing,
  roundsOf,
} from "./vocabulary";

export type Tournament = {
  readonly plan: Plan;
  readonly entrants: readonly Entrant[];
  /** Of all rounds so far. */
  readonly matches: readonly Match[];
  /** The round that is played; 0 before the first. */
  readonly round: number;
};

/** What comes next: this round is played on, another one begins, or it is over. */
export type Step =
  | { readonly is: "playing" }
  | { readonly is: "round"; readonly round: number; readonly matches: readonly Match[] }
  | { readonly is: "over"; readonly standings: readonly Standing[] };

/**
 * What comes next. A round is over once each of its matches has a result; it is followed by the next one, unless the rounds are played
 * or fewer than two are left.
 */
export function nextStep({ plan, entrants, matches, round }: Tournament, random: Random): Step {
  if (matches.some((match) => match.round === round && match.result === null)) return { is: "playing" };
  const next = round + 1;
  const left = playing(entrants, next);
  const over = (): Step => ({ is: "over", standings: standingsOf(plan, entrants, matches) });
  if (left.length < 2) return over();
  if (plan.style === "elimination") {
    const last = matches.filter((match) => match.round === round);
    if (round > 0 && last.length <= 1) return over();
    const gone = new Set(
      entrants.filter(({ leftAfter }) => leftAfter !== null && leftAfter < next).map(({ id }) => id),
    );
    const pairs = round === 0 ? firstRound(left) : nextRound(last, gone);
    return { is: "round", round: next, matches: matchesOf(next, pairs) };
  }
  if (round >= roundsOf(plan, entrants.length)) return over();
  const ids = new Set(left.map(({ id }) => id));
  const standings = standingsOf(plan, entrants, matches).filter(({ id }) => ids.has(id));
  const pods = plan.seats.max === 2 ? pairSwiss(standings, matches) : pairPods(standings, matches, plan.seats, random);
  // Nobody could play: there is nothing to play for.
  if (pods.every((pod) => pod.length < 2)) return over();
  return { is: "round", round: next, matches: matchesOf(next, pods) };
}

/** Matches by the order of their players; who is alone has a bye, and a match without anybody is over. */
const matchesOf = (round: number, pods: readonly (readonly PlayerId[])[]): Match[] =>
  pods.map((players, i) => ({
    ...{ round, number: i + 1, players },
    result: players.length === 1 ? byeOf(players[0]!) : players.length === 0 ? { places: [] } : null,
  }));

/**
 * The result of a match that is not decided when its time is up: `scores` decide where there are any; otherwise those who came share
 * it, and the others have nothing. Null: it has to be decided by somebody, for an elimination needs one who goes on.
 */
export function whenTimeIsUp(
  { style }: Plan,
  { players }: Match,
  came: ReadonlySet<PlayerId>,
  scores?: Readonly<Record<PlayerId, number>>,
): MatchResult | null {
  const there = players.filter((id) => came.has(id));
  if (there.length === 0) return { places: [] };
  const places = scores ? byScore(there, scores) : [there];
  if (style === "elimination" && places[0]?.length !== 1) return null;
  return scores ? { places, scores } : { places };
}

/** The most first, equal ones together. */
function byScore(players: readonly PlayerId[], scores: Readonly<Record<PlayerId, number>>): PlayerId[][] {
  const values = [...new Set(players.map((id) => scores[id] ?? 0))].sort((a, b) => b - a);
  return values.map((value) => players.filter((id) => (scores[id] ?? 0) === value));
}
