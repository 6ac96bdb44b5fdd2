import { z } from "zod";
import type { Actor } from "@/lib/auth/policy";
import type { TableCard } from "@/lib/contracts/table-card";
import { prisma } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { rulesTold } from "@/lib/engine/diplomacy/game/rules-told";
import { accessOf } from "@/lib/engine/kernel/access";
import { currentTable } from "../tables/read-proof";
import { tableCard } from "../tables/table-head";

/** Where games of a list stand. */
export const GAME_LISTS = ["forming", "need", "active", "waiting", "completed"] as const;
export type GameList = (typeof GAME_LISTS)[number];

/** What a table's line says of those in a list. Nobody comes into a closed one. */
const inList: Readonly<Record<GameList, Prisma.TableWhereInput[]>> = {
  forming: [{ summary: { path: ["phase"], equals: "waiting" } }],
  need: [
    { summary: { path: ["openings", "places", "0", "seat"], gte: 0 } },
    { NOT: { summary: { path: ["entry"], equals: "closed" } } },
  ],
  active: [{ summary: { path: ["phase"], equals: "playing" } }],
  waiting: [{ summary: { path: ["stopped"], equals: true } }],
  completed: [{ summary: { path: ["phase"], equals: "over" } }],
};

const GAMES_A_PAGE = 30;

/** What is looked for: a list, words of its names, the map that is played on, a rule, and after which game it goes on. */
export const GamesWanted = z.object({
  list: z.enum(GAME_LISTS).catch("forming"),
  words: z.string().max(80).catch(""),
  /** A map by its name; empty: any. */
  map: z
    .string()
    .regex(/^[a-z0-9-]{0,40}$/)
    .catch(""),
  /** A rule that the game was opened with; empty: any. */
  rule: z
    .string()
    .regex(/^[A-Z0-9_]{0,40}$/)
    .catch(""),
  after: z
    .string()
    .regex(/^\d{1,15}\.[A-Za-z0-9_-]{1,40}$/)
    .nullable()
    .catch(null),
});
export type GamesWanted = z.infer<typeof GamesWanted>;

/** Some games of a list, the last moved first; `next`: where more of them begin, null at the end. */
export type GamesPage = { games: TableCard[]; next: string | null };

const SELECT = { id: true, name: true, public: true, movedAt: true, waiting: true, summary: true } as const;

/** Public games of Diplomacy, a page of a list, as whoever asks may see them. */
export async function listGames(actor: Actor, { list, words, map, rule, after }: GamesWanted): Promise<GamesPage> {
  // Which games have a rule that nobody is told of is told to nobody.
  if (rulesTold([rule], false).length === 0) return { games: [], next: null };
  const [at = "", id = ""] = after?.split(".") ?? [];
  const before = new Date(Number(at));
  const rows = await prisma().table.findMany({
    where: {
      world: "diplomacy",
      public: true,
      AND: [
        ...(map === "" ? [] : [{ config: { body: { path: ["map"], equals: map } } }]),
        ...(rule === "" ? [] : [{ config: { body: { path: ["rules"], array_contains: [rule] } } }]),
        ...inList[list],
        ...words
          .split(/\s+/)
          .filter(Boolean)
          .map((word) => ({ name: { contains: word, mode: "insensitive" as const } })),
        ...(after === null ? [] : [{ OR: [{ movedAt: { lt: before } }, { movedAt: before, id: { gt: id } }] }]),
      ],
    },
    orderBy: [{ movedAt: "desc" }, { id: "asc" }],
    take: GAMES_A_PAGE + 1,
    select: SELECT,
  });
  const games = rows
    .slice(0, GAMES_A_PAGE)
    .map(({ movedAt, ...row }) => tableCard({ ...row, movedAt: movedAt.getTime() }));
  const last = games.at(-1);
  return {
    games: await markOwn(actor, games),
    next: last && rows.length > GAMES_A_PAGE ? `${last.movedAt}.${last.id}` : null,
  };
}

/**
 * The same lines, told to a member which of the games are their own though the line does not name them: those that they
 * run or watch by an office, and those where nobody is named.
 */
export async function markOwn(actor: Actor, games: readonly TableCard[]): Promise<TableCard[]> {
  if (!actor) return [...games];
  const unnamed = games.filter(({ seats }) => !seats.some(({ user }) => user === actor.id)).map(({ id }) => id);
  const rows = await prisma().tableMember.findMany({
    where: { userId: actor.id, tableId: { in: unnamed }, named: true },
    select: { tableId: true },
  });
  const found = await Promise.all(
    rows.map(async ({ tableId }) => {
      const table = await currentTable(tableId);
      const access = table && accessOf(table.game, table.match, actor.id);
      const own = !access ? null : access.seat !== null ? "player" : access.office !== null ? "office" : null;
      return [tableId, own] as const;
    }),
  );
  const own = new Map(found);
  return games.map((game) => {
    const as = own.get(game.id);
    return as ? { ...game, own: as } : game;
  });
}
