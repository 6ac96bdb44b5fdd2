import { type Actor, canCollect } from "@/lib/auth/policy";
import type { SetTradeLimit } from "@/lib/contracts/trades";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readSettings } from "../economy/read-settings";

/** Above how many copies a member's others are for trade: their own number, else the club's. */
export async function readTradeLimit(userId: string): Promise<number> {
  const [user, { tradeLimit }] = await Promise.all([
    prisma().user.findUnique({ where: { id: userId }, select: { tradeLimit: true } }),
    readSettings(),
  ]);
  return user?.tradeLimit ?? tradeLimit;
}

/** A member's own number; null: they go by the club's. */
export const readOwnLimit = async (userId: string): Promise<number | null> =>
  (await prisma().user.findUnique({ where: { id: userId }, select: { tradeLimit: true } }))?.tradeLimit ?? null;

/** Sets a member's own limit. Refuses `trade/sign_in` and `trade/members_only`. */
export async function setTradeLimit(
  actor: Actor,
  { limit }: SetTradeLimit,
): Promise<Result<{ limit: number | null }, Refusal>> {
  if (!actor) return refuse("trade/sign_in");
  if (!canCollect(actor)) return refuse("trade/members_only");
  await prisma().user.update({ where: { id: actor.id }, data: { tradeLimit: limit } });
  return ok({ limit });
}
