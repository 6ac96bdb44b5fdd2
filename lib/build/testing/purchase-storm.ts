import { z } from "zod";
import { sealSession, sessionCookieName } from "../../auth/session-cookie";
import { prisma } from "../../db/client";
import { newId } from "../../db/ids";
import { pool } from "../../db/pool";
import { accountOf, COIN, MINT, move } from "../../engine/kernel/ledger";
import { ok } from "../../engine/kernel/result";
import { perform } from "../../services/ledger/perform";
import { reconcile } from "../../services/ledger/reconcile";
import { makeMember, sessionFor } from "./club";
import { type House, waitUntilOpen } from "./house";

export type PurchaseReport = {
  shoppers: number;
  kills: { part: string; inFlight: number; committed: number }[];
  acked: number;
  resent: number;
  committedUnacked: number;
  opened: number;
  faults: string[];
};

const PARTS = ["web", "database", "sidecar"] as const;
/** A kill counts only with this many purchases on their way. */
const IN_FLIGHT = 20;
/** So many kills more, at the most, until one is conclusive. */
const MORE_KILLS = 6;

const Bought = z.object({ value: z.object({ purchaseId: z.string(), packs: z.array(z.string()).length(1) }) });
const Opened = z.object({ value: z.object({ cards: z.array(z.object({ number: z.number() })) }) });
const Offered = z.object({ value: z.object({ first: z.number(), commitments: z.array(z.string()).min(1) }) });

/** A request to buy: its key, how often it was sent, what was answered; `open`: not yet, `sending`: it is on its way. */
type BuyRequest = {
  key: string;
  userId: string;
  sends: number;
  purchaseId: string | null;
  open: boolean;
  sending: boolean;
};

class Shopper {
  readonly requests: BuyRequest[] = [];
  readonly openings = new Map<string, string>();

  constructor(
    private readonly house: House,
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
      try {
        const response = await fetch(`${this.house.origin}${path}`, {
          method: body === null ? "GET" : "POST",
          headers: { cookie: this.cookie, "content-type": "application/json" },
          ...(body === null ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(8_000),
        });
        const json: unknown = await response.json();
        const read = schema.safeParse(json);
        if (read.success) return read.data;
        if (response.status < 500) throw new Refused(`${path}: ${JSON.stringify(json)}`);
      } catch (error) {
        if (error instanceof Refused) throw error;
      } finally {
        if (request) request.sending = false;
      }
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 150));
    }
  }

  /** Buys a pack, and opens each fourth one. */
  async buy(): Promise<void> {
    const offer = await this.ask("/api/shop/offer", Offered, null);
    const request: BuyRequest = {
      key: newId(),
      userId: this.userId,
      sends: 0,
      purchaseId: null,
      open: true,
      sending: false,
    };
    this.requests.push(request);
    const body = {
      ...{ key: request.key, productId: this.product.id, quantity: 1, unitPrice: this.product.price },
      ...{ first: offer.value.first, commitment: offer.value.commitments[0], share: "storm" },
    };
    const bought = await this.ask("/api/shop/purchases", Bought, body, request);
    request.purchaseId = bought.value.purchaseId;
    request.open = false;
    const [pack] = bought.value.packs;
    if (pack === undefined || this.requests.length % 4 !== 0) return;
    const opened = await this.ask(`/api/packs/${pack}/open`, Opened, {});
    this.openings.set(pack, opened.value.cards.map(({ number }) => number).join(" "));
  }
}

class Refused extends Error {}

/** What is stored: the purchases by their keys. */
async function storedPurchases(keys: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await pool().query<{ key: string; id: string }>(
    `SELECT split_part(t.key, ':', 3) AS key, p.id FROM "Transfer" t JOIN "Purchase" p ON p."transferId" = t.id
     WHERE split_part(t.key, ':', 3) = ANY($1)`,
    [keys],
  );
  const found = new Map<string, string[]>();
  for (const { key, id } of rows) found.set(key, [...(found.get(key) ?? []), id]);
  return found;
}

/**
 * Shoppers who buy and open packs over HTTP while web, database and sidecar are killed with -9 in turn. Afterwards the
 * ledger is reconciled and held against what the shoppers were told: every acknowledged purchase is there once, with the
 * answer that was given; nothing else is.
 */
export async function purchaseStorm(options: {
  house: House;
  sidecarPort: number;
  shoppers: number;
  kills: number;
  say(line: string): void;
}): Promise<PurchaseReport> {
  const { house, sidecarPort, say } = options;
  const stock = await prisma().product.findFirstOrThrow({ where: { type: "booster", set: "WC" } });
  await perform({ kind: "shop/print", key: newId(), request: null, actorId: null }, async () =>
    ok({ transfers: [{ postings: move(`pack:${stock.id}`, 1_000_000, MINT, "shop"), memo: {} }], answer: {} }),
  );
  const shoppers: Shopper[] = [];
  for (let i = 0; i < options.shoppers; i++) {
    const { id } = await makeMember("shopper");
    await perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () =>
      ok({ transfers: [{ postings: move(COIN, 10_000_000, MINT, accountOf("purse", id)), memo: {} }], answer: {} }),
    );
    const cookie = `${sessionCookieName()}=${await sealSession(await sessionFor({ id }))}`;
    shoppers.push(new Shopper(house, id, cookie, stock));
  }
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
  const flying = (): BuyRequest[] => shoppers.flatMap(({ requests }) => requests.filter(({ sending }) => sending));
  const report: PurchaseReport = {
    ...{ shoppers: options.shoppers, kills: [], acked: 0, resent: 0, committedUnacked: 0, opened: 0, faults },
  };
  // Goes on until some kill has met a purchase that was committed and not answered: that one is the proof.
  for (let k = 0; k < options.kills || (report.committedUnacked === 0 && k < options.kills + MORE_KILLS); k++) {
    const part = PARTS[k % PARTS.length]!;
    const patience = Date.now() + 30_000;
    while (flying().length < IN_FLIGHT && Date.now() < patience) await new Promise((resolve) => setTimeout(resolve, 1));
    const requests = flying();
    const killed = house.killPart(part);
    const unanswered = requests.filter(({ open }) => open).map(({ key }) => key);
    await killed;
    if (part !== "database") await new Promise((resolve) => setTimeout(resolve, 100));
    const firstLook = part === "database" ? null : (await storedPurchases(unanswered)).size;
    await waitUntilOpen(house, sidecarPort);
    const committed = firstLook ?? (await storedPurchases(unanswered)).size;
    report.kills.push({ part, inFlight: requests.length, committed });
    report.committedUnacked += part === "sidecar" ? 0 : committed;
    say(
      `kill ${k + 1}: ${part}, ${requests.length} purchases in flight, ${committed} of the unanswered were committed`,
    );
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  over.value = true;
  await Promise.all(running);

  const requests = shoppers.flatMap((shopper) => shopper.requests);
  const stored = await storedPurchases(requests.map(({ key }) => key));
  for (const { key, purchaseId } of requests) {
    const found = stored.get(key) ?? [];
    if (purchaseId !== null && found.length !== 1)
      faults.push(`purchase ${key}: acknowledged, ${found.length} times there`);
    if (purchaseId !== null && found[0] !== purchaseId) faults.push(`purchase ${key}: answered as ${purchaseId}`);
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
  faults.push(...ledger.findings.map((finding) => `ledger: ${JSON.stringify(finding)}`));
  report.acked = requests.filter(({ purchaseId }) => purchaseId !== null).length;
  report.resent = requests.filter(({ sends }) => sends > 1).length;
  report.opened = shoppers.reduce((sum, { openings }) => sum + openings.size, 0);
  return report;
}
