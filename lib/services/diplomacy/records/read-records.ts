import type { DiplomacyRecords, Results } from "@/lib/contracts/diplomacy-records";
import { prisma } from "@/lib/db/client";
import { PART_RESULTS, type PartResult } from "@/lib/engine/diplomacy/game/part";

const isResult = (result: string): result is PartResult => (PART_RESULTS as readonly string[]).includes(result);

/** A member's statistics; null: they have none. Adds up what was kept at the end of phases and games, read by its index. */
export async function readRecords(userId: string): Promise<DiplomacyRecords | null> {
  const rows = await prisma().diplomacyPart.groupBy({
    by: ["bots", "power", "result"],
    where: { userId, open: true },
    _count: { _all: true },
    _sum: { phases: true, inTime: true },
    orderBy: [{ power: "asc" }],
  });
  if (rows.length === 0) return null;
  const records: DiplomacyRecords = { results: {}, powers: [], playing: 0, phases: 0, inTime: 0, withBots: {} };
  for (const { bots, power, result, _count, _sum } of rows) {
    const games = _count._all;
    if (!bots) {
      records.phases += _sum.phases ?? 0;
      records.inTime += _sum.inTime ?? 0;
      if (result === null) records.playing += games;
    }
    if (result === null || !isResult(result)) continue;
    add(bots ? records.withBots : records.results, result, games);
    if (bots) continue;
    const known = records.powers.find((other) => other.power === power);
    const one = known ?? { power, results: {} };
    if (!known) records.powers.push(one);
    add(one.results, result, games);
  }
  return records;
}

const add = (results: Results, result: PartResult, games: number): void => {
  results[result] = (results[result] ?? 0) + games;
};
