import { type Act, choices, type Dealt, type Referee, suit, Tricks } from "./tricks";

/** Left, right, across, nobody. */
const PASSES = [1, 3, 2, 0];

const worth = (card: string): number => (card === "QS" ? 13 : suit(card) === "H" ? 1 : 0);

/** Hearts: three cards passed; the two of clubs leads; no points in the first trick; hearts are broken by a heart. */
export class Hearts implements Referee {
  private readonly given: (string[] | null)[];
  private readonly step: number;
  private readonly tricks: Tricks;

  constructor({ hands, before }: Dealt) {
    this.step = PASSES[before % 4]!;
    this.given = hands.map(() => (this.step === 0 ? [] : null));
    this.tricks = new Tricks(hands, 0, null);
    if (this.step === 0) this.begin();
  }

  private begin(): void {
    this.tricks.turn = this.tricks.hands.findIndex((hand) => hand.includes("2C"));
  }

  due(): number[] {
    const owing = [0, 1, 2, 3].filter((seat) => this.given[seat] === null);
    if (owing.length > 0) return owing;
    return this.tricks.isOver ? [] : [this.tricks.turn];
  }

  legal(seat: number): Act[] {
    const hand = this.tricks.hands[seat]!;
    if (this.given[seat] === null) return choices(hand, 3).map((cards) => `give ${cards.sort().join(" ")}`);
    return this.cards(seat).map((card) => `play ${card}`);
  }

  private cards(seat: number): string[] {
    const { tricks } = this;
    const isFirst = tricks.played === 0;
    if (isFirst && tricks.trick.length === 0) return ["2C"];
    let cards = tricks.following(seat);
    if (tricks.trick.length === 0 && !tricks.seen.some((card) => suit(card) === "H")) {
      const others = cards.filter((card) => suit(card) !== "H");
      if (others.length > 0) cards = others;
    }
    if (isFirst) {
      const harmless = cards.filter((card) => worth(card) === 0);
      if (harmless.length > 0) cards = harmless;
    }
    return cards;
  }

  act(seat: number, act: Act): void {
    const [verb, ...cards] = act.split(" ");
    if (verb === "play") {
      this.tricks.play(seat, cards[0]!);
      return;
    }
    this.given[seat] = cards;
    const { hands } = this.tricks;
    if (this.given.some((gift) => gift === null)) return;
    for (const [from, gift] of this.given.entries()) {
      for (const card of gift!) hands[from]!.splice(hands[from]!.indexOf(card), 1);
    }
    for (const [from, gift] of this.given.entries()) hands[(from + this.step) % 4]!.push(...gift!);
    this.begin();
  }

  scores(): number[] {
    const points = this.tricks.taken.map((cards) => cards.reduce((sum, card) => sum + worth(card), 0));
    return points.includes(26) ? points.map((sum) => (sum === 26 ? 0 : 26)) : points;
  }
}
