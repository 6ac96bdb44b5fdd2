import type { Member } from "@/lib/auth/policy";
import type { IdentityProvider } from "@/lib/contracts/account-words";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";

/** Forgets another site's word for a member. Refuses `account/last_door`: without a password it would be locked out. */
export async function unlinkIdentity(
  { id: userId }: Member,
  provider: IdentityProvider,
): Promise<Result<null, Refusal>> {
  return prisma().$transaction(async (tx) => {
    // The row is locked, so that two unlinkings at once do not both count the other's door.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${userId} FOR UPDATE`;
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, include: { identities: true } });
    const others = user.identities.filter((identity) => identity.provider !== provider);
    if (user.passwordHash === null && others.length === 0) return refuse("account/last_door");
    await tx.identity.deleteMany({ where: { userId, provider } });
    await recordAudit({ userId, action: "account/unlinked", data: { provider } }, tx);
    return ok(null);
  });
}
