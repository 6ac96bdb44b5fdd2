import { type Actor, canSell } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";

/** Something that is not sold any more, and why. */
export type WithdrawnLine = {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  /** Null: it was withdrawn before anybody was asked why. */
  readonly reason: string | null;
};

const MOST = 50;

/** The products that were withdrawn, the latest first. Refuses `staff/not_allowed`. */
export async function listWithdrawn(actor: Actor): Promise<Result<WithdrawnLine[], Refusal>> {
  if (!canSell(actor)) return refuse("staff/not_allowed");
  const rows = await prisma().product.findMany({
    where: { withdrawnAt: { not: null } },
    orderBy: { withdrawnAt: "desc" },
    take: MOST,
    select: { id: true, name: true, withdrawnAt: true, withdrawnReason: true },
  });
  return ok(
    rows.map(({ id, name, withdrawnAt, withdrawnReason: reason }) => ({
      ...{ id, name, reason },
      at: withdrawnAt?.getTime() ?? 0,
    })),
  );
}
