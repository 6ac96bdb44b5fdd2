import { type Act, type Dealt, type Referee, suit, Tricks } from "./tricks";

const ORDER = "24567JQK3A";
const WORTH: Record<string, number> = { A: 11, "3": 10, K: 4, Q: 3, J: 2 };

/** Briscola for two: any card may be played; both draw after a trick, its winner first, the open trump last. */
export class Briscola implements Referee {
  private readonly tricks: Tricks;
  /** The next card first. */
  private readonly stock: string[];

  constructor({ hands, first, turned, stock }: Dealt) {
    this.stock = [...stock];
    this.tricks = new Tricks(hands, first, suit(turned!), ORDER);
  }

  due(): number[] {
    return this.tricks.isOver ? [] : [this.tricks.turn];
  }

  legal(seat: number): Act[] {
    return this.tricks.hands[seat]!.map((card) => `play ${card}`);
  }

  act(seat: number, act: Act): void {
    this.tricks.play(seat, act.slice("play ".length));
    if (this.tricks.trick.length > 0 || this.stock.length === 0) return;
    const winner = this.tricks.turn;
    this.tricks.hands[winner]!.push(this.stock.shift()!);
    this.tricks.hands[1 - winner]!.push(this.stock.shift()!);
  }

  scores(): number[] {
    const points = this.tricks.taken.map((cards) => cards.reduce((sum, card) => sum + (WORTH[card[0]!] ?? 0), 0));
    return points.map((sum) => (sum > 60 ? 1 : 0));
  }
}
