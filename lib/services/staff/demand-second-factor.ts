import { z } from "zod";
import { type Actor, canAdminister } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { hasSecondFactor } from "../accounts/second-factor";
import { recordAudit } from "../audit/record-audit";

/** The setting's name; `lib/db/session-store.ts` reads it with every session of staff. */
const NAME = "staffSecondFactor";

export const DemandSecondFactor = z.object({ demanded: z.boolean() });

/** Whether staff without a second factor have none of their powers. */
export async function isSecondFactorDemanded(): Promise<boolean> {
  const row = await prisma().setting.findUnique({ where: { name: NAME } });
  return row?.value === true;
}

/**
 * Demands a second factor of all staff, or no more: who has none keeps none of the powers until one is set up. Audited.
 * Refuses `staff/not_allowed`, and `staff/own_factor_first` to an administrator who has none.
 */
export async function demandSecondFactor(
  actor: Actor,
  { demanded }: z.infer<typeof DemandSecondFactor>,
  address: string | null = null,
): Promise<Result<{ demanded: boolean }, Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  if (demanded && !(await hasSecondFactor(actor.id))) return refuse("staff/own_factor_first");
  return prisma().$transaction(async (tx) => {
    const before = await tx.setting.findUnique({ where: { name: NAME } });
    if ((before?.value === true) === demanded) return ok({ demanded });
    if (demanded)
      await tx.setting.upsert({ where: { name: NAME }, create: { name: NAME, value: true }, update: { value: true } });
    else await tx.setting.deleteMany({ where: { name: NAME } });
    await recordAudit({ userId: actor.id, action: "staff/second_factor_demanded", data: { demanded }, address }, tx);
    return ok({ demanded });
  });
}
