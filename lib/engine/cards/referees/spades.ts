import { type Act, type Dealt, type Referee, suit, Tricks } from "./tricks";

/**
 * Spades: spades are trump and broken by a spade; a side's bid counts tens, nil a hundred. Our rules: the tricks of a nil
 * that failed are bags and fill no bid; ten bags cost a hundred.
 */
export class Spades implements Referee {
  private readonly bids: (number | null)[];
  private bidder: number;
  private readonly tricks: Tricks;

  /** `bags`: what each seat's side brought along. */
  constructor(
    { hands, first }: Dealt,
    private readonly bags: readonly number[],
  ) {
    this.bids = hands.map(() => null);
    this.bidder = first;
    this.tricks = new Tricks(hands, first, "S");
  }

  due(): number[] {
    if (this.bids.includes(null)) return [this.bidder];
    return this.tricks.isOver ? [] : [this.tricks.turn];
  }

  legal(seat: number): Act[] {
    if (this.bids.includes(null)) return Array.from({ length: 14 }, (_, bid) => `bid ${bid}`);
    let cards = this.tricks.following(seat);
    if (this.tricks.trick.length === 0 && !this.tricks.seen.some((card) => suit(card) === "S")) {
      const others = cards.filter((card) => suit(card) !== "S");
      if (others.length > 0) cards = others;
    }
    return cards.map((card) => `play ${card}`);
  }

  act(seat: number, act: Act): void {
    const [verb, what = ""] = act.split(" ");
    if (verb === "play") {
      this.tricks.play(seat, what);
      return;
    }
    this.bids[seat] = Number(what);
    this.bidder = (seat + 1) % 4;
  }

  scores(): number[] {
    return this.bids.map((_, seat) => this.side(seat, (seat + 2) % 4));
  }

  private side(one: number, other: number): number {
    let points = 0;
    let bid = 0;
    let taken = 0;
    let bags = this.bags[one]!;
    for (const seat of [one, other]) {
      const own = this.tricks.won[seat]!;
      if (this.bids[seat] === 0) {
        points += own === 0 ? 100 : -100;
        bags += own;
      } else {
        bid += this.bids[seat]!;
        taken += own;
      }
    }
    if (taken < bid) points -= 10 * bid;
    else {
      points += 10 * bid + (taken - bid);
      bags += taken - bid;
    }
    return points - 100 * Math.floor(bags / 10);
  }
}
