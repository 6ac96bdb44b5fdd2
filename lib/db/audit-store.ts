import type { PoolClient } from "pg";
import { newId } from "./ids";

/** Writes a line of the audit log in the transaction of `client`. */
export async function insertAudit(
  client: PoolClient,
  line: { userId: string | null; action: string; data: object; address: string | null },
): Promise<void> {
  await client.query({
    name: "insert-audit",
    text: 'INSERT INTO "AuditLog" (id, "userId", action, data, address) VALUES ($1, $2, $3, $4::jsonb, $5)',
    values: [newId(), line.userId, line.action, JSON.stringify(line.data), line.address],
  });
}
