import { z } from "zod";
import type { Member } from "@/lib/auth/policy";
import { isJoinable } from "@/lib/contracts/lobby";
import type { TableCard } from "@/lib/contracts/table-card";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { inTurn } from "@/lib/live/in-turn";
import { worldOf } from "@/lib/worlds";
import { openTable } from "./open-table";
import { FRESH_MOST, listOpenTables } from "./open-tables";

export const QuickPlay = z.object({
  /** The game wanted, by its slug. */
  game: z.string().min(1).max(80),
  /** Fill the other seats with bots at once instead of waiting for people. */
  bots: z.boolean(),
});
export type QuickPlay = z.infer<typeof QuickPlay>;

/** How long bots take for a move where one person plays against bots alone: nobody else waits, and a series is long. */
const ALONE_BOT_MILLIS = 450;

/** The better a table for somebody who wants to play now, the less: who waits for players comes first. */
function rank(table: TableCard): number {
  const vacant = table.seats.filter((seat) => seat.kind === "nobody").length;
  const begins = table.phase === "playing" ? 100 : 0;
  return begins + (vacant === 0 ? 50 : vacant);
}

/** The public table of a game at which this member best sits down now; null: nobody waits for players. */
export async function tableToJoin(member: Member, game: string): Promise<{ id: string } | null> {
  const fresh = await justOpened(member, game);
  if (fresh) return fresh;
  const joinable = (await listOpenTables()).filter((table) => isJoinable(table, game, member.id));
  const best = joinable.sort((a, b) => rank(a) - rank(b))[0];
  return best ? { id: best.id } : null;
}

/**
 * "Play now": with people, a public table of the game at which somebody waits; else a new one that is listed until
 * somebody comes. With bots, a new table of one's own that no list shows. The page sits down by itself. Refuses
 * `table/no_template`, and what `openTable` refuses.
 */
export async function quickPlay(
  member: Member,
  { game, bots }: QuickPlay,
  network: string,
): Promise<Result<{ id: string }, Refusal>> {
  if (bots) return openAtOnce(member, { game, bots }, network);
  return seating(game, async () => {
    const best = await tableToJoin(member, game);
    return best ? ok(best) : openForOthers(member, game, network);
  });
}

/** Those who ask for a seat at a game come one after the other in this process, so that they meet at one table. */
export const seating = <T>(game: string, work: () => Promise<T>): Promise<T> => inTurn(`seat me at ${game}`, work);

/** The table last opened for whoever asks next, by game; `left`: seats that nobody has been sent to. */
const opened = new Map<string, { id: string; host: string; left: number; until: number }>();

/** A seat at the table that was opened a moment ago and that the lobby may not show yet; its host is sent to it again. */
async function justOpened({ id: userId }: Member, game: string): Promise<{ id: string } | null> {
  const last = opened.get(game);
  if (!last || (last.host !== userId && last.left < 1)) return null;
  const { id } = last;
  const isOpen =
    last.until >= Date.now() &&
    (await prisma().table.findFirst({ where: { id, closedAt: null }, select: { id: true } }));
  if (!isOpen) opened.delete(game);
  else if (last.host !== userId) last.left -= 1;
  return isOpen ? { id } : null;
}

/** Opens a table for people, at which whoever asks next is seated; `told`: how many were told of it and may come. */
export async function openForOthers(
  member: Member,
  game: string,
  network: string,
  told = 0,
): Promise<Result<{ id: string }, Refusal>> {
  const table = await openAtOnce(member, { game, bots: false }, network);
  if (!table.ok) return table;
  const { id, seats } = table.value;
  opened.set(game, { id, host: member.id, left: seats - 1 - told, until: Date.now() + FRESH_MOST });
  return ok({ id });
}

/** A new table of a game as it comes: three seats where that many can play. Refuses as `quickPlay` does. */
async function openAtOnce(
  member: Member,
  { game, bots }: QuickPlay,
  network: string,
): Promise<Result<{ id: string; seats: number }, Refusal>> {
  const template = await prisma().template.findUnique({
    where: { slug: game, deletedAt: null },
    select: {
      versions: {
        orderBy: { number: "desc" },
        take: 1,
        select: { id: true, world: true, config: { select: { body: true } } },
      },
    },
  });
  const version = template?.versions[0];
  if (!template || !version) return refuse("table/no_template");
  const { seats } = worldOf(version.world).load(version.config.body).game;
  const count = Math.max(seats.min, Math.min(3, seats.max));
  const settings = {
    public: !bots,
    entry: "open" as const,
    moveSeconds: null,
    ...(bots ? { botMillis: ALONE_BOT_MILLIS } : {}),
  };
  const given = { templateVersionId: version.id, seats: count, settings, bots: bots ? count - 1 : 0 };
  const table = await openTable(member, given, network);
  return table.ok ? ok({ ...table.value, seats: count }) : table;
}
