import type { Collection, Completeness, Part } from "@/lib/contracts/collection";
import type { EconomySettings } from "@/lib/contracts/economy";
import { rarityRank } from "@/lib/engine/ccg/art/look";
import { type Card, type CardDatabase, inEveryFinish } from "@/lib/engine/ccg/cards/model";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import { isCollectible, isKeepable } from "@/lib/engine/ccg/filter/vocabulary";
import { cardValue } from "../catalogue/card-values";

/**
 * How complete a collection is, by set and by rarity (of what is still printed; a printing counts in either finish), what
 * all of it is worth, and what each set's registration brings.
 */
export function measureCollection(
  database: CardDatabase,
  { held, registered }: Pick<Collection, "held" | "registered">,
  settings: Pick<EconomySettings, "rarityPrices" | "otherPrice" | "foilPercent" | "registrationBonus">,
): Completeness {
  const have = new Map(held.map(({ number, have: count }) => [number, count]));
  const cards = database.cards.filter(isCollectible);
  const owned = (of: readonly Card[]): number =>
    of.filter(({ number }) => have.has(number) || have.has(database.foils.get(number)?.number ?? -1)).length;
  const part = (code: string, of: readonly Card[]): Part => ({ code, owned: owned(of), total: of.length });
  const codeOf = (card: Card): string => rarityCodes(card)[0] ?? "";
  const codes = [...new Set(cards.map(codeOf))].sort((a, b) => rarityRank(b) - rarityRank(a));
  return {
    owned: owned(cards),
    total: cards.length,
    copies: held.reduce((sum, { have: count }) => sum + count, 0),
    value: inEveryFinish(database)
      .filter(isKeepable)
      .reduce((sum, card) => sum + (have.get(card.number) ?? 0) * cardValue(card, settings), 0),
    sets: database.sets.flatMap(({ abbreviation, name }) => {
      const inSet = cards.filter(({ set }) => set === abbreviation);
      if (inSet.length === 0) return [];
      const bonus = inSet.length * settings.registrationBonus;
      return [{ ...part(abbreviation, inSet), name, bonus, registered: registered.includes(abbreviation) }];
    }),
    rarities: codes.map((code) =>
      part(
        code,
        cards.filter((card) => codeOf(card) === code),
      ),
    ),
  };
}
