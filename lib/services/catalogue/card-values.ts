import type { EconomySettings } from "@/lib/contracts/economy";
import type { Card } from "@/lib/engine/ccg/cards/model";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import type { Cents } from "@/lib/engine/kernel/money";

type Prices = Pick<EconomySettings, "rarityPrices" | "otherPrice" | "foilPercent">;

/** What a card of a rarity is worth until a market says otherwise, in cents; a foil never less than the plain card. */
export function valueOfRarity(code: string, foil: boolean, { rarityPrices, otherPrice, foilPercent }: Prices): Cents {
  const plain = rarityPrices[code] ?? otherPrice;
  return foil ? Math.max(plain, Math.ceil((plain * foilPercent) / 100)) : plain;
}

/** What a card is worth: its first rarity and its finish count. */
export const cardValue = (card: Card, prices: Prices): Cents =>
  valueOfRarity(rarityCodes(card)[0] ?? "", card.foilOf !== null, prices);
