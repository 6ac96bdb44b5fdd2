import { listGames } from "./games";

/** Set → its name, over all games; also of sets that there were once, of which statements tell. */
export async function setNames(): Promise<Record<string, string>> {
  const games = await listGames();
  return Object.fromEntries([
    ...games.flatMap(({ published }) => published.map(({ set, setName }) => [set, setName])),
    ...games.flatMap(({ database }) => database.sets.map(({ abbreviation, name }) => [abbreviation, name])),
  ]);
}
