import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "./generated/client";
import { pool } from "./pool";

const remembered = globalThis as { guildhallPrisma?: PrismaClient };

/** The Prisma client of this process, kept over hot reloads. */
export function prisma(): PrismaClient {
  remembered.guildhallPrisma ??= new PrismaClient({
    adapter: new PrismaPg(pool()),
    transactionOptions: { maxWait: 20_000, timeout: 20_000 },
  });
  return remembered.guildhallPrisma;
}

/** What a use case gets when it runs inside another one's transaction. */
export type Transaction = Omit<PrismaClient, "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends">;
