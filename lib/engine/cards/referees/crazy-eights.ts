import { type Act, type Dealt, type Referee, suit } from "./tricks";

const SUITS = ["H", "S", "D", "C"];

/** What a game of matching suit or rank has of its own. */
export type House = {
  wild: string;
  /** May a wild card go on another? */
  wildOnWild: boolean;
  /** May one draw though one can play? */
  drawsFreely: boolean;
  /** Sevens make the next draw two, or be answered by a seven; eights leave the next out. */
  actions: boolean;
};

const EIGHTS: House = { wild: "8", wildOnWild: true, drawsFreely: true, actions: false };

/** Crazy Eights, and what it has in common with its cousins: match suit or rank, or draw. */
export class CrazyEights implements Referee {
  private readonly hands: string[][];
  private stock: string[];
  private pile: string[];
  private turn: number;
  /** The suit that the top of the pile asks for. */
  private asked: string;
  private hasDrawn = false;
  /** Cards that sevens have the next one draw. */
  private due2 = 0;
  private passes = 0;

  /** The stock's next card first. */
  constructor(
    { hands, first, turned, stock }: Dealt,
    private readonly house: House = EIGHTS,
  ) {
    this.hands = hands;
    this.stock = [...stock];
    this.pile = [turned!];
    this.turn = first;
    this.asked = suit(turned!);
  }

  private get top(): string {
    return this.pile.at(-1)!;
  }

  private isBlocked(): boolean {
    return this.passes >= this.hands.length;
  }

  due(): number[] {
    return this.hands.some((hand) => hand.length === 0) || this.isBlocked() ? [] : [this.turn];
  }

  private fits(card: string): boolean {
    if (this.due2 > 0) return card[0] === "7";
    if (card[0] === this.house.wild) return this.house.wildOnWild || this.top[0] !== this.house.wild;
    return suit(card) === this.asked || card[0] === this.top[0];
  }

  legal(seat: number): Act[] {
    const fitting = this.hands[seat]!.filter((card) => this.fits(card));
    const acts = fitting.flatMap((card) =>
      card[0] === this.house.wild ? SUITS.map((named) => `play ${card} as ${named}`) : [`play ${card}`],
    );
    const anyLeft = this.stock.length > 0 || this.pile.length > 1;
    if (this.due2 > 0) return [...acts, "draw"];
    if (!this.hasDrawn && anyLeft && (this.house.drawsFreely || fitting.length === 0)) acts.push("draw");
    if (this.hasDrawn || (!anyLeft && fitting.length === 0)) acts.push("pass");
    return acts;
  }

  /** The pile below its top becomes the stock, in this order, its next card first. */
  restock(cards: readonly string[]): void {
    this.stock = [...cards];
    this.pile = [this.top];
  }

  act(seat: number, act: Act): void {
    const [verb, card = "", , named] = act.split(" ");
    if (verb === "draw") this.draw(seat);
    else if (verb === "pass") {
      this.passes += 1;
      this.next(1);
    } else {
      this.passes = 0;
      this.hands[seat]!.splice(this.hands[seat]!.indexOf(card), 1);
      this.pile.push(card);
      this.asked = named ?? suit(card);
      if (this.house.actions && card[0] === "7") this.due2 += 2;
      this.next(this.house.actions && card[0] === "8" ? 2 : 1);
    }
  }

  private draw(seat: number): void {
    this.passes = 0;
    this.hands[seat]!.push(...this.stock.splice(0, this.due2 || 1));
    if (this.due2 > 0) {
      this.due2 = 0;
      this.next(1);
    } else this.hasDrawn = true;
  }

  private next(steps: number): void {
    this.hasDrawn = false;
    this.turn = (this.turn + steps) % this.hands.length;
  }

  scores(): number[] {
    const out = this.hands.findIndex((hand) => hand.length === 0);
    const worth = (card: string): number => {
      if (card[0] === "8") return 50;
      if (card[0] === "A") return 1;
      return "KQJ0".includes(card[0]!) ? 10 : Number(card[0]);
    };
    const all = this.hands.flat().reduce((sum, card) => sum + worth(card), 0);
    return this.hands.map((_, seat) => (seat === out ? all : 0));
  }

  protected winner(): number {
    return this.hands.findIndex((hand) => hand.length === 0);
  }
}
