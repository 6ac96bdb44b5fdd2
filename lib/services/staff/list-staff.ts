import { type Actor, canAdminister } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";

export type StaffMember = { readonly nick: string; readonly admin: boolean; readonly roles: readonly string[] };

/** Everybody who has a role. */
export async function listStaff(actor: Actor): Promise<Result<StaffMember[], Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  const users = await prisma().user.findMany({
    where: { OR: [{ admin: true }, { roles: { isEmpty: false } }] },
    orderBy: { nickKey: "asc" },
    select: { nick: true, admin: true, roles: true },
  });
  return ok(users);
}
