import { valueKey } from "@/components/ccg/view-state";
import type { Values } from "@/components/ccg/worth-of";
import type { EconomySettings } from "@/lib/contracts/economy";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import { valueOfRarity } from "@/lib/services/catalogue/card-values";

/** What the cards of a game are worth, by rarity and finish. */
export const valuesOf = ({ cards }: CardDatabase, settings: EconomySettings): Values =>
  Object.fromEntries(
    [...new Set([...cards.map((card) => rarityCodes(card)[0] ?? ""), ""])].flatMap((code) =>
      [false, true].map((foil) => [valueKey(code, foil), valueOfRarity(code, foil, settings)]),
    ),
  );
