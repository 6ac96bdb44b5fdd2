import { z } from "zod";
import { type Actor, canAdminister } from "@/lib/auth/policy";
import type { AuditLine } from "@/lib/contracts/staff";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { findTransfers } from "./list-transfers";

const Facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).catch({});

/** Which part of the audit log: older than this line of it, and how many lines at the most. */
export type AuditPart = { readonly before?: string | undefined; readonly most?: number };

/** Lines of the audit log about value, roles and settings, the latest first. */
export async function listAudit(
  actor: Actor,
  { before, most = 60 }: AuditPart = {},
): Promise<Result<AuditLine[], Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  const rows = await prisma().auditLog.findMany({
    where: { OR: ["shop/", "ledger/", "staff/"].map((room) => ({ action: { startsWith: room } })) },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    ...(before === undefined ? {} : { cursor: { id: before }, skip: 1 }),
    take: most,
  });
  const lines = rows.map(({ data, ...row }) => ({ ...row, data: Facts.parse(data) }));
  const undone = lines.flatMap(({ action, data }) => (action === "ledger/reversed" ? [String(data.transferId)] : []));
  const [users, transfers] = await Promise.all([
    prisma().user.findMany({
      where: { id: { in: [...new Set(lines.flatMap(({ userId }) => userId ?? []))] } },
      select: { id: true, nick: true },
    }),
    findTransfers({ ids: undone, most: undone.length }),
  ]);
  const nicks = new Map(users.map(({ id, nick }) => [id, nick]));
  return ok(
    lines.map(({ id, at, userId, action, data }) => ({
      ...{ id, at: at.getTime(), action, data },
      by: userId === null ? null : (nicks.get(userId) ?? null),
      undid: transfers.find((transfer) => transfer.id === data.transferId) ?? null,
    })),
  );
}
