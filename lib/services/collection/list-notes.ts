import { type Actor, canCollect } from "@/lib/auth/policy";
import type { CardNote } from "@/lib/contracts/card-notes";
import { prisma } from "@/lib/db/client";

/** What the actor noted about a game's cards, or about one of them; nobody else is ever told. */
export async function listNotes(actor: Actor, game: string, number?: number): Promise<CardNote[]> {
  if (!canCollect(actor)) return [];
  return prisma().cardNote.findMany({
    where: { userId: actor.id, game, ...(number === undefined ? {} : { number }) },
    orderBy: { number: "asc" },
    select: { number: true, note: true, tags: true },
  });
}
