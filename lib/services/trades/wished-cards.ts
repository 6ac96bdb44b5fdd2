import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { type AssetId, cardAsset } from "@/lib/engine/kernel/ledger";

type Wished = { readonly printing: number; readonly finish: string; readonly count: number };

/** The cards that would fulfil wishes, each with how many are wished for: of any finish, the plain card and its foil. */
export function wishedCards(game: string, { foils }: CardDatabase, wishes: readonly Wished[]): Map<AssetId, number> {
  const cards = new Map<AssetId, number>();
  for (const { printing, finish, count } of wishes) {
    const foil = foils.get(printing)?.number;
    const numbers = [
      ...(finish === "foil" ? [] : [printing]),
      ...(finish === "plain" || foil === undefined ? [] : [foil]),
    ];
    for (const number of numbers) {
      const asset = cardAsset(game, number);
      cards.set(asset, (cards.get(asset) ?? 0) + count);
    }
  }
  return cards;
}
