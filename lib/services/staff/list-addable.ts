import { type Asker, canSell } from "@/lib/auth/policy";
import type { Addable } from "@/lib/contracts/staff";
import { prisma } from "@/lib/db/client";
import { HOUSE_GAMES, houseCards } from "@/lib/engine/ccg/sets";
import { houseProducts } from "@/lib/engine/ccg/sets/products";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readSettings } from "../economy/read-settings";
import { expectedValue, oddsOfProduct } from "../shop/list-products";

/** The products that can be added to the shop. Refuses `staff/not_allowed`. */
export async function listAddable(asker: Asker): Promise<Result<Addable[], Refusal>> {
  if (!canSell(asker)) return refuse("staff/not_allowed");
  const [sold, settings] = await Promise.all([
    prisma().product.findMany({ where: { withdrawnAt: null }, select: { game: true, set: true, type: true } }),
    readSettings(),
  ]);
  const here = new Set(sold.map(({ game, set, type }) => `${game}/${set}/${type}`));
  return ok(
    HOUSE_GAMES.flatMap((game) =>
      houseProducts(game)
        .filter(({ set, type }) => !here.has(`${game}/${set}/${type}`))
        .map(({ set, type, name }) => ({
          ...{ game, set, type, name, gameName: houseCards(game).game },
          expectedValue: expectedValue(oddsOfProduct({ game, set, type }) ?? { rarities: [] }, settings),
        })),
    ),
  );
}
