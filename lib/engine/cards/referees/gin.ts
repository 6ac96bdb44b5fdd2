import { type Act, choices, type Dealt, type Referee, suit } from "./tricks";

const ORDER = "A234567890JQK";
const KNOCKS_AT = 10;
const BONUS = 25;

const step = (card: string): number => ORDER.indexOf(card[0]!);

const worth = (card: string): number => Math.min(step(card) + 1, 10);

const total = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + worth(card), 0);

const isSet = (meld: readonly string[]): boolean => meld.every((card) => card[0] === meld[0]![0]);

/** All melds that these cards hold: sets of three and four, runs of three and more. */
function melds(cards: readonly string[]): string[][] {
  const found: string[][] = [];
  for (const level of ORDER) {
    const equal = cards.filter((card) => card[0] === level);
    found.push(...choices(equal, 3), ...choices(equal, 4));
  }
  for (const low of cards) {
    const run = [low];
    for (let next = step(low) + 1; next < ORDER.length && cards.includes(ORDER[next]! + suit(low)); next++) {
      run.push(ORDER[next]! + suit(low));
      if (run.length >= 3) found.push([...run]);
    }
  }
  return found;
}

/** Cards laid out: some melds, and what is in none. */
type Arrangement = { melds: string[][]; left: string[] };

/** Every way to lay out these cards in melds among these, down to none. */
function arrangements(cards: readonly string[], among = melds(cards)): Arrangement[] {
  const [meld, ...others] = among;
  if (!meld) return [{ melds: [], left: [...cards] }];
  const without = arrangements(cards, others);
  const rest = cards.filter((card) => !meld.includes(card));
  const apart = others.filter((other) => !other.some((card) => meld.includes(card)));
  const withIt = arrangements(rest, apart).map((one) => ({ melds: [meld, ...one.melds], left: one.left }));
  return [...without, ...withIt];
}

const deadwood = (cards: readonly string[]): number => Math.min(...arrangements(cards).map(({ left }) => total(left)));

/** Which of these cards can be laid off on these melds. */
function laidOff(cards: readonly string[], on: readonly string[][]): string[] {
  const off = new Set<string>();
  for (const meld of on) {
    if (isSet(meld)) {
      for (const card of cards) if (card[0] === meld[0]![0]) off.add(card);
      continue;
    }
    const at = (place: number): string => (ORDER[place] ?? "") + suit(meld[0]!);
    for (let up = step(meld.at(-1)!) + 1; cards.includes(at(up)); up++) off.add(at(up));
    for (let down = step(meld[0]!) - 1; cards.includes(at(down)); down--) off.add(at(down));
  }
  return [...off];
}

/** The least that these cards can leave beside these melds. */
function leastBeside(cards: readonly string[], on: readonly string[][]): number {
  return Math.min(...arrangements(cards).map(({ left }) => total(left) - total(laidOff(left, on))));
}

/** Gin Rummy, one deal: draw and discard, until somebody knocks with ten points of deadwood or fewer. */
export class Gin implements Referee {
  readonly hands: string[][];
  /** The next card first. */
  readonly stock: string[];
  /** The top last. */
  readonly pile: string[];
  private stage: "offer" | "refused" | "draw" | "discard" | "over" = "offer";
  private readonly first: number;
  private turn: number;
  /** The card that whoever is on turn took from the pile. */
  private taken: string | null = null;
  private knocker: number | null = null;

  constructor({ hands, first, turned, stock }: Dealt) {
    this.hands = hands.map((hand) => [...hand]);
    this.stock = [...stock];
    this.pile = [turned!];
    this.first = first;
    this.turn = first;
  }

  due(): number[] {
    return this.stage === "over" ? [] : [this.turn];
  }

  legal(seat: number): Act[] {
    if (!this.due().includes(seat)) return [];
    if (this.stage === "offer") return ["take", "pass"];
    if (this.stage === "refused") return ["draw"];
    if (this.stage === "draw") return this.pile.length > 0 ? ["take", "draw"] : ["draw"];
    const acts: Act[] = [];
    for (const card of this.hands[seat]!) {
      if (card === this.taken) continue;
      acts.push(`discard ${card}`);
      const rest = this.hands[seat]!.filter((other) => other !== card);
      if (deadwood(rest) <= KNOCKS_AT) acts.push(`knock ${card}`);
    }
    return acts;
  }

  act(seat: number, act: Act): void {
    const [verb, card = ""] = act.split(" ");
    if (verb === "pass") {
      this.turn = 1 - seat;
      if (seat !== this.first) this.stage = "refused";
    } else if (verb === "take" || verb === "draw") {
      this.taken = verb === "take" ? this.pile.pop()! : null;
      this.hands[seat]!.push(this.taken ?? this.stock.shift()!);
      this.stage = "discard";
    } else {
      this.hands[seat]!.splice(this.hands[seat]!.indexOf(card), 1);
      this.pile.push(card);
      if (verb === "knock") this.knocker = seat;
      const isLast = verb === "knock" || this.stock.length === 2;
      this.stage = isLast ? "over" : "draw";
      this.turn = 1 - seat;
    }
  }

  scores(): number[] {
    if (this.knocker === null) return [0, 0];
    const knocker = this.knocker;
    const cards = this.hands[knocker]!;
    const others = this.hands[1 - knocker]!;
    const own = deadwood(cards);
    const wins = (winner: number, points: number): number[] => [0, 1].map((seat) => (seat === winner ? points : 0));
    if (own === 0) return wins(knocker, deadwood(others) + BONUS);
    const best = arrangements(cards).filter(({ left }) => total(left) === own);
    const other = Math.max(...best.map((one) => leastBeside(others, one.melds)));
    return other > own ? wins(knocker, other - own) : wins(1 - knocker, own - other + BONUS);
  }
}
