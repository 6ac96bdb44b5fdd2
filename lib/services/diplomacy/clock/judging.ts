import { type Actor, canAdminister } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../../audit/record-audit";
import { tell } from "../../notices/tell";

/** A long sleep that the administrator has not said a word on: no game is judged. Instants in ms. */
export type Stopped = { readonly from: number; readonly to: number };

/** Since when games are not judged; null: they are. */
export async function readStopped(): Promise<Stopped | null> {
  const sleeps = await prisma().sleep.findMany({
    where: { doneAt: null, confirmedAt: null },
    orderBy: { sleptFrom: "asc" },
  });
  const [first] = sleeps;
  const last = sleeps.at(-1);
  return first && last ? { from: first.sleptFrom.getTime(), to: last.sleptTo.getTime() } : null;
}

/**
 * Lets games be judged again after a long sleep; audited. Every deadline that fell into it is set anew before that.
 * Refuses `staff/not_allowed`, `staff/not_stopped`.
 */
export async function confirmJudging(
  actor: Actor,
  address: string | null = null,
  now = new Date(),
): Promise<Result<{ sleeps: number }, Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  return prisma().$transaction(async (tx) => {
    const { count } = await tx.sleep.updateMany({
      where: { doneAt: null, confirmedAt: null },
      data: { confirmedAt: now, confirmedById: actor.id },
    });
    if (count === 0) return refuse("staff/not_stopped");
    await recordAudit({ userId: actor.id, action: "staff/judging_confirmed", data: { sleeps: count }, address }, tx);
    return ok({ sleeps: count });
  });
}

/** Tells all administrators of a sleep that waits for their word; each once, whoever calls it and how often. */
export async function tellStopped(now = new Date()): Promise<void> {
  const waiting = await prisma().sleep.findMany({ where: { doneAt: null, confirmedAt: null }, select: { id: true } });
  if (waiting.length === 0) return;
  const admins = await prisma().user.findMany({ where: { admin: true }, select: { id: true } });
  const to = admins.map(({ id }) => id);
  for (const { id } of waiting)
    await prisma().$transaction((tx) => tell(tx, { kind: "judging_stopped", to, data: {}, key: `slept/${id}` }, now));
}
