import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { LedgerWork } from "@/lib/db/ledger-store";
import { transact } from "@/lib/db/transaction";
import { MINT, move, packAsset, SHOP } from "@/lib/engine/kernel/ledger";
import { listGames } from "../catalogue/games";
import { sheetsOf } from "../catalogue/sheets";

/** What the shop opens with: game, set, type, how many, price in cents. */
const FIRST_STOCK = [
  ["five-dyes", "WC", "booster", 2000, 2_80],
  ["five-dyes", "ST", "booster", 1200, 2_80],
  ["five-dyes", "EF", "booster", 800, 3_00],
  ["five-dyes", "WC", "starter", 400, 6_00],
  ["five-dyes", "WC", "guild deck", 200, 5_50],
  ["five-dyes", "EF", "fair bag", 300, 6_00],
  ["poker", "BD", "booster", 500, 2_00],
  ["poker", "BD", "deck", 200, 9_00],
] as const;

/** Prints the first products into the shop of a new house; later the salesman's acts alone change it. */
export async function seedProducts(): Promise<void> {
  if ((await prisma().product.count()) > 0) return;
  const games = new Map((await listGames()).map((game) => [game.name, game]));
  await transact(async (client) => {
    for (const [game, set, type, printRun, price] of FIRST_STOCK) {
      const cards = games.get(game);
      const sheets = cards && sheetsOf(cards, set, type);
      if (!sheets) throw new Error(`There is no product ${set} ${type}.`);
      const { rows } = await client.query<{ id: string }>(
        `INSERT INTO "Product" (id, game, set, type, name, price, "printRun") VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT DO NOTHING RETURNING id`,
        [newId(), game, set, type, sheets.product.name, price, printRun],
      );
      const id = rows[0]?.id;
      if (!id) continue;
      await new LedgerWork(client).post([
        {
          key: `shop/print:house:first:${id}`,
          kind: "shop/print",
          request: "",
          actorId: null,
          memo: { product: id, quantity: printRun },
          answer: { productId: id, name: sheets.product.name, printed: printRun },
          postings: move(packAsset(id), printRun, MINT, SHOP),
        },
      ]);
    }
  });
}
