import type { PoolClient } from "pg";
import { newId } from "@/lib/db/ids";
import { packCommitment, packSecret } from "@/lib/engine/ccg/factory/prove-pack";
import {
  type AccountId,
  COIN,
  MINT,
  move,
  type Posting,
  packAsset,
  SHOP,
  ticketAsset,
} from "@/lib/engine/kernel/ledger";
import type { Cents } from "@/lib/engine/kernel/money";
import type { Sheets } from "../catalogue/sheets";

/** Packs of one product that somebody buys by one transfer. */
export type Lot = {
  readonly buyerId: string;
  /** The accounts that they act with. */
  readonly purse: AccountId;
  readonly binder: AccountId;
  readonly transferId: string;
  readonly product: { readonly id: string; readonly sheets: Sheets };
  readonly quantity: number;
  /** So many of them are free. */
  readonly tickets: number;
  readonly unitPrice: Cents;
  /** The buyer's part of the chance. */
  readonly share: string;
  /** The buyer's seed, locked, and the number of the first of these packs. */
  readonly seed: string;
  readonly first: number;
};

/** What a lot came to: its packs, what was paid, and what moves. */
export type WrittenPurchase = {
  readonly purchaseId: string;
  readonly packs: readonly string[];
  readonly paid: Cents;
  readonly postings: Posting[];
};

/** Writes down a purchase and its closed packs, each fixed from now on by its commitment and the share. */
export async function writePurchase(client: PoolClient, lot: Lot): Promise<WrittenPurchase> {
  const { buyerId, purse, binder, product, quantity, tickets, unitPrice, seed, first } = lot;
  const purchaseId = newId();
  const packs = Array.from({ length: quantity }, (_, i) => ({
    id: newId(),
    number: first + i,
    commitment: packCommitment(packSecret(seed, first + i)),
  }));
  await client.query({
    name: "shop-purchase",
    text: `WITH bought AS (
             INSERT INTO "Purchase" (id, "userId", "productId", "transferId", quantity, tickets, "unitPrice")
             VALUES ($1, $2, $3, $4, $5, $6, $7)
           ), numbered AS (
             UPDATE "PackSeed" SET next = next + $5 WHERE "userId" = $2
           ), sheets AS (
             INSERT INTO "Sheets" (hash, body) VALUES ($8, $9::jsonb) ON CONFLICT DO NOTHING
           )
           INSERT INTO "Pack" (id, "holderId", "buyerId", number, "productId", "purchaseId", commitment, share, contents)
           SELECT p.id, $10, $2, p.number, $3, $1, p.commitment, $11, $8
           FROM unnest($12::text[], $13::int[], $14::text[]) AS p(id, number, commitment)`,
    values: [
      ...[purchaseId, buyerId, product.id, lot.transferId, quantity, tickets, unitPrice],
      ...[product.sheets.hash, JSON.stringify(product.sheets.contents), binder, lot.share],
      packs.map(({ id }) => id),
      packs.map(({ number }) => number),
      packs.map(({ commitment }) => commitment),
    ],
  });
  const paid = (quantity - tickets) * unitPrice;
  return {
    ...{ purchaseId, paid, packs: packs.map(({ id }) => id) },
    postings: [
      ...move(packAsset(product.id), quantity, SHOP, binder),
      ...(tickets > 0 ? move(ticketAsset(product.id), tickets, binder, MINT) : []),
      ...(paid > 0 ? move(COIN, paid, purse, MINT) : []),
    ],
  };
}
