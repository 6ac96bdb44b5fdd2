import type { EconomySettings } from "@/lib/contracts/economy";
import { prisma } from "@/lib/db/client";
import { rarityRank } from "@/lib/engine/ccg/art/look";
import { asNumber, oddsOf } from "@/lib/engine/ccg/factory/odds";
import { houseCards } from "@/lib/engine/ccg/sets";
import { packAsset, SHOP } from "@/lib/engine/kernel/ledger";
import type { Cents } from "@/lib/engine/kernel/money";
import { readSettings } from "../economy/read-settings";
import { valueOfRarity } from "./card-values";
import { gameNamed, sheetsOf } from "./games";

/** So many cards of a rarity are in a pack on average. */
export type RarityOdds = { readonly code: string; readonly expected: number };
/** One card of a product: how many on average, and the chance of at least one. */
export type CardChance = { readonly number: number; readonly expected: number; readonly chance: number };

export type ProductView = {
  readonly id: string;
  readonly game: string;
  readonly gameName: string;
  readonly set: string;
  readonly type: string;
  readonly name: string;
  readonly price: Cents;
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

type Odds = { readonly size: number; readonly rarities: readonly RarityOdds[]; readonly cards: readonly CardChance[] };
const known = new Map<string, Odds>();

/** The exact odds of a product, as numbers; worked out once for each content. */
export function oddsOfProduct(code: { game: string; set: string; type: string }): Odds | null {
  const sheets = sheetsOf(code);
  const house = gameNamed(code.game);
  if (!sheets || !house) return null;
  const found = known.get(sheets.hash);
  if (found) return found;
  const exact = oddsOf(sheets.product, houseCards(house));
  const odds: Odds = {
    size: asNumber(exact.size),
    rarities: [...exact.rarities]
      .map(([rarity, expected]) => ({ code: rarity, expected: asNumber(expected) }))
      .sort((a, b) => rarityRank(b.code) - rarityRank(a.code)),
    cards: exact.cards.map(({ card, expected, chance }) => ({
      number: card,
      expected: asNumber(expected),
      chance: asNumber(chance),
    })),
  };
  known.set(sheets.hash, odds);
  return odds;
}

/** What the cards of a pack are worth on average, in cents, not rounded. */
export const expectedValue = ({ rarities }: Pick<Odds, "rarities">, settings: EconomySettings): number =>
  rarities.reduce((sum, { code, expected }) => sum + expected * valueOfRarity(code, settings), 0);

/** What the shop sells, by game and set; with `withdrawn` also what it does not sell any more. */
export async function listProducts({ withdrawn = false } = {}): Promise<ProductView[]> {
  const [rows, holdings, settings] = await Promise.all([
    prisma().product.findMany({
      where: withdrawn ? {} : { withdrawnAt: null },
    }),
    prisma().holding.findMany({ where: { accountId: SHOP, asset: { startsWith: "pack:" } } }),
    readSettings(),
  ]);
  const stock = new Map(holdings.map(({ asset, balance }) => [asset, Number(balance)]));
  const views = rows.flatMap((row): ProductView[] => {
    const odds = oddsOfProduct(row);
    const house = gameNamed(row.game);
    const sheets = sheetsOf(row);
    if (!odds || !house || !sheets) return [];
    return [
      {
        ...{ id: row.id, game: row.game, set: row.set, type: row.type, name: row.name },
        ...{ price: row.price, printRun: row.printRun },
        gameName: houseCards(house).game,
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
  const age = ({ game, set }: ProductView): number => {
    const house = gameNamed(game);
    return house ? houseCards(house).sets.findIndex(({ abbreviation }) => abbreviation === set) : 0;
  };
  return views.sort((a, b) => a.game.localeCompare(b.game) || age(a) - age(b) || a.price - b.price);
}
