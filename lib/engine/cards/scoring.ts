import type { Instant, Seat } from "../kernel/game";
import { makersPoints } from "./accept";
import { claimPoints } from "./claims";
import { bagsAfter, contractPoints } from "./contract";
import type { CardEvent } from "./event";
import { gamePoints } from "./games";
import { knockPoints } from "./knock";
import { leftPoints } from "./left-cards";
import { wholePoints } from "./part-points";
import type { Rules } from "./rules";
import { dealsPlayed, type State } from "./state";
import { lastTrickPoints, talonPoints } from "./takings";
import { teamPlaces } from "./teams";
import type { Op, TotalOp } from "./template";

/**
 * How long the end of a deal stands before the clock deals again: one that counted, one that did not, and one that the
 * host stopped (who may want to change seats first).
 */
export const NEXT_DEAL_MS = { scored: 8_000, void: 4_000, stopped: 30_000 } as const;

/** An arithmetic operation of the template. */
export function applyOp(value: number, op: Op): number {
  return op.op === "mul" ? value * (op.value ?? 1) : value + (op.value ?? 0);
}

/** An operation on a total of the series. */
export function applyToTotal(total: number, op: TotalOp): number {
  return op.op === "set"
    ? (op.value ?? 0)
    : applyOp(total, { op: op.op, ...(op.value === undefined ? {} : { value: op.value }) });
}

/** Do cards or specials count while a deal is played? Where tricks or cards that are left do alone, nothing does. */
export const countsInDeal = (rules: Rules): boolean =>
  rules.scoring === "points" &&
  rules.melds === null &&
  ((rules.contractPoints === null && rules.tricksCount === null && rules.left === null && rules.makers === null) ||
    [...rules.points, ...(rules.trumpPoints ?? [])].some((points) => points !== 0));

/** Whether any deal can add to somebody's total: by cards, specials, a bid, or what is done to bids and totals. */
export function canGain(rules: Rules): boolean {
  const worth = [...rules.points, ...(rules.trumpPoints ?? []), rules.lastTrick];
  if (rules.rounds === "trick" && worth.some((points) => points > 0)) return true;
  const special = Object.values(rules.specialPoints).flatMap((points) =>
    typeof points === "number" ? [points] : Object.values(points),
  );
  if (special.some((points) => points > 0)) return true;
  if (rules.tricksCount !== null && rules.tricksCount.per > 0) return true;
  if (rules.games?.some(({ value }) => value > 0)) return true;
  if (rules.melds) return true;
  if ((rules.shoot?.others ?? 0) > 0) return true;
  if (rules.makers?.some(({ value = 0, alone = 0, failed = 0 }) => value > 0 || alone > 0 || failed < 0)) return true;
  if (rules.left?.worth.some((points) => points > 0)) return true;
  const { nochange, contractPoints: contract } = rules;
  if (contract && [contract.made, contract.failed].some((worth) => Object.values(worth).some((points) => points > 0)))
    return true;
  if (nochange && (nochange.op === "set" || nochange.op === "add") && (nochange.value ?? 0) > 0) return true;
  const ops = [rules.penaltyBid, rules.penaltyBlind, rules.bonusBlind];
  return rules.bidding !== null && ops.some((op) => op !== null && (op.op === "add" || (op.value ?? 1) > 0));
}

/** What the members of a place's team took together: points, those of the talon too, and what their tricks count. */
function earnedBy(rules: Rules, state: State, team: readonly number[]): number {
  const sum = (of: readonly number[]): number => team.reduce((total, place) => total + of[place]!, 0);
  const { tricksCount } = rules;
  const tricks = tricksCount ? tricksCount.per * Math.max(0, sum(state.won) - tricksCount.over) : 0;
  const cards = wholePoints(sum(state.earned) + talonPoints(rules, state, team));
  return cards + tricks + lastTrickPoints(rules, state, team);
}

/** The score of one place: what its team earned, unless it bid (its bid, or the penalty) or may only bid (nothing). */
function pointsAt(rules: Rules, state: State, place: number): number {
  const { contract } = state;
  const team = teamPlaces(rules, state, place);
  const earned = earnedBy(rules, state, team);
  if (rules.contractPoints) return earned + contractPoints(rules.contractPoints, rules, state, place);
  if (contract && team.some((member) => contract.seat === state.seats[member])) {
    const bid = contract.number;
    if (!bid) return earned;
    if (earned >= bid) return contract.blind && rules.bonusBlind ? applyOp(bid, rules.bonusBlind) : bid;
    const penalty = contract.blind && rules.penaltyBlind ? rules.penaltyBlind : rules.penaltyBid;
    return penalty ? applyOp(bid, penalty) : earned;
  }
  return rules.bidonly !== null && state.totals[place]! >= rules.bidonly ? 0 : earned;
}

/** The scores of all places; whoever took all the points that `shoot` names gives them to the others. */
function allPoints(rules: Rules, state: State): number[] {
  const { shoot, games } = rules;
  const places = [...state.seats.keys()];
  const claimed = rules.claim ? claimPoints(rules, state) : null;
  if (claimed) return claimed;
  if (rules.melds) return knockPoints(rules, state);
  if (games) {
    const sides = places.map((place) => teamPlaces(rules, state, place));
    const points = sides.map((side) => earnedBy(rules, state, side));
    return gamePoints(games, state, points, (place) => sides[place]!);
  }
  if (rules.makers) return makersPoints(rules.makers, rules, state);
  const shooter = shoot
    ? places.find((place) => earnedBy(rules, state, teamPlaces(rules, state, place)) === shoot.points)
    : undefined;
  if (!shoot || shooter === undefined) {
    const left = rules.left ? leftPoints(rules.left, state) : null;
    return places.map((place) => pointsAt(rules, state, place) + (left?.[place] ?? 0));
  }
  const team = teamPlaces(rules, state, shooter);
  return places.map((place) => (team.includes(place) ? 0 : shoot.others));
}

/** Totals stay numbers that a log can hold, however often a template multiplies them. */
const FARTHEST = Number.MAX_SAFE_INTEGER;
const bounded = (total: number): number => Math.max(-FARTHEST, Math.min(FARTHEST, total));

/** Totals after a deal; who scored nothing for `times` deals in a row gets the penalty, and starts over. */
function totalsAfter(rules: Rules, state: State, scores: readonly number[]): number[] {
  const { nochange } = rules;
  return scores.map((score, place) => {
    const total = bounded(state.totals[place]! + score);
    const run = score === 0 ? state.unchanged[place]! + 1 : 0;
    return nochange && run >= nochange.times ? bounded(applyToTotal(total, nochange)) : total;
  });
}

/** Places in the order of finishing: by the last act that was no pass; all who still hold cards share the last one. */
function ranksByFinish(state: State): number[] {
  const keys = state.hands.map((hand, place) => (hand.length > 0 ? Number.MAX_SAFE_INTEGER : state.lastAct[place]!));
  return keys.map((key) => 1 + keys.filter((other) => other < key).length);
}

const bySeat = (state: State, values: readonly number[]): Record<string, number> =>
  Object.fromEntries(state.seats.map((seat, place) => [String(seat), values[place]!]));

const bestOf = (state: State, values: readonly number[], best: number): Seat[] =>
  state.seats.filter((_, place) => values[place] === best);

type Scores = Pick<Extract<CardEvent, { type: "deal_ended" }>, "scores" | "totals" | "ranks" | "winners" | "bags">;

function scoresOf(rules: Rules, state: State): Scores {
  if (rules.scoring === "none") return { scores: null, totals: null, ranks: null, winners: [] };
  if (rules.scoring === "ranking") {
    const ranks = ranksByFinish(state);
    const byPlace = bySeat(state, ranks);
    return { scores: byPlace, totals: null, ranks: byPlace, winners: bestOf(state, ranks, 1) };
  }
  const scores = allPoints(rules, state);
  const isBetter = (one: number, other: number): boolean => (rules.lowWins ? one < other : one > other);
  const byPoints = scores.map((score) => 1 + scores.filter((other) => isBetter(other, score)).length);
  const { contractPoints: contract } = rules;
  const bags = contract?.bags
    ? {
        bags: bySeat(
          state,
          scores.map((_, place) => bagsAfter(contract, rules, state, place).left),
        ),
      }
    : {};
  return {
    ...bags,
    scores: bySeat(state, scores),
    totals: bySeat(state, totalsAfter(rules, state, scores)),
    ranks: bySeat(state, rules.ranksByFinish ? ranksByFinish(state) : byPoints),
    winners: isDraw(rules, scores) ? [] : bestOf(state, byPoints, 1),
  };
}

/** Has nobody won: both sides took as many card points, or everybody failed their bid for nothing? */
const isDraw = (rules: Rules, scores: readonly number[]): boolean =>
  (rules.games !== null || rules.contractPoints !== null) && scores.every((score) => score === 0);

const VOID: Scores = { scores: null, totals: null, ranks: null, winners: [] };

/** Does the series end with a deal that counted and left these totals? The highest one ends it, also where it loses. */
function isComplete(rules: Rules, state: State, totals: Readonly<Record<string, number>>): boolean {
  if (rules.completeDeals !== null && dealsPlayed(state) + 1 >= rules.completeDeals) return true;
  return rules.complete !== null && Math.max(...Object.values(totals)) >= rules.complete;
}

/** The facts of a deal's end; only one that was played out counts. */
export function dealEnded(
  rules: Rules,
  state: State,
  now: Instant,
  reason: "played" | "passed" | "redeal" | "stopped",
): CardEvent[] {
  const result = reason === "played" ? scoresOf(rules, state) : VOID;
  const redealBy = reason === "redeal" ? state.bids.at(-1)!.seat : null;
  const wait = reason === "stopped" ? "stopped" : result.scores ? "scored" : "void";
  const begun = reason !== "stopped" || state.round > 0;
  const bidder = rules.bidding ? state.bids[0]?.seat : undefined;
  const events: CardEvent[] = [
    {
      type: "deal_ended",
      reason,
      redealBy,
      ...result,
      contract: state.contract,
      opener: bidder ?? (begun ? (state.firstActor ?? redealBy) : null),
      at: now,
      due: now + NEXT_DEAL_MS[wait],
    },
  ];
  const { totals } = result;
  if (totals && isComplete(rules, state, totals)) {
    const best = rules.lowWins ? Math.min(...Object.values(totals)) : Math.max(...Object.values(totals));
    const winners = state.seats.filter((seat) => totals[seat] === best);
    events.push({ type: "series_completed", winners, totals });
  }
  return events;
}
