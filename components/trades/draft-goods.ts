import type { Spares } from "@/lib/contracts/trade-words";
import { type Goods, tidy } from "@/lib/engine/ccg/trade/goods";
import { type AssetId, COIN } from "@/lib/engine/kernel/ledger";
import { type Cents, formatMoney, MOST_MONEY, readMoney } from "@/lib/engine/kernel/money";

/** What somebody is choosing: money as it was typed, and pieces. */
export type GoodsDraft = { readonly money: string; readonly pieces: readonly { asset: AssetId; amount: number }[] };
export const NO_DRAFT: GoodsDraft = { money: "", pieces: [] };

/** Goods as they stand in the fields. */
export function draftOf(goods: Goods): GoodsDraft {
  const money = goods.find(({ asset }) => asset === COIN)?.amount ?? 0;
  return { money: money === 0 ? "" : formatMoney(money).slice(1), pieces: goods.filter(({ asset }) => asset !== COIN) };
}

/** The money of a draft; null: what was typed is no sum. */
export function moneyOf({ money }: GoodsDraft): Cents | null {
  if (money.trim() === "") return 0;
  const read = readMoney(money);
  return read.ok && read.value >= 0 ? read.value : null;
}

/** What a draft comes to; null while it cannot be read, or is more than there is. */
export function goodsOf(draft: GoodsDraft, { money: has }: Pick<Spares, "money">): Goods | null {
  const money = moneyOf(draft);
  if (money === null || money > (has ?? MOST_MONEY)) return null;
  return tidy([{ asset: COIN, amount: money }, ...draft.pieces]);
}
