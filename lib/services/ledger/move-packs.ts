import type { PoolClient } from "pg";
import { type Posting, readAccount, readAsset } from "@/lib/engine/kernel/ledger";

type Packs = { readonly account: string; readonly product: string; readonly count: number };

/** The packs that transfers move from binder to binder, net: who is to have fewer (`left`), and who more. */
function packsOf(transfers: readonly (readonly Posting[])[]): { left: Packs[]; came: Packs[] } {
  const net = new Map<string, Packs>();
  for (const postings of transfers) {
    const packs = postings.flatMap(({ account, asset: name, amount }) => {
      const asset = readAsset(name);
      return asset?.is === "pack" ? [{ account, product: asset.product, count: amount }] : [];
    });
    // What the shop sells has its rows written by the purchase; what is opened stays whose it was.
    const housed = new Set(packs.filter(({ account }) => readAccount(account)?.of === null).map((one) => one.product));
    for (const one of packs.filter(({ product }) => !housed.has(product))) {
      const key = `${one.account} ${one.product}`;
      net.set(key, { ...one, count: (net.get(key)?.count ?? 0) + one.count });
    }
  }
  const all = [...net.values()];
  return {
    left: all.filter(({ count }) => count < 0).map((one) => ({ ...one, count: -one.count })),
    came: all.filter(({ count }) => count > 0),
  };
}

/**
 * Has closed packs follow what was posted: the ledger says how many of a product an account holds, the rows which. Those
 * that were bought last go first. The holdings are locked, so nobody opens or moves one of them meanwhile. Throws where the
 * rows say something else than the ledger does.
 */
export async function movePacks(client: PoolClient, transfers: readonly (readonly Posting[])[]): Promise<void> {
  const { left, came } = packsOf(transfers);
  if (left.length === 0) return;
  const going = new Map<string, string[]>();
  for (const { account, product, count } of left) {
    const { rows } = await client.query<{ id: string }>({
      name: "ledger-going-packs",
      text: `SELECT id FROM "Pack" WHERE "holderId" = $1 AND "productId" = $2 AND "openedAt" IS NULL
             ORDER BY number DESC, id LIMIT $3`,
      values: [account, product, count],
    });
    if (rows.length < count) throw new Error(`${account} holds ${rows.length} packs of ${product}, not ${count}.`);
    going.set(product, [...(going.get(product) ?? []), ...rows.map(({ id }) => id)]);
  }
  for (const { account, product, count } of came)
    await client.query({
      name: "ledger-move-packs",
      text: 'UPDATE "Pack" SET "holderId" = $2 WHERE id = ANY($1)',
      values: [going.get(product)?.splice(0, count) ?? [], account],
    });
}
