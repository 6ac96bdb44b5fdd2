import { type Actor, canCollect } from "@/lib/auth/policy";
import { pool } from "@/lib/db/pool";
import { type Card, type CardDatabase, inEveryFinish } from "@/lib/engine/ccg/cards/model";
import { cardAsset } from "@/lib/engine/kernel/ledger";
import type { Cents } from "@/lib/engine/kernel/money";
import { cardValue } from "../catalogue/card-values";
import { type CardGame, readGame } from "../catalogue/games";
import { oddsOfProduct } from "../catalogue/sheets";
import { type DeckWith, decksWith } from "../decks/read-uses";
import { readSettings } from "../economy/read-settings";
import { actingAs } from "../egos/acting";
import { listProducts } from "../shop/list-products";
import { readTradeLimit } from "../trades/trade-limit";

const MOST_OWNERS = 50;

export type Owner = {
  readonly nick: string;
  readonly have: number;
  readonly self: boolean /** Their binder has a page. */;
  readonly open: boolean;
};
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
  /** As addresses call it. */
  readonly game: string;
  readonly database: CardDatabase;
  readonly card: Card;
  /** Cards of its name in all sets, pictures and finishes, itself among them. */
  readonly printings: readonly Card[];
  /** What it is when it is turned over. */
  readonly otherFace: Card | null;
  /** In cents. */
  readonly value: Cents;
  readonly have: number;
  readonly bound: number;
  /** Offered at the market. */
  readonly offered: number;
  /** So many of a card one keeps: what is free above it is for trade. */
  readonly limit: number;
  /** One's own decks that have it. */
  readonly decksWith: readonly DeckWith[];
  /** Those who show it, most copies first; at most 50. */
  readonly owners: readonly Owner[];
  readonly ownerCount: number;
  readonly sources: readonly Source[];
};

/** The game and number in a card's address: `five-dyes-12`. */
async function findCard(id: string): Promise<{ game: CardGame; card: Card } | null> {
  const [, name = "", number] = /^([a-z-]+)-(\d{1,7})$/.exec(id) ?? [];
  const game = name === "" ? null : await readGame(name);
  const card = game?.database.byNumber.get(Number(number));
  // Backs are no cards that anybody looks up.
  return game && card && card.attributes.get("type") !== "Back" ? { game, card } : null;
}

/** Who has it, as far as they show it; the actor is always shown to themself. */
async function readOwners(actor: Actor, game: string, card: Card): Promise<Pick<CardView, "owners" | "ownerCount">> {
  const { rows } = await pool().query<{ nick: string; have: number; self: boolean; open: boolean; count: number }>({
    name: "collection-owners",
    text: `SELECT u.nick, h.balance::int AS have, u.id = $3 AS self, COALESCE(b.public, false) AS open, count(*) OVER ()::int AS count
           FROM "Holding" h JOIN "Account" a ON a.id = h."accountId" JOIN "User" u ON u.id = a."ownerId"
           LEFT JOIN "Binder" b ON b."userId" = u.id AND b.game = $2
           WHERE h.asset = $1 AND a.kind = 'binder' AND h.balance > 0 AND (COALESCE(b.shown, true) OR u.id = $3)
           ORDER BY h.balance DESC, u."nickKey" LIMIT ${MOST_OWNERS}`,
    values: [cardAsset(game, card.number), game, actor?.id ?? ""],
  });
  return {
    owners: rows.map(({ nick, have, self, open }) => ({ nick, have, self, open })),
    ownerCount: rows[0]?.count ?? 0,
  };
}

type Own = Pick<CardView, "have" | "bound" | "offered" | "limit" | "decksWith">;

async function readOwn(actor: Actor, game: string, card: Card): Promise<Own> {
  const none = { have: 0, bound: 0, offered: 0 };
  if (!canCollect(actor)) return { ...none, limit: 0, decksWith: [] };
  const { binder } = await actingAs(actor.id);
  const [{ rows }, limit, decks] = await Promise.all([
    pool().query<typeof none>(
      'SELECT balance::int AS have, bound, reserved::int AS offered FROM "Holding" WHERE "accountId" = $1 AND asset = $2',
      [binder, cardAsset(game, card.number)],
    ),
    readTradeLimit(actor.id),
    decksWith(actor.id, game, card.number),
  ]);
  return { ...(rows[0] ?? none), limit, decksWith: decks };
}

/** What the shop sells that may hold the card, the likeliest first. */
async function readSources(game: CardGame, { number }: Card): Promise<Source[]> {
  const products = (await listProducts()).filter((product) => product.game === game.name);
  return products
    .flatMap((product) => {
      const odds = oddsOfProduct(game, product.set, product.type)?.cards.find((card) => card.number === number);
      if (!odds) return [];
      const { id, name, price, available } = product;
      return [{ id, name, price, available, chance: odds.chance, expected: odds.expected }];
    })
    .sort((a, b) => b.chance - a.chance);
}

/** Everything about a card; null if there is none of this address. */
export async function readCard(actor: Actor, id: string): Promise<CardView | null> {
  const found = await findCard(id);
  if (!found) return null;
  const { game, card } = found;
  const { database, name } = game;
  const [settings, owners, own, sources] = await Promise.all([
    readSettings(),
    readOwners(actor, name, card),
    readOwn(actor, name, card),
    readSources(game, card),
  ]);
  const flip = card.attributes.get("flipid");
  return {
    ...{ game: name, database, card },
    ...owners,
    ...own,
    sources,
    printings: inEveryFinish(database).filter((one) => one.name === card.name && !one.hidden),
    otherFace: (flip !== undefined && database.byNumber.get(Number(flip))) || null,
    value: cardValue(card, settings),
  };
}
