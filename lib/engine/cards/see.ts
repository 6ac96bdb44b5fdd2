import type { Seat, Seen, Viewer } from "../kernel/game";
import type { Json } from "../kernel/result";
import type { CardEvent, EventOf, Gift } from "./event";
import { isCrawling } from "./follow";
import { names, type Rules } from "./rules";
import { countsInDeal } from "./scoring";
import { isRevealed, seesAll, seesHand, seesPoints, seesTalon, seesTalonCard } from "./sight";
import { placeOf, type State } from "./state";
import { showPlay } from "./view";

type Data = { [key: string]: Json | undefined };

const seen = (event: CardEvent, data: Data, news: boolean): Seen =>
  news ? { type: event.type, ...data, news: true } : { type: event.type, ...data };

const hand = (rules: Rules, state: State, seat: Seat): string[] =>
  names(rules, state.hands[placeOf(state, seat)] ?? []);

/**
 * What a viewer learns of an event. Nobody is left out: every fact is seen by all, with the cards that a viewer may
 * not know as counts. `news` marks what was hidden from this viewer until now.
 */
export function see(rules: Rules, event: CardEvent, before: State, after: State, viewer: Viewer): Seen {
  switch (event.type) {
    case "dealt":
      return seeDeal(rules, event, after, viewer);
    case "looked": {
      const shown = seesHand(rules, after, viewer, event.seat) && !seesHand(rules, before, viewer, event.seat);
      return seen(event, { seat: event.seat, ...(shown ? { hand: hand(rules, after, event.seat) } : {}) }, shown);
    }
    case "bid_won":
      return seeBidWon(rules, event, before, after, viewer);
    case "sold": {
      const news = event.talon.length > 0 && !seesTalon(rules, before, viewer) && !viewer.seats.has(event.seat);
      return seen(event, { seat: event.seat, bid: event.bid, talon: event.talon, turn: event.turn }, news);
    }
    case "given":
      return seen(event, { seat: event.seat, gifts: seeGifts(event.gifts, viewer, "from") }, false);
    case "received": {
      const news = !seesAll(viewer) && event.gifts.some((gift) => viewer.seats.has(gift.to));
      return seen(event, { gifts: seeGifts(event.gifts, viewer, "to"), turn: event.turn }, news);
    }
    case "knocked":
      return seen(event, { ...event }, true);
    // That somebody held the card that they give was known to nobody else.
    case "swapped":
    case "claimed":
      return seen(event, { ...event }, !seesAll(viewer) && !viewer.seats.has(event.seat));
    case "bout_ended":
      return seen(event, { ...event }, false);
    case "moved":
      return seeMove(event, before, after, viewer);
    case "drew":
      return seeDraw(rules, event, before, after, viewer);
    case "restocked":
      return seen(event, { count: event.cards.length }, false);
    case "retreated": {
      const news = event.lead.some(
        (_, i) => !seesTalonCard(rules, before, viewer, before.talon.length - event.lead.length + i),
      );
      return seen(event, { ...event }, news);
    }
    case "trick_taken":
    case "round_ended": {
      const isTold = countsInDeal(rules) && (event.seat === null || seesPoints(rules, before, viewer, event.seat));
      const worth = event.type === "trick_taken" && !isTold ? { points: null } : {};
      const crawled = isCrawling(before) && !seesAll(viewer);
      const plays = crawled ? { plays: before.plays.map((play) => showPlay(rules, play, false)) } : {};
      return seen(event, { ...event, ...worth, ...plays }, crawled);
    }
    case "deal_ended":
      return seeEnd(rules, event, before, after, viewer);
    default:
      return seen(event, { ...event }, false);
  }
}

function seeDeal(rules: Rules, e: EventOf<"dealt">, after: State, viewer: Viewer): Seen {
  return seen(
    e,
    {
      series: e.series,
      deal: e.deal,
      hands: e.hands.map((cards, at) => (seesHand(rules, after, viewer, after.seats[at]!) ? cards : cards.length)),
      talon: e.talon.map((card, i) => (seesTalonCard(rules, after, viewer, i) ? card : null)),
      lead: e.lead,
      trump: e.trump,
      ...(e.turned === undefined ? {} : { turned: e.turned }),
      phase: e.phase,
      turn: e.turn,
      owed: e.owed,
    },
    true,
  );
}

/** The winner sees the talon, and whoever bid blind now sees the own hand. */
function seeBidWon(rules: Rules, e: EventOf<"bid_won">, before: State, after: State, viewer: Viewer): Seen {
  const took = e.talon.length > 0;
  const open = seesTalon(rules, before, viewer) || e.taker !== undefined;
  const shown = open || viewer.seats.has(e.seat);
  const unveiled = before.seats.filter(
    (seat) => !seesHand(rules, before, viewer, seat) && seesHand(rules, after, viewer, seat),
  );
  const data: Data = {
    seat: e.seat,
    bid: e.bid,
    talon: shown ? e.talon : e.talon.length,
    ...(e.taker === undefined ? {} : { taker: e.taker }),
    ...(e.out === undefined ? {} : { out: e.out }),
    phase: e.phase,
    turn: e.turn,
    owed: e.owed,
  };
  if (unveiled.length > 0)
    data.hands = Object.fromEntries(unveiled.map((seat) => [String(seat), hand(rules, after, seat)]));
  return seen(e, data, unveiled.length > 0 || (took && shown && !open));
}

/** Cards given are known to the giver, and to the receiver once they arrive. */
function seeGifts(gifts: readonly Gift[], viewer: Viewer, end: "from" | "to"): Json {
  return gifts.map((gift) => {
    const knows = seesAll(viewer) || viewer.seats.has(gift.from) || (end === "to" && viewer.seats.has(gift.to));
    return { from: gift.from, to: gift.to, cards: knows ? gift.cards : gift.cards.length };
  });
}

/** A card played is news to all who did not hold it; face down, only its number is seen. */
function seeMove(e: EventOf<"moved">, before: State, after: State, viewer: Viewer): Seen {
  const own = seesAll(viewer) || viewer.seats.has(e.seat);
  const hidden = !own && (e.crawl === true || isCrawling(after));
  if (!hidden) return seen(e, { ...e }, !own && e.cards.length > 0);
  const { cards, extras, ...rest } = e;
  const given = Object.values(extras ?? {}).flat().length;
  return seen(e, { ...rest, count: cards.length, ...(given > 0 ? { given } : {}) }, before.trump !== after.trump);
}

/** Drawn cards are seen by who draws them, and by all where they lay face up. */
function seeDraw(rules: Rules, e: EventOf<"drew">, before: State, after: State, viewer: Viewer): Seen {
  // What lies on the pile is known to all.
  if (e.from) return seen(e, { ...e, count: e.cards.length }, false);
  const own = seesHand(rules, after, viewer, e.seat);
  const from = before.talon.length - e.cards.length;
  const open = e.cards.map((_, i) => seesTalonCard(rules, before, viewer, from + i));
  const cards = e.cards.map((card, i) => (own || open[i] ? card : null));
  const turn = e.turn === undefined ? {} : { turn: e.turn };
  return seen(e, { seat: e.seat, count: e.cards.length, cards, ...turn }, own && open.includes(false));
}

/** The end of a deal lays open what the template reveals, and the hand of who never looked. */
function seeEnd(rules: Rules, e: EventOf<"deal_ended">, before: State, after: State, viewer: Viewer): Seen {
  const data: Data = { ...e };
  const unveiled = before.seats.filter(
    (seat) => !seesHand(rules, before, viewer, seat) && seesHand(rules, after, viewer, seat),
  );
  const reveals = isRevealed(rules, after) && !seesAll(viewer);
  if (reveals) {
    data.hands = Object.fromEntries(after.seats.map((seat, at) => [String(seat), names(rules, after.dealtHands[at]!)]));
    data.talon = names(rules, after.dealtTalon);
  } else if (unveiled.length > 0) {
    data.hands = Object.fromEntries(unveiled.map((seat) => [String(seat), hand(rules, after, seat)]));
  }
  // What is left in hidden hands is told by what it counts.
  const counted = rules.left !== null && e.scores !== null && !seesAll(viewer);
  return seen(e, data, reveals || unveiled.length > 0 || counted);
}
