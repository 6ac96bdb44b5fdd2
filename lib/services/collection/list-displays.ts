import { type Actor, canCollect } from "@/lib/auth/policy";
import { type SavedView, StoredDisplay } from "@/lib/contracts/collection";
import { prisma } from "@/lib/db/client";
import { upgradeFilter } from "@/lib/engine/ccg/filter/upgrade-filter";
import { type CardGame, readGame } from "../catalogue/games";

const viewOf = (name: string, { v, filter, keys, titles }: StoredDisplay, game: CardGame | null): SavedView => ({
  name,
  filter: v === 1 && game ? upgradeFilter(filter, game.database) : filter,
  sort: [titles, ...keys].join(" "),
});

/** The actor's saved displays of a game by name. One that this version cannot read is left out. */
export async function listDisplays(actor: Actor, game: string): Promise<SavedView[]> {
  if (!canCollect(actor)) return [];
  const [cards, rows] = await Promise.all([
    readGame(game),
    prisma().savedDisplay.findMany({ where: { userId: actor.id, game }, orderBy: { name: "asc" } }),
  ]);
  return rows.flatMap(({ name, display }) => {
    const read = StoredDisplay.safeParse(display);
    return read.success ? [viewOf(name, read.data, cards)] : [];
  });
}
