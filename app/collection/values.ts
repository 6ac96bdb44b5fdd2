import type { Values } from "@/components/ccg/use-shelf";
import { valueKey } from "@/components/ccg/view-state";
import type { Completeness } from "@/lib/contracts/collection";
import type { EconomySettings } from "@/lib/contracts/economy";
import { valueOfRarity } from "@/lib/services/catalogue/card-values";

/** What the cards of a game are worth, by rarity and finish. */
export const valuesOf = ({ rarities }: Completeness, settings: EconomySettings): Values =>
  Object.fromEntries(
    [...rarities.map(({ code }) => code), ""].flatMap((code) =>
      [false, true].map((foil) => [valueKey(code, foil), valueOfRarity(code, foil, settings)]),
    ),
  );
