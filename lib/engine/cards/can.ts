import type { Seat } from "../kernel/game";
import type { Refusal } from "../kernel/result";
import { suitsOffered } from "./accept";
import { barredBid, bidRange, checkRedeal, checkSell, leastBid, mayPass } from "./bidding";
import { extraCounts, playable, whyNot } from "./candidates";
import { comboOf } from "./combos";
import { givable } from "./distribute";
import { drawCount, drawSources, drawsFirst } from "./draw";
import { isCrawling, lastCards } from "./follow";
import { isWild } from "./match";
import { deadwoodWithout } from "./melds";
import { canPass } from "./move";
import { boutIn, mayStop, pairsMoves, partOf, unbeaten, whyNotInBout } from "./pairs";
import { mayRetreat } from "./pick-up";
import { names, type Rules } from "./rules";
import { checkCrawl, checkSpecial, specialCards } from "./specials";
import { effectsIn, placeOf, type State } from "./state";
import { checkClaim, checkClose, checkSwap, swapOf } from "./stock";
import type { Can, Card } from "./vocabulary";

/** What one seat may do now; null: nothing at all. Every act that is not offered here is refused. */
export function canDo(rules: Rules, state: State, seat: Seat): Can | null {
  const at = placeOf(state, seat);
  if (at < 0) return null;
  const onTurn = state.turn === seat;
  if (state.phase === "playing" && rules.pairs) return canInBout(rules, state, seat, at);
  const playing = state.phase === "playing" && onTurn;
  const owes = state.phase === "distributing" ? state.owes[at]! : [];
  const best = owes.length > 0 ? givable(rules, state, seat) : null;
  const can: Can = {
    seat,
    look: state.phase === "bidding" && state.blind[at]!,
    bid: state.phase === "bidding" && onTurn ? canBid(rules, state, seat, at) : null,
    redeal: checkRedeal(rules, state, seat) === null,
    sell: checkSell(rules, state, seat) === null,
    distribute:
      owes.length > 0
        ? { to: owes.map((o) => ({ seat: o.to, count: o.count })), cards: best && names(rules, best) }
        : null,
    move: playing ? canMove(rules, state, at) : null,
    retreat: playing && mayRetreat(rules, state, at),
    ...(playing ? canDraw(rules, state) : {}),
  };
  if (rules.stock || rules.claim) withStock(rules, state, at, can);
  return can.look || can.bid || can.distribute || can.move || can.retreat || can.claim ? can : null;
}

/** The card that can be taken from the pile, and what it would leave. */
function topOf(rules: Rules, state: State, from: readonly string[]) {
  const card = state.stack.at(-1)?.at(-1);
  if (!rules.melds || card === undefined || !from.includes("discards")) return {};
  const left = deadwoodWithout(rules, [...state.hands[placeOf(state, state.turn!)]!, card]);
  left.delete(card);
  return { top: { card: rules.deck[card]!, leaves: Math.min(...left.values()) } };
}

/** What may be drawn now, and from where. */
function canDraw(rules: Rules, state: State): Pick<Can, "draw"> {
  const from = drawSources(rules, state);
  if (from.length === 0) return {};
  const must = effectsIn(state).owing > 0;
  return { draw: { count: drawCount(rules, state), must, from, ...topOf(rules, state, from) } };
}

/** What each discard leaves, where there are melds. */
function deadwoodIn(rules: Rules, state: State, hand: readonly number[]) {
  if (!rules.melds || drawsFirst(rules, state)) return {};
  const by = [...deadwoodWithout(rules, hand)].map(([card, count]) => [rules.deck[card]!, count]);
  return { deadwood: { by: Object.fromEntries(by), knock: rules.melds.knock } };
}

/** What a seat may do in a bout. */
function canInBout(rules: Rules, state: State, seat: Seat, at: number): Can | null {
  const part = partOf(rules, state, seat);
  if (part === null) return null;
  const cards: Record<Card, Refusal | null> = {};
  for (const card of state.hands[at]!) cards[rules.deck[card]!] = whyNotInBout(rules, state, seat, card);
  return {
    ...{ seat, look: false, bid: null, redeal: false, sell: false, distribute: null },
    move: {
      ...{ count: part === "leads" ? null : 1, min: 1, sameLevel: true, sameSuit: false, crawl: false },
      ...{ pass: mayStop(rules, state, seat), specials: [], extras: [], cards, part },
      ...(part === "defends" ? { beats: beatsIn(rules, state, seat) } : {}),
    },
    retreat: part === "defends",
  };
}

/** Every card of the attack that is not beaten, with those of the hand that beat it. */
function beatsIn(rules: Rules, state: State, seat: Seat): Record<Card, Card[]> {
  const moves = pairsMoves(rules, state, seat);
  const by = (attack: number): number[] => moves.flatMap(({ cards, on }) => (on === attack ? cards : []));
  return Object.fromEntries(
    unbeaten(boutIn(rules, state)!).map((attack) => [rules.deck[attack]!, names(rules, by(attack))]),
  );
}

/** What may be done with the talon, and with the points one has. */
function withStock(rules: Rules, state: State, at: number, can: Can): void {
  const { seat } = can;
  if (checkSwap(rules, state, seat) === null) can.swap = swapOf(rules, state);
  if (checkClose(rules, state, seat) === null) can.close = true;
  if (rules.claim && checkClaim(rules, state, seat) === null)
    can.claim = { points: rules.claim.points, has: state.earned[at]! };
}

function canBid(rules: Rules, state: State, seat: Seat, at: number): Can["bid"] {
  const bidding = rules.bidding!;
  if (bidding.accept) {
    const suites = suitsOffered(rules, state);
    const turned = state.bids.length < state.seats.length;
    const none = { min: 0, max: 0, step: 1, blindMax: null, number: false };
    return { ...none, suites, pass: mayPass(rules, state, seat), makes: { turned, alone: bidding.accept.alone } };
  }
  const step = bidding.step ?? 1;
  const barred = barredBid(rules, state);
  const min = leastBid(rules, state, seat, false);
  const upTo = (most: number): number => min + Math.floor((most - min) / step) * step;
  const max = upTo(bidRange(rules, state, seat, false).max);
  const blind = upTo(bidRange(rules, state, seat, true).max);
  const blindMax = state.blind[at] && blind >= min ? blind : null;
  return {
    min,
    max,
    step,
    blindMax,
    suites: bidding.suites ? [...bidding.suites] : null,
    ...(bidding.each ? { tricks: true as const } : {}),
    ...(barred === null || barred < min || barred > max ? {} : { barred }),
    number: min <= max || blindMax !== null,
    pass: mayPass(rules, state, seat),
  };
}

/** The cards that name a suit when they are played, among these. */
function declareIn(rules: Rules, playable: ReadonlySet<number>): Pick<NonNullable<Can["move"]>, "declare"> {
  const naming = [...playable].filter((card) => isWild(rules, card));
  return naming.length > 0 ? { declare: { cards: names(rules, naming), suites: [...rules.suites] } } : {};
}

/** What each of these moves is, in answer to what lies there. */
function combosIn(rules: Rules, state: State, moves: readonly number[][]) {
  const asked = comboOf(rules, lastCards(rules, state))?.group ?? null;
  return moves.map((cards) => ({ kind: comboOf(rules, cards, asked)!.kind, cards: names(rules, cards) }));
}

function canMove(rules: Rules, state: State, at: number): Can["move"] {
  const hand = state.hands[at]!;
  const accepted = playable(rules, state, hand);
  const used = new Set(accepted.flat());
  const cards: Record<Card, Refusal | null> = {};
  for (const card of hand) cards[rules.deck[card]!] = used.has(card) ? null : whyNot(rules, state, hand, card);
  const asked = rules.exactAmount ? lastCards(rules, state).length || null : null;
  const count = rules.count === null ? asked : Math.min(rules.count, hand.length);
  const sizes = accepted.map((move) => move.length);
  const fewest = sizes.length > 0 ? Math.min(...sizes) : 1;
  return {
    count,
    min: count ?? fewest,
    sameLevel: rules.sameLevel,
    sameSuit: rules.sameSuit,
    pass: canPass(rules, state),
    crawl: rules.crawl !== null && !isCrawling(state) && checkCrawl(rules, state, hand) === null && used.size > 0,
    specials: rules.specials.flatMap(({ name }, i) => {
      const making = [...new Set(specialCards(rules.specials[i]!, hand))];
      const declaring = making.filter((card) =>
        accepted.some((move) => move.includes(card) && checkSpecial(rules, state, hand, move, name) === null),
      );
      return declaring.length > 0 ? [{ name, cards: names(rules, declaring) }] : [];
    }),
    extras: extraCounts(rules, state, hand.length - fewest).map((extra) => ({ ...extra, required: true })),
    cards,
    ...(rules.wild?.names ? declareIn(rules, used) : {}),
    ...deadwoodIn(rules, state, hand),
    ...(rules.combos ? { combos: combosIn(rules, state, accepted) } : {}),
  };
}
