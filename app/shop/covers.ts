import { faceOf } from "@/components/ccg/face-of";
import { rarityRank } from "@/lib/engine/ccg/art/look";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import { houseCards } from "@/lib/engine/ccg/sets";
import { gameNamed } from "@/lib/services/shop/games";
import { oddsOfProduct } from "@/lib/services/shop/list-products";

/** The picture on the wrapper of a product: that of its rarest card; null where its cards have none. */
export function coverOf(code: { game: string; set: string; type: string }): string | null {
  const house = gameNamed(code.game);
  const odds = oddsOfProduct(code);
  if (!house || !odds) return null;
  const database = houseCards(house);
  const cards = odds.cards
    .flatMap(({ number }) => database.byNumber.get(number) ?? [])
    .map((card) => ({ card, rank: rarityRank(rarityCodes(card)[0] ?? "") }))
    .sort((a, b) => a.rank - b.rank || a.card.number - b.card.number);
  return cards[0] ? faceOf(cards[0].card, database, house).picture : null;
}
