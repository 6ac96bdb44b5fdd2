import { type Actor, canCollect } from "@/lib/auth/policy";
import { type SavedView, StoredDisplay } from "@/lib/contracts/collection";
import { prisma } from "@/lib/db/client";
import { fromOldGrammar } from "@/lib/engine/ccg/filter/old-grammar";
import { readFilter } from "@/lib/engine/ccg/filter/read-filter";
import { priceAsWorth, upgradeFilter } from "@/lib/engine/ccg/filter/upgrade-filter";
import { vocabularyOf } from "@/lib/engine/ccg/filter/vocabulary";
import { type CardGame, readGame } from "../catalogue/games";

/** A filter of a stored display in the words of today. */
function filterOf({ v, filter }: StoredDisplay, { database }: CardGame): string {
  if (v === 4) return filter;
  const vocabulary = vocabularyOf(database);
  if (v === 3) return priceAsWorth(filter, vocabulary);
  const old = fromOldGrammar(filter, vocabulary.names);
  if (v === 1) return priceAsWorth(upgradeFilter(old, database), vocabulary);
  // It may be from either time: as it stands, unless only the other reading is one.
  const isOld = !readFilter(filter, vocabulary).ok && readFilter(old, vocabulary).ok;
  return priceAsWorth(isOld ? old : filter, vocabulary);
}

const viewOf = (name: string, display: StoredDisplay, game: CardGame | null): SavedView => ({
  name,
  filter: game ? filterOf(display, game) : display.filter,
  sort: [display.titles, ...display.keys].join(" "),
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
