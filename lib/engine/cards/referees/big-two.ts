import { CLIMBING, cardsOf, playing, Rounds } from "./shedding";
import { type Act, choices, type Dealt, type Referee, suit } from "./tricks";

const SUITS = "DCHS";
const FIVES = ["straight", "flush", "full house", "four and one", "straight flush"];

const height = (card: string): number => CLIMBING.indexOf(card[0]!) * 4 + SUITS.indexOf(suit(card));

/** What some cards are: their kind, and how high among its like; null: nothing that may be played. */
function worth(cards: readonly string[]): { kind: number; height: number } | null {
  const count = new Map<string, string[]>();
  for (const card of cards) count.set(card[0]!, [...(count.get(card[0]!) ?? []), card]);
  const groups = [...count.values()].sort((a, b) => b.length - a.length);
  const top = Math.max(...cards.map(height));
  if (cards.length < 4) return groups.length === 1 ? { kind: 0, height: top } : null;
  if (cards.length !== 5) return null;
  const steps = cards.map((card) => CLIMBING.indexOf(card[0]!)).sort((a, b) => a - b);
  const isStraight = steps.every((step, i) => step === steps[0]! + i);
  const isFlush = cards.every((card) => suit(card) === suit(cards[0]!));
  const kind = (name: string): number => FIVES.indexOf(name);
  if (isStraight && isFlush) return { kind: kind("straight flush"), height: top };
  const most = Math.max(...groups[0]!.map(height));
  if (groups[0]!.length === 4) return { kind: kind("four and one"), height: most };
  if (groups.length === 2) return { kind: kind("full house"), height: most };
  if (isFlush) return { kind: kind("flush"), height: top };
  return isStraight ? { kind: kind("straight"), height: top } : null;
}

/** Big Two: any combination to lead, as many cards and higher to answer; each counts what is left in hand. */
export class BigTwo implements Referee {
  private readonly rounds: Rounds;
  private begun = false;

  constructor({ hands }: Dealt) {
    const first = hands.findIndex((hand) => hand.includes("3D"));
    this.rounds = new Rounds(hands, first);
  }

  due(): number[] {
    return this.rounds.holders().length < 4 ? [] : [this.rounds.turn];
  }

  legal(seat: number): Act[] {
    const { lying, hands } = this.rounds;
    const sizes = lying ? [lying.length] : [1, 2, 3, 5];
    const beaten = lying ? worth(lying)! : null;
    const acts: Act[] = lying ? ["pass"] : [];
    for (const cards of sizes.flatMap((size) => choices(hands[seat]!, size))) {
      const is = worth(cards);
      if (!is || (!this.begun && !cards.includes("3D"))) continue;
      if (!beaten || is.kind > beaten.kind || (is.kind === beaten.kind && is.height > beaten.height))
        acts.push(playing(cards));
    }
    return acts;
  }

  act(seat: number, act: Act): void {
    this.begun = true;
    if (act === "pass") this.rounds.pass(seat);
    else this.rounds.play(seat, cardsOf(act));
  }

  scores(): number[] {
    return this.rounds.hands.map(({ length }) => length * (length < 10 ? 1 : length < 13 ? 2 : 3));
  }
}
