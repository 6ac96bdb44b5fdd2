import type { Member } from "@/lib/auth/policy";
import { MOST_ORDERS, type OwnOrder } from "@/lib/contracts/market-words";
import { prisma } from "@/lib/db/client";

/** A member's own open orders, the newest first; of one card, or of all. */
export async function readOrders(
  { id: userId }: Pick<Member, "id">,
  of: { game: string; number: number } | null = null,
): Promise<OwnOrder[]> {
  const rows = await prisma().marketOrder.findMany({
    where: { userId, closedAt: null, ...(of ?? {}) },
    orderBy: { place: "desc" },
    take: MOST_ORDERS,
  });
  return rows.map(({ id, side, game, number, price, quantity, left, reserved, placedAt, expiresAt }) => ({
    ...{ id, game, number, price, quantity, left, reserved },
    side: side === "ask" ? "ask" : "bid",
    placedAt: placedAt.getTime(),
    expiresAt: expiresAt.getTime(),
  }));
}
