import type { Seat, Viewer } from "../kernel/game";
import { sitsOut } from "./accept";
import { canDo } from "./can";
import { hasClaimed } from "./claims";
import { comboOf } from "./combos";
import { checkSeats } from "./decide";
import { isCrawling } from "./follow";
import { bestArrangements } from "./melds";
import { boutIn, dueIn, isInBout, roomIn } from "./pairs";
import { isPickedUp } from "./pick-up";
import { names, type Rules } from "./rules";
import { countsInDeal } from "./scoring";
import { isRevealed, openCard, seesAll, seesHand, seesPoints, seesTalonCard } from "./sight";
import { claimsIn, effectsIn, isLive, offersIn, type PlayState, placeOf, type State, type TrickState } from "./state";
import { teamOf } from "./teams";
import type { Play, SeatView, Trick, View } from "./vocabulary";

/** A play as it lies on the table; `hidden`: face down. */
export function showPlay(rules: Rules, play: PlayState, hidden: boolean): Play {
  const out: Play = {
    seat: play.seat,
    kind: play.kind,
    cards: hidden ? null : names(rules, play.cards),
    count: play.cards.length,
  };
  if (play.crawl) out.crawl = true;
  if (play.specials.length > 0) out.specials = [...play.specials];
  if (play.extras && !hidden)
    out.extras = Object.fromEntries(Object.entries(play.extras).map(([name, cards]) => [name, names(rules, cards)]));
  if (play.uptake) out.uptake = names(rules, play.uptake);
  const combo = hidden ? null : comboOf(rules, play.cards);
  if (combo) out.combo = combo.kind;
  return out;
}

/** A closed trick; `told`: what it counted may be known. */
const showTrick = (rules: Rules, trick: TrickState, told = true): Trick => ({
  by: trick.by,
  plays: trick.plays.map((play) => showPlay(rules, play, false)),
  points: told && countsInDeal(rules) && trick.by !== null ? trick.points : null,
  ...(trick.lead ? { lead: names(rules, trick.lead) } : {}),
});

/** The cards of a trick that lie there no more; none, where they were picked up. */
const cardsOf = (trick: TrickState): number[] =>
  isPickedUp(trick)
    ? []
    : [
        ...(trick.lead ?? []),
        ...trick.plays.flatMap((play) => [...play.cards, ...Object.values(play.extras ?? {}).flat()]),
      ];

/** Place of a seat in the running deal once it is out of cards, or in the last deal's ranking. */
function rankOf(rules: Rules, state: State, at: number): number | null {
  if (rules.scoring !== "ranking") return null;
  if (state.phase !== "playing") return isLive(state) ? null : state.ranks[at]!;
  if (state.hands[at]!.length > 0) return null;
  // Whoever is out in a bout gets their place, which others may share, when it is over.
  if (rules.pairs && (state.talon.length > 0 || (state.pairs && isInBout(state.pairs, state.seats[at]!)))) return null;
  return 1 + state.hands.filter((hand, i) => hand.length === 0 && state.lastAct[i]! < state.lastAct[at]!).length;
}

/** What else is known of a seat where the template has it: its team, a card that lies open, overtricks carried on. */
function besides(rules: Rules, state: State, at: number): Pick<SeatView, "team" | "out" | "shown" | "bags"> {
  const team = teamOf(rules, state, at);
  const turned = openCard(state, at);
  return {
    ...(team === null ? {} : { team }),
    ...(sitsOut(rules, state, at) ? { out: true as const } : {}),
    ...(turned === null ? {} : { shown: names(rules, [turned]) }),
    ...(rules.contractPoints?.bags ? { bags: state.bags?.[at] ?? 0 } : {}),
  };
}

/** A hand, sorted; where melds are made, each stands together, and the other cards come after them. */
function showHand(rules: Rules, state: State, hand: readonly number[]): Pick<SeatView, "hand" | "melds"> {
  if (!rules.melds || !isLive(state)) return { hand: names(rules, hand) };
  const { melds, count } = bestArrangements(rules, hand)[0]!;
  const matched = melds.flat();
  const arranged = [...matched, ...hand.filter((card) => !matched.includes(card))];
  return {
    hand: names(rules, arranged),
    melds: { melds: melds.map((meld) => names(rules, meld)), deadwood: count },
  };
}

function showSeat(rules: Rules, state: State, viewer: Viewer, seat: Seat, at: number): SeatView {
  const hand = state.hands[at] ?? [];
  const seen = state.deal > 0 && seesHand(rules, state, viewer, seat);
  return {
    seat,
    hand: null,
    ...(seen ? showHand(rules, state, hand) : {}),
    count: hand.length,
    fresh: seen ? names(rules, state.fresh[at]!) : [],
    blind: state.blind[at] ?? false,
    ...besides(rules, state, at),
    bid: state.bids.findLast((bid) => bid.seat === seat) ?? null,
    tricks: state.won[at] ?? 0,
    points: countsInDeal(rules) && seesPoints(rules, state, viewer, seat) ? (state.earned[at] ?? 0) : null,
    dealScore: state.scores[at] ?? null,
    total: rules.scoring === "points" ? state.totals[at]! : null,
    rank: rankOf(rules, state, at),
    owes: (state.owes[at] ?? []).map((owed) => ({ to: owed.to, count: owed.count })),
  };
}

function showStack(rules: Rules, state: State): View["stack"] {
  if (!rules.stack && (state.stack.length === 0 || !isLive(state))) return null;
  const last = rules.stack ? state.plays.at(-1) : undefined;
  return {
    count: state.stack.reduce((sum, entry) => sum + entry.length, 0),
    top: names(rules, state.stack.at(-1) ?? []),
    last: last ? showPlay(rules, last, false) : null,
  };
}

/** Who closed the talon of this deal, and who ended it with a claim. */
function showClaims(rules: Rules, state: State): Pick<View, "closedBy" | "claimed"> {
  const { closed, claimedBy } = claimsIn(state);
  const at = claimedBy === null ? -1 : placeOf(state, claimedBy);
  return {
    ...(closed ? { closedBy: closed.by } : {}),
    ...(at < 0
      ? {}
      : { claimed: { seat: claimedBy!, points: state.earned[at]!, right: hasClaimed(rules, state, at) } }),
  };
}

/** The bout as it lies on the table, from its first attack on. */
function showBout(rules: Rules, { pairs }: State): Pick<View, "bout"> {
  if (!pairs) return {};
  const { leader, defender, taking } = pairs;
  const cards = pairs.cards.map(({ attack, by, beaten }) => ({
    attack: rules.deck[attack]!,
    by,
    beaten: beaten < 0 ? null : rules.deck[beaten]!,
  }));
  return { bout: { leader, defender, cards, room: roomIn(pairs), taking } };
}

function showDiscards(rules: Rules, state: State): View["discards"] {
  if (!rules.discards) return null;
  const closed = state.tricks;
  const shown = isLive(state) ? closed.slice(-1) : closed;
  return {
    count: closed.reduce((sum, trick) => sum + cardsOf(trick).length, 0),
    cards: names(rules, shown.flatMap(cardsOf)),
  };
}

/** Whom the game waits for. */
export function waiting(rules: Rules, state: State): Seat[] {
  const bout = boutIn(rules, state);
  if (bout) return dueIn(rules, state, bout);
  if (state.phase === "distributing") return state.seats.filter((_, at) => state.owes[at]!.length > 0);
  return isLive(state) && state.turn !== null ? [state.turn] : [];
}

/** The seats that this viewer may act for, those that are waited for first. */
function actingFor(state: State, viewer: Viewer, due: readonly Seat[]): Seat[] {
  const mine = state.seats.filter((seat) => viewer.seats.has(seat));
  return [...mine.filter((seat) => due.includes(seat)), ...mine.filter((seat) => !due.includes(seat))];
}

/** Whoever sees nothing that not everybody sees. */
const ONLOOKER: Viewer = { seats: new Set(), role: "spectator" };

/**
 * Shows a series to its viewers: to each all that they may know of it, with what their seat may do. What everybody sees is
 * made once, and the views have it in common.
 */
export function viewsOf(rules: Rules, state: State): (viewer: Viewer) => View {
  const live = isLive(state);
  const due = waiting(rules, state);
  const { named, owing, backwards, reversed } = effectsIn(state);
  const canStart = checkSeats(rules, state.seats.length) === null;
  const crawling = isCrawling(state) && live;
  const showPlays = (hidden: boolean) => (rules.stack ? [] : state.plays.map((play) => showPlay(rules, play, hidden)));
  const seats = state.seats.map((seat, at) => showSeat(rules, state, ONLOOKER, seat, at));
  const last = state.tricks.findLast((trick) => trick.by !== null);
  const lastTold = last ? showTrick(rules, last) : null;
  const everybody: View = {
    phase: state.phase,
    series: state.series,
    deal: state.deal,
    round: state.round,
    turn: state.turn,
    waiting: due,
    seats,
    trump: state.trump < 0 ? null : rules.suites[state.trump]!,
    ...(named >= 0 ? { named: rules.suites[named]! } : {}),
    ...(owing ? { owing } : {}),
    ...(backwards ? { backwards: true as const } : {}),
    ...showClaims(rules, state),
    ...(rules.quadReverses ? { reversed } : {}),
    talon: null,
    bids: state.bids.map((bid) => ({ ...bid })),
    contract: state.contract && { ...state.contract },
    selling: state.selling,
    plays: showPlays(crawling),
    stack: showStack(rules, state),
    ...(offersIn(state) > 0 && live ? { offer: true as const } : {}),
    ...(state.knock ? { knock: { ...state.knock } } : {}),
    ...showBout(rules, state),
    lastTrick: null,
    tricks: live || state.deal === 0 ? null : state.tricks.map((trick) => showTrick(rules, trick)),
    discards: showDiscards(rules, state),
    revealed:
      isRevealed(rules, state) && state.deal > 0
        ? { hands: state.dealtHands.map((hand) => names(rules, hand)), talon: names(rules, state.dealtTalon) }
        : null,
    ending: state.ending && {
      reason: state.ending.reason,
      redealBy: state.ending.redealBy,
      winners: [...state.ending.winners],
    },
    host: { start: !live && canStart, end: live, reset: canStart },
    can: null,
  };
  return (viewer) => ({
    ...everybody,
    seats: seats.map((shown, at) =>
      seesAll(viewer) || viewer.seats.has(shown.seat) ? showSeat(rules, state, viewer, shown.seat, at) : shown,
    ),
    talon: rules.talon
      ? state.talon.map((card, i) => (seesTalonCard(rules, state, viewer, i) ? rules.deck[card]! : null))
      : null,
    ...(crawling && seesAll(viewer) ? { plays: showPlays(false) } : {}),
    lastTrick: last && !seesPoints(rules, state, viewer, last.by!) ? showTrick(rules, last, false) : lastTold,
    can: firstOf(actingFor(state, viewer, due), (seat) => canDo(rules, state, seat)),
  });
}

/** What is said of the first of these seats of which anything is. */
function firstOf<T>(seats: readonly Seat[], say: (seat: Seat) => T | null): T | null {
  for (const seat of seats) {
    const said = say(seat);
    if (said !== null) return said;
  }
  return null;
}
