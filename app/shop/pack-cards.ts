import { faceOf } from "@/components/ccg/face-of";
import type { PackCard } from "@/components/ccg/pack-card";
import type { OpenedCard } from "@/lib/contracts/shop-words";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import { houseCards } from "@/lib/engine/ccg/sets";
import { readSettings } from "@/lib/services/economy/read-settings";
import { cardValue } from "@/lib/services/shop/card-values";
import { gameNamed } from "@/lib/services/shop/games";

/** The faces and values of the cards of a pack, in its order. */
export async function packCards(game: string, cards: readonly OpenedCard[]): Promise<PackCard[]> {
  const house = gameNamed(game);
  if (!house) return [];
  const database = houseCards(house);
  const settings = await readSettings();
  return cards.flatMap(({ number, first }, at) => {
    const card = database.byNumber.get(number);
    if (!card) return [];
    const rarity = rarityCodes(card)[0] ?? "";
    return [{ place: at + 1, face: faceOf(card, database, house), first, worth: cardValue(card, settings), rarity }];
  });
}
