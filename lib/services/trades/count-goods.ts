import type { Goods } from "@/lib/engine/ccg/trade/goods";
import { COIN, readAsset } from "@/lib/engine/kernel/ledger";
import type { Named } from "./name-assets";

/** How much goods come to, for a notice: cents, copies, packs. */
export function countGoods(goods: Goods): { sum: number; cards: number; packs: number } {
  const total = { sum: 0, cards: 0, packs: 0 };
  for (const { asset, amount } of goods) {
    const is = readAsset(asset)?.is;
    if (is === "coin") total.sum += amount;
    if (is === "card") total.cards += amount;
    if (is === "pack") total.packs += amount;
  }
  return total;
}

/** Of one kind of card beside money, which one it is: so that the statement leads there. */
export function sayGoods(goods: Goods, names: ReadonlyMap<string, Named>): Record<string, string | number> {
  const [only, ...others] = goods.filter(({ asset }) => asset !== COIN);
  if (!only || others.length > 0) return {};
  const named = names.get(only.asset);
  return named ? { what: named.name, quantity: only.amount, ...(named.page ? { page: named.page } : {}) } : {};
}
