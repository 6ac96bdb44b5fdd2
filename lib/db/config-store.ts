import type { WorldName } from "@/lib/contracts/worlds";
import type { Transaction } from "./client";
import type { Prisma } from "./generated/client";

/** The configuration of a game, as it is kept for good: the same hash is the same game. */
export type KeptConfig = { world: WorldName; hash: string; body: unknown };

/** Keeps a configuration, once; one that is known stays as it was written first. */
export async function keepConfig({ world, hash, body }: KeptConfig, tx: Transaction): Promise<void> {
  const data = [{ world, hash, body: body as Prisma.InputJsonValue }];
  await tx.gameConfig.createMany({ data, skipDuplicates: true });
}
