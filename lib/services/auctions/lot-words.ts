import type { Goods } from "@/lib/engine/ccg/trade/goods";
import type { Named } from "../trades/name-assets";

/** So many things of a lot are named. */
const MOST_NAMED = 3;

/** What is sold, in the names that it has in every language: "2 × Tide Caller, Salt Booster …". */
export function lotWords(lot: Goods, names: ReadonlyMap<string, Named>): string {
  const named = lot.slice(0, MOST_NAMED).map(({ asset, amount }) => {
    const name = names.get(asset)?.name ?? asset;
    return amount === 1 ? name : `${amount} × ${name}`;
  });
  return named.join(", ") + (lot.length > MOST_NAMED ? " …" : "");
}
