import { type Act, type Dealt, type Referee, suit, Tricks } from "./tricks";

/** Oh Hell: seven cards down to one and up again; the bids never add up; exactly the bid counts ten and the tricks. */
export class OhHell implements Referee {
  private readonly bids: (number | null)[];
  private bidder: number;
  private readonly tricks: Tricks;
  private readonly size: number;

  constructor({ hands, first, turned, before }: Dealt) {
    this.size = [7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7][before]!;
    if (hands.some((hand) => hand.length !== this.size)) throw new Error(`Deal ${before + 1} has ${this.size} cards`);
    this.bids = hands.map(() => null);
    this.bidder = first;
    this.tricks = new Tricks(hands, first, suit(turned!));
  }

  due(): number[] {
    if (this.bids.includes(null)) return [this.bidder];
    return this.tricks.isOver ? [] : [this.tricks.turn];
  }

  legal(seat: number): Act[] {
    if (!this.bids.includes(null)) return this.tricks.following(seat).map((card) => `play ${card}`);
    const all = Array.from({ length: this.size + 1 }, (_, bid) => bid);
    const isLast = this.bids.filter((bid) => bid === null).length === 1;
    const sum = this.bids.reduce<number>((total, bid) => total + (bid ?? 0), 0);
    return all.filter((bid) => !isLast || sum + bid !== this.size).map((bid) => `bid ${bid}`);
  }

  act(seat: number, act: Act): void {
    const [verb, what = ""] = act.split(" ");
    if (verb === "play") {
      this.tricks.play(seat, what);
      return;
    }
    this.bids[seat] = Number(what);
    this.bidder = (seat + 1) % this.bids.length;
  }

  scores(): number[] {
    return this.bids.map((bid, seat) => (this.tricks.won[seat] === bid ? 10 + bid : 0));
  }
}
