import { prisma } from "@/lib/db/client";
import { packSize } from "@/lib/engine/ccg/draft/config";
import type { Cents } from "@/lib/engine/kernel/money";
import { listGames } from "../catalogue/games";
import { sheetsOf } from "../catalogue/sheets";
import { pricesAt } from "../shop/price-now";

/** A product that can be drafted; `size`: cards of a pack. */
export type Draftable = { readonly id: string; readonly name: string; readonly price: Cents; readonly size: number };

/** A pack for a draft has several cards, and no more than a hand of them. */
const SIZES = { least: 4, most: 20 } as const;

/** What a draft can be opened of: what the shop sells now, in packs of one size; the newest last. */
export async function listDraftable(now = Date.now()): Promise<Draftable[]> {
  const [games, products] = await Promise.all([
    listGames(),
    prisma().product.findMany({
      where: { withdrawnAt: null, OR: [{ releaseAt: null }, { releaseAt: { lte: new Date(now) } }] },
      orderBy: { addedAt: "asc" },
    }),
  ]);
  return products.flatMap((product) => {
    const game = games.find(({ name }) => name === product.game);
    const sheets = game ? sheetsOf(game, product.set, product.type) : null;
    const size = sheets && sheets.contents.fixed.length === 0 ? packSize(sheets.contents) : null;
    if (size === null || size < SIZES.least || size > SIZES.most) return [];
    return [{ id: product.id, name: product.name, price: pricesAt(product, now).price, size }];
  });
}
