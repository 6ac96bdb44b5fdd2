import { type Actor, canCollect } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";

/**
 * What others see of the actor's binder of a game. `shown`: pages of cards name them and how many copies they have; at
 * first they do. `public`: the binder has a page that anybody may read; at first none has. Refuses as `markSeen`.
 */
export async function setBinder(
  actor: Actor,
  game: string,
  seen: { shown: boolean } | { public: boolean },
): Promise<Result<null, Refusal>> {
  if (!actor) return refuse("binder/sign_in");
  if (!canCollect(actor)) return refuse("binder/members_only");
  if (!(await readGame(game))) return refuse("binder/no_such_game");
  await prisma().binder.upsert({
    where: { userId_game: { userId: actor.id, game } },
    create: { userId: actor.id, game, ...seen },
    update: seen,
  });
  return ok(null);
}
