import { type Actor, canSell } from "@/lib/auth/policy";
import { nickKey } from "@/lib/contracts/account-words";
import type { GiveTickets } from "@/lib/contracts/shop-staff";
import { prisma } from "@/lib/db/client";
import { accountOf, MINT, move, ticketAsset } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAuditIn } from "../audit/record-audit";
import { perform } from "../ledger/perform";

/**
 * `/giveticket`: tickets for free packs, or some taken back. Refuses `staff/no_such_member`, `shop/unknown_product`, also
 * for one that is not sold any more and whose tickets could not be used, and `ledger/short` when more are taken than are
 * there.
 */
export async function giveTickets(
  actor: Actor,
  { key, nick, productId, count }: GiveTickets,
  address: string | null = null,
): Promise<Result<{ nick: string; count: number }, Refusal>> {
  if (!canSell(actor)) return refuse("staff/not_allowed");
  const user = await prisma().user.findUnique({ where: { nickKey: nickKey(nick) } });
  if (!user || user.guest) return refuse("staff/no_such_member", { nick });
  const request = { user: user.id, productId, count };
  return perform({ kind: "shop/ticket", key, request, actorId: actor.id }, async ({ client }) => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT name FROM "Product" WHERE id = $1 AND ("withdrawnAt" IS NULL OR $2 < 0)',
      [productId, count],
    );
    const [product] = rows;
    if (!product) return refuse("shop/unknown_product");
    await recordAuditIn(client, {
      userId: actor.id,
      action: "shop/tickets_given",
      data: { to: user.nick, product: product.name, count },
      address,
    });
    return ok({
      transfers: [
        {
          postings: move(ticketAsset(productId), count, MINT, accountOf("binder", user.id)),
          memo: { product: productId, by: actor.nick },
        },
      ],
      answer: { nick: user.nick, count },
    });
  });
}
