import { z } from "zod";
import { type Actor, canSeeWork, type Member } from "@/lib/auth/policy";
import type { WaitedGame, WaitingView } from "@/lib/contracts/waiting-list";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { openForOthers, seating, tableToJoin } from "./quick-play";

/** How long, in milliseconds, somebody waits who is not told of a table before. */
const WAITS = 24 * 60 * 60_000;
/** Games that one person waits for at a time. */
export const MOST_WAITED = 10;

export const WaitFor = z.object({
  /** The game, by its slug. */
  game: z.string().min(1).max(80),
});
export type WaitFor = z.infer<typeof WaitFor>;

/**
 * "Find me a seat, or put me on the list": the table to sit down at, where somebody waits for players or on the list; else a place
 * on the game's waiting list for a day, `id: null`. Whoever waits is told as soon as somebody opens a public table.
 * Waiting again counts the day anew and keeps the place. Refuses `table/no_template`, `table/waits_many {most}`, and
 * what `openTable` refuses.
 */
export async function waitForTable(
  member: Member,
  { game }: WaitFor,
  network: string,
): Promise<Result<{ id: string | null }, Refusal>> {
  const template = await prisma().template.findUnique({
    where: { slug: game, deletedAt: null },
    select: { id: true, published: true, ownerId: true },
  });
  // A draft is played by who wrote it: nobody else will open a table of it.
  if (!template?.published || !canSeeWork(template, member)) return refuse("table/no_template");
  // One after the other: of many who ask at once the third finds the table that the second has opened.
  return seating(game, async () => {
    const open = await tableToJoin(member, game);
    if (open) {
      await stopWaiting(member, { game });
      return ok({ id: open.id });
    }
    const place = await takePlace(member.id, template.id);
    if (place === "many") return refuse("table/waits_many", { most: MOST_WAITED });
    return place === "listed" ? ok({ id: null }) : openForOthers(member, game, network, 1);
  });
}

/** Puts a user on the list of a game, unless others wait there already: of two who ask at once the second meets the first. */
function takePlace(userId: string, templateId: string): Promise<"listed" | "met" | "many"> {
  return prisma().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`waiting list ${templateId}`}))`;
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`waits ${userId}`}))`;
    const now = new Date();
    await tx.waitingPlace.deleteMany({ where: { OR: [{ templateId }, { userId }], until: { lte: now } } });
    const others = await tx.waitingPlace.count({ where: { templateId, userId: { not: userId } } });
    if (others > 0) return "met";
    const elsewhere = await tx.waitingPlace.count({ where: { userId, templateId: { not: templateId } } });
    if (elsewhere >= MOST_WAITED) return "many";
    const until = new Date(now.getTime() + WAITS);
    const where = { templateId_userId: { templateId, userId } };
    await tx.waitingPlace.upsert({ where, create: { templateId, userId, until }, update: { until } });
    return "listed";
  });
}

/** Leaves the waiting list of a game; who is not on it leaves nothing. */
export async function stopWaiting({ id: userId }: Member, { game }: WaitFor): Promise<Result<null, Refusal>> {
  await prisma().waitingPlace.deleteMany({ where: { userId, template: { slug: game } } });
  return ok(null);
}

/** How many wait for the next table of a game, and until when the reader does. */
export async function readWaiting(actor: Actor, templateId: string): Promise<WaitingView> {
  const waits = { templateId, until: { gt: new Date() } };
  const [count, own] = await Promise.all([
    prisma().waitingPlace.count({ where: waits }),
    actor && prisma().waitingPlace.findFirst({ where: { ...waits, userId: actor.id }, select: { until: true } }),
  ]);
  return { count, until: own?.until.getTime() ?? null };
}

/** The games whose next table a member waits for, the longest awaited first: `MOST_WAITED` at most. */
export async function readWaitedGames({ id: userId }: Member): Promise<WaitedGame[]> {
  const places = await prisma().waitingPlace.findMany({
    where: { userId, until: { gt: new Date() }, template: { deletedAt: null, published: true } },
    select: { until: true, template: { select: { slug: true, name: true } } },
    orderBy: { since: "asc" },
    take: MOST_WAITED,
  });
  return places.map(({ until, template }) => ({ ...template, until: until.getTime() }));
}
