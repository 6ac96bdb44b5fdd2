import { type Actor, canCollect } from "@/lib/auth/policy";
import { type CardNote, WISH } from "@/lib/contracts/card-notes";
import { prisma } from "@/lib/db/client";

/**
 * What the actor noted about a game's cards, or about one of them; nobody else is ever told. What is on their wish list
 * has the tag `wish`.
 */
export async function listNotes(actor: Actor, game: string, number?: number): Promise<CardNote[]> {
  if (!canCollect(actor)) return [];
  const whose = { userId: actor.id, game };
  const [notes, wishes] = await Promise.all([
    prisma().cardNote.findMany({
      where: { ...whose, ...(number === undefined ? {} : { number }) },
      select: { number: true, note: true, tags: true },
    }),
    prisma().wish.findMany({
      where: { ...whose, ...(number === undefined ? {} : { printing: number }) },
      distinct: ["printing"],
      select: { printing: true },
    }),
  ]);
  const found = new Map(notes.map((one) => [one.number, one]));
  for (const { printing } of wishes) {
    const { note = "", tags = [] } = found.get(printing) ?? {};
    found.set(printing, { number: printing, note, tags: [...tags, WISH].sort() });
  }
  return [...found.values()].sort((one, other) => one.number - other.number);
}
