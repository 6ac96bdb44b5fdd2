import type { Seat } from "../kernel/game";
import { suitsOffered } from "./accept";
import { bidRange, checkBid, checkRedeal, checkSell, leastBid } from "./bidding";
import { extraCounts, playable } from "./candidates";
import { checkDistribute, givable } from "./distribute";
import { drawSources, drawsFirst } from "./draw";
import { isCrawling } from "./follow";
import { isWild } from "./match";
import { deadwoodWithout } from "./melds";
import { canPass } from "./move";
import { mayStop, pairsMoves, partOf } from "./pairs";
import { mayRetreat } from "./pick-up";
import { names, type Rules } from "./rules";
import { checkCrawl, checkSpecial, isLeading } from "./specials";
import { placeOf, type State, takenIn, without } from "./state";
import { checkClaim, checkClose, checkSwap } from "./stock";
import { LEGAL_CAP, subsets } from "./subsets";
import type { Card, Intent } from "./vocabulary";

type Move = Extract<Intent, { type: "move" }>;
type BidIntent = Extract<Intent, { type: "bid" }>;

/**
 * Every intent that `decide` accepts from this seat now, cards in the order of the hand. Where a template lets any cards
 * go together, at most `LEGAL_CAP` are listed, every playable card among them; bids without a maximum end after 400.
 */
export function legal(rules: Rules, state: State, seat: Seat): Intent[] {
  const at = placeOf(state, seat);
  if (at < 0) return [];
  switch (state.phase) {
    case "bidding":
      return legalBids(rules, state, seat, at);
    case "distributing":
      return legalGifts(rules, state, seat, at);
    case "playing":
      if (rules.pairs) return legalInBout(rules, state, seat);
      return state.turn === seat ? legalMoves(rules, state, at) : outOfTurn(rules, state, seat);
    default:
      return [];
  }
}

const BIDS_LISTED = 400;

/** Numbers that a bid may have; the smallest may need a stronger suit than the last bid's. */
function bidNumbers(rules: Rules, state: State, seat: Seat, blind: boolean): number[] {
  const { max } = bidRange(rules, state, seat, blind);
  const step = rules.bidding!.step ?? 1;
  const out: number[] = [];
  for (let n = leastBid(rules, state, seat, blind); n <= max && out.length < BIDS_LISTED; n += step) out.push(n);
  return out;
}

function legalBids(rules: Rules, state: State, seat: Seat, at: number): Intent[] {
  const out: Intent[] = [];
  const blind = state.blind[at]!;
  if (blind) out.push({ type: "look" });
  if (state.turn !== seat) return out;
  if (checkRedeal(rules, state, seat) === null) out.push({ type: "redeal" });
  const tries: BidIntent[] = [{ type: "bid", pass: true }];
  if (rules.bidding!.accept) {
    for (const suite of suitsOffered(rules, state))
      tries.push({ type: "bid", suite }, { type: "bid", suite, alone: true });
    return [...out, ...tries.filter((bid) => checkBid(rules, state, seat, bid) === null)];
  }
  for (const suite of rules.bidding!.suites ?? [undefined]) {
    const named = suite === undefined ? {} : { suite };
    for (const number of bidNumbers(rules, state, seat, false)) tries.push({ type: "bid", number, ...named });
    if (blind)
      for (const number of bidNumbers(rules, state, seat, true)) tries.push({ type: "bid", number, ...named, blind });
  }
  out.push(...tries.filter((bid) => checkBid(rules, state, seat, bid) === null));
  return out;
}

/** Every way to deal out `owes` from `cards`, receivers in order. */
function gifts(owes: readonly { to: Seat; count: number }[], cards: readonly number[], room: number): number[][][] {
  const [first, ...others] = owes;
  if (!first) return [[]];
  const out: number[][][] = [];
  for (const mine of subsets(cards, first.count, room)) {
    for (const rest of gifts(others, without(cards, mine), room - out.length)) out.push([mine, ...rest]);
    if (out.length >= room) break;
  }
  return out;
}

function legalGifts(rules: Rules, state: State, seat: Seat, at: number): Intent[] {
  const owes = state.owes[at]!;
  const out: Intent[] = [];
  if (owes.length === 0) return out;
  if (checkSell(rules, state, seat) === null) out.push({ type: "sell" });
  for (const parts of gifts(owes, givable(rules, state, seat) ?? state.hands[at]!, LEGAL_CAP)) {
    const cards: Record<string, Card[]> = {};
    owes.forEach((owed, i) => {
      cards[owed.to] = names(rules, parts[i]!);
    });
    if (checkDistribute(rules, state, seat, cards) === null) out.push({ type: "distribute", cards });
  }
  return out;
}

type ExtraChoice = { extras: Record<string, number[]>; rest: number[] };

/** Choices of extra groups with one more group, about `room` of them. */
function withGroup(choices: readonly ExtraChoice[], name: string, count: number | null, room: number): ExtraChoice[] {
  const out: ExtraChoice[] = [];
  for (const { extras, rest } of choices) {
    const sizes = count === null ? rest.map((_, i) => i + 1) : [count];
    for (const size of sizes) {
      if (out.length >= room) return out;
      for (const group of subsets(rest, size, room - out.length))
        out.push({ extras: { ...extras, [name]: group }, rest: without(rest, group) });
    }
  }
  return out;
}

/** Every choice of the extra groups that go with `cards`, `room` of them at most. */
function extraChoices(rules: Rules, state: State, rest: readonly number[], room: number): Record<string, number[]>[] {
  let choices: ExtraChoice[] = [{ extras: {}, rest: rest.slice() }];
  for (const { name, count } of extraCounts(rules, state, rest.length)) choices = withGroup(choices, name, count, room);
  return choices.slice(0, room).map((choice) => choice.extras);
}

export function toIntent(
  rules: Rules,
  cards: readonly number[],
  extras: Readonly<Record<string, readonly number[]>>,
  specials: readonly string[],
  crawl: boolean,
  declare: string | null = null,
): Move {
  const move: Move = { type: "move", cards: names(rules, cards) };
  if (crawl) move.crawl = true;
  if (declare !== null) move.declare = declare;
  if (specials.length > 0) move.specials = [...specials];
  const groups = Object.entries(extras);
  if (groups.length > 0) move.extras = Object.fromEntries(groups.map(([name, group]) => [name, names(rules, group)]));
  return move;
}

const NO_SUIT: readonly null[] = [null];

/** The suits that may be named with these cards; null: none is. */
export function declarable(rules: Rules, cards: readonly number[]): readonly (string | null)[] {
  const names = rules.wild?.names === true && cards.some((card) => isWild(rules, card));
  return names ? rules.suites : NO_SUIT;
}

/** So many ways to declare several specials with one move are listed. */
const DECLARED_CAP = 64;

/**
 * All subsets of the specials that these cards may declare, the empty one first; of very many about `DECLARED_CAP`, each
 * special by itself among them.
 */
export function specialChoices(
  rules: Rules,
  state: State,
  hand: readonly number[],
  cards: readonly number[],
): string[][] {
  const can = rules.specials.filter((s) => checkSpecial(rules, state, hand, cards, s.name) === null);
  const sets: string[][] = [[]];
  for (const { name } of can)
    for (const set of sets.slice(0, Math.max(1, DECLARED_CAP - sets.length))) sets.push([...set, name]);
  return sets;
}

/** May the seat on turn lead this trick face down? */
export const mayCrawl = (rules: Rules, state: State, hand: readonly number[]): boolean =>
  rules.crawl !== null && !isCrawling(state) && isLeading(rules, state) && checkCrawl(rules, state, hand) === null;

/** What a seat may do in a bout: attack, throw in, beat a card or take all, or throw in no more. */
function legalInBout(rules: Rules, state: State, seat: Seat): Intent[] {
  const out: Intent[] = pairsMoves(rules, state, seat).map(({ cards, on }) => ({
    type: "move",
    cards: names(rules, cards),
    ...(on === null ? {} : { on: rules.deck[on]! }),
  }));
  if (mayStop(rules, state, seat)) out.push({ type: "move", pass: true });
  if (partOf(rules, state, seat) === "defends") out.push({ type: "retreat" });
  return out;
}

/** What a seat may do though it is not on turn. */
const outOfTurn = (rules: Rules, state: State, seat: Seat): Intent[] =>
  checkClaim(rules, state, seat) === null ? [{ type: "claim" }] : [];

/** What whoever leads may do with the talon, and with the points they have. */
export function stockActs(rules: Rules, state: State, seat: Seat): Intent[] {
  if (!rules.stock && !rules.claim) return [];
  const out: Intent[] = [];
  if (checkSwap(rules, state, seat) === null) out.push({ type: "swap" });
  if (checkClose(rules, state, seat) === null) out.push({ type: "close" });
  if (checkClaim(rules, state, seat) === null) out.push({ type: "claim" });
  return out;
}

/** The discards with which whoever is on turn may knock. */
function knocks(rules: Rules, state: State, hand: readonly number[]): Intent[] {
  if (drawsFirst(rules, state)) return [];
  const left = deadwoodWithout(rules, hand);
  const may = hand.filter((card) => card !== takenIn(state) && left.get(card)! <= rules.melds!.knock);
  return may.map((card) => ({ type: "move", cards: names(rules, [card]), knock: true }));
}

/** What the seat on turn may do instead of its first move. */
export function beforePlay(rules: Rules, state: State, seat: Seat): Intent[] {
  const out: Intent[] = [];
  if (checkRedeal(rules, state, seat) === null) out.push({ type: "redeal" });
  if (checkSell(rules, state, seat) === null) out.push({ type: "sell" });
  return out;
}

function legalMoves(rules: Rules, state: State, at: number): Intent[] {
  const hand = state.hands[at]!;
  const out: Intent[] = beforePlay(rules, state, state.seats[at]!);
  const crawls = mayCrawl(rules, state, hand) ? [false, true] : [false];
  for (const cards of playable(rules, state, hand)) {
    const specials = specialChoices(rules, state, hand, cards);
    const room = Math.ceil(LEGAL_CAP / specials.length);
    for (const extras of extraChoices(rules, state, without(hand, cards), room))
      for (const special of specials)
        for (const crawl of crawls)
          for (const declare of declarable(rules, cards))
            out.push(toIntent(rules, cards, extras, special, crawl, declare));
    if (out.length >= LEGAL_CAP) break;
  }
  if (canPass(rules, state)) out.push({ type: "move", pass: true });
  for (const from of drawSources(rules, state)) out.push(from === "talon" ? { type: "draw" } : { type: "draw", from });
  if (rules.melds) out.push(...knocks(rules, state, hand));
  if (mayRetreat(rules, state, at)) out.push({ type: "retreat" });
  out.push(...stockActs(rules, state, state.seats[at]!));
  return out;
}
