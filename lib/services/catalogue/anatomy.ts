import { rarityRank } from "@/lib/engine/ccg/art/look";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import type { CardGame } from "./games";
import { sheetsOf } from "./sheets";

/** What a card of a part may be: its rarity and finish, and how often (from 0 to 1, all together 1). */
export type Kind = { readonly code: string; readonly foil: boolean; readonly share: number };
/** A part of a product: so many cards that are drawn alike. */
export type Part = { readonly count: number; readonly kinds: readonly Kind[] };

/**
 * What a product is made of, part by part as it is printed, the likeliest kind of each first; parts of fixed cards by
 * rarity. Null where the factory knows no such product.
 */
export function anatomyOf(game: CardGame, set: string, type: string): readonly Part[] | null {
  const product = sheetsOf(game, set, type)?.product;
  if (!product) return null;
  const kindOf = (number: number) => {
    const card = game.database.byNumber.get(number);
    return { code: card ? (rarityCodes(card)[0] ?? "") : "", foil: card !== undefined && card.foilOf !== null };
  };
  const drawn = product.slots.map((slot): Part => {
    const kinds = new Map<string, { code: string; foil: boolean; share: number }>();
    const weights = slot.reduce((sum, { weight }) => sum + weight, 0);
    for (const { weight, draw } of slot)
      for (const number of draw.sheet) {
        const kind = kindOf(number);
        // Foils of every rarity are one kind: what makes them what they are is the finish.
        const key = kind.foil ? "foil" : kind.code;
        const known = kinds.get(key) ?? { ...kind, code: kind.foil ? "" : kind.code, share: 0 };
        known.share += weight / weights / draw.sheet.length;
        kinds.set(key, known);
      }
    return { count: slot[0]?.draw.count ?? 0, kinds: [...kinds.values()].sort((a, b) => b.share - a.share) };
  });
  const fixed = new Map<string, Part>();
  for (const number of product.fixed) {
    const { code, foil } = kindOf(number);
    const key = `${code} ${foil}`;
    fixed.set(key, { count: (fixed.get(key)?.count ?? 0) + 1, kinds: [{ code, foil, share: 1 }] });
  }
  const rank = ({ kinds }: Part): number => rarityRank(kinds[0]?.code ?? "");
  return [...drawn, ...[...fixed.values()].sort((a, b) => rank(b) - rank(a))];
}
