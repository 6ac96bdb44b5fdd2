import type { Member } from "@/lib/auth/policy";
import type { Transaction } from "@/lib/db/client";
import { tell } from "../notices/tell";

/** A table that anybody may sit down at; `vacant`: seats for people, besides its host's. */
type NewTable = {
  tableId: string;
  name: string;
  host: Pick<Member, "id" | "nick">;
  templateVersionId: string;
  vacant: number;
};

/**
 * Tells those who waited longest for a table of this game, as many as there are seats, in the transaction that opens it.
 * They are off the list then, as the table's host is: whoever does not come is not asked again and again. Drafts are
 * nobody's next table.
 */
export async function tellWaiting(
  tx: Transaction,
  { tableId, name, host, templateVersionId, vacant }: NewTable,
): Promise<void> {
  const told = await tx.$queryRaw<{ userId: string }[]>`
    DELETE FROM "WaitingPlace" USING (
      SELECT w."templateId", w."userId" FROM "WaitingPlace" w
      JOIN "Template" t ON t.id = w."templateId"
      JOIN "TemplateVersion" v ON v."templateId" = t.id
      WHERE v.id = ${templateVersionId} AND t.published AND w.until > now() AND w."userId" <> ${host.id}
      ORDER BY w.since, w."userId" LIMIT ${Math.max(0, vacant)} FOR UPDATE OF w SKIP LOCKED
    ) first
    WHERE "WaitingPlace"."templateId" = first."templateId" AND "WaitingPlace"."userId" = first."userId"
    RETURNING "WaitingPlace"."userId"`;
  await tx.waitingPlace.deleteMany({
    where: { userId: host.id, template: { versions: { some: { id: templateVersionId } } } },
  });
  if (told.length === 0) return;
  const to = told.map(({ userId }) => userId);
  await tell(tx, { kind: "next_table", to, data: { table: name, nick: host.nick }, key: `next ${tableId}`, tableId });
}
