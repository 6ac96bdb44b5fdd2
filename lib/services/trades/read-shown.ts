import type { Spares } from "@/lib/contracts/trade-words";
import { pool } from "@/lib/db/pool";
import { type AssetId, accountOf } from "@/lib/engine/kernel/ledger";
import { nameAssets } from "./name-assets";

/**
 * What another has as far as their binders show it: how many of each card, whether free or not; never money or packs. Of a
 * game whose binder is hidden, nothing.
 */
export async function readShown(userId: string): Promise<Spares> {
  const { rows } = await pool().query<{ asset: AssetId; free: number }>({
    name: "trades-shown",
    text: `SELECT h.asset, h.balance::int AS free FROM "Holding" h
           LEFT JOIN "Binder" b ON b."userId" = $2 AND h.asset LIKE 'card:' || b.game || '/%'
           WHERE h."accountId" = $1 AND h.balance > 0 AND starts_with(h.asset, 'card:') AND COALESCE(b.shown, true)`,
    values: [accountOf("binder", userId), userId],
  });
  const names = await nameAssets(rows.map(({ asset }) => asset));
  const items = rows.flatMap(({ asset, free }) => {
    const named = names.get(asset);
    return named ? [{ asset, free, ...named }] : [];
  });
  items.sort((a, b) => (a.name === b.name ? (a.place < b.place ? -1 : 1) : a.name < b.name ? -1 : 1));
  return { money: null, items };
}
