import { type Actor, canAdminister } from "@/lib/auth/policy";
import type { CardGameLine } from "@/lib/contracts/catalogue";
import { isStorable } from "@/lib/contracts/storable";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { listGames } from "./games";

/** The card games for the staff's page. Refuses `staff/not_allowed`. */
export async function listCardGames(actor: Actor): Promise<Result<CardGameLine[], Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  const [games, files] = await Promise.all([
    listGames(),
    prisma().cardFile.findMany({ select: { game: true, file: true, seed: true }, orderBy: { addedAt: "asc" } }),
  ]);
  return ok(
    games.map(({ name, database: { game, sets, cards }, products }) => ({
      ...{ name, title: game, sets: sets.length, products: products.length },
      cards: cards.filter(({ retired }) => !retired).length,
      retired: cards.filter(({ retired }) => retired).length,
      files: files.filter((one) => one.game === name).map(({ file, seed }) => ({ file, changed: seed === null })),
    })),
  );
}

/** A file of a card game as it was written; null if there is none, or the actor may not have it. */
export async function readCardFile(
  actor: Actor,
  { game, file }: { game: string; file: string },
): Promise<string | null> {
  if (!canAdminister(actor) || !isStorable([game, file])) return null;
  const found = await prisma().cardFile.findUnique({ where: { game_file: { game, file } }, select: { text: true } });
  return found?.text ?? null;
}
