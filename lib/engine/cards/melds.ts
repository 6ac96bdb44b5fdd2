import type { Rules } from "./rules";

/**
 * Sets and runs in a hand, and the cards that belong to none (`melds`: docs/decisions/0031). Exact: of all ways to arrange
 * a hand the one that leaves least. Hands are lists of up to 14 cards (`sense-melds.ts`); melds are bits of their positions.
 */

/** Cards put together, those that stay alone, and what these count. */
export type Arrangement = { melds: number[][]; deadwood: number[]; count: number };

/** Ways that are compared at most where several leave as little; no real hand has as many. */
const WAYS = 64;

/** Every meld that these cards allow, as bits of their positions. */
function meldBits(rules: Rules, cards: readonly number[]): number[] {
  const { set, run } = rules.melds!;
  const { levelOf, suitOf } = rules;
  const out: number[] = [];
  const byLevel = new Map<number, number[]>();
  const bySuit = new Map<number, Map<number, number>>();
  cards.forEach((card, at) => {
    byLevel.set(levelOf[card]!, [...(byLevel.get(levelOf[card]!) ?? []), at]);
    const suit = bySuit.get(suitOf[card]!) ?? new Map<number, number>();
    bySuit.set(suitOf[card]!, suit.set(levelOf[card]!, at));
  });
  for (const places of byLevel.values()) if (places.length >= set) out.push(...subsetBits(places, set));
  for (const suit of bySuit.values())
    for (const low of suit.keys()) {
      let bits = 0;
      for (let level = low; suit.has(level); level++) {
        bits |= 1 << suit.get(level)!;
        if (level - low + 1 >= run) out.push(bits);
      }
    }
  return out;
}

/** All subsets of at least `least` of these positions. */
function subsetBits(places: readonly number[], least: number): number[] {
  let sets = [{ bits: 0, size: 0 }];
  for (const at of places)
    sets = [...sets, ...sets.map(({ bits, size }) => ({ bits: bits | (1 << at), size: size + 1 }))];
  return sets.filter(({ size }) => size >= least).map(({ bits }) => bits);
}

/** Calls `found` with every way to lay melds side by side, among them the one with none. */
function waysOf(melds: readonly number[], found: (chosen: readonly number[], used: number) => void): void {
  const chosen: number[] = [];
  const from = (start: number, used: number): void => {
    found(chosen, used);
    for (let i = start; i < melds.length; i++) {
      const meld = melds[i]!;
      if (used & meld) continue;
      chosen.push(meld);
      from(i + 1, used | meld);
      chosen.pop();
    }
  };
  from(0, 0);
}

/** All ways to arrange these cards that leave the least deadwood. */
export function bestArrangements(rules: Rules, cards: readonly number[]): Arrangement[] {
  const { worth } = rules.melds!;
  const total = cards.reduce((sum, card) => sum + worth[card]!, 0);
  const melds = meldBits(rules, cards);
  const saved = new Map(melds.map((bits) => [bits, sumOf(cards, bits, worth)]));
  let least = Number.POSITIVE_INFINITY;
  let ways: { chosen: number[]; used: number }[] = [];
  waysOf(melds, (chosen, used) => {
    const count = total - chosen.reduce((sum, bits) => sum + saved.get(bits)!, 0);
    if (count > least || (count === least && ways.length >= WAYS)) return;
    if (count < least) ways = [];
    least = count;
    ways.push({ chosen: [...chosen], used });
  });
  return ways.map(({ chosen, used }) => ({
    melds: chosen.map((bits) => cards.filter((_, at) => bits & (1 << at))),
    deadwood: cards.filter((_, at) => !(used & (1 << at))),
    count: least,
  }));
}

function sumOf(cards: readonly number[], bits: number, worth: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < cards.length; at++) if (bits & (1 << at)) sum += worth[cards[at]!]!;
  return sum;
}

/**
 * What each card of a hand leaves when it is discarded, at best: by card. The melds of the whole hand are found once; those
 * without the card are those of the rest.
 */
export function deadwoodWithout(rules: Rules, hand: readonly number[]): Map<number, number> {
  const { worth } = rules.melds!;
  const melds = meldBits(rules, hand);
  const saved = new Map(melds.map((bits) => [bits, sumOf(hand, bits, worth)]));
  const most = hand.map(() => 0);
  waysOf(melds, (chosen, used) => {
    let sum = 0;
    for (let i = 0; i < chosen.length; i++) sum += saved.get(chosen[i]!)!;
    for (let at = 0; at < hand.length; at++) if (!(used & (1 << at)) && sum > most[at]!) most[at] = sum;
  });
  const total = hand.reduce((sum, card) => sum + worth[card]!, 0);
  return new Map(hand.map((card, at) => [card, total - worth[card]! - most[at]!]));
}

const isRun = ({ levelOf }: Rules, meld: readonly number[]): boolean => levelOf[meld[0]!] !== levelOf[meld[1]!];

/** Does a card go with a meld that lies there: one more of its level, or the next of its run? */
function fits(rules: Rules, meld: readonly number[], card: number): boolean {
  const { levelOf, suitOf } = rules;
  if (!isRun(rules, meld)) return levelOf[card] === levelOf[meld[0]!];
  const levels = meld.map((other) => levelOf[other]!);
  const isNext = levelOf[card] === Math.min(...levels) - 1 || levelOf[card] === Math.max(...levels) + 1;
  return suitOf[card] === suitOf[meld[0]!] && isNext;
}

/**
 * Cards that go with melds of another hand; each is laid off where it fits, as long as one does. Runs come first: the card
 * that a set lacks is the only one that goes there, while a run that is longer may take another.
 */
function laidOff(rules: Rules, melds: readonly (readonly number[])[], cards: readonly number[]): number[] {
  const lying = melds.map((meld) => [...meld]).toSorted((a, b) => Number(isRun(rules, b)) - Number(isRun(rules, a)));
  const left = [...cards];
  const out: number[] = [];
  for (let at = 0; at < left.length; ) {
    const meld = lying.find((one) => fits(rules, one, left[at]!));
    if (!meld) {
      at += 1;
      continue;
    }
    const [card] = left.splice(at, 1);
    meld.push(card!);
    out.push(card!);
    at = 0;
  }
  return out;
}

/** An arrangement of a hand with what it lays off on the melds of another. */
export type Answer = Arrangement & { laidOff: number[] };

/** How a hand is arranged best beside these melds, of which it may lay cards off: not only its own least deadwood counts. */
export function bestAnswer(rules: Rules, melds: readonly (readonly number[])[], cards: readonly number[]): Answer {
  const { worth } = rules.melds!;
  let best: Answer | null = null;
  waysOf(meldBits(rules, cards), (chosen, used) => {
    const rest = cards.filter((_, at) => !(used & (1 << at)));
    const off = laidOff(rules, melds, rest);
    const deadwood = rest.filter((card) => !off.includes(card));
    const count = deadwood.reduce((sum, card) => sum + worth[card]!, 0);
    if (best !== null && count >= best.count) return;
    best = { melds: chosen.map((bits) => cards.filter((_, at) => bits & (1 << at))), deadwood, count, laidOff: off };
  });
  return best!;
}
