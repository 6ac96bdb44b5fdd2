import type { Card } from "@/lib/engine/cards/vocabulary";

const BLOCKS: Record<string, number> = { S: 0x1f0a0, H: 0x1f0b0, D: 0x1f0c0, C: 0x1f0d0 };
/** In Unicode's order, which has a knight between jack and queen. */
const ORDER = "_A234567890J_QK";
/** Fonts have but one joker; its colour tells the three apart. */
const JOKER = 0x1f0cf;

export const BACK_GLYPH = String.fromCodePoint(0x1f0a0);

/** The Unicode playing-card character; null for levels or suits that Unicode does not have. */
export function cardGlyph(card: Card): string | null {
  if (card[1] === "X") return String.fromCodePoint(JOKER);
  const block = BLOCKS[card[1] ?? ""];
  const place = ORDER.indexOf(card[0] ?? "_");
  return block === undefined || place < 1 ? null : String.fromCodePoint(block + place);
}
