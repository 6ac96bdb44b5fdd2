/**
 * Referees know the games as people know them, from their rules alone: nothing here is shared with the engine. They are
 * told what was dealt and done, and say what may be done now and what a deal counts. `referees.test.ts` has them watch
 * the engine. Sources: the usual rules as Pagat gives them for Hearts, Whist, Spades and Oh Hell; what our rules texts
 * choose where clubs differ is said at its place.
 */

/** An act as a text: `give 2C 3D 4H`, `bid 3`, `play QS`. */
export type Act = string;

export type Dealt = {
  /** By seat, in no order. */
  hands: string[][];
  /** Who begins, as far as the cards do not say it. */
  first: number;
  /** The card that names the trump, where one does. */
  turned: string | null;
  /** What was not dealt, the next card to be drawn first. */
  stock: string[];
  /** Deals of the series that counted before this one. */
  before: number;
};

export interface Referee {
  /** Whose act is awaited; several where all act at once; empty: the deal is over. */
  due(): number[];
  /** Seats that nobody waits for, but that may act all the same; `legal` is asked for them too. */
  also?(): number[];
  legal(seat: number): Act[];
  act(seat: number, act: Act): void;
  /** What the deal counts, by seat. */
  scores(): number[];
}

export const suit = (card: string): string => card[1]!;

/** Thirteen tricks, or as many as there are cards, with or without a trump. */
export class Tricks {
  trick: { seat: number; card: string }[] = [];
  readonly taken: string[][];
  readonly won: number[];
  readonly seen: string[] = [];
  played = 0;

  constructor(
    readonly hands: string[][],
    public turn: number,
    readonly trump: string | null,
    private readonly order = "234567890JQKA",
  ) {
    this.taken = hands.map(() => []);
    this.won = hands.map(() => 0);
  }

  get isOver(): boolean {
    return this.hands.every((hand) => hand.length === 0);
  }

  /** The cards that follow suit; all, where none does or one leads. */
  following(seat: number): string[] {
    const hand = this.hands[seat]!;
    const led = this.trick[0];
    const same = led ? hand.filter((card) => suit(card) === suit(led.card)) : [];
    return same.length > 0 ? same : [...hand];
  }

  private height(card: string): number {
    return this.order.indexOf(card[0]!);
  }

  play(seat: number, card: string): void {
    const hand = this.hands[seat]!;
    hand.splice(hand.indexOf(card), 1);
    this.trick.push({ seat, card });
    this.seen.push(card);
    this.turn = (seat + 1) % this.hands.length;
    if (this.trick.length < this.hands.length) return;
    const trumps = this.trick.filter((play) => suit(play.card) === this.trump);
    const fighting =
      trumps.length > 0 ? trumps : this.trick.filter((play) => suit(play.card) === suit(this.trick[0]!.card));
    const { seat: winner } = fighting.reduce((best, play) =>
      this.height(play.card) > this.height(best.card) ? play : best,
    );
    this.taken[winner]!.push(...this.trick.map((play) => play.card));
    this.won[winner]! += 1;
    this.played += 1;
    this.trick = [];
    this.turn = winner;
  }
}

/** All ways to choose `count` of these cards. */
export function choices(cards: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => choices(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}
