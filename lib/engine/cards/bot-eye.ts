import type { Seat } from "../kernel/game";
import { trumpCard } from "./trumps";
import type { Card, TemplateInfo, View } from "./vocabulary";

/** How a bot reads cards: their suits and strengths, as far as a player at the table knows them. */
export type Eye = {
  hand: readonly Card[];
  suit(card: Card): string;
  level(card: Card): string;
  /** Strength of a level, from 0. */
  strength(card: Card): number;
  /** Strength from 0 (weakest) to 1 (strongest level of the game). */
  worth(card: Card): number;
  isTrump(card: Card): boolean;
  /** All cards of the game. */
  deck: readonly Card[];
  /** What a card counts for whoever takes it in a trick; below 0 where that is what one does not want. */
  points(card: Card): number;
  /** What a card counts that is left in a hand. */
  left(card: Card): number;
  /** What a trick counts by itself, for whoever takes it now. */
  trick: number;
  /** Does this seat play with the one that the view acts for? */
  isPartner(seat: Seat): boolean;
  /** The fewest points win. */
  lowWins: boolean;
  /** Would `card` beat `other`, the best of a trick in which `led` was led? */
  beats(card: Card, other: Card, led: string): boolean;
};

/** Levels as most games order them, for when the template is not at hand. */
const USUAL_LEVELS = "234567890JQKAX";

const USUAL_DECK: readonly Card[] = [..."234567890JQKA"].flatMap((level) => [..."HSDC"].map((suit) => level + suit));

/** The eyes of the seat that this view acts for. */
export function eyeOf(view: View, info: TemplateInfo | undefined): Eye {
  const levels = info?.levels || USUAL_LEVELS;
  const me = view.seats.find((seat) => seat.seat === view.can?.seat);
  const hand = me?.hand ?? [];
  const teamOf = (seat: Seat): number | undefined => view.seats.find((other) => other.seat === seat)?.team;
  const above = view.trump === null ? [] : (info?.trumps ?? []).map((one) => trumpCard(one, view.trump!));
  const suit = (card: Card): string => (above.includes(card) ? view.trump! : card.slice(1));
  const level = (card: Card): string => (card.slice(1) === "X" ? "X" : card.slice(0, 1));
  const turned = view.reversed ? levels.length - 1 : 0;
  const strength = (card: Card): number =>
    above.includes(card)
      ? levels.length + above.length - above.indexOf(card)
      : Math.abs(turned - levels.indexOf(level(card)));
  const isTrump = (card: Card): boolean => view.trump !== null && suit(card) === view.trump;
  return {
    hand,
    suit,
    level,
    strength,
    worth: (card) => (levels.length > 1 ? strength(card) / (levels.length - 1) : 0),
    isTrump,
    deck: info?.deck ? Object.keys(info.deck) : USUAL_DECK,
    points: (card) => {
      const deck = isTrump(card) ? (info?.trumpDeck ?? info?.deck) : info?.deck;
      return deck ? (info?.lowWins ? -1 : 1) * (deck[card] ?? 0) : 1;
    },
    left: (card) => info?.left?.worth[card] ?? 0,
    trick: info
      ? trickWorth(view, info) + (hand.length === 1 ? (info.lowWins ? -1 : 1) * (info.lastTrick ?? 0) : 0)
      : 0,
    isPartner: (seat) => seat !== me?.seat && me?.team !== undefined && teamOf(seat) === me.team,
    lowWins: info?.lowWins ?? false,
    beats: (card, other, led) => {
      if (isTrump(card) !== isTrump(other)) return isTrump(card);
      const bySuit = info?.wins?.suit ?? true;
      if (bySuit && suit(card) !== suit(other)) return suit(card) === led;
      return info?.wins?.level === false || strength(card) > strength(other);
    },
  };
}

/**
 * What a trick is worth now, besides its cards: as much as the template counts; where one bids for tricks, much until
 * the bids of one's side are made, and then little or less than nothing.
 */
function trickWorth(view: View, info: TemplateInfo): number {
  if (info.trickCounts) return info.trickCounts.per;
  const me = view.seats.find((seat) => seat.seat === view.can?.seat);
  if (!info.bidsForTricks || !me) return 0;
  if (info.bidsForTricks.nil && me.bid?.number === 0) return -10;
  const side = view.seats.filter(({ seat, team }) => seat === me.seat || (team !== undefined && team === me.team));
  const missing = side.reduce((sum, { bid, tricks }) => sum + (bid?.number ?? 0) - tricks, 0);
  if (missing > 0) return 10;
  return info.bidsForTricks.exact ? -10 : -1;
}

/** The item with the least value; the first of equals. */
export function leastBy<T>(items: readonly T[], value: (item: T) => number): T | null {
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const v = value(item);
    if (v < least) {
      best = item;
      least = v;
    }
  }
  return best;
}
