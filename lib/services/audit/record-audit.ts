import type { PoolClient } from "pg";
import { insertAudit } from "@/lib/db/audit-store";
import type { Transaction } from "@/lib/db/client";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";

/** What the log keeps; `account/signed_in`, `template/published` … */
export type AuditEntry = {
  userId: string | null;
  action: `${string}/${string}`;
  /** Facts about the action; never a secret and never what somebody wrote in private. */
  data?: { readonly [key: string]: string | number | boolean | null };
  address?: string | null;
};

/** Writes down an action that a host of the club may want to know; in the action's own transaction if there is one. */
export async function recordAudit(
  { userId, action, data = {}, address = null }: AuditEntry,
  tx: Transaction = prisma(),
): Promise<void> {
  await tx.auditLog.create({ data: { id: newId(), userId, action, data, address } });
}

/** The same in a transfer of the ledger: written if the transfer is made. */
export async function recordAuditIn(
  client: PoolClient,
  { userId, action, data = {}, address = null }: AuditEntry,
): Promise<void> {
  await insertAudit(client, { userId, action, data, address });
}
