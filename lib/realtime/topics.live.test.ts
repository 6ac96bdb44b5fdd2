import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Member } from "../auth/policy";
import { makeMember, makeVersion, openTable, ticketFor } from "../build/testing/club";
import { askFor, bidFor, CARD, GAME, tradersOf } from "../build/testing/market";
import { Player } from "../build/testing/player";
import { type Sidecar, startSidecar } from "../build/testing/sidecars";
import type { TradeNews } from "../contracts/market-words";
import { newId } from "../db/ids";
import { announceTopics } from "../db/topic-signal";
import { placeOrder } from "../services/market/place-order";
import { openTrade } from "../services/trades/open-trade";

/** Pages that look at the market are told that it changed: they alone, and no more than that. */

let sidecar: Sidecar;
let [anna, bert]: Member[] = [];
const players: Player[] = [];

beforeAll(async () => {
  sidecar = await startSidecar(process.env.DATABASE_URL ?? "");
});
beforeEach(async () => {
  [anna, bert] = await tradersOf(["anna", "bert"]);
});
afterEach(() => {
  for (const player of players.splice(0)) player.close();
});
afterAll(() => sidecar.kill());

async function visitor() {
  const tableId = await openTable(await makeMember("host"), await makeVersion("thousand"), 3);
  const player = new Player(sidecar.url, async () => null, tableId);
  players.push(player);
  await player.until("the table", () => true);
  return player;
}

/** Somebody who is not signed in and watches these topics; and what they are told. */
async function watcher(...topics: string[]) {
  const player = await visitor();
  const heard: unknown[] = [];
  player.on("topic:changed", (change) => heard.push(change));
  for (const topic of topics)
    expect(await player.ask("topic:watch", { topic } as never)).toEqual({ ok: true, value: null });
  return { player, heard };
}

test("whoever watches a book or a market is told that it changed, until they leave", async () => {
  const book = `card:${GAME}/${CARD}` as const;
  const all = await watcher(`market:${GAME}`, book);
  const other = await watcher(`card:${GAME}/${CARD + 1}`, "market:poker");
  expect(await placeOrder(anna!, askFor({ price: 50 }))).toMatchObject({ ok: true });
  await expect.poll(() => all.heard.length, { timeout: 60_000 }).toBe(2);
  expect(all.heard).toEqual(expect.arrayContaining([{ topic: `market:${GAME}` }, { topic: book }]));
  await all.player.ask("topic:leave", { topic: book });
  expect(await placeOrder(bert!, bidFor({ price: 50 }, { best: 50, filled: 1, sum: 50 }))).toMatchObject({ ok: true });
  await expect.poll(() => all.heard.length, { timeout: 60_000 }).toBe(3);
  expect(all.heard.at(-1)).toEqual({ topic: `market:${GAME}` });
  expect(other.heard).toEqual([]);
});

test("a trade is watched by its members alone: others are told nothing, and not whether there is one", async () => {
  const carl = await makeMember("carl");
  const asked = { key: newId(), with: bert!.nick, gives: [], wants: [] };
  const trade = await openTrade(anna!, asked);
  if (!trade.ok) throw new Error(trade.error.code);
  const topic = `trade:${trade.value.id}` as const;
  const tableId = await openTable(await makeMember("host"), await makeVersion("thousand"), 3);
  const come = async (member: Member | null) => {
    const player = new Player(sidecar.url, member ? ticketFor(member) : async () => null, tableId);
    players.push(player);
    await player.until("the table", () => true);
    const heard: unknown[] = [];
    player.on("topic:changed", (change) => heard.push(change));
    return { player, heard };
  };
  const [owner, partner, other, visitor] = [await come(anna!), await come(bert!), await come(carl), await come(null)];
  for (const { player } of [owner, partner])
    expect(await player.ask("topic:watch", { topic })).toEqual({ ok: true, value: null });
  const unknown = { ok: false, error: { code: "topic/unknown" } };
  for (const { player } of [other, visitor])
    for (const one of [topic, "trade:none"] as const)
      expect(await player.ask("topic:watch", { topic: one })).toEqual(unknown);
  announceTopics([topic]);
  await expect.poll(() => [owner.heard.length, partner.heard.length], { timeout: 60_000 }).toEqual([1, 1]);
  expect([...other.heard, ...visitor.heard]).toEqual([]);
});

test("what is no topic is malformed; so many may be watched and no more", async () => {
  const { player } = await watcher();
  for (const topic of ["", "table:abc", "market:", "market:Five Dyes", "user:abc", "card:five-dyes/x", 7, null])
    expect(await player.ask("topic:watch", { topic } as never)).toMatchObject({ error: { code: "wire/malformed" } });
  for (let n = 1; n <= 24; n++)
    expect(await player.ask("topic:watch", { topic: `card:${GAME}/${n}` })).toMatchObject({ ok: true });
  const refused = { error: { code: "topic/too_many" } };
  expect(await player.ask("topic:watch", { topic: `market:${GAME}` })).toMatchObject(refused);
  expect(await player.ask("topic:watch", { topic: `card:${GAME}/1` })).toMatchObject({ ok: true });
  await player.ask("topic:leave", { topic: `card:${GAME}/1` });
  expect(await player.ask("topic:watch", { topic: `market:${GAME}` })).toMatchObject({ ok: true });
});

test("what changed between the writing of a page and its watching is told at once, and only that", async () => {
  const since = Date.now() + 5_000;
  const { player, heard } = await watcher();
  const book = `card:${GAME}/${CARD}` as const;
  const witness = await watcher(book);
  expect(await placeOrder(anna!, askFor({ price: 50 }))).toMatchObject({ ok: true });
  await expect.poll(() => witness.heard.length, { timeout: 60_000 }).toBe(1);
  // Written before that; long after it; before this process could know.
  await player.ask("topic:watch", { topic: book, since });
  await expect.poll(() => heard, { timeout: 60_000 }).toEqual([{ topic: book }]);
  await player.ask("topic:watch", { topic: book, since: Date.now() + 60_000 });
  await player.ask("topic:watch", { topic: `card:${GAME}/${CARD + 1}`, since });
  expect(heard).toHaveLength(1);
  await player.ask("topic:watch", { topic: `card:${GAME}/${CARD + 1}`, since: 0 });
  await expect.poll(() => heard.at(-1), { timeout: 60_000 }).toEqual({ topic: `card:${GAME}/${CARD + 1}` });
});

test("the lobby is told of trades of a dollar and more", async () => {
  const player = await visitor();
  const told: TradeNews[][] = [];
  player.on<TradeNews[]>("lobby:trades", (trades) => told.push(trades));
  // A database that is being emptied by the tests beside may send somebody away: as a page does, one asks again.
  await expect.poll(() => player.ask("lobby:join", {})).toMatchObject({ ok: true, value: { trades: [] } });
  for (const price of [99, 100]) {
    await placeOrder(anna!, askFor({ price }));
    expect(await placeOrder(bert!, bidFor({ price }, { best: price, filled: 1, sum: price }))).toMatchObject({
      ok: true,
    });
  }
  await expect.poll(() => told.at(-1)?.length, { timeout: 60_000 }).toBe(1);
  expect(told.at(-1)?.[0]).toMatchObject({ price: 100, quantity: 1, buyer: bert!.nick, seller: anna!.nick });
});

test("who asks for many topics at once is given no more of them than one by one", async () => {
  const player = await visitor();
  // In one packet of the transport: each is asked for before the first is answered.
  const asked = Array.from({ length: 60 }, (_, n) => player.ask("topic:watch", { topic: `card:${GAME}/${1_000 + n}` }));
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(24);
  expect(answers.find((answer) => answer?.ok === false)).toMatchObject({ error: { code: "topic/too_many" } });
});
