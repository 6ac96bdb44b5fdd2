import type { EconomySettings } from "@/lib/contracts/economy";
import { isCrested } from "@/lib/engine/ccg/art/look";
import type { Card } from "@/lib/engine/ccg/cards/model";
import { isCollectible } from "@/lib/engine/ccg/filter/vocabulary";
import { cardValue } from "./card-values";
import type { CardGame } from "./games";
import { oddsOfProduct } from "./sheets";

/** A card that one opens packs for. `chance`: of at least one in a pack. */
export type Chase = { readonly card: Card; readonly chance: number };

/**
 * The cards that a product is opened for: plain printings, what is worth most first, of those the rarer to find, legends
 * before others.
 */
export function chaseOf(game: CardGame, set: string, type: string, settings: EconomySettings, most: number): Chase[] {
  const found = (oddsOfProduct(game, set, type)?.cards ?? []).flatMap(({ number, chance }): Chase[] => {
    const card = game.database.byNumber.get(number);
    return card && card.foilOf === null && card.set === set ? [{ card, chance }] : [];
  });
  const order = (a: Chase, b: Chase): number =>
    cardValue(b.card, settings) - cardValue(a.card, settings) ||
    Number(isCrested(b.card)) - Number(isCrested(a.card)) ||
    a.chance - b.chance ||
    a.card.number - b.card.number;
  return found.sort(order).slice(0, most);
}

/** The cards of a game that the house says are worth most: plain printings, legends before others. */
export function dearestOf({ database }: CardGame, settings: EconomySettings, most: number): Card[] {
  const order = (a: Card, b: Card): number =>
    cardValue(b, settings) - cardValue(a, settings) ||
    Number(isCrested(b)) - Number(isCrested(a)) ||
    a.number - b.number;
  return database.cards
    .filter((card) => card.foilOf === null && isCollectible(card))
    .sort(order)
    .slice(0, most);
}
