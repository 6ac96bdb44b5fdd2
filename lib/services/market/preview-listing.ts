import { type Actor, canCollect } from "@/lib/auth/policy";
import { MOST_COPIES, MOST_LISTED } from "@/lib/contracts/market-words";
import { pool } from "@/lib/db/pool";
import { inEveryFinish } from "@/lib/engine/ccg/cards/model";
import { isKeepable } from "@/lib/engine/ccg/filter/vocabulary";
import { type PriceRule, priceBy } from "@/lib/engine/ccg/market/price-steps";
import { accountOf } from "@/lib/engine/kernel/ledger";
import { cardValue } from "../catalogue/card-values";
import type { CardGame } from "../catalogue/games";
import { readSettings } from "../economy/read-settings";
import { lastTrade } from "./last-trade";
import { defaultPrice, readPricing } from "./pricing";

/** What somebody could offer of a card, and at what price. */
export type ListingRow = {
  readonly number: number;
  readonly have: number;
  /** Copies that may be offered: neither registered nor offered already, beyond what is kept. */
  readonly spare: number;
  readonly price: number;
  readonly bestBid: number | null;
  /** What it was traded at last. */
  readonly last: number | null;
};

/**
 * What a member has more than `keep` of, among cards that `fits`, with prices by a rule. Offers of one's own
 * are not counted as the lowest. At most 200 cards, the most copies first.
 */
export async function previewListing(
  actor: Actor,
  game: CardGame,
  { keep, rule, fits }: { keep: number; rule: PriceRule; fits(number: number): boolean },
): Promise<ListingRow[]> {
  if (!canCollect(actor)) return [];
  const [settings, pricing, { rows }] = await Promise.all([
    readSettings(),
    readPricing(actor.id),
    pool().query<{
      number: number;
      have: number;
      free: number;
      ask: number | null;
      bid: number | null;
      last: number | null;
    }>({
      name: "market-spare",
      text: `SELECT h.number, h.have, h.free, o.ask, o.bid,
                    (SELECT price FROM (${lastTrade("$3", "h.number")}) t) AS last
             FROM (SELECT split_part(asset, '/', 2)::int AS number, balance::int AS have, (balance - bound - reserved)::int AS free
                   FROM "Holding" WHERE "accountId" = $1 AND starts_with(asset, $2) AND balance - bound - reserved > 0) h
             LEFT JOIN LATERAL (
               SELECT min(price) FILTER (WHERE side = 'ask') AS ask, max(price) FILTER (WHERE side = 'bid') AS bid
               FROM "MarketOrder" WHERE game = $3 AND number = h.number AND "closedAt" IS NULL AND "expiresAt" > now() AND "userId" <> $4
             ) o ON true`,
      values: [accountOf("binder", actor.id), `card:${game.name}/`, game.name, actor.id],
    }),
  ]);
  const cards = new Map(
    inEveryFinish(game.database)
      .filter(isKeepable)
      .map((card) => [card.number, card]),
  );
  return rows
    .flatMap(({ number, have, free, ask, bid, last }) => {
      const card = cards.get(number);
      const spare = Math.min(free, have - keep, MOST_COPIES);
      if (!card || spare <= 0 || !fits(number)) return [];
      return [
        {
          number,
          have,
          spare,
          price: priceBy(rule, ask, defaultPrice(card, cardValue(card, settings), pricing)),
          bestBid: bid,
          last,
        },
      ];
    })
    .sort((a, b) => b.spare - a.spare || a.number - b.number)
    .slice(0, MOST_LISTED);
}
