import { type Actor, canSell } from "@/lib/auth/policy";
import type { AddProduct, Printed } from "@/lib/contracts/shop-staff";
import { newId } from "@/lib/db/ids";
import { MINT, move, packAsset, SHOP } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAuditIn } from "../audit/record-audit";
import { readGame } from "../catalogue/games";
import { sheetsOf } from "../catalogue/sheets";
import { perform } from "../ledger/perform";
import { isOver } from "./product-terms";

/**
 * `/addproduct`: prints a product and puts it on sale; one that was withdrawn comes back. Refuses `shop/unavailable`
 * (the factory does not know it), `shop/moment_over` and `shop/added_already`.
 */
export async function addProduct(
  actor: Actor,
  { key, ...request }: AddProduct,
  address: string | null = null,
): Promise<Result<Printed, Refusal>> {
  if (!canSell(actor)) return refuse("staff/not_allowed");
  const { game, printRun, price, memberLimit = null, releaseAt = null } = request;
  const cards = await readGame(game);
  const sheets = cards && sheetsOf(cards, request.set, request.type);
  if (!sheets) return refuse("shop/unavailable");
  const { set, type, name } = sheets.product;
  return perform({ kind: "shop/print", key, request, actorId: actor.id }, async ({ client }) => {
    if (isOver(request.releaseAt)) return refuse("shop/moment_over");
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO "Product" AS p (id, game, set, type, name, price, "printRun", "memberLimit", "releaseAt")
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (game, set, type) DO UPDATE
       SET price = $6, "printRun" = $7, "memberLimit" = $8, "releaseAt" = $9, "withdrawnAt" = NULL,
           "withdrawnReason" = NULL, "nextPrice" = NULL, "nextPriceAt" = NULL
       WHERE p."withdrawnAt" IS NOT NULL RETURNING id`,
      [newId(), game, set, type, name, price, printRun, memberLimit, releaseAt === null ? null : new Date(releaseAt)],
    );
    const [row] = rows;
    if (!row) return refuse("shop/added_already");
    await recordAuditIn(client, {
      userId: actor.id,
      action: "shop/product_added",
      data: { product: name, printRun, price, memberLimit, releaseAt },
      address,
    });
    return ok({
      transfers: [
        { postings: move(packAsset(row.id), printRun, MINT, SHOP), memo: { product: row.id, quantity: printRun } },
      ],
      answer: { productId: row.id, name, printed: printRun },
    });
  });
}
