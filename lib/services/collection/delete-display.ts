import { type Asker, canCollect } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";

/** Forgets a display of the asker's own; one that is gone already is no fault. Refuses as `saveDisplay`. */
export async function deleteDisplay(
  asker: Asker,
  { game, name }: { game: string; name: string },
): Promise<Result<null, Refusal>> {
  if (!asker) return refuse("display/sign_in");
  if (!canCollect(asker)) return refuse("display/members_only");
  if (!(await readGame(game))) return refuse("display/no_such_game");
  await prisma().savedDisplay.deleteMany({ where: { userId: asker.id, game, name } });
  return ok(null);
}
