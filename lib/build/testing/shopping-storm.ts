import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { z } from "zod";
import type { Member } from "../../auth/policy";
import { sealSession, sessionCookieName } from "../../auth/session-cookie";
import { prisma } from "../../db/client";
import { newId } from "../../db/ids";
import { MINT, move } from "../../engine/kernel/ledger";
import { ok } from "../../engine/kernel/result";
import type { LimitName } from "../../services/accounts/rate-limits";
import { perform } from "../../services/ledger/perform";
import { reconcile } from "../../services/ledger/reconcile";
import { auctionFaults, Bidder, endRest, keepEnding } from "./auction-storm";
import { Barterer, barterFaults } from "./barter-storm";
import { sessionFor } from "./club";
import { dealCards, richMember } from "./market";
import { purchaseFaults, Shopper } from "./purchase-storm";
import type { Stormed } from "./storm";
import type { Asker, Kind, StormRequest } from "./storm-asker";
import { enoughOf, type Load, queryStormed } from "./strikes";
import { COPIES, PURSE, TRADED, Trader, tradeFaults } from "./trade-storm";

/**
 * Of one kind of request: how many were sent, answered, of those refused, sent more than once, and how often a strike met one
 * that was stored and not answered.
 */
type Tally = { asked: number; acked: number; refused: Record<string, number>; resent: number; unanswered: number };
export type ShoppingReport = { people: number; opened: number; faults: string[] } & Record<Kind, Tally>;

/** As what a request was refused, which is an answer too; null: it was not. */
function refusedAs(answer: unknown): string | null {
  if (typeof answer === "string") return answer;
  const refused = z.object({ error: z.object({ code: z.string() }) }).safeParse(answer);
  return refused.success ? refused.data.error.code : null;
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Which of these keys are stored by a write begun before a time: of a transfer, or of a trade that was begun. */
async function storedKeys(house: Stormed, keys: readonly string[], before: Date): Promise<ReadonlySet<string>> {
  const rows = await queryStormed<{ key: string }>(
    house.databaseUrl,
    `SELECT split_part(key, ':', 3) AS key FROM "Transfer" WHERE split_part(key, ':', 3) = ANY($1) AND at < $2
     UNION SELECT split_part(key, ':', 2) FROM "DirectTrade" WHERE split_part(key, ':', 2) = ANY($1) AND "madeAt" < $2`,
    [keys, before],
  );
  return new Set(rows.map(({ key }) => key));
}

/** So long is waited for a request that is stored and not answered. */
const RIPE_MS = 3_000;

/** Watches the database until so many requests are on their way of which one is stored; for a while. */
async function untilStored(house: Stormed, flying: () => readonly { key: string }[], atLeast: number): Promise<void> {
  const client = new Client({ connectionString: house.databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  await client.connect();
  for (const until = Date.now() + RIPE_MS; Date.now() < until; ) {
    const keys = flying().map(({ key }) => key);
    const { rowCount } = await client.query(
      `SELECT 1 FROM "Transfer" WHERE at > now() - interval '1 second' AND split_part(key, ':', 3) = ANY($1) LIMIT 1`,
      [keys],
    );
    if (rowCount && flying().length >= atLeast) break;
  }
  await client.end();
}

/** Puts packs of all boosters on the shelf, and people before it who can pay for them: who buys the same waits for each other. */
async function gatherShoppers(house: Stormed, number: number): Promise<Shopper[]> {
  const boosters = await prisma().product.findMany({ where: { type: "booster" } });
  for (const { id } of boosters)
    await perform({ kind: "shop/print", key: newId(), request: null, actorId: null }, async () =>
      ok({ transfers: [{ postings: move(`pack:${id}`, 1_000_000, MINT, "shop"), memo: {} }], answer: {} }),
    );
  const shoppers: Shopper[] = [];
  for (let i = 0; i < number; i++) {
    const member = await richMember("shopper", 10_000_000);
    shoppers.push(new Shopper(house, member.id, await cookieOf(member), boosters[i % boosters.length]!));
  }
  return shoppers;
}

/** People with copies and money to trade among themselves. */
async function gather<T>(number: number, stem: string, come: (member: Member, cookie: string) => T): Promise<T[]> {
  const people: T[] = [];
  for (let i = 0; i < number; i++) {
    const member = await richMember(stem, PURSE);
    await dealCards(member, Object.fromEntries(TRADED.map((card) => [card, COPIES])));
    people.push(come(member, await cookieOf(member)));
  }
  return people;
}

/** Members who each trade with the next one, the last with the first. */
async function gatherBarterers(house: Stormed, number: number): Promise<Barterer[]> {
  const people = await gather(number, "barterer", ({ id, nick }, cookie) => ({
    ...{ nick, asker: new Barterer(house, id, cookie) },
  }));
  for (const [i, { asker }] of people.entries()) asker.partner = people[(i + 1) % people.length] ?? null;
  return people.map(({ asker }) => asker);
}

async function gatherBidders(house: Stormed, number: number): Promise<Bidder[]> {
  const people = await gather(number, "bidder", ({ id }, cookie) => new Bidder(house, id, cookie));
  for (const bidder of people) bidder.auctions = people[0]?.auctions ?? [];
  return people;
}

const cookieOf = async ({ id }: Member): Promise<string> =>
  `${sessionCookieName()}=${await sealSession(await sessionFor({ id }))}`;

/** Limits that are meant for a person's hands: nobody here is kept waiting by them. */
const LIFTED: readonly LimitName[] = ["orders", "listings", "tradesBegun", "trades", "auctions", "bids"];

/** Forgets again and again how often everybody asked. */
async function liftLimits(house: Stormed, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await queryStormed(house.databaseUrl, `DELETE FROM rate_limit WHERE split_part(key, ':', 1) = ANY($1)`, [LIFTED]);
    await sleep(2_000);
  }
}

/**
 * Shoppers who buy and open packs over HTTP, half as many who trade at the market, and some who trade with each other and
 * bid in auctions, whatever is killed meanwhile. `end` reconciles the ledger and holds it against what they were told: everything
 * acknowledged is there once, with the answer that was given; nothing else is; what they moved among themselves comes
 * to nothing; and every auction that ended was settled once.
 */
export async function goShopping(options: {
  house: Stormed;
  shoppers: number;
  say(line: string): void;
}): Promise<{ load: Load; end(): Promise<ShoppingReport> }> {
  const { house, say } = options;
  const shoppers = await gatherShoppers(house, options.shoppers);
  const traders = await gather(
    Math.ceil(options.shoppers / 2),
    "trader",
    ({ id }, cookie) => new Trader(house, id, cookie),
  );
  const few = Math.max(3, Math.ceil(options.shoppers / 6));
  const barterers = await gatherBarterers(house, few);
  const bidders = await gatherBidders(house, few);
  const everybody: (Asker & { act(): Promise<unknown> })[] = [...shoppers, ...traders, ...barterers, ...bidders];
  say(`${shoppers.length} shoppers, ${traders.length} traders, ${few} who barter and ${few} who bid are ready.`);

  const over = { value: false };
  const faults: string[] = [];
  const running = everybody.map(async (one) => {
    while (!over.value) {
      try {
        await one.act();
      } catch (error) {
        faults.push(String(error));
        return;
      }
    }
  });
  const hands = [keepEnding, (...[at, , isOver]: Parameters<typeof keepEnding>) => liftLimits(at, isOver)].map((work) =>
    work(house, bidders, () => over.value).catch((error: unknown) => void faults.push(String(error))),
  );
  const asked = (): StormRequest[] => everybody.flatMap((one) => one.asked);
  const flying = () => asked().filter(({ sending }) => sending);
  const unanswered = new Set<string>();
  const load: Load = {
    what: "purchases",
    atLeast: enoughOf(options.shoppers),
    flying,
    async stored(keys, before) {
      const stored = await storedKeys(house, keys, before);
      for (const key of stored) unanswered.add(key);
      return stored;
    },
    ripe: () => untilStored(house, flying, enoughOf(options.shoppers)).catch(() => {}),
    isBack: () => true,
    failed: () => {
      const failed: Record<string, number> = {};
      for (const { failures } of everybody) for (const [kind, n] of failures) failed[kind] = (failed[kind] ?? 0) + n;
      return failed;
    },
  };
  const tally = (kind: Kind): Tally => {
    const all = asked().filter((request) => request.kind === kind);
    const count = (is: (request: StormRequest) => boolean): number => all.filter(is).length;
    return {
      asked: all.length,
      acked: count(({ answered }) => answered),
      refused: countBy(all.flatMap(({ answer }) => refusedAs(answer) ?? [])),
      resent: count(({ sends }) => sends > 1),
      unanswered: count(({ key }) => unanswered.has(key)),
    };
  };
  return {
    load,
    async end() {
      over.value = true;
      await Promise.all([...running, ...hands]);
      await endRest(house, bidders);
      faults.push(...(await purchaseFaults(house, shoppers)), ...(await tradeFaults(house, traders)));
      faults.push(...(await barterFaults(house, barterers)), ...(await auctionFaults(house, bidders)));
      const ledger = await reconcile();
      faults.push(...ledger.findings.map((finding) => `ledger: ${JSON.stringify(finding)}`));
      return {
        people: everybody.length,
        ...{ purchase: tally("purchase"), order: tally("order"), basket: tally("basket") },
        ...{ trade: tally("trade"), confirmation: tally("confirmation"), auction: tally("auction"), bid: tally("bid") },
        opened: shoppers.reduce((sum, { openings }) => sum + openings.size, 0),
        faults,
      };
    },
  };
}
