import type { AssetId } from "../../kernel/ledger";
import type { Cents } from "../../kernel/money";

/** Somebody who might swap: cards that they have more than enough of, and cards that they wish for. */
export type Swapper = {
  readonly member: string;
  readonly spare: ReadonlySet<AssetId>;
  readonly wants: ReadonlySet<AssetId>;
};

/** A ring in which each gives a card to the next, the last to the first, and each gets what they wish for. */
export type Swap = readonly { readonly member: string; readonly card: AssetId }[];

/** How much is looked at: others who could give to the seeker or take from them, cards that one could give another, swaps told. */
export const BOUNDS = { others: 40, cards: 12, swaps: 12 } as const;

type Way = readonly AssetId[];

/** What one could give another, in the order of names. */
const between = (from: Swapper, to: Swapper): Way =>
  [...from.spare]
    .filter((card) => to.wants.has(card))
    .sort()
    .slice(0, BOUNDS.cards);

/** A card for each step, so that the dearest and the cheapest lie as near as can be: for each first card the nearest others. */
function evenest(ways: readonly Way[], worth: (card: AssetId) => Cents): { cards: AssetId[]; spread: Cents } {
  let best: { cards: AssetId[]; spread: Cents } | null = null;
  const [first = [], ...others] = ways;
  for (const card of first) {
    const aim = worth(card);
    const near = (way: Way): AssetId =>
      way.reduce((a, b) => (Math.abs(worth(b) - aim) < Math.abs(worth(a) - aim) ? b : a));
    const cards = [card, ...others.map(near)];
    const worths = cards.map(worth);
    const spread = Math.max(...worths) - Math.min(...worths);
    if (best === null || spread < best.spread) best = { cards, spread };
  }
  return best ?? { cards: [], spread: 0 };
}

/**
 * The swaps of two and three in which somebody gets what they wish for, for what they have to spare, and so does everybody else: the
 * evenest first, those of two before those of three. One of each ring of members. The work is bounded: of others the first
 * so many who could give to the seeker, and who could take from them, are looked at.
 */
export function findSwaps(seeker: Swapper, others: readonly Swapper[], worth: (card: AssetId) => Cents): Swap[] {
  const rest = others.filter(({ member }) => member !== seeker.member);
  const takers = rest
    .map((other) => ({ other, way: between(seeker, other) }))
    .filter(({ way }) => way.length > 0)
    .slice(0, BOUNDS.others);
  const givers = rest
    .map((other) => ({ other, way: between(other, seeker) }))
    .filter(({ way }) => way.length > 0)
    .slice(0, BOUNDS.others);
  const found: { swap: Swap; spread: Cents }[] = [];
  const add = (members: readonly Swapper[], ways: readonly Way[]) => {
    const { cards, spread } = evenest(ways, worth);
    found.push({ swap: members.map(({ member }, i) => ({ member, card: cards[i]! })), spread });
  };
  for (const taker of takers)
    for (const giver of givers) {
      if (taker.other.member === giver.other.member) {
        add([seeker, taker.other], [taker.way, giver.way]);
        continue;
      }
      const middle = between(taker.other, giver.other);
      if (middle.length > 0) add([seeker, taker.other, giver.other], [taker.way, middle, giver.way]);
    }
  return found
    .sort((a, b) => a.swap.length - b.swap.length || a.spread - b.spread)
    .slice(0, BOUNDS.swaps)
    .map(({ swap }) => swap);
}
