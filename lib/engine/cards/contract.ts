import type { ContractRule, Rules } from "./rules";
import type { State } from "./state";
import { teamPlaces } from "./teams";

/** What bids for tricks bring where everybody bids for themselves (`points.contract`: docs/decisions/0030). */

/** What the places of one team have bid and taken, those who bid nil apart: their tricks fill no partner's bid. */
function balance(rule: ContractRule, state: State, places: readonly number[]) {
  const bidOf = (place: number): number => state.bids.find(({ seat }) => seat === state.seats[place])?.number ?? 0;
  const isNil = (place: number): boolean => rule.nil !== null && bidOf(place) === 0;
  const promised = places.filter((place) => !isNil(place));
  const sum = (of: readonly number[], value: (place: number) => number): number =>
    of.reduce((total, place) => total + value(place), 0);
  return {
    nils: places.filter(isNil),
    bids: promised.length > 0,
    bid: sum(promised, bidOf),
    taken: sum(promised, (place) => state.won[place]!),
    /** Tricks of those who had promised to take none. */
    slipped: sum(places.filter(isNil), (place) => state.won[place]!),
  };
}

/** Tricks beyond the bid of a place's team: those over a bid that was made, and those of a nil that failed. */
function overtricks(rule: ContractRule, rules: Rules, state: State, place: number): number {
  const { bid, taken, slipped } = balance(rule, state, teamPlaces(rules, state, place));
  return Math.max(0, taken - bid) + slipped;
}

/** The points of a place: its team's bid made or failed, each nil by itself, and what too many overtricks cost. */
export function contractPoints(rule: ContractRule, rules: Rules, state: State, place: number): number {
  const { nils, bids, bid, taken } = balance(rule, state, teamPlaces(rules, state, place));
  let points = 0;
  for (const nil of nils) points += state.won[nil] === 0 ? rule.nil!.made : rule.nil!.failed;
  if (bids) {
    const isMade = rule.exact ? taken === bid : taken >= bid;
    const { base, per, over } = isMade ? rule.made : rule.failed;
    points += base + per * bid + over * Math.max(0, taken - bid);
  }
  if (rule.bags) points += rule.bags.value * bagsAfter(rule, rules, state, place).charged;
  return points;
}

/** The overtricks that a place carries on, and how many times `bags.times` of them were charged for now. */
export function bagsAfter(
  rule: ContractRule,
  rules: Rules,
  state: State,
  place: number,
): { left: number; charged: number } {
  const all = (state.bags?.[place] ?? 0) + overtricks(rule, rules, state, place);
  const times = rule.bags?.times ?? Number.POSITIVE_INFINITY;
  const charged = Math.floor(all / times);
  return { left: all - (charged === 0 ? 0 : charged * times), charged };
}
