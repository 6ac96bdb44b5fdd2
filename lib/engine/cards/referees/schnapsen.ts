import { type Act, type Dealt, type Referee, suit, Tricks } from "./tricks";

const ORDER = "JQK0A";
const WORTH: Record<string, number> = { J: 2, Q: 3, K: 4, "0": 10, A: 11 };
const PARTNER: Record<string, string> = { K: "Q", Q: "K" };
const ENOUGH = 66;

/** What a win counts, by what the loser had: without a trick 3, below half of what is needed 2. */
function game(tricks: number, points: number): number {
  if (tricks === 0) return 3;
  return points < 33 ? 2 : 1;
}

/** What whoever claimed or closed wrongly gives away. */
const penalty = (tricks: number): number => (tricks === 0 ? 3 : 2);

/** Schnapsen: marriages, the jack of trumps swapped, the talon closed; whoever thinks to have 66 points claims them. */
export class Schnapsen implements Referee {
  readonly tricks: Tricks;
  /** The next card first, the open trump last; what is left of it lies aside once the talon is closed. */
  readonly stock: string[];
  private readonly trump: string;
  /** What each seat declared, whether it counts yet or not. */
  private readonly declared = [0, 0];
  /** The seat that led the lying card with a marriage. */
  private married: number | null = null;
  /** Who closed, and what the other one had then. */
  private closed: { by: number; tricks: number; points: number } | null = null;
  private claimer: number | null = null;

  constructor({ hands, first, turned, stock }: Dealt) {
    this.stock = [...stock];
    this.trump = suit(turned!);
    const copies = hands.map((hand) => [...hand]);
    this.tricks = new Tricks(copies, first, this.trump, ORDER);
  }

  private isOver(): boolean {
    return this.claimer !== null || this.tricks.isOver;
  }

  due(): number[] {
    return this.isOver() ? [] : [this.tricks.turn];
  }

  also(): number[] {
    if (this.isOver() || this.married === null) return [];
    return this.tricks.won[this.married]! > 0 ? [this.married] : [];
  }

  legal(seat: number): Act[] {
    if (this.also().includes(seat)) return ["claim"];
    if (!this.due().includes(seat)) return [];
    const { hands, trick, won } = this.tricks;
    if (trick.length > 0) return this.answers(seat, trick[0]!.card).map((card) => `play ${card}`);
    const acts: Act[] = [];
    for (const card of hands[seat]!) {
      acts.push(`play ${card}`);
      const partner = PARTNER[card[0]!];
      if (partner && hands[seat]!.includes(partner + suit(card))) acts.push(`play ${card} marriage`);
    }
    if (won[seat]! > 0) acts.push("claim");
    if (this.closed === null && this.stock.length >= 3) {
      acts.push("close");
      if (hands[seat]!.includes(`J${this.trump}`)) acts.push("swap");
    }
    return acts;
  }

  private answers(seat: number, led: string): string[] {
    const hand = this.tricks.hands[seat]!;
    if (this.closed === null && this.stock.length > 0) return hand;
    const same = hand.filter((card) => suit(card) === suit(led));
    const higher = same.filter((card) => ORDER.indexOf(card[0]!) > ORDER.indexOf(led[0]!));
    const trumps = hand.filter((card) => suit(card) === this.trump);
    return [higher, same, trumps, hand].find((cards) => cards.length > 0)!;
  }

  act(seat: number, act: Act): void {
    const [verb, card = "", marriage] = act.split(" ");
    if (verb === "claim") this.claimer = seat;
    else if (verb === "close") {
      const other = 1 - seat;
      this.closed = { by: seat, tricks: this.tricks.won[other]!, points: this.points(other) };
    } else if (verb === "swap") {
      const hand = this.tricks.hands[seat]!;
      const jack = `J${this.trump}`;
      hand.splice(hand.indexOf(jack), 1, this.stock.pop()!);
      this.stock.push(jack);
    } else this.play(seat, card, marriage !== undefined);
  }

  private play(seat: number, card: string, isMarriage: boolean): void {
    this.married = isMarriage ? seat : null;
    if (isMarriage) this.declared[seat]! += suit(card) === this.trump ? 40 : 20;
    this.tricks.play(seat, card);
    if (this.tricks.trick.length > 0 || this.closed !== null || this.stock.length === 0) return;
    const winner = this.tricks.turn;
    this.tricks.hands[winner]!.push(this.stock.shift()!);
    this.tricks.hands[1 - winner]!.push(this.stock.shift()!);
  }

  private points(seat: number): number {
    if (this.tricks.won[seat] === 0) return 0;
    return this.tricks.taken[seat]!.reduce((sum, card) => sum + WORTH[card[0]!]!, this.declared[seat]!);
  }

  scores(): number[] {
    const { seat, points } = this.closed === null ? this.open() : this.afterClose(this.closed);
    return [0, 1].map((one) => (one === seat ? points : 0));
  }

  /** Who wins how much where nobody closed. */
  private open(): { seat: number; points: number } {
    const { won, turn } = this.tricks;
    if (this.claimer === null) return { seat: turn, points: 1 };
    const other = 1 - this.claimer;
    if (this.points(this.claimer) >= ENOUGH)
      return { seat: this.claimer, points: game(won[other]!, this.points(other)) };
    return { seat: other, points: penalty(won[other]!) };
  }

  private afterClose({ by, tricks, points }: { by: number; tricks: number; points: number }) {
    const other = 1 - by;
    if (this.claimer === other && this.points(other) < ENOUGH)
      return { seat: by, points: penalty(this.tricks.won[by]!) };
    if (this.claimer !== other && this.points(by) >= ENOUGH) return { seat: by, points: game(tricks, points) };
    return { seat: other, points: penalty(tricks) };
  }
}
