import type { Card } from "./model";

const partsOf = (card: Card): string[] =>
  (card.attributes.get("rarity") ?? "").split("+").filter((part) => part !== "");

/** The codes of a card's rarity: `C+U2` has C and U. */
export const rarityCodes = (card: Card): string[] =>
  partsOf(card)
    .map((part) => part.replace(/\d/g, ""))
    .filter((code) => code !== "");

/**
 * How many times a card lies on the print sheet of a rarity: `part{+part}`, part = code[count]. C is once, C2 twice.
 */
export function weightOn(card: Card, code: string): number {
  if (code === "") return 0;
  return partsOf(card).reduce((sum, part) => {
    if (part === code) return sum + 1;
    const count = part.startsWith(code) ? part.slice(code.length) : "";
    return /^\d{1,6}$/.test(count) ? sum + Number(count) : sum;
  }, 0);
}
