import type { Act } from "./tricks";

/** Threes are low and twos are high: Big Two, President. */
export const CLIMBING = "34567890JQKA2";

/** Rounds of playing higher: a pass is for one turn, and whoever is not beaten by anybody leads again. */
export class Rounds {
  /** What lies there to be beaten; null: somebody leads. */
  lying: string[] | null = null;
  private last = -1;
  private passed = new Set<number>();

  constructor(
    readonly hands: string[][],
    public turn: number,
  ) {}

  holders(): number[] {
    return this.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));
  }

  private next(from: number): number {
    for (let step = 1; step <= this.hands.length; step++) {
      const seat = (from + step) % this.hands.length;
      if (this.hands[seat]!.length > 0) return seat;
    }
    return from;
  }

  play(seat: number, cards: readonly string[]): void {
    this.hands[seat] = this.hands[seat]!.filter((card) => !cards.includes(card));
    this.lying = [...cards];
    this.last = seat;
    this.passed = new Set();
    this.goOn(seat);
  }

  pass(seat: number): void {
    this.passed.add(seat);
    this.goOn(seat);
  }

  private goOn(seat: number): void {
    const others = this.holders().filter((other) => other !== this.last);
    this.turn = this.next(seat);
    if (others.some((other) => !this.passed.has(other))) return;
    this.lying = null;
    this.passed = new Set();
    this.turn = this.hands[this.last]!.length > 0 ? this.last : this.next(this.last);
  }
}

/** `play 3C 3H`, `pass` */
export const playing = (cards: readonly string[]): Act => `play ${cards.toSorted().join(" ")}`;

export const cardsOf = (act: Act): string[] => act.split(" ").slice(1);
