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
    prisma().wish.groupBy({
      by: ["printing"],
      where: { ...whose, ...(number === undefined ? {} : { printing: number }) },
      _sum: { count: true },
    }),
  ]);
  const found = new Map<number, CardNote>(notes.map((one) => [one.number, one]));
  for (const { printing, _sum } of wishes) {
    const { note = "", tags = [] } = found.get(printing) ?? {};
    found.set(printing, { number: printing, note, tags: [...tags, WISH].sort(), want: _sum.count ?? 1 });
  }
  return [...found.values()].sort((one, other) => one.number - other.number);
}
