import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "@playwright/test";
import { encode } from "next-auth/jwt";
import { waitForAnswer } from "../lib/build/house";
import { freePort } from "../lib/build/postgres";
import { spawnNode } from "../lib/build/supervise";
import { openHere } from "../lib/build/testing/accounts";
import { CHECK_DIST } from "../lib/build/testing/check-build";
import { CARD, dealCards } from "../lib/build/testing/market";
import { fund, purchaseOf } from "../lib/build/testing/shop";
import { prisma } from "../lib/db/client";
import { newId } from "../lib/db/ids";
import { pool } from "../lib/db/pool";
import { cardAsset } from "../lib/engine/kernel/ledger";
import { openAuction } from "../lib/services/auctions/open-auction";
import { OpenGame, openGame } from "../lib/services/diplomacy/open-game";
import { holdSealed } from "../lib/services/sealed/hold-event";
import { buyPacks } from "../lib/services/shop/buy-packs";
import { createTournament } from "../lib/services/tournaments/create-tournament";
import { openTrade } from "../lib/services/trades/open-trade";
import { test } from "./clean-test";
import { ask } from "./raw-http";
import { makeAccount, openHouseTable, playFirstDeal, tellTable } from "./seeds";
import { routes } from "./wrong-input";

/**
 * Looking writes nothing: a second web process whose role in the database may only read, and count what limits count,
 * serves every page and every GET to every kind of visitor. What tries to write fails there, and the database's log
 * tells of it, even where the page hides it.
 */

const SECRET = "a-secret-of-the-process-that-only-reads";
/** An address of its own, so that limits which this runs into are nobody else's. */
const FROM = "127.0.0.88";
/** Where limits count: how often somebody looked is the one thing that looking may write. */
const LIMITS = "rate_limit";
const databaseUrl = process.env.DATABASE_URL ?? "";

let web: ChildProcess;
let origin: string;

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const url = new URL(databaseUrl);
  await pool().query(
    `DO $$ BEGIN CREATE ROLE looker LOGIN PASSWORD '${SECRET}'; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
  );
  await pool().query("GRANT SELECT ON ALL TABLES IN SCHEMA public TO looker");
  await pool().query(`GRANT INSERT, UPDATE, DELETE ON ${LIMITS} TO looker`);
  url.username = "looker";
  url.password = SECRET;
  const env = {
    ...{ NODE_ENV: "production", PORT: String(port), DATABASE_URL: url.href, NEXT_DIST_DIR: CHECK_DIST },
    ...{ NEXTAUTH_SECRET: SECRET, NEXTAUTH_URL: origin, APP_ORIGIN: origin },
  };
  web = spawnNode(["node_modules/next/dist/bin/next", "start", "-p", String(port)], env, ".data/check/looking.log");
  expect(await waitForAnswer(`${origin}/api/health`, 90_000)).toBe(true);
});
test.afterAll(() => {
  web.kill("SIGTERM");
});

/** The database's log; it stands beside its data. */
async function databaseLog(): Promise<string> {
  const { rows } = await pool().query<{ data_directory: string }>("SHOW data_directory");
  const log = join(dirname(rows[0]?.data_directory ?? ""), "postgres.log");
  expect(existsSync(log), log).toBe(true);
  return log;
}

/** Something to look at for each part of an address that stands for many. */
async function samples(): Promise<{ values: Record<string, string>; holder: string }> {
  const [host, collector] = [await makeAccount("host"), await makeAccount("shopper")];
  const table = await openHouseTable(host, { bots: 2, settings: { name: "To look at" } });
  await tellTable(table, host, { type: "sit", share: "share" });
  await playFirstDeal(table);
  const product = await prisma().product.findFirstOrThrow({ where: { withdrawnAt: null } });
  await fund(collector, 3 * product.price);
  const bought = await buyPacks(collector, await purchaseOf(collector, product.id, 1, product.price));
  if (!bought.ok) throw new Error(`Nothing was bought: ${bought.error.code}`);
  await dealCards(collector, { [CARD]: 1 });
  const lot = [{ asset: cardAsset("five-dyes", CARD), amount: 1 }];
  const trade = await openTrade(collector, { key: newId(), with: host.nick, gives: lot, wants: [] });
  if (!trade.ok) throw new Error(`No trade was opened: ${trade.error.code}`);
  const auction = await openAuction(collector, { key: newId(), lot, start: 1, buyNow: null, hours: 24 });
  if (!auction.ok) throw new Error(`No auction was opened: ${auction.error.code}`);
  const sealed = await holdSealed(host, {
    ...{ name: "To look at", productId: product.id, packs: 1, keep: false, format: null, minutes: 30, hours: 24 },
  });
  if (!sealed.ok) throw new Error(`No sealed event was held: ${sealed.error.code}`);
  const tournament = await createTournament(host, {
    ...{ key: newId(), name: "To look at", about: "", game: "tabletop:five-dyes:free", style: "swiss", seats: 2 },
    ...{ rounds: null, roundMinutes: 60, most: 8, prizes: [], startsAt: Date.now() + 3_600_000 },
    ...{ format: null, ownCards: false, sealedEventId: null },
  });
  if (!tournament.ok) throw new Error(`No tournament was opened: ${tournament.error.code}`);
  const game = await openGame(host, OpenGame.parse({ map: "standard", runBy: "master" }), "here");
  if (!game.ok) throw new Error(`No game was opened: ${game.error.code}`);
  const cards = { v: 1, parts: [{ part: "deck", rows: [[CARD, 4]] }] };
  const deck = await prisma().deck.create({
    data: { id: newId(), userId: collector.id, game: "five-dyes", name: "To look at", tags: [], savedBy: [], cards },
  });
  const format = await prisma().format.findFirstOrThrow();
  const { epoch } = await prisma().gameRecord.findFirstOrThrow({ where: { tableId: table } });
  return {
    holder: collector.id,
    values: {
      "tables/[id]": table,
      "trades/[id]": trade.value.id,
      "auctions/[id]": auction.value.id,
      "tournaments/[id]": tournament.value.id,
      "sealed/[event]": sealed.value.id,
      "proof/[pack]": "1",
      "decks/[id]": deck.id,
      "formats/[id]": format.id,
      "diplomacy/[id]": game.value.id,
      "master/[id]": game.value.id,
      "export/[what]": "status",
      "deals/[epoch]": String(epoch),
      "replay/[seq]": "1",
      "proof/[epoch]": String(epoch),
      "games/[template]": "thousand",
      "calendar/[name]": "nobody.ics",
      "maps/[name]": "standard",
      "u/[nick]": host.nick,
      "people/[nick]": host.nick,
      "binders/[nick]": collector.nick,
      "cards/[id]": "five-dyes-1",
      "cards/[game]": "five-dyes",
      "[game]/[file]": "cards.json",
      "shop/[product]": product.id,
      "products/[product]": product.id,
      "sets/[game]": "five-dyes",
      "rules/[game]": "five-dyes",
      "[game]/[set]": "EF",
      "pulls/[pack]": bought.value.packs[0] ?? "",
      "packs/[pack]": bought.value.packs[0] ?? "",
      "auth/[...nextauth]": "session",
      "refused/[why]": "host",
      "table/[scene]": "thousand",
    },
  };
}

/** An address with something in the place of everything that stands for many. */
function addressOf(route: string, values: Record<string, string>): string {
  const parts = route.split("/");
  const filled = parts.map((part, i) => {
    if (!part.startsWith("[")) return part;
    const value = values[`${parts[i - 1]}/${part}`];
    if (value === undefined) throw new Error(`Nothing to look at for ${part} of ${route}.`);
    return value;
  });
  return filled.join("/");
}

/** Everybody who may look, by the cookie of a session that has just begun; what one has, another may not. */
async function people(holder: string): Promise<Record<string, string>> {
  const cookie = async (userId: string, pending = false): Promise<string> => {
    const sid = await openHere({ userId, pending });
    return `next-auth.session-token=${await encode({ token: { sid }, secret: SECRET, maxAge: 3_600 })}`;
  };
  const made = async (data: object): Promise<string> => {
    const { id } = await makeAccount("eyes");
    await prisma().user.update({ where: { id }, data });
    return id;
  };
  return {
    visitor: "",
    guest: await cookie(await made({ guest: true })),
    member: await cookie(await made({})),
    collector: await cookie(holder),
    "member before the second factor": await cookie(await made({}), true),
    salesman: await cookie(await made({ roles: ["salesman"] })),
    administrator: await cookie(await made({ admin: true })),
  };
}

test("every page and every GET, for everybody, by a role that may only read", async () => {
  const { values, holder } = await samples();
  const all = Object.entries(await people(holder));
  // In the short run without those who see nothing that none of the others sees.
  const isBetween = (kind: string) => ["guest", "member before the second factor", "salesman"].includes(kind);
  const kinds = Object.fromEntries(all.filter(([kind]) => process.env.GUILDHALL_LONG || !isBetween(kind)));
  const log = await databaseLog();
  const from = statSync(log).size;
  const { host } = new URL(origin);
  const seen: Record<string, number> = {};
  for (const [kind, cookie] of Object.entries(kinds))
    for (const route of routes()) {
      const path = addressOf(route, values);
      const headers = { host, ...(cookie ? { cookie } : {}) };
      const { status } = await ask(origin, path, { headers, from: FROM });
      expect(status, `${kind}: ${path}`).toBeGreaterThanOrEqual(200);
      expect(status, `${kind}: ${path}`).toBeLessThan(500);
      if (status === 200) seen[kind] = (seen[kind] ?? 0) + 1;
    }
  // Whoever is let in nowhere proves nothing: each sees more than the one before.
  expect(seen.visitor).toBeGreaterThan(12);
  expect(seen.member).toBeGreaterThan((seen.visitor ?? 0) + 5);
  expect(seen.administrator).toBeGreaterThan((seen.member ?? 0) + 4);
  const refused = () =>
    readFileSync(log)
      .subarray(from)
      .toString()
      .split("\n")
      .filter((line) => line.includes("permission denied"));
  expect(refused()).toEqual([]);

  // The same turned round: were writing possible there, or not told of, the list above would show nothing.
  const answer = await ask(origin, "/api/passkeys/offer", {
    ...{ method: "POST", body: "{}", from: FROM },
    headers: { host, origin, cookie: kinds.member ?? "", "content-type": "application/json" },
  });
  expect(answer.status).toBe(500);
  expect(refused().length).toBeGreaterThan(0);
});
