import type { Seat } from "../kernel/game";
import type { Random } from "../kernel/random";
import { bidRange, checkBid, checkRedeal, checkSell, leastBid, mayPass } from "./bidding";
import { extraCounts, playable } from "./candidates";
import { givesBest } from "./distribute";
import { checkDraw } from "./draw";
import { beforePlay, declarable, legal, mayCrawl, specialChoices, stockActs, toIntent } from "./legal";
import { canPass } from "./move";
import { names, type Rules } from "./rules";
import { isLeading } from "./specials";
import { placeOf, type State, without } from "./state";
import type { Card, Intent } from "./vocabulary";

/**
 * One accepted intent at random, without listing them all: for playouts and benchmarks. Null: the seat has none. Every
 * legal intent can come up; cards are uniform among those that may be played, passing and retreating count as one card
 * each, and half of all bids are passes.
 */
export function randomLegal(rules: Rules, state: State, seat: Seat, random: Random): Intent | null {
  const at = placeOf(state, seat);
  if (at < 0) return null;
  switch (state.phase) {
    case "bidding":
      return randomBid(rules, state, seat, at, random);
    case "distributing":
      return randomGift(rules, state, seat, at, random);
    case "playing":
      if (rules.pairs || rules.melds) return anyOf(legal(rules, state, seat), random);
      return state.turn === seat ? randomMove(rules, state, at, random) : null;
    default:
      return null;
  }
}

const anyOf = (all: readonly Intent[], random: Random): Intent | null =>
  all.length === 0 ? null : all[random.below(all.length)]!;

/** Takes `count` random items out of `from`. */
function draw<T>(from: T[], count: number, random: Random): T[] {
  const out: T[] = [];
  while (out.length < count && from.length > 0) out.push(...from.splice(random.below(from.length), 1));
  return out;
}

function randomBid(rules: Rules, state: State, seat: Seat, at: number, random: Random): Intent | null {
  const bidding = rules.bidding!;
  if (bidding.accept) {
    return anyOf(legal(rules, state, seat), random);
  }
  const isBlind = state.blind[at]!;
  if (isBlind && (state.turn !== seat || random.below(2) === 0)) return { type: "look" };
  if (state.turn !== seat) return null;
  if (rules.redeal && random.below(2) === 0 && checkRedeal(rules, state, seat) === null) return { type: "redeal" };
  if (mayPass(rules, state, seat) && random.below(2) === 0) return { type: "bid", pass: true };
  const blind = isBlind && random.below(2) === 0;
  const step = bidding.step ?? 1;
  const least = leastBid(rules, state, seat, blind);
  const steps = Math.min(Math.floor((bidRange(rules, state, seat, blind).max - least) / step), 100);
  for (let tries = 0; tries < 4 && steps >= 0; tries++) {
    const number = least + random.below(steps + 1) * step;
    const suite = bidding.suites?.[random.below(bidding.suites.length)];
    const bid: Extract<Intent, { type: "bid" }> = { type: "bid", number };
    if (suite !== undefined) bid.suite = suite;
    if (blind) bid.blind = true;
    if (checkBid(rules, state, seat, bid) === null) return bid;
  }
  return anyOf(legal(rules, state, seat), random);
}

function randomGift(rules: Rules, state: State, seat: Seat, at: number, random: Random): Intent | null {
  const owes = state.owes[at]!;
  if (owes.length === 0) return null;
  if (rules.bidding?.sell && random.below(8) === 0 && checkSell(rules, state, seat) === null) return { type: "sell" };
  let pool = state.hands[at]!.slice();
  const must: number[] = [];
  if (givesBest(rules, state, seat)) {
    const count = owes.reduce((sum, owed) => sum + owed.count, 0);
    const { strength } = rules;
    const weakest = pool.map((card) => strength[card]!).sort((a, b) => b - a)[count - 1]!;
    must.push(...pool.filter((card) => strength[card]! > weakest));
    pool = pool.filter((card) => strength[card] === weakest);
    pool = [...must, ...draw(pool, count - must.length, random)];
  }
  const cards: Record<string, Card[]> = {};
  for (const { to, count } of owes) cards[to] = names(rules, draw(pool, count, random));
  return { type: "distribute", cards };
}

function randomMove(rules: Rules, state: State, at: number, random: Random): Intent | null {
  const hand = state.hands[at]!;
  const first = state.acts === 0 || rules.redeal ? beforePlay(rules, state, state.seats[at]!) : [];
  if (first.length > 0 && random.below(8) === 0) return first[random.below(first.length)]!;
  const accepted = playable(rules, state, hand);
  const passes = canPass(rules, state) ? 1 : 0;
  const draws = rules.draw && checkDraw(rules, state) === null ? 1 : 0;
  const acts = stockActs(rules, state, state.seats[at]!);
  // As `mayRetreat` has it, of moves that are known already.
  const retreats = rules.retreat && (!rules.retreat.trick || accepted.length === 0) ? 1 : 0;
  const choices = accepted.length + passes + draws + retreats + acts.length;
  if (choices === 0) return null;
  const picked = choices === 1 ? 0 : random.below(choices);
  const choice = accepted[picked];
  if (!choice) {
    const other = picked - accepted.length;
    if (other < passes) return { type: "move", pass: true };
    if (other < passes + draws) return { type: "draw" };
    return other < passes + draws + retreats ? { type: "retreat" } : acts[other - passes - draws - retreats]!;
  }
  const extras: Record<string, number[]> = {};
  if (rules.extras.length > 0) {
    const rest = without(hand, choice);
    for (const { name, count } of extraCounts(rules, state, rest.length))
      extras[name] = draw(rest, count ?? 1 + random.below(rest.length), random);
  }
  let specials: readonly string[] = [];
  if (rules.specials.length > 0 && isLeading(rules, state)) {
    const sets = specialChoices(rules, state, hand, choice);
    if (sets.length > 1) specials = sets[random.below(sets.length)]!;
  }
  const crawl = rules.crawl === state.round && mayCrawl(rules, state, hand) && random.below(4) === 0;
  const suites = declarable(rules, choice);
  return toIntent(rules, choice, extras, specials, crawl, suites[suites.length > 1 ? random.below(suites.length) : 0]);
}
