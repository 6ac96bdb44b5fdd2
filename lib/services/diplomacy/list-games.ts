import { z } from "zod";
import type { TableCard } from "@/lib/contracts/table-card";
import { prisma } from "@/lib/db/client";
import { tableCard } from "../tables/table-head";

/** Where games of a list stand. */
export const GAME_LISTS = ["forming", "active", "completed"] as const;
export type GameList = (typeof GAME_LISTS)[number];

/** The phase of a table's line that a list is of. */
const PHASE: Readonly<Record<GameList, string>> = { forming: "waiting", active: "playing", completed: "over" };

const GAMES_A_PAGE = 30;

/** What is looked for: a list, words of its names, and after which game it goes on. */
export const GamesWanted = z.object({
  list: z.enum(GAME_LISTS).catch("forming"),
  words: z.string().max(80).catch(""),
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

/** Public games of Diplomacy, a page of a list. */
export async function listGames({ list, words, after }: GamesWanted): Promise<GamesPage> {
  const [at = "", id = ""] = after?.split(".") ?? [];
  const before = new Date(Number(at));
  const rows = await prisma().table.findMany({
    where: {
      world: "diplomacy",
      public: true,
      AND: [
        { summary: { path: ["phase"], equals: PHASE[list] } },
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
  return { games, next: last && rows.length > GAMES_A_PAGE ? `${last.movedAt}.${last.id}` : null };
}
