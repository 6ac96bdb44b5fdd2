import type { PoolClient } from "pg";
import type { LedgerWork } from "@/lib/db/ledger-store";
import { accountFor, type Goods, handOver, lacking } from "@/lib/engine/ccg/trade/goods";
import { COIN } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { type Named, nameAssets } from "./name-assets";

/** What goods are called. Refuses `trade/no_such_thing` where one of them is nothing that members can have. */
export async function knownGoods(goods: Goods): Promise<Result<ReadonlyMap<string, Named>, Refusal>> {
  const assets = goods.flatMap(({ asset }) => (asset === COIN ? [] : [asset]));
  const names = await nameAssets(assets);
  return assets.every((asset) => names.has(asset)) ? ok(names) : refuse("trade/no_such_thing");
}

/** Why one of these cards changes hands by nobody's will just now; null: all may. */
export async function haltOf(client: PoolClient, goods: Goods): Promise<Refusal | null> {
  const cards = goods.flatMap(({ asset }) => (asset.startsWith("card:") ? [asset.slice("card:".length)] : []));
  if (cards.length === 0) return null;
  const { rows } = await client.query<{ reason: string }>({
    name: "trades-halt",
    text: `SELECT reason FROM "MarketHalt" WHERE what = '*' OR what = ANY($1) ORDER BY what LIMIT 1`,
    values: [cards],
  });
  const [halt] = rows;
  return halt ? { code: "trade/halted", data: { reason: halt.reason } } : null;
}

/** The holdings that a gift of goods touches on both sides. */
export const placesOf = (goods: Goods, from: string, to: string) =>
  handOver(goods, from, to).map(({ account, asset }) => ({ account, asset }));

/** What of the goods a member has not free: locked holdings are looked at. */
export const lackingOf = (ledger: LedgerWork, member: string, goods: Goods) =>
  lacking(goods, (asset) => ledger.free({ account: accountFor(member, asset), asset }));
