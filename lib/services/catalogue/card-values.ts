import type { EconomySettings } from "@/lib/contracts/economy";
import type { Card } from "@/lib/engine/ccg/cards/model";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import type { Cents } from "@/lib/engine/kernel/money";

type Prices = Pick<EconomySettings, "rarityPrices" | "otherPrice">;

/** What a card of a rarity is worth until a market says otherwise, in cents. */
export const valueOfRarity = (code: string, { rarityPrices, otherPrice }: Prices): Cents =>
  rarityPrices[code] ?? otherPrice;

/** What a card is worth: its first rarity counts. */
export const cardValue = (card: Card, prices: Prices): Cents => valueOfRarity(rarityCodes(card)[0] ?? "", prices);
