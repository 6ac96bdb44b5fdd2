import { WORLD_DEFAULTS, WorldSettings } from "@/lib/contracts/world";
import { prisma, type Transaction } from "@/lib/db/client";

/** The settings of the world as they are now: what the staff set, and defaults for the rest. */
export async function readSettings(tx: Transaction = prisma()): Promise<WorldSettings> {
  const rows = await tx.setting.findMany();
  const read = WorldSettings.safeParse(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
  // Only what passed the same schema is stored; a row of an older form must not close the shop.
  return read.success ? read.data : WORLD_DEFAULTS;
}
