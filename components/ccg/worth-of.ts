import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import type { Cents } from "@/lib/engine/kernel/money";
import { valueKey } from "./view-state";

/** What cards are worth in cents, by `valueKey`; those of other rarities are worth what `""` is. */
export type Values = Readonly<Record<string, Cents>>;

/** What the house says that a card of these is worth; nothing for what is none. */
export const worthIn =
  (cards: CardDatabase, values: Values) =>
  (number: number): Cents => {
    const card = cards.byNumber.get(number);
    const foil = (card?.foilOf ?? null) !== null;
    const code = (card && rarityCodes(card)[0]) ?? "";
    return values[valueKey(code, foil)] ?? values[valueKey("", foil)] ?? 0;
  };
