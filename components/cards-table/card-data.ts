import type { Card } from "@/lib/engine/cards/vocabulary";
import type { Json } from "@/lib/engine/kernel/result";

/** A list of card names; null where only a number is known. */
export const asCards = (value: Json | undefined): Card[] | null => {
  if (!Array.isArray(value)) return null;
  const cards = value.filter((card): card is string => typeof card === "string");
  return cards.length === value.length ? cards : null;
};
