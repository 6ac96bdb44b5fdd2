import type { MissingBack } from "@/lib/contracts/staff";
import { pool } from "@/lib/db/pool";
import { readAsset } from "@/lib/engine/kernel/ledger";
import { readGame } from "../catalogue/games";
import { productNames } from "../catalogue/product-names";
import { thingOf } from "./transfer-moves";

type Row = { asset: string; needs: number; free: number; aside: number; bound: number; nick: string | null };

/**
 * What keeps a transfer from being undone just now: what it gave to somebody who has spent it, passed it on, registered it, or offers
 * it. Undoing is all or nothing: while anything is missing it is refused as `ledger/short`. For services that have authorised.
 */
export async function findMissing(transferId: string): Promise<MissingBack[]> {
  const { rows } = await pool().query<Row>(
    `SELECT p.asset, p.amount::float8 AS needs, COALESCE(h.balance - h.bound - h.reserved, 0)::float8 AS free,
            COALESCE(h.reserved, 0)::float8 AS aside, COALESCE(h.bound, 0) AS bound, u.nick
     FROM "Posting" p JOIN "Account" a ON a.id = p."accountId" LEFT JOIN "User" u ON u.id = a."ownerId"
     LEFT JOIN "Holding" h ON h."accountId" = p."accountId" AND h.asset = p.asset
     WHERE p."transferId" = $1 AND p.amount > 0 AND a.kind <> 'mint'
       AND COALESCE(h.balance - h.bound - h.reserved, 0) < p.amount
     ORDER BY p.id`,
    [transferId],
  );
  const products = await productNames();
  return Promise.all(
    rows.map(async ({ asset, needs, free, aside, bound, nick }): Promise<MissingBack> => {
      const said = readAsset(asset);
      const card = said?.is === "card" ? (await readGame(said.game))?.database.byNumber.get(said.number) : undefined;
      const { what, of } = thingOf(asset);
      return { what, name: card?.name ?? products[of] ?? null, needs, free: Math.max(0, free), aside, bound, nick };
    }),
  );
}
