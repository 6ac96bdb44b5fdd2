import type { Card } from "@/lib/engine/cards/vocabulary";

/** Jokers are `XX`, `YX`, `ZX`: whatever the first character, the level reads `X`. */
export const levelOf = (card: Card): string => (card[1] === "X" ? "X" : (card[0] ?? ""));
export const suitOf = (card: Card): string => card[1] ?? "";

/** As printed in a card's corner: the ten is `0` in the language, "10" on the card. */
export const levelIndex = (level: string): string => (level === "0" ? "10" : level);
