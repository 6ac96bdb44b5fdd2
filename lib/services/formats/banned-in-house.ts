import { type BannedCards, bannedCards } from "@/lib/engine/ccg/formats/banned-cards";
import { readRules } from "@/lib/engine/ccg/formats/read-rules";
import type { CardGame } from "../catalogue/games";
import { formatsInForce } from "./list-formats";

const MOST_KEPT = 20;
/** By the game and its house's files, each in its version. */
const kept = new Map<string, BannedCards>();

/** The formats of the house for a game with the cards that each does not allow; of a file that cannot be read any more, none. */
export async function bannedInHouse(game: CardGame): Promise<BannedCards> {
  const files = await formatsInForce(null, game.name);
  const key = [game.name, game.version, ...files.map(({ id, version }) => `${id}/${version}`)].join(" ");
  const known = kept.get(key);
  if (known) return known;
  const found = files.flatMap(({ text }) => {
    const rules = readRules(text, game.database);
    return rules.ok ? bannedCards(game.database, rules.value.formats) : [];
  });
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, found);
  return found;
}
