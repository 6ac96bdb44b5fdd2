import { ECONOMY_DEFAULTS, EconomySettings } from "@/lib/contracts/economy";
import { prisma, type Transaction } from "@/lib/db/client";

/** The settings of the economy as they are now: what the staff set, and defaults for the rest. */
export async function readSettings(tx: Transaction = prisma()): Promise<EconomySettings> {
  const rows = await tx.setting.findMany();
  const set = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  const read = EconomySettings.safeParse(set);
  if (read.success) return read.data;
  // Only what passed the same schema is stored; a row of an older form loses its own setting, not the others.
  const bad = new Set(read.error.issues.map(({ path }) => path[0]));
  const rest = EconomySettings.safeParse(Object.fromEntries(Object.entries(set).filter(([name]) => !bad.has(name))));
  return rest.success ? rest.data : ECONOMY_DEFAULTS;
}
