import type { Transaction } from "@/lib/db/client";

/** How many games of their own a member may keep, have published at once, and how many versions each may have. */
export const QUOTAS = { templates: 100, published: 20, versions: 200 } as const;

/**
 * Makes what one member does with their games wait in line, so that what is counted here is still true when it is
 * written. Gives whether the member may act at all: false for one who is banned or gone.
 */
export async function lockOwner(tx: Transaction, ownerId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "User"
    WHERE id = ${ownerId} AND NOT ("bannedAt" IS NOT NULL AND ("bannedUntil" IS NULL OR "bannedUntil" > now()))
    FOR UPDATE`;
  return rows.length > 0;
}

/**
 * Whether staff withdrew the same text from another address: of this member, or of anybody who had it earlier. Who wrote
 * it first keeps their game when a copy of it is withdrawn. One letter makes it another game, which staff can withdraw in
 * its turn.
 */
export async function isWithdrawnElsewhere(
  tx: Transaction,
  { ownerId, templateId, hash, since }: { ownerId: string; templateId: string; hash: string; since: Date },
): Promise<boolean> {
  const withdrawn = { id: { not: templateId }, withdrawnByStaffAt: { not: null } };
  const where = { hash, template: withdrawn, OR: [{ template: { ownerId } }, { createdAt: { lt: since } }] };
  return (await tx.templateVersion.findFirst({ where, select: { id: true } })) !== null;
}
