import { type Act, choices, type Dealt, type Referee, suit } from "./tricks";

const ORDER = "67890JQKA";
const FULL = 6;

/** Durak for two to six, everybody throwing in: whoever holds cards last is the fool. */
export class Durak implements Referee {
  readonly hands: string[][];
  /** The next card first. */
  readonly stock: string[];
  readonly away: string[] = [];
  /** Attacking cards, and what beat them. */
  table: { attack: string; beat: string | null }[] = [];
  private readonly trump: string;
  private bout = 1;
  private leader: number;
  private defender: number;
  /** Attacking cards that this bout may have. */
  private limit: number;
  private takes = false;
  private readonly done = new Set<number>();
  /** By seat, the bout after which it was out of cards. */
  private readonly out: (number | null)[];
  private isOver = false;

  constructor({ hands, first, turned, stock }: Dealt) {
    this.hands = hands.map((hand) => [...hand]);
    this.stock = [...stock];
    this.trump = suit(turned!);
    this.out = hands.map(() => null);
    this.leader = first;
    this.defender = this.holderFrom(first + 1);
    this.limit = Math.min(5, this.hands[this.defender]!.length);
  }

  /** The first seat, from this one on, that holds cards. */
  private holderFrom(seat: number): number {
    let holder = seat % this.hands.length;
    while (this.hands[holder]!.length === 0) holder = (holder + 1) % this.hands.length;
    return holder;
  }

  /** All but the defender that hold cards. */
  private attackers(): number[] {
    return [...this.hands.keys()].filter((seat) => seat !== this.defender && this.hands[seat]!.length > 0);
  }

  private room(): number {
    return this.limit - this.table.length;
  }

  private unbeaten(): string[] {
    return this.table.filter(({ beat }) => beat === null).map(({ attack }) => attack);
  }

  /** Does the bout wait for the defender? */
  private isDefending(): boolean {
    return !this.takes && this.unbeaten().length > 0;
  }

  due(): number[] {
    if (this.isOver) return [];
    if (this.table.length === 0) return [this.leader];
    if (this.isDefending()) return [this.defender];
    return this.room() > 0 ? this.attackers().filter((seat) => !this.done.has(seat)) : [];
  }

  also(): number[] {
    if (this.isOver || !this.isDefending()) return [];
    return this.attackers().filter((seat) => this.thrown(seat).length > 0);
  }

  legal(seat: number): Act[] {
    if (this.also().includes(seat)) return this.thrown(seat);
    if (!this.due().includes(seat)) return [];
    if (this.table.length === 0) return this.leads(seat);
    return seat === this.defender ? [...this.beats(), "take"] : [...this.thrown(seat), "done"];
  }

  /** One card or several of one level. */
  private leads(seat: number): Act[] {
    const sizes = [1, 2, 3, 4].filter((size) => size <= this.room());
    const equal = [...ORDER].map((level) => this.hands[seat]!.filter((card) => card[0] === level));
    const leads = equal.flatMap((cards) => sizes.flatMap((size) => choices(cards, size)));
    return leads.map((cards) => `attack ${cards.toSorted().join(" ")}`);
  }

  /** One card of a level that lies there. */
  private thrown(seat: number): Act[] {
    if (this.room() === 0) return [];
    const levels = this.lying().map((card) => card[0]);
    return this.hands[seat]!.filter((card) => levels.includes(card[0])).map((card) => `attack ${card}`);
  }

  private beats(): Act[] {
    return this.unbeaten().flatMap((attack) =>
      this.hands[this.defender]!.filter((card) => this.isHigher(card, attack)).map(
        (card) => `beat ${attack} with ${card}`,
      ),
    );
  }

  private isHigher(card: string, than: string): boolean {
    if (suit(card) !== suit(than)) return suit(card) === this.trump;
    return ORDER.indexOf(card[0]!) > ORDER.indexOf(than[0]!);
  }

  private lying(): string[] {
    return this.table.flatMap(({ attack, beat }) => (beat === null ? [attack] : [attack, beat]));
  }

  act(seat: number, act: Act): void {
    const [verb, ...words] = act.split(" ");
    if (verb === "done") this.done.add(seat);
    else if (verb === "take") {
      this.takes = true;
      this.done.clear();
    } else if (verb === "beat") {
      const [attack = "", , card = ""] = words;
      this.leave(seat, card);
      this.table.find((pair) => pair.attack === attack)!.beat = card;
      this.done.clear();
    } else {
      for (const card of words) {
        this.leave(seat, card);
        this.table.push({ attack: card, beat: null });
      }
      if (!this.takes) this.done.clear();
    }
    if (this.due().length === 0) this.endBout();
  }

  private leave(seat: number, card: string): void {
    const hand = this.hands[seat]!;
    hand.splice(hand.indexOf(card), 1);
  }

  private endBout(): void {
    (this.takes ? this.hands[this.defender]! : this.away).push(...this.lying());
    this.table = [];
    this.draw();
    for (const [seat, hand] of this.hands.entries()) {
      if (hand.length === 0) this.out[seat] ??= this.bout;
    }
    if (this.hands.filter((hand) => hand.length > 0).length <= 1) {
      this.isOver = true;
      return;
    }
    this.bout += 1;
    this.leader = this.holderFrom(this.takes ? this.defender + 1 : this.defender);
    this.defender = this.holderFrom(this.leader + 1);
    this.limit = Math.min(6, this.hands[this.defender]!.length);
    this.takes = false;
    this.done.clear();
  }

  /** Each up to six: the leader, the others clockwise, the defender last. */
  private draw(): void {
    const round = this.hands.map((_, step) => (this.leader + step) % this.hands.length);
    for (const seat of [...round.filter((one) => one !== this.defender), this.defender]) {
      while (this.hands[seat]!.length < FULL && this.stock.length > 0) this.hands[seat]!.push(this.stock.shift()!);
    }
  }

  /** Places: 1 is the first out. */
  scores(): number[] {
    const earlier = (bout: number): number => this.out.filter((other) => other !== null && other < bout).length;
    return this.out.map((bout) => (bout === null ? this.hands.length : 1 + earlier(bout)));
  }
}
