import { faceOf } from "@/components/ccg/face-of";
import type { PackCard } from "@/components/ccg/pack-card";
import type { OpenedCard } from "@/lib/contracts/shop-words";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import { cardValue } from "@/lib/services/catalogue/card-values";
import { readGame } from "@/lib/services/catalogue/games";
import { readSettings } from "@/lib/services/economy/read-settings";

/** The faces and values of the cards of a pack, in its order. */
export async function packCards(game: string, cards: readonly OpenedCard[]): Promise<PackCard[]> {
  const [found, settings] = await Promise.all([readGame(game), readSettings()]);
  if (!found) return [];
  const { database } = found;
  return cards.flatMap(({ number, first }, at) => {
    const card = database.byNumber.get(number);
    if (!card) return [];
    const rarity = rarityCodes(card)[0] ?? "";
    return [{ place: at + 1, face: faceOf(card, database, game), first, worth: cardValue(card, settings), rarity }];
  });
}
