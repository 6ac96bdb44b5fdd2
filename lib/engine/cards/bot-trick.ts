import type { Seat } from "../kernel/game";
import type { Eye } from "./bot-eye";
import { leastBy } from "./bot-eye";
import type { Card, View } from "./vocabulary";

/** How much of a trick's worth it is to keep (or, where cards cost, to be rid of) the strongest card of the game. */
const KEEPING = 0.35;

/** What of a trick's worth is left to win where one's partner wins it so far. */
const PARTNERS = 0.3;

/** The card of a trick that wins so far, and the suit led; null: one leads, or the trick lies face down. */
function bestPlayed(view: View, eye: Eye): { best: Card; led: string; by: Seat | null } | null {
  const shown: { card: Card; by: Seat | null }[] = [
    ...(view.stack?.top ?? []).map((card) => ({ card, by: null })),
    ...view.plays.flatMap((play) => (play.cards?.slice(0, 1) ?? []).map((card) => ({ card, by: play.seat }))),
  ];
  const [first] = shown;
  if (first === undefined) return null;
  const led = eye.suit(first.card);
  const { card, by } = shown.reduce((best, one) => (eye.beats(one.card, best.card, led) ? one : best), first);
  return { best: card, led, by };
}

/**
 * The card to play to a trick: the one that promises most. A card that would win so far takes what lies there, what it
 * is worth itself and what the others may still add, as likely as nobody beats it; one that does not leaves all that to
 * others. Worth below nought is what it costs, so the same sum wins tricks that pay and ducks those that cost; there
 * strong cards are what one wants to be rid of.
 */
export function trickCard(view: View, playable: readonly Card[], eye: Eye): Card {
  const so = bestPlayed(view, eye);
  const lying = view.plays.flatMap((play) => play.cards ?? []);
  const unseen = eye.deck.filter((card) => !eye.hand.includes(card) && !lying.includes(card));
  const mean = unseen.reduce((sum, card) => sum + eye.points(card), 0) / Math.max(1, unseen.length);
  const toCome = view.seats.filter(
    ({ seat, count }) => seat !== view.can?.seat && count > 0 && !view.plays.some((play) => play.seat === seat),
  ).length;
  const stake = lying.reduce((sum, card) => sum + eye.points(card), 0) + toCome * mean;
  const usual = view.seats.length * mean + Math.abs(eye.trick);
  // A trick that one's partner has for sure need not be taken from them.
  const theirs = so?.by != null && eye.isPartner(so.by) ? PARTNERS : 1;

  const promise = (card: Card): number => {
    const led = so?.led ?? eye.suit(card);
    const wins = !so || eye.beats(card, so.best, led);
    const beaters = wins ? unseen.filter((other) => eye.beats(other, card, led)).length : 0;
    const chance = wins ? (1 - beaters / Math.max(1, unseen.length)) ** toCome : 0;
    const own = eye.points(card);
    const value = stake + own + eye.trick;
    return chance * (value > 0 ? theirs : 1) * value - (1 - chance) * own - KEEPING * usual * keeping(eye, card);
  };
  return leastBy(playable, (card) => -promise(card))!;
}

/** What a card promises for later tricks, from 0 to 2: its strength, a trump's more. */
const keeping = (eye: Eye, card: Card): number => eye.worth(card) + (eye.isTrump(card) ? 1 : 0);

/** A number that has no pattern over the rounds of a deal, and is the same whenever it is asked (Knuth's multiplier). */
const scattered = (round: number): number => Math.imul(round + 1, 2_654_435_761) >>> 16;

/**
 * The card to play where whoever cannot follow picks the trick up. Whoever leads chooses suit and card without a
 * pattern: by any rule the same cards may go round and round for ever. To a trick one plays high, so as to lead.
 */
export function pickUpCard(view: View, playable: readonly Card[], eye: Eye): Card {
  if (view.plays.length > 0) return leastBy(playable, (card) => -eye.strength(card))!;
  const drawn = scattered(view.round);
  const suits = [...new Set(playable.map(eye.suit))];
  const ofSuit = playable.filter((card) => eye.suit(card) === suits[drawn % suits.length]);
  return ofSuit[(drawn >>> 3) % ofSuit.length]!;
}
