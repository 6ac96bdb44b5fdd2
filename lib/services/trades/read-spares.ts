import type { Member } from "@/lib/auth/policy";
import type { Spares } from "@/lib/contracts/trade-words";
import { pool } from "@/lib/db/pool";
import { type AssetId, accountOf, COIN } from "@/lib/engine/kernel/ledger";
import { nameAssets } from "./name-assets";

/** What a member can give away: money, copies and closed packs that are neither registered nor set aside, by name. */
export async function readSpares({ id }: Pick<Member, "id">): Promise<Spares> {
  const { rows } = await pool().query<{ asset: AssetId; free: number }>({
    name: "trades-spares",
    text: `SELECT asset, (balance - bound - reserved)::float8 AS free FROM "Holding"
           WHERE "accountId" = ANY($1) AND balance > bound + reserved
             AND (asset = $2 OR starts_with(asset, 'card:') OR starts_with(asset, 'pack:'))`,
    values: [[accountOf("purse", id), accountOf("binder", id)], COIN],
  });
  const names = await nameAssets(rows.map(({ asset }) => asset));
  const items = rows.flatMap(({ asset, free }) => {
    const named = names.get(asset);
    return named ? [{ asset, free, ...named }] : [];
  });
  items.sort((a, b) => (a.name === b.name ? (a.place < b.place ? -1 : 1) : a.name < b.name ? -1 : 1));
  return { money: rows.find(({ asset }) => asset === COIN)?.free ?? 0, items };
}
