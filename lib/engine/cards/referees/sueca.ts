import { type Act, type Dealt, type Referee, suit, Tricks } from "./tricks";

const ORDER = "23456QJK7A";
const WORTH: Record<string, number> = { A: 11, "7": 10, K: 4, J: 3, Q: 2 };

/** Sueca: the dealer's last card is trump; 61 points are one game, 91 two, every trick four. */
export class Sueca implements Referee {
  private readonly tricks: Tricks;

  constructor({ hands, first, turned }: Dealt) {
    this.tricks = new Tricks(hands, first, suit(turned!), ORDER);
  }

  due(): number[] {
    return this.tricks.isOver ? [] : [this.tricks.turn];
  }

  legal(seat: number): Act[] {
    return this.tricks.following(seat).map((card) => `play ${card}`);
  }

  act(seat: number, act: Act): void {
    this.tricks.play(seat, act.slice("play ".length));
  }

  scores(): number[] {
    const { taken, won } = this.tricks;
    const sides = [0, 1].map((side) => {
      const cards = [...taken[side]!, ...taken[side + 2]!];
      return {
        points: cards.reduce((sum, card) => sum + (WORTH[card[0]!] ?? 0), 0),
        tricks: won[side]! + won[side + 2]!,
      };
    });
    const games = sides.map(({ points, tricks }) => {
      if (tricks === 10) return 4;
      if (points > 90) return 2;
      return points > 60 ? 1 : 0;
    });
    return [0, 1, 2, 3].map((seat) => games[seat % 2]!);
  }
}
