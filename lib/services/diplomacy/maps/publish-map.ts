import { z } from "zod";
import { canEditWork, canWithdrawWork, type Member } from "@/lib/auth/policy";
import { prisma, type Transaction } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../../audit/record-audit";
import { isSound } from "./save-map";

/** So many maps a member may have on the list at once. */
const MOST_PUBLISHED = 10;

export const PublishMap = z.strictObject({ name: z.string().max(40), published: z.boolean() });

/** `proved`: whether the session has shown lately that it is still its member; asked of staff who act on others' maps. */
type Action = { name: string; proved: boolean };

async function lockMap(tx: Transaction, name: string) {
  await tx.$queryRaw`SELECT 1 FROM "MapFile" WHERE name = ${name} FOR UPDATE`;
  return tx.mapFile.findUnique({ where: { name } });
}

/**
 * Puts a map of one's own on the list of trial maps, or takes it back; staff take a member's off, and may allow it again.
 * Games that are played on it go on. Refuses `map/not_found`, `map/unsound`, `map/withdrawn_by_staff`, `map/too_many
 * {most}`, `account/prove`.
 */
export async function publishMap(
  member: Member,
  { name, published, proved }: Action & { published: boolean },
): Promise<Result<null, Refusal>> {
  return prisma().$transaction(async (tx) => {
    const map = await lockMap(tx, name);
    if (!map) return refuse("map/not_found");
    const isOwner = canEditWork(map, member);
    const putsBack = map.withdrawnByStaffAt !== null && canWithdrawWork(map, member) && !isOwner;
    if (!(published ? isOwner || putsBack : canWithdrawWork(map, member))) return refuse("map/not_found");
    if (!isOwner && !proved) return refuse("account/prove");
    if (published && isOwner) {
      if (map.withdrawnByStaffAt) return refuse("map/withdrawn_by_staff");
      const others = await tx.mapFile.count({ where: { ownerId: map.ownerId, published: true, NOT: { name } } });
      if (others >= MOST_PUBLISHED) return refuse("map/too_many", { most: MOST_PUBLISHED });
    }
    if (published && !isSound(name, map.text)) return refuse("map/unsound");
    const ofStaff = isOwner ? {} : { withdrawnByStaffAt: published ? null : new Date() };
    await tx.mapFile.update({ where: { name }, data: { published, ...ofStaff } });
    const done = published ? "published" : "withdrawn";
    const action = isOwner ? (`map/${done}` as const) : (`staff/map_${done}` as const);
    await recordAudit({ userId: member.id, action, data: { name } }, tx);
    return ok(null);
  });
}

/** Throws a map of one's own away; games that are played on it keep its text. Refuses `map/not_found`. */
export async function deleteMap(member: Member, { name }: { name: string }): Promise<Result<null, Refusal>> {
  return prisma().$transaction(async (tx) => {
    const map = await lockMap(tx, name);
    // What staff withdrew stays, so that its name cannot be taken anew for the same text.
    if (!map || !canEditWork(map, member) || map.withdrawnByStaffAt) return refuse("map/not_found");
    await tx.mapFile.delete({ where: { name } });
    await recordAudit({ userId: member.id, action: "map/deleted", data: { name } }, tx);
    return ok(null);
  });
}
