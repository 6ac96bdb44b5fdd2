import { listGames } from "./games";

/** Set → its name, over all games. */
export async function setNames(): Promise<Record<string, string>> {
  const sets = (await listGames()).flatMap(({ database }) => database.sets);
  return Object.fromEntries(sets.map(({ abbreviation, name }) => [abbreviation, name]));
}
