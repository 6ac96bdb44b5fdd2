import type { Card, CardDatabase } from "@/lib/engine/ccg/cards/model";

/** How one's cards are sorted. */
export const POOL_SORTS = ["colour", "cost"] as const;
export type PoolSort = (typeof POOL_SORTS)[number];

/** What a group of cards has in common: one colour (a letter, `several`, or none), or a cost. */
export type PoolGroup = {
  readonly key: string;
  readonly cards: readonly { readonly card: Card; readonly copies: number }[];
  readonly count: number;
};

export const SEVERAL = "several";
export const NONE = "none";

const costOf = ({ attributes }: Card): number => Number(attributes.get("total") ?? Number.NaN);
const colourOf = ({ attributes }: Card): string => {
  const dyes = [...new Set(attributes.get("dye") ?? "")];
  return dyes.length > 1 ? SEVERAL : (dyes[0] ?? NONE);
};

/** One's cards in groups, by colour in the order of the wheel, or by cost; within a group by cost and name. */
export function poolGroups(picks: readonly number[], { byNumber }: CardDatabase, sort: PoolSort): PoolGroup[] {
  const copies = new Map<number, number>();
  for (const number of picks) copies.set(number, (copies.get(number) ?? 0) + 1);
  const groups = new Map<string, { card: Card; copies: number }[]>();
  for (const [number, count] of copies) {
    const card = byNumber.get(number);
    if (!card) continue;
    const cost = costOf(card);
    const key = sort === "colour" ? colourOf(card) : Number.isNaN(cost) ? NONE : String(cost);
    const group = groups.get(key);
    if (group) group.push({ card, copies: count });
    else groups.set(key, [{ card, copies: count }]);
  }
  const order = sort === "colour" ? ["W", "M", "Y", "V", "O"] : [];
  const rank = (key: string): number => {
    if (key === NONE) return 1_000;
    if (key === SEVERAL) return 999;
    return sort === "cost" ? Number(key) : order.includes(key) ? order.indexOf(key) : 500;
  };
  return [...groups]
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(([key, cards]) => ({
      key,
      count: cards.reduce((sum, one) => sum + one.copies, 0),
      cards: cards.sort(
        (a, b) => (costOf(a.card) || 0) - (costOf(b.card) || 0) || a.card.name.localeCompare(b.card.name, "en"),
      ),
    }));
}
