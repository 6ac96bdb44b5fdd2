import { type Asker, canAdminister } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";

export type AuditLine = {
  readonly id: string;
  readonly at: number;
  readonly by: string | null;
  readonly action: string;
  readonly data: string;
};

/** The latest lines of the audit log about value, roles and settings; `by`: a nick. */
export async function listAudit(asker: Asker, most = 60): Promise<Result<AuditLine[], Refusal>> {
  if (!canAdminister(asker)) return refuse("staff/not_allowed");
  const rows = await prisma().auditLog.findMany({
    where: { OR: ["shop/", "ledger/", "staff/"].map((world) => ({ action: { startsWith: world } })) },
    orderBy: { at: "desc" },
    take: most,
  });
  const ids = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  const users = await prisma().user.findMany({ where: { id: { in: ids } }, select: { id: true, nick: true } });
  const nicks = new Map(users.map(({ id, nick }) => [id, nick]));
  return ok(
    rows.map(({ id, at, userId, action, data }) => ({
      ...{ id, at: at.getTime(), action },
      by: userId === null ? null : (nicks.get(userId) ?? null),
      data: Object.entries(typeof data === "object" && data !== null ? data : {})
        .map(([name, value]) => `${name} ${String(value)}`)
        .join(", "),
    })),
  );
}
