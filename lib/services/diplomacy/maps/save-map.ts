import { z } from "zod";
import { canEditWork, type Member } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { isMapName, LONGEST_MAP, mapText, OWN_MAP_NAME, readOwnMap } from "@/lib/engine/diplomacy/maps";
import { plainText } from "@/lib/engine/kernel/plain-text";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../../audit/record-audit";
import { lockOwner } from "../../templates/quotas";

/** So many maps a member may keep. */
const MOST_MAPS = 40;

export const SaveMap = z.strictObject({
  name: z.string().max(40),
  text: z.string().max(LONGEST_MAP),
  /** The revision that its author began from; 0: it is new. */
  basedOn: z.int().min(0).max(1_000_000_000),
});
export type SaveMap = z.infer<typeof SaveMap>;

/** What lists call a map: its TITLE as far as it can be shown, else its name. */
const titleOf = (name: string, text: string): string => {
  const { map } = readOwnMap(name, text);
  return (map && plainText(map.title).trim()) || name;
};

/**
 * Saves a map of one's own, sound or not: only a sound one can be published, and one that is published must stay sound.
 * Refuses `map/name` for what no map may be called, `map/taken`, `map/not_found`, `map/stale {revision}` if another tab has
 * saved since, `map/unsound`, `map/too_many {most}`.
 */
export async function saveMap(
  member: Member,
  { name, text, basedOn }: SaveMap,
): Promise<Result<{ revision: number }, Refusal>> {
  const isOurs = isMapName(name) || mapText(name) !== undefined;
  if (!OWN_MAP_NAME.test(name) || isOurs) return refuse("map/name");
  const title = titleOf(name, text);
  return prisma().$transaction(async (tx) => {
    // Who was banned between the request and the lock saves nothing.
    if (!(await lockOwner(tx, member.id))) return refuse("map/not_found");
    if (basedOn === 0) {
      if ((await tx.mapFile.count({ where: { ownerId: member.id } })) >= MOST_MAPS)
        return refuse("map/too_many", { most: MOST_MAPS });
      const made = await tx.mapFile.createMany({
        data: { id: newId(), name, ownerId: member.id, title, text },
        skipDuplicates: true,
      });
      return made.count === 0 ? refuse("map/taken") : ok({ revision: 1 });
    }
    await tx.$queryRaw`SELECT 1 FROM "MapFile" WHERE name = ${name} FOR UPDATE`;
    const kept = await tx.mapFile.findUnique({ where: { name } });
    if (!kept || !canEditWork(kept, member)) return refuse("map/not_found");
    if (kept.revision !== basedOn) return refuse("map/stale", { revision: kept.revision });
    if (kept.published && !isSound(name, text)) return refuse("map/unsound");
    const revision = basedOn + 1;
    await tx.mapFile.update({ where: { name }, data: { title, text, revision, updatedAt: new Date() } });
    if (kept.published) await recordAudit({ userId: member.id, action: "map/saved", data: { name, revision } }, tx);
    return ok({ revision });
  });
}

/** Whether games can be played on a map: it holds, and somebody can play. */
export function isSound(name: string, text: string): boolean {
  const { map } = readOwnMap(name, text);
  return map?.powers.some(({ dummy, unplayed }) => !dummy && !unplayed) === true;
}
