import { z } from "zod";
import type { Actor } from "@/lib/auth/policy";
import type { MasterAct } from "@/lib/contracts/diplomacy-desk";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { notesOf } from "./game-notes";
import { gameFor } from "./master-table";

export const ActsOf = z.strictObject({ id: z.string().max(40) });

/**
 * Everything that masters did at a game, for whoever plays or holds an office there; the log of the table is where it
 * stands, so nothing takes it away. Refuses `diplomacy/unknown`, and `acts/not_yours` to others.
 */
export async function readActs(actor: Actor, { id }: z.infer<typeof ActsOf>): Promise<Result<MasterAct[], Refusal>> {
  const found = await gameFor(actor, id);
  if (!found.ok) return found;
  const { seat, office } = found.value.access;
  if (seat === null && office === null) return refuse("acts/not_yours");
  return ok((await notesOf(found.value)).acts.newest(office === "master"));
}
