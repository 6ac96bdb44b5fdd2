import { type Actor, canSell } from "@/lib/auth/policy";
import type { Addable } from "@/lib/contracts/staff";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { listGames } from "../catalogue/games";
import { oddsOfProduct } from "../catalogue/sheets";
import { readSettings } from "../economy/read-settings";
import { expectedValue } from "../shop/list-products";

/** The products that can be added to the shop. Refuses `staff/not_allowed`. */
export async function listAddable(actor: Actor): Promise<Result<Addable[], Refusal>> {
  if (!canSell(actor)) return refuse("staff/not_allowed");
  const [games, sold, settings] = await Promise.all([
    listGames(),
    prisma().product.findMany({ where: { withdrawnAt: null }, select: { game: true, set: true, type: true } }),
    readSettings(),
  ]);
  const here = new Set(sold.map(({ game, set, type }) => `${game}/${set}/${type}`));
  return ok(
    games.flatMap((game) =>
      game.products
        .filter(({ set, type }) => !here.has(`${game.name}/${set}/${type}`))
        .map(({ set, type, name }) => ({
          ...{ game: game.name, set, type, name, gameName: game.database.game },
          expectedValue: expectedValue(oddsOfProduct(game, set, type) ?? { rarities: [] }, settings),
        })),
    ),
  );
}
