import { PrismaPg } from "@prisma/adapter-pg";
import type { Pool } from "pg";
import { PrismaClient } from "./generated/client";
import { pool } from "./pool";

const remembered = globalThis as { guildhallPrisma?: { client: PrismaClient; over: Pool } };

/** The Prisma client of this process, kept over hot reloads; another one if the pool that it used was closed. */
export function prisma(): PrismaClient {
  const over = pool();
  if (remembered.guildhallPrisma?.over !== over) {
    const adapter = new PrismaPg(over);
    const client = new PrismaClient({ adapter, transactionOptions: { maxWait: 20_000, timeout: 20_000 } });
    remembered.guildhallPrisma = { client, over };
  }
  return remembered.guildhallPrisma.client;
}

/** What a use case gets when it runs inside another one's transaction. */
export type Transaction = Omit<PrismaClient, "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends">;
