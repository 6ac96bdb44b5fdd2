import { prisma } from "@/lib/db/client";
import { currentTable } from "../../tables/read-proof";
import { tallyOf } from "./tally-game";

/** Games that are looked at in one run; what is left is found by the next. */
const AT_ONCE = 200;

type Found = { id: string; seq: number; stands: string; known: string | null };

/**
 * Writes down what members did in games where a phase or the game has ended, or somebody has come or gone, since they were
 * looked at last: each game anew from its log, so that it is harmless to repeat and a rollback is made good. Returns how
 * many games were written. One that cannot be read holds up no other: an error tells of all such at the end.
 */
export async function keepRecords(): Promise<number> {
  const found = await prisma().$queryRaw<Found[]>`
    SELECT t.id, t.seq, y.stands AS known, concat_ws('|',
      (SELECT count(*) FROM "GameRecord" r WHERE r."tableId" = t.id AND r.standing),
      t.summary->>'phase', t.summary->'openings'->'places', t.summary->>'anonymous',
      (SELECT max(r."lastSeq") FROM "GameRecord" r WHERE r."tableId" = t.id)) AS stands
    FROM "Table" t LEFT JOIN "DiplomacyTally" y ON y."tableId" = t.id
    WHERE t.world = 'diplomacy' AND y.seq IS DISTINCT FROM t.seq
    ORDER BY t.id LIMIT ${AT_ONCE}`;
  let written = 0;
  const failed: Error[] = [];
  for (const { id, seq, stands, known } of found) {
    let tally = { seq, stands };
    try {
      if (stands !== known && (await keepRecordsOf(id))) written += 1;
    } catch (error) {
      // Looked at again once it goes on.
      failed.push(new Error(`The records of ${id} were not kept`, { cause: error }));
      tally = { seq, stands: known ?? "" };
    }
    await prisma().diplomacyTally.upsert({ where: { tableId: id }, create: { tableId: id, ...tally }, update: tally });
  }
  if (failed.length > 0) throw new AggregateError(failed, `The records of ${failed.length} games were not kept`);
  return written;
}

/** Whether there was anything to write of a game. */
async function keepRecordsOf(tableId: string): Promise<boolean> {
  const table = await currentTable(tableId);
  if (!table) return false;
  const { parts, open, bots } = await tallyOf(table);
  const data = parts.map(({ user, ...part }) => ({ tableId, userId: user, ...part, open, bots }));
  await prisma().$transaction([
    prisma().diplomacyPart.deleteMany({ where: { tableId } }),
    prisma().diplomacyPart.createMany({ data }),
  ]);
  return data.length > 0;
}
