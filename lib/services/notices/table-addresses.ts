import type { Member } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import type { NamedTable } from "@/lib/texts/table-name";
import { listMyTables } from "../tables/list-tables";

/** Where the mails of a table go: an address of the member's, nowhere, or to the main one. */
export type TableAddress = { table: { id: string } & NamedTable; address: string | "main" | "nowhere" };

/** Where the mails of a member's open tables go. */
export async function listTableAddresses(member: Member): Promise<TableAddress[]> {
  const [tables, chosen] = await Promise.all([
    listMyTables(member),
    prisma().tableMail.findMany({ where: { userId: member.id } }),
  ]);
  return tables.map(({ id, name, houseName }) => {
    const choice = chosen.find(({ tableId }) => tableId === id);
    const table = { id, name, ...(houseName ? { houseName } : {}) };
    return { table, address: choice ? (choice.addressId ?? "nowhere") : "main" };
  });
}

/**
 * Sends the mails of one table to this confirmed address of the member's, `main`, or `nowhere`. Refuses
 * `notices/no_such_address`, and `notices/no_such_table` where the member never was.
 */
export async function chooseTableAddress(
  { id: userId }: Member,
  { table: tableId, address }: { table: string; address: string },
): Promise<Result<null, Refusal>> {
  if (!(await prisma().tableMember.findUnique({ where: { tableId_userId: { tableId, userId } } })))
    return refuse("notices/no_such_table");
  if (address === "main") {
    await prisma().tableMail.deleteMany({ where: { userId, tableId } });
    return ok(null);
  }
  const isOwn = { id: address, userId, confirmedAt: { not: null } };
  if (address !== "nowhere" && !(await prisma().mailAddress.findFirst({ where: isOwn })))
    return refuse("notices/no_such_address");
  const data = { addressId: address === "nowhere" ? null : address };
  await prisma().tableMail.upsert({
    where: { userId_tableId: { userId, tableId } },
    create: { userId, tableId, ...data },
    update: data,
  });
  return ok(null);
}
