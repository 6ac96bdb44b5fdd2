import type { Member } from "../../auth/policy";
import type { Measure } from "../../build/bench";
import { makeMember } from "../../build/testing/club";
import { askFor, bidFor, CARD, dealCards, GAME } from "../../build/testing/market";
import { fund } from "../../build/testing/shop";
import type { PlaceOrder } from "../../contracts/market";
import { newId } from "../../db/ids";
import { pool } from "../../db/pool";
import { ok, type Refusal, type Result, refuse } from "../../engine/kernel/result";
import { readGame } from "../catalogue/games";
import { reconcile } from "../ledger/reconcile";
import { settleNow } from "./matcher";
import { placeOrder, requestOf } from "./place-order";
import { readBook } from "./read-book";
import { readMarket } from "./read-market";

const CLIENTS = 64;
const CARDS = 32;
const SELLERS = 64;
const SECONDS = 6;
const ORDERS = 10_000;

const at = (times: number[], share: number): number =>
  times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

/** Offers that last for what is bought of each card; each seller has cards of their own, so that not all wait for one purse. */
async function offer(sellers: readonly Member[], cards: number): Promise<void> {
  for (const [i, seller] of sellers.entries()) {
    const number = CARD + (i % cards);
    await dealCards(seller, { [number]: 400 });
    for (let n = 0; n < 2; n++) {
      const placed = await placeOrder(seller, askFor({ number, price: 10, quantity: 200 }));
      if (!placed.ok) throw new Error(placed.error.code);
    }
  }
}

type Buy = (client: Member, bid: PlaceOrder) => Promise<Result<{ filled: number }, Refusal>>;

/** Each order in a transaction of its own. */
const alone: Buy = async (client, bid) => {
  const [settled] = await settleNow([requestOf(client, bid)]);
  if (!settled?.ok) return settled ?? refuse("market/busy");
  return ok({ filled: settled.value.orders[0]?.filled ?? 0 });
};

/** Clients who each buy one copy after the other, for so many seconds: a trade an order. */
async function trades(clients: readonly Member[], cards: number, buy: Buy, seconds = SECONDS) {
  const times: number[] = [];
  const begun = performance.now();
  await Promise.all(
    clients.map(async (client, i) => {
      while (performance.now() - begun < seconds * 1_000) {
        const from = performance.now();
        const bought = await buy(client, bidFor({ number: CARD + (i % cards), price: 10, quantity: 1 }));
        if (!bought.ok || bought.value.filled === 0) throw new Error(bought.ok ? "nothing to buy" : bought.error.code);
        times.push(performance.now() - from);
      }
    }),
  );
  return { times, seconds: (performance.now() - begun) / 1_000 };
}

/**
 * Members who buy one copy after the other, each trade durable when it is answered: over many cards, and all over one; each
 * order in a transaction of its own, and as the site does it, those together that come together. Then a book of ten thousand orders is opened, and the list of the market. Last, the ledger is checked.
 */
export async function* benches(): AsyncIterable<Measure> {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => makeMember("trader")));
  const sellers = await Promise.all(Array.from({ length: SELLERS }, () => makeMember("seller")));
  for (const client of clients) await fund(client, 10_000_000);
  // As in a house that has traded before: statements keep the plans of tables that were empty when they were first run, until
  // the server has looked at them again, which it does by itself once a minute.
  await offer(sellers, CARDS);
  await trades(clients, CARDS, placeOrder, 2);
  await pool().query("ANALYZE");
  for (const [name, cards, buy] of [
    ["market.trades", CARDS, alone],
    ["market.trades.one-card", 1, alone],
    ["market.matched", CARDS, placeOrder],
    ["market.matched.one-card", 1, placeOrder],
  ] as const) {
    await offer(sellers, cards);
    const { times, seconds } = await trades(clients, cards, buy);
    yield { name, value: times.length / seconds, unit: "/s", n: times.length, seconds };
    yield { name: `${name}.p95`, value: at(times, 0.95), unit: "ms", n: times.length, seconds };
  }

  // Bids that set nothing aside: the book is what is looked at, not the ledger.
  const number = CARD + CARDS;
  await pool().query(
    `INSERT INTO "MarketOrder" (id, "userId", side, game, number, price, quantity, "left", reserved, "expiresAt")
     SELECT $1 || n, ($2::text[])[1 + n % ${CLIENTS}], 'bid', $3, $4, 1 + n % 500, 3, 3, false, now() + interval '1 day'
     FROM generate_series(1, ${ORDERS}) n`,
    [newId().slice(0, 8), clients.map(({ id }) => id), GAME, number],
  );
  const game = await readGame(GAME);
  if (!game) throw new Error(`There is no ${GAME}.`);
  for (const [name, open] of [
    ["market.book.open", () => readBook(clients[0] ?? null, GAME, number)],
    ["market.list.open", () => readMarket(game)],
  ] as const) {
    const times: number[] = [];
    for (let n = 0; n < 40; n++) {
      const from = performance.now();
      await open();
      times.push(performance.now() - from);
    }
    yield { name, value: at(times, 0.5), unit: "ms", n: times.length, seconds: times.reduce((a, b) => a + b) / 1_000 };
  }
  await pool().query(
    `UPDATE "MarketOrder" SET "closedAt" = now(), reason = 'cancelled' WHERE number = $1 AND "closedAt" IS NULL`,
    [number],
  );

  const checked = await reconcile();
  if (!checked.sound) throw new Error(`The ledger is not sound: ${JSON.stringify(checked.findings[0])}`);
}
