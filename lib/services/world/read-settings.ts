import { WORLD_DEFAULTS, WorldSettings } from "@/lib/contracts/world";
import { prisma, type Transaction } from "@/lib/db/client";

/** The settings of the world as they are now: what the staff set, and defaults for the rest. */
export async function readSettings(tx: Transaction = prisma()): Promise<WorldSettings> {
  const rows = await tx.setting.findMany();
  const set = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  const read = WorldSettings.safeParse(set);
  if (read.success) return read.data;
  // Only what passed the same schema is stored; a row of an older form loses its own setting, not the others.
  const bad = new Set(read.error.issues.map(({ path }) => path[0]));
  const rest = WorldSettings.safeParse(Object.fromEntries(Object.entries(set).filter(([name]) => !bad.has(name))));
  return rest.success ? rest.data : WORLD_DEFAULTS;
}
