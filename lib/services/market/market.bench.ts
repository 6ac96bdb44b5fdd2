import type { Member } from "../../auth/policy";
import type { Measure } from "../../build/bench";
import { makeMember } from "../../build/testing/club";
import { askFor, bidFor, CARD, dealCards, GAME } from "../../build/testing/market";
import { fund } from "../../build/testing/shop";
import { newId } from "../../db/ids";
import { pool } from "../../db/pool";
import { readGame } from "../catalogue/games";
import { reconcile } from "../ledger/reconcile";
import { placeOrder } from "./place-order";
import { readBook } from "./read-book";
import { readMarket } from "./read-market";

const CLIENTS = 64;
const CARDS = 32;
const SECONDS = 6;
const ORDERS = 10_000;

const at = (times: number[], share: number): number =>
  times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

/** Trades of clients in pairs: each offers a copy and takes one that another offered, one order after the other. */
async function trades(
  clients: readonly Member[],
  cards: number,
): Promise<{ times: number[]; traded: number; seconds: number }> {
  const times: number[] = [];
  let traded = 0;
  const begun = performance.now();
  await Promise.all(
    clients.map(async (client, i) => {
      for (let n = 0; performance.now() - begun < SECONDS * 1_000; n++) {
        const some = { number: CARD + ((i >> 1) % cards), price: 10, quantity: 1 };
        const sells = (i + n) % 2 === 0;
        const from = performance.now();
        const placed = await placeOrder(client, sells ? askFor(some) : bidFor(some));
        times.push(performance.now() - from);
        if (placed.ok) traded += placed.value.filled;
        else if (!/^market\/(own_order|too_many_here)$/.test(placed.error.code)) throw new Error(placed.error.code);
      }
    }),
  );
  return { times, traded, seconds: (performance.now() - begun) / 1_000 };
}

/**
 * Members who trade one copy after the other, each order a transaction that is durable when it is answered: over many
 * cards, and all over one. Then a book of ten thousand orders is opened, and the list of the market. Last, the ledger is checked.
 */
export async function* benches(): AsyncIterable<Measure> {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => makeMember("trader")));
  for (const client of clients) {
    await fund(client, 10_000_000);
    await dealCards(client, Object.fromEntries(Array.from({ length: CARDS }, (_, i) => [CARD + i, 1_000])));
  }
  for (const [name, cards] of [
    ["market.trades", CARDS],
    ["market.trades.one-card", 1],
  ] as const) {
    const { times, traded, seconds } = await trades(clients, cards);
    yield { name, value: traded / seconds, unit: "/s", n: traded, seconds };
    yield { name: `${name}.orders`, value: times.length / seconds, unit: "/s", n: times.length, seconds };
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
