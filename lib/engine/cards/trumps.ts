import type { Rules } from "./rules";

/** Cards that are trumps above all others, and of the trump suit in every way (`trumps`: docs/decisions/0030). */

/** The suit that a card belongs to while this suit is trump. */
export const suitUnder = ({ bowers, suitOf }: Rules, trump: number, card: number): number =>
  bowers !== null && trump >= 0 && bowers[trump]![card]! > 0 ? trump : suitOf[card]!;

/** How high a card is in its suit while this suit is trump. */
export const heightUnder = ({ bowers, levelOf, levels }: Rules, trump: number, card: number): number => {
  const bower = bowers !== null && trump >= 0 ? bowers[trump]![card]! : 0;
  return bower > 0 ? levels.length + bower : levelOf[card]!;
};

/** Does a card win over another that lies there: of its suit and higher, or a trump over what is none? */
export function beatsCard(rules: Rules, trump: number, card: number, other: number): boolean {
  const [suit, asked] = [suitUnder(rules, trump, card), suitUnder(rules, trump, other)];
  if (suit === asked) return heightUnder(rules, trump, card) > heightUnder(rules, trump, other);
  return rules.trump && trump >= 0 && suit === trump;
}

/** The other suit of the same colour. */
const FELLOW: Readonly<Record<string, string>> = { H: "D", D: "H", S: "C", C: "S" };

/** The card that a pattern means while a suit is trump: `JT` its jack, `Jt` that of the other suit of its colour. */
export function trumpCard(pattern: string, trump: string): string | null {
  if (pattern.endsWith("T")) return pattern.slice(0, -1) + trump;
  if (!pattern.endsWith("t")) return pattern;
  const fellow = FELLOW[trump];
  return fellow === undefined ? null : pattern.slice(0, -1) + fellow;
}
