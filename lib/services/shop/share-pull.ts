import { type Actor, canCollect } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { accountOf } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";

/**
 * Makes a page for others of a pack that the actor opened, or takes it down; again, it changes nothing. Refuses
 * `shop/sign_in`, `shop/members_only`, and `shop/no_such_pack` for one that is closed, not there, or not theirs.
 */
export async function sharePull(
  actor: Actor,
  { pack, shared }: { pack: string; shared: boolean },
): Promise<Result<{ shared: boolean }, Refusal>> {
  if (!actor) return refuse("shop/sign_in");
  if (!canCollect(actor)) return refuse("shop/members_only");
  const own = await prisma().pack.count({
    where: { id: pack, holderId: accountOf("binder", actor.id), openedAt: { not: null } },
  });
  if (own === 0) return refuse("shop/no_such_pack");
  if (shared) await prisma().sharedPull.createMany({ data: { packId: pack, userId: actor.id }, skipDuplicates: true });
  else await prisma().sharedPull.deleteMany({ where: { packId: pack, userId: actor.id } });
  return ok({ shared });
}

/** Whether a pack has a page for others. */
export const isShared = async (pack: string): Promise<boolean> =>
  (await prisma().sharedPull.count({ where: { packId: pack } })) > 0;
