import type { Actor } from "@/lib/auth/policy";
import type { Topic } from "@/lib/contracts/topics";
import { prisma } from "@/lib/db/client";

/**
 * Whether somebody may be told that something about a topic changed: the market is everybody's, a trade its members' alone.
 * What one may not watch is not told from what there is not.
 */
export async function mayWatch(actor: Actor, topic: Topic): Promise<boolean> {
  const [kind, id] = topic.split(":", 2);
  if (kind !== "trade") return true;
  if (!actor) return false;
  const side = await prisma().tradeSide.findUnique({
    where: { tradeId_userId: { tradeId: id ?? "", userId: actor.id } },
  });
  return side !== null;
}
