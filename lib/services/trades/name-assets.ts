import type { AssetName, NamedGood } from "@/lib/contracts/trade-words";
import { isKeepable } from "@/lib/engine/ccg/filter/vocabulary";
import type { Goods } from "@/lib/engine/ccg/trade/goods";
import { type AssetId, COIN, readAsset } from "@/lib/engine/kernel/ledger";
import type { Cents } from "@/lib/engine/kernel/money";
import { cardValue } from "../catalogue/card-values";
import { readGame } from "../catalogue/games";
import { productNames } from "../catalogue/product-names";
import { readSettings } from "../economy/read-settings";

/** What an asset is called, and what the house says one is worth. */
export type Named = AssetName & { readonly worth: Cents };

/** What cards and packs are called; those that nobody can have are left out. Money has no name. */
export async function nameAssets(assets: readonly AssetId[]): Promise<ReadonlyMap<AssetId, Named>> {
  const read = assets.flatMap((asset) => {
    const said = readAsset(asset);
    return said ? [{ asset, said }] : [];
  });
  const games = [...new Set(read.flatMap(({ said }) => (said.is === "card" ? [said.game] : [])))];
  const [settings, products, ...found] = await Promise.all([
    readSettings(),
    read.some(({ said }) => said.is === "pack") ? productNames() : {},
    ...games.map(readGame),
  ]);
  const byGame = new Map(found.flatMap((game) => (game ? [[game.name, game.database] as const] : [])));
  const named = new Map<AssetId, Named>();
  for (const { asset, said } of read) {
    if (said.is === "pack") {
      const name: string | undefined = (products as Record<string, string>)[said.product];
      if (name !== undefined) named.set(asset, { name, place: "", page: null, worth: 0 });
    }
    if (said.is !== "card") continue;
    const card = byGame.get(said.game)?.byNumber.get(said.number);
    if (!card || !isKeepable(card)) continue;
    const place = `${card.set} ${String(card.place).padStart(3, "0")}${card.foilOf === null ? "" : " ★"}`;
    const page = `/cards/${said.game}-${said.number}`;
    named.set(asset, { name: card.name, place, page, worth: cardValue(card, settings) });
  }
  return named;
}

/** Goods with what they are called. What is not in the catalogue any more keeps the name of its asset. */
export function namedGoods(goods: Goods, names: ReadonlyMap<AssetId, Named>): NamedGood[] {
  return goods.map(({ asset, amount }) => {
    const { name, place, page } = names.get(asset) ?? { name: asset === COIN ? "" : asset, place: "", page: null };
    return { asset, amount, name, place, page };
  });
}
