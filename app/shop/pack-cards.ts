import { faceOf } from "@/components/ccg/face-of";
import type { PackCard } from "@/components/ccg/pack-card";
import { currentLanguage } from "@/lib/auth/language";
import type { OpenedCard } from "@/lib/contracts/shop-words";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import { cardValue } from "@/lib/services/catalogue/card-values";
import { readGame } from "@/lib/services/catalogue/games";
import { readSettings } from "@/lib/services/economy/read-settings";
import { messagesOf } from "@/lib/texts/messages-of";

/** The faces and values of the cards of a pack, in its order and in the reader's language. */
export async function packCards(game: string, cards: readonly OpenedCard[]): Promise<PackCard[]> {
  const [found, settings] = await Promise.all([readGame(game), readSettings()]);
  if (!found) return [];
  const { database } = found;
  const t = messagesOf("ccg", await currentLanguage());
  return cards.flatMap(({ number, first }, at) => {
    const card = database.byNumber.get(number);
    if (!card) return [];
    const rarity = rarityCodes(card)[0] ?? "";
    return [{ place: at + 1, face: faceOf(card, database, game, t), first, worth: cardValue(card, settings), rarity }];
  });
}
