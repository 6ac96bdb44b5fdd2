import { HOUSE_GAMES, houseCards } from "@/lib/engine/ccg/sets";

/** Set → its name, over all games. */
export const setNames = (): Record<string, string> =>
  Object.fromEntries(HOUSE_GAMES.flatMap((game) => houseCards(game).sets.map((set) => [set.abbreviation, set.name])));
