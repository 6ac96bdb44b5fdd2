import { type Act, type Dealt, type Referee, suit, Tricks } from "./tricks";

/** Whist: the dealer's last card is trump, the next player leads, a side counts its tricks above six. */
export class Whist implements Referee {
  private readonly tricks: Tricks;

  constructor({ hands, first, turned }: Dealt) {
    this.tricks = new Tricks(hands, first, suit(turned!));
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
    const { won } = this.tricks;
    return won.map((_, seat) => Math.max(0, won[seat]! + won[(seat + 2) % 4]! - 6));
  }
}
