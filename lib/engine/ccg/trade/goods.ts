import {
  type AccountId,
  type AssetId,
  accountOf,
  COIN,
  type MemberAccount,
  move,
  type Posting,
} from "../../kernel/ledger";

/** So much of something: cents, copies of a card, closed packs of a product. */
export type Good = { readonly asset: AssetId; readonly amount: number };
/** What somebody gives: each asset once, nothing by nothing, in the order of their names. */
export type Goods = readonly Good[];

/** Where members keep what can be given: money in the purse, all else in the binder. */
const keptIn = (asset: AssetId): MemberAccount => (asset === COIN ? "purse" : "binder");

/** The account of a member that an asset lies in. */
export const accountFor = (member: string, asset: AssetId): AccountId => accountOf(keptIn(asset), member);

/** Each asset once, with all there is of it; what is nothing is left out. */
export function tidy(goods: Goods): Goods {
  const sums = new Map<AssetId, number>();
  for (const { asset, amount } of goods) sums.set(asset, (sums.get(asset) ?? 0) + amount);
  return [...sums]
    .filter(([, amount]) => amount > 0)
    .map(([asset, amount]) => ({ asset, amount }))
    .sort((a, b) => (a.asset < b.asset ? -1 : 1));
}

/** Whether two bundles are the same. */
export const isSame = (a: Goods, b: Goods): boolean => JSON.stringify(tidy(a)) === JSON.stringify(tidy(b));

/** What moves when one member gives goods to another. */
export const handOver = (goods: Goods, from: string, to: string): Posting[] =>
  goods.flatMap(({ asset, amount }) => move(asset, amount, accountFor(from, asset), accountFor(to, asset)));

/** What of the goods is not there: more is promised than is free. */
export const lacking = (
  goods: Goods,
  free: (asset: AssetId) => number,
): readonly (Good & { readonly free: number })[] =>
  goods.flatMap(({ asset, amount }) =>
    free(asset) < amount ? [{ asset, amount, free: Math.max(0, free(asset)) }] : [],
  );
