import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyLedger } from "@/lib/build/testing/ledger";
import { closePool } from "@/lib/db/pool";
import { matchOrder } from "@/lib/engine/ccg/market/match";
import { priceBy } from "@/lib/engine/ccg/market/price-steps";
import type { Standing } from "@/lib/engine/ccg/market/vocabulary";
import { cardValue } from "../catalogue/card-values";
import { listGames } from "../catalogue/games";
import { oddsOfProduct } from "../catalogue/sheets";
import { readSettings } from "../economy/read-settings";
import { listProducts } from "../shop/list-products";
import { seedProducts } from "../shop/seed-products";

/** Buying packs to sell what is in them is no way to grow rich: neither at what the house says cards are worth, nor to who bids for them. */

beforeAll(async () => {
  await emptyLedger();
  await seedProducts();
});
afterAll(closePool);

/** Bids of people who know nothing of worth, from a cent to three times of it; who has doubles offers them by the default rule. */
function bestStandingBid(worth: number, random: () => number): number {
  const bids: number[] = [];
  const ask = priceBy("default", null, worth);
  for (let n = 0; n < 40; n++) {
    const offer: Standing = { id: `a${n}`, member: "seller", price: ask, left: 4, place: n, reserved: true };
    const price = 1 + Math.floor(random() * worth * 3);
    const match = matchOrder({ member: `b${n}`, side: "bid", price, quantity: 1 }, [offer], () => 0);
    if (match.ok && match.value.left > 0) bids.push(price);
  }
  return Math.max(0, ...bids);
}

test("what a pack holds on average brings less than it costs, card by card", async () => {
  const [games, products, settings] = await Promise.all([listGames(), listProducts(), readSettings()]);
  let seed = 7;
  const random = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  expect(products.length).toBeGreaterThan(0);
  for (const { game: name, set, type, price, name: product } of products) {
    const game = games.find((one) => one.name === name);
    const odds = game && oddsOfProduct(game, set, type);
    let [atWorth, atBids, bidding] = [0, 0, 0];
    for (const { number, expected } of odds?.cards ?? []) {
      const card = game?.database.byNumber.get(number);
      if (!card) throw new Error(`${product} holds ${number}, which is no card.`);
      const worth = cardValue(card, settings);
      const bid = bestStandingBid(worth, random);
      atWorth += expected * worth;
      atBids += expected * bid;
      bidding += bid > 0 ? 1 : 0;
    }
    expect(bidding, product).toBeGreaterThan(10);
    expect(atWorth, product).toBeGreaterThan(0);
    expect(atWorth, product).toBeLessThan(price);
    expect(atBids, product).toBeLessThan(price);
  }
});
