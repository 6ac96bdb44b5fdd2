import { type Asker, canCollect } from "@/lib/auth/policy";
import { pool } from "@/lib/db/pool";
import type { Card, CardDatabase } from "@/lib/engine/ccg/cards/model";
import { type HouseGame, houseCards } from "@/lib/engine/ccg/sets";
import { accountOf, cardAsset } from "@/lib/engine/kernel/ledger";
import type { Cents } from "@/lib/engine/kernel/money";
import { readSettings } from "../economy/read-settings";
import { cardValue } from "../shop/card-values";
import { gameNamed } from "../shop/games";
import { listProducts, oddsOfProduct } from "../shop/list-products";

const MOST_OWNERS = 50;

export type Owner = { readonly nick: string; readonly have: number; readonly self: boolean };
/** A product of the shop that may hold a card: the share of packs with at least one, and how many on average. */
export type Source = {
  readonly id: string;
  readonly name: string;
  readonly price: Cents;
  readonly available: number;
  readonly chance: number;
  readonly expected: number;
};

/** A card with all that its page tells. */
export type CardView = {
  readonly game: HouseGame;
  readonly database: CardDatabase;
  readonly card: Card;
  /** Cards of its name in all sets and frames, itself among them. */
  readonly printings: readonly Card[];
  /** What it is when it is turned over. */
  readonly otherFace: Card | null;
  /** In cents. */
  readonly value: Cents;
  readonly have: number;
  readonly bound: number;
  /** Those who show it, most copies first; at most 50. */
  readonly owners: readonly Owner[];
  readonly ownerCount: number;
  readonly sources: readonly Source[];
};

/** The game and number in a card's address: `five-dyes-12`. */
export function findCard(id: string): { game: HouseGame; database: CardDatabase; card: Card } | null {
  const [, name = "", number] = /^([a-z-]+)-(\d{1,7})$/.exec(id) ?? [];
  const game = gameNamed(name);
  const database = game && houseCards(game);
  const card = database?.byNumber.get(Number(number));
  // Backs are no cards that anybody looks up.
  return game && database && card && card.attributes.get("type") !== "Back" ? { game, database, card } : null;
}

/** Who has it, as far as they show it; the asker is always shown to itself. */
async function readOwners(asker: Asker, game: HouseGame, card: Card): Promise<Pick<CardView, "owners" | "ownerCount">> {
  const { rows } = await pool().query<{ nick: string; have: number; self: boolean; count: number }>({
    name: "collection-owners",
    text: `SELECT u.nick, h.balance::int AS have, u.id = $3 AS self, count(*) OVER ()::int AS count
           FROM "Holding" h JOIN "Account" a ON a.id = h."accountId" JOIN "User" u ON u.id = a."ownerId"
           LEFT JOIN "Binder" b ON b."userId" = u.id AND b.game = $2
           WHERE h.asset = $1 AND a.kind = 'binder' AND h.balance > 0 AND (COALESCE(b.shown, true) OR u.id = $3)
           ORDER BY h.balance DESC, u."nickKey" LIMIT ${MOST_OWNERS}`,
    values: [cardAsset(game, card.number), game, asker?.id ?? ""],
  });
  return { owners: rows.map(({ nick, have, self }) => ({ nick, have, self })), ownerCount: rows[0]?.count ?? 0 };
}

async function readOwn(asker: Asker, game: HouseGame, card: Card): Promise<{ have: number; bound: number }> {
  if (!canCollect(asker)) return { have: 0, bound: 0 };
  const { rows } = await pool().query<{ have: number; bound: number }>(
    'SELECT balance::int AS have, bound FROM "Holding" WHERE "accountId" = $1 AND asset = $2',
    [accountOf("binder", asker.id), cardAsset(game, card.number)],
  );
  return rows[0] ?? { have: 0, bound: 0 };
}

/** What the shop sells that may hold the card, the likeliest first. */
async function readSources(game: HouseGame, { number }: Card): Promise<Source[]> {
  const products = (await listProducts()).filter((product) => product.game === game);
  return products
    .flatMap((product) => {
      const odds = oddsOfProduct(product)?.cards.find((card) => card.number === number);
      if (!odds) return [];
      const { id, name, price, available } = product;
      return [{ id, name, price, available, chance: odds.chance, expected: odds.expected }];
    })
    .sort((a, b) => b.chance - a.chance);
}

/** Everything about a card; null if there is none of this address. */
export async function readCard(asker: Asker, id: string): Promise<CardView | null> {
  const found = findCard(id);
  if (!found) return null;
  const { game, database, card } = found;
  const [settings, owners, own, sources] = await Promise.all([
    readSettings(),
    readOwners(asker, game, card),
    readOwn(asker, game, card),
    readSources(game, card),
  ]);
  const flip = card.attributes.get("flipid");
  return {
    ...found,
    ...owners,
    ...own,
    sources,
    printings: database.cards.filter(({ name, hidden }) => name === card.name && !hidden),
    otherFace: (flip !== undefined && database.byNumber.get(Number(flip))) || null,
    value: cardValue(card, settings),
  };
}
