import type { EconomySettings } from "@/lib/contracts/economy";
import { prisma } from "@/lib/db/client";
import { packAsset, SHOP } from "@/lib/engine/kernel/ledger";
import { valueOfRarity } from "../catalogue/card-values";
import { listGames } from "../catalogue/games";
import { type Odds, oddsOfProduct, type RarityOdds, sheetsOf } from "../catalogue/sheets";
import { readSettings } from "../economy/read-settings";
import { type ProductTerms, termsAt } from "./product-terms";

export type ProductView = ProductTerms & {
  readonly id: string;
  readonly game: string;
  readonly gameName: string;
  readonly set: string;
  readonly type: string;
  readonly name: string;
  readonly available: number;
  readonly printRun: number;
  readonly addedAt: number;
  readonly withdrawn: boolean;
  /** Hash of the print sheets that it is drawn from. */
  readonly contents: string;
  /** Cards in a pack, on average. */
  readonly size: number;
  readonly rarities: readonly RarityOdds[];
  /** What its cards are worth on average, in cents, not rounded. */
  readonly expectedValue: number;
};

/** What the cards of a pack are worth on average, in cents, not rounded. */
export const expectedValue = ({ rarities }: Pick<Odds, "rarities">, settings: EconomySettings): number =>
  rarities.reduce((sum, { code, foil, expected }) => sum + expected * valueOfRarity(code, foil, settings), 0);

/** What the shop sells, by game and set; with `withdrawn` also what it does not sell any more. */
export async function listProducts({ withdrawn = false } = {}): Promise<ProductView[]> {
  const [games, rows, holdings, settings] = await Promise.all([
    listGames(),
    prisma().product.findMany({
      where: withdrawn ? {} : { withdrawnAt: null },
    }),
    prisma().holding.findMany({ where: { accountId: SHOP, asset: { startsWith: "pack:" } } }),
    readSettings(),
  ]);
  const now = Date.now();
  const stock = new Map(holdings.map(({ asset, balance }) => [asset, Number(balance)]));
  const byName = new Map(games.map((game) => [game.name, game]));
  const views = rows.flatMap((row): ProductView[] => {
    const game = byName.get(row.game);
    const odds = game && oddsOfProduct(game, row.set, row.type);
    const sheets = game && sheetsOf(game, row.set, row.type);
    if (!odds || !sheets) return [];
    return [
      {
        ...{ id: row.id, game: row.game, set: row.set, type: row.type, name: row.name },
        ...termsAt(row, now),
        printRun: row.printRun,
        gameName: game.database.game,
        available: stock.get(packAsset(row.id)) ?? 0,
        addedAt: row.addedAt.getTime(),
        withdrawn: row.withdrawnAt !== null,
        contents: sheets.hash,
        size: odds.size,
        rarities: odds.rarities,
        expectedValue: expectedValue(odds, settings),
      },
    ];
  });
  // By game, then as the sets came out, the cheaper first.
  const place = ({ game }: ProductView): number => games.findIndex(({ name }) => name === game);
  const age = ({ game, set }: ProductView): number =>
    byName.get(game)?.database.sets.findIndex(({ abbreviation }) => abbreviation === set) ?? 0;
  return views.sort((a, b) => place(a) - place(b) || age(a) - age(b) || a.price - b.price);
}
