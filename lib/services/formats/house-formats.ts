import { type DeckCards, toParts } from "@/lib/engine/ccg/decks/deck";
import type { CardGame } from "../catalogue/games";
import { houseCheckers } from "../tabletop/check-brought";

/** The formats of the house for a game, by name. */
export const houseFormatNames = async (game: CardGame): Promise<string[]> =>
  (await houseCheckers(game)).flatMap((checker) => checker.check({}).map(({ name }) => name));

/** Why a deck is not legal in a format of the house; empty: it is, or there is no such format any more. */
export async function violationsOf(game: CardGame, format: string, cards: DeckCards): Promise<readonly string[]> {
  const parts = toParts(cards);
  const verdict = (await houseCheckers(game))
    .flatMap((checker) => checker.check(parts))
    .find(({ name }) => name === format);
  return verdict && !verdict.legal ? verdict.violations : [];
}
