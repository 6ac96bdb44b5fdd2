import { Client } from "pg";
import { z } from "zod";
import { sealSession, sessionCookieName } from "../../auth/session-cookie";
import { prisma } from "../../db/client";
import { newId } from "../../db/ids";
import { accountOf, COIN, MINT, move } from "../../engine/kernel/ledger";
import { ok } from "../../engine/kernel/result";
import { perform } from "../../services/ledger/perform";
import { reconcile } from "../../services/ledger/reconcile";
import { makeMember, sessionFor } from "./club";
import type { Stormed } from "./storm";
import { enoughOf, type Load, queryStormed } from "./strikes";

export type PurchaseReport = {
  shoppers: number;
  acked: number;
  resent: number;
  opened: number;
  faults: string[];
};

const Bought = z.object({ value: z.object({ purchaseId: z.string(), packs: z.array(z.string()).length(1) }) });
const Opened = z.object({ value: z.object({ cards: z.array(z.object({ number: z.number() })) }) });
const Offered = z.object({ value: z.object({ first: z.number(), commitments: z.array(z.string()).min(1) }) });

/** A request to buy: its key, how often it was sent, what was answered; `sending`: it is on its way. */
type BuyRequest = {
  readonly key: string;
  sends: number;
  answered: boolean;
  purchaseId: string | null;
  sending: boolean;
};

class Shopper {
  readonly requests: BuyRequest[] = [];
  readonly openings = new Map<string, string>();
  /** Attempts that came to nothing: how often each status was answered, or none at all. */
  readonly failures = new Map<string, number>();

  constructor(
    private readonly house: Stormed,
    readonly userId: string,
    private readonly cookie: string,
    private readonly product: { id: string; price: number },
  ) {}

  /** Asks until something is answered, whatever is killed meanwhile. */
  private async ask<T>(path: string, schema: z.ZodType<T>, body: unknown, request?: BuyRequest): Promise<T> {
    for (;;) {
      if (request) {
        request.sends++;
        request.sending = true;
      }
      let failure = "none";
      try {
        const response = await fetch(`${this.house.origin}${path}`, {
          method: body === null ? "GET" : "POST",
          headers: { cookie: this.cookie, "content-type": "application/json" },
          ...(body === null ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(8_000),
        });
        failure = String(response.status);
        const json: unknown = await response.json();
        const read = schema.safeParse(json);
        if (read.success) return read.data;
        if (response.status < 500) throw new Refused(`${path}: ${JSON.stringify(json)}`);
      } catch (error) {
        if (error instanceof Refused) throw error;
      } finally {
        if (request) request.sending = false;
      }
      this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 150));
    }
  }

  /** Buys a pack, and opens each fourth one. */
  async buy(): Promise<void> {
    const offer = await this.ask("/api/shop/offer", Offered, null);
    const request: BuyRequest = { key: newId(), sends: 0, answered: false, purchaseId: null, sending: false };
    this.requests.push(request);
    const body = {
      ...{ key: request.key, productId: this.product.id, quantity: 1, unitPrice: this.product.price },
      ...{ first: offer.value.first, commitment: offer.value.commitments[0], share: "storm" },
    };
    const bought = await this.ask("/api/shop/purchases", Bought, body, request);
    request.purchaseId = bought.value.purchaseId;
    request.answered = true;
    const [pack] = bought.value.packs;
    if (pack === undefined || this.requests.length % 4 !== 0) return;
    const opened = await this.ask(`/api/packs/${pack}/open`, Opened, {});
    this.openings.set(pack, opened.value.cards.map(({ number }) => number).join(" "));
  }
}

class Refused extends Error {}

/** The purchases that are stored by a write begun before a time, by their keys. */
async function storedPurchases(house: Stormed, keys: readonly string[], before = new Date()) {
  const rows = await queryStormed<{ key: string; id: string }>(
    house.databaseUrl,
    `SELECT split_part(t.key, ':', 3) AS key, p.id FROM "Transfer" t JOIN "Purchase" p ON p."transferId" = t.id
     WHERE split_part(t.key, ':', 3) = ANY($1) AND t.at < $2`,
    [keys, before],
  );
  const found = new Map<string, string[]>();
  for (const { key, id } of rows) found.set(key, [...(found.get(key) ?? []), id]);
  return found;
}

/** So long is waited for a purchase that is stored and not answered. */
const RIPE_MS = 3_000;

/** Watches the database until so many purchases are on their way of which one is stored; for a while. */
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
async function gather(house: Stormed, number: number): Promise<Shopper[]> {
  const boosters = await prisma().product.findMany({ where: { type: "booster" } });
  for (const { id } of boosters)
    await perform({ kind: "shop/print", key: newId(), request: null, actorId: null }, async () =>
      ok({ transfers: [{ postings: move(`pack:${id}`, 1_000_000, MINT, "shop"), memo: {} }], answer: {} }),
    );
  const shoppers: Shopper[] = [];
  for (let i = 0; i < number; i++) {
    const { id } = await makeMember("shopper");
    await perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () =>
      ok({ transfers: [{ postings: move(COIN, 10_000_000, MINT, accountOf("purse", id)), memo: {} }], answer: {} }),
    );
    const cookie = `${sessionCookieName()}=${await sealSession(await sessionFor({ id }))}`;
    shoppers.push(new Shopper(house, id, cookie, boosters[i % boosters.length]!));
  }
  return shoppers;
}

/**
 * Shoppers who buy and open packs over HTTP, whatever is killed meanwhile. `end` reconciles the ledger and holds it against
 * what the shoppers were told: every acknowledged purchase is there once, with the answer that was given; nothing else is.
 */
export async function goShopping(options: {
  house: Stormed;
  shoppers: number;
  say(line: string): void;
}): Promise<{ load: Load; end(): Promise<PurchaseReport> }> {
  const { house, say } = options;
  const shoppers = await gather(house, options.shoppers);
  say(`${options.shoppers} shoppers are ready.`);

  const over = { value: false };
  const faults: string[] = [];
  const running = shoppers.map(async (shopper) => {
    while (!over.value) {
      try {
        await shopper.buy();
      } catch (error) {
        faults.push(String(error));
        return;
      }
    }
  });
  const flying = () => shoppers.flatMap(({ requests }) => requests.filter(({ sending }) => sending));
  const load: Load = {
    what: "purchases",
    atLeast: enoughOf(options.shoppers),
    flying,
    stored: async (keys, before) => new Set((await storedPurchases(house, keys, before)).keys()),
    ripe: () => untilStored(house, flying, enoughOf(options.shoppers)).catch(() => {}),
    isBack: () => true,
    failed: () => {
      const failed: Record<string, number> = {};
      for (const { failures } of shoppers) for (const [kind, n] of failures) failed[kind] = (failed[kind] ?? 0) + n;
      return failed;
    },
  };
  return {
    load,
    async end() {
      over.value = true;
      await Promise.all(running);
      const requests = shoppers.flatMap((shopper) => shopper.requests);
      faults.push(...(await againstLedger(house, shoppers, requests)));
      return {
        shoppers: options.shoppers,
        acked: requests.filter(({ purchaseId }) => purchaseId !== null).length,
        resent: requests.filter(({ sends }) => sends > 1).length,
        opened: shoppers.reduce((sum, { openings }) => sum + openings.size, 0),
        faults,
      };
    },
  };
}

/** What is wrong with what is stored, a line each. */
async function againstLedger(house: Stormed, shoppers: Shopper[], requests: readonly BuyRequest[]): Promise<string[]> {
  const faults: string[] = [];
  const stored = await storedPurchases(
    house,
    requests.map(({ key }) => key),
  );
  for (const { key, purchaseId } of requests) {
    const found = stored.get(key) ?? [];
    if (found.length > 1) faults.push(`purchase ${key}: ${found.length} times there`);
    if (purchaseId !== null && found[0] !== purchaseId)
      faults.push(`purchase ${key}: answered as ${purchaseId}, there as ${found[0]}`);
  }
  const bought = await prisma().purchase.count({ where: { userId: { in: shoppers.map(({ userId }) => userId) } } });
  if (bought !== stored.size) faults.push(`${bought} purchases are there, ${stored.size} were asked for`);
  for (const shopper of shoppers)
    for (const [pack, cards] of shopper.openings) {
      const { opening } = await prisma().pack.findUniqueOrThrow({ where: { id: pack } });
      const kept = z.object({ cards: z.array(z.object({ number: z.number() })) }).parse(opening);
      if (kept.cards.map(({ number }) => number).join(" ") !== cards)
        faults.push(`pack ${pack}: other cards were shown`);
    }
  const ledger = await reconcile();
  return [...faults, ...ledger.findings.map((finding) => `ledger: ${JSON.stringify(finding)}`)];
}
