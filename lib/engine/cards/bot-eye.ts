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
  /** What a card counts for whoever takes it in a trick. */
  points(card: Card): number;
  /** Would `card` beat `other`, the best of a trick in which `led` was led? */
  beats(card: Card, other: Card, led: string): boolean;
};

/** Levels as most games order them, for when the template is not at hand. */
const USUAL_LEVELS = "234567890JQKAX";

const USUAL_DECK: readonly Card[] = [..."234567890JQKA"].flatMap((level) => [..."HSDC"].map((suit) => level + suit));

/** The eyes of the seat that this view acts for. */
export function eyeOf(view: View, info: TemplateInfo | undefined): Eye {
  const levels = info?.levels || USUAL_LEVELS;
  const hand = view.seats.find((seat) => seat.seat === view.can?.seat)?.hand ?? [];
  const suit = (card: Card): string => card.slice(1);
  const level = (card: Card): string => (suit(card) === "X" ? "X" : card.slice(0, 1));
  const strength = (card: Card): number => levels.indexOf(level(card));
  const isTrump = (card: Card): boolean => view.trump !== null && suit(card) === view.trump;
  return {
    hand,
    suit,
    level,
    strength,
    worth: (card) => (levels.length > 1 ? strength(card) / (levels.length - 1) : 0),
    isTrump,
    deck: info?.deck ? Object.keys(info.deck) : USUAL_DECK,
    points: (card) => (info?.deck ? (info.deck[card] ?? 0) : 1),
    beats: (card, other, led) => {
      if (isTrump(card) !== isTrump(other)) return isTrump(card);
      const bySuit = info?.wins?.suit ?? true;
      if (bySuit && suit(card) !== suit(other)) return suit(card) === led;
      return info?.wins?.level === false || strength(card) > strength(other);
    },
  };
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
