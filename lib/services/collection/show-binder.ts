import { type Actor, canCollect } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";

/** Whether others may see how many copies the actor has of a game's cards. Refuses as `markSeen`. */
export async function showBinder(
  actor: Actor,
  { game, shown }: { game: string; shown: boolean },
): Promise<Result<null, Refusal>> {
  if (!actor) return refuse("binder/sign_in");
  if (!canCollect(actor)) return refuse("binder/members_only");
  if (!(await readGame(game))) return refuse("binder/no_such_game");
  await prisma().binder.upsert({
    where: { userId_game: { userId: actor.id, game } },
    create: { userId: actor.id, game, shown },
    update: { shown },
  });
  return ok(null);
}
