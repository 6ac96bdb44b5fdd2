import { type Actor, canCollect } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";

/** Forgets a display of the actor's own; one that is gone already is no fault. Refuses as `saveDisplay`. */
export async function deleteDisplay(
  actor: Actor,
  { game, name }: { game: string; name: string },
): Promise<Result<null, Refusal>> {
  if (!actor) return refuse("display/sign_in");
  if (!canCollect(actor)) return refuse("display/members_only");
  if (!(await readGame(game))) return refuse("display/no_such_game");
  await prisma().savedDisplay.deleteMany({ where: { userId: actor.id, game, name } });
  return ok(null);
}
