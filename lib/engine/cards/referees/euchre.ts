import { type Act, type Dealt, type Referee, suit } from "./tricks";

const SUITS = ["H", "S", "D", "C"];
const COLOUR: Record<string, string> = { H: "D", D: "H", S: "C", C: "S" };
const PLAIN = "90JQKA";

/** Euchre: a turned card accepted or another suit named, alone or not, and five tricks with two bowers. */
export class Euchre implements Referee {
  private readonly hands: string[][];
  private readonly first: number;
  private readonly turned: string;
  private turn: number;
  private asked = 0;
  private trump: string | null = null;
  private maker = -1;
  private alone = false;
  private dealerLays = false;
  private trick: { seat: number; card: string }[] = [];
  private readonly won = [0, 0, 0, 0];
  private played = 0;

  constructor({ hands, first, turned }: Dealt) {
    this.hands = hands;
    this.first = first;
    this.turned = turned!;
    this.turn = first;
  }

  private get dealer(): number {
    return (this.first + 3) % 4;
  }

  private sitsOut(seat: number): boolean {
    return this.alone && seat === (this.maker + 2) % 4;
  }

  due(): number[] {
    if (this.trump === null) return this.asked < 8 ? [this.turn] : [];
    if (this.dealerLays) return [this.dealer];
    return this.played < 5 ? [this.turn] : [];
  }

  private belongs(card: string): string {
    return card === `J${COLOUR[this.trump!]}` ? this.trump! : suit(card);
  }

  private height(card: string): number {
    if (card === `J${this.trump}`) return 100;
    if (card === `J${COLOUR[this.trump!]}`) return 99;
    return PLAIN.indexOf(card[0]!);
  }

  legal(seat: number): Act[] {
    if (this.trump === null) {
      if (this.asked < 4) return ["accept", "accept alone", "pass"];
      const others = SUITS.filter((one) => one !== suit(this.turned));
      return [...others.flatMap((one) => [`call ${one}`, `call ${one} alone`]), "pass"];
    }
    if (this.dealerLays) return this.hands[seat]!.map((card) => `lay ${card}`);
    const led = this.trick[0] && this.belongs(this.trick[0].card);
    const same = this.hands[seat]!.filter((card) => this.belongs(card) === led);
    return (same.length > 0 ? same : this.hands[seat]!).map((card) => `play ${card}`);
  }

  act(seat: number, act: Act): void {
    const [verb, what = ""] = act.split(" ");
    if (verb === "pass") {
      this.asked += 1;
      this.turn = (seat + 1) % 4;
    } else if (verb === "lay") {
      this.hands[seat]!.splice(this.hands[seat]!.indexOf(what), 1);
      this.dealerLays = false;
    } else if (verb === "play") this.play(seat, what);
    else {
      this.trump = verb === "accept" ? suit(this.turned) : what;
      this.maker = seat;
      this.alone = act.endsWith("alone");
      if (verb === "accept" && !this.sitsOut(this.dealer)) {
        this.hands[this.dealer]!.push(this.turned);
        this.dealerLays = true;
      }
      this.turn = this.sitsOut(this.first) ? (this.first + 1) % 4 : this.first;
    }
  }

  private play(seat: number, card: string): void {
    this.hands[seat]!.splice(this.hands[seat]!.indexOf(card), 1);
    this.trick.push({ seat, card });
    this.turn = (seat + 1) % 4;
    if (this.sitsOut(this.turn)) this.turn = (this.turn + 1) % 4;
    if (this.trick.length < (this.alone ? 3 : 4)) return;
    const led = this.belongs(this.trick[0]!.card);
    const trumps = this.trick.filter((play) => this.belongs(play.card) === this.trump);
    const fighting = trumps.length > 0 ? trumps : this.trick.filter((play) => this.belongs(play.card) === led);
    const best = fighting.toSorted((a, b) => this.height(b.card) - this.height(a.card))[0]!;
    this.won[best.seat]! += 1;
    this.turn = best.seat;
    this.trick = [];
    this.played += 1;
  }

  scores(): number[] {
    if (this.trump === null) return [0, 0, 0, 0];
    const makes = (seat: number): boolean => seat % 2 === this.maker % 2;
    const tricks = this.won.reduce((sum, count, seat) => sum + (makes(seat) ? count : 0), 0);
    const points = tricks === 5 ? (this.alone ? 4 : 2) : tricks >= 3 ? 1 : 0;
    return this.won.map((_, seat) => (makes(seat) ? points : tricks < 3 ? 2 : 0));
  }
}
