import { CLIMBING, cardsOf, playing, Rounds } from "./shedding";
import { type Act, choices, type Dealt, type Referee } from "./tricks";

/** President with revolution, from the first lead on: as many equal cards, higher; four turn the order round. */
export class President implements Referee {
  private readonly rounds: Rounds;
  private order = CLIMBING;
  private readonly out: number[] = [];

  constructor({ hands, first }: Dealt) {
    this.rounds = new Rounds(hands, first);
  }

  due(): number[] {
    return this.rounds.holders().length < 2 ? [] : [this.rounds.turn];
  }

  legal(seat: number): Act[] {
    const { lying, hands } = this.rounds;
    const acts: Act[] = lying ? ["pass"] : [];
    for (const level of this.order) {
      if (lying && this.order.indexOf(level) <= this.order.indexOf(lying[0]![0]!)) continue;
      const equal = hands[seat]!.filter((card) => card[0] === level);
      const sizes = lying ? [lying.length] : [1, 2, 3, 4];
      for (const size of sizes) acts.push(...choices(equal, size).map(playing));
    }
    return acts;
  }

  act(seat: number, act: Act): void {
    if (act === "pass") {
      this.rounds.pass(seat);
      return;
    }
    const cards = cardsOf(act);
    this.rounds.play(seat, cards);
    if (cards.length === 4) this.order = [...this.order].reverse().join("");
    if (this.rounds.hands[seat]!.length === 0) this.out.push(seat);
  }

  scores(): number[] {
    const last = this.rounds.hands.length;
    return this.rounds.hands.map((_, seat) => (this.out.includes(seat) ? this.out.indexOf(seat) + 1 : last));
  }
}
