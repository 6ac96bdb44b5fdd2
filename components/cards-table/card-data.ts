import { COMBOS, type ComboKind } from "@/lib/engine/cards/template";
import type { Card } from "@/lib/engine/cards/vocabulary";
import type { Json } from "@/lib/engine/kernel/result";

/** A list of card names; null where only a number is known. */
export const asCards = (value: Json | undefined): Card[] | null => {
  if (!Array.isArray(value)) return null;
  const cards = value.filter((card): card is string => typeof card === "string");
  return cards.length === value.length ? cards : null;
};

/** What cards that are played together are; null: nothing that has a name. */
export const asCombo = (value: Json | undefined): ComboKind | null => COMBOS.find((kind) => kind === value) ?? null;
