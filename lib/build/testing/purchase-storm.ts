import { z } from "zod";
import { prisma } from "../../db/client";
import type { Stormed } from "./storm";
import { Asker, type StormRequest } from "./storm-asker";
import { queryStormed } from "./strikes";

const Bought = z.object({ value: z.object({ purchaseId: z.string(), packs: z.array(z.string()).length(1) }) });
const Opened = z.object({ value: z.object({ cards: z.array(z.object({ number: z.number() })) }) });
const Offered = z.object({ value: z.object({ first: z.number(), commitments: z.array(z.string()).min(1) }) });

/** A member who buys packs and opens some of them. */
export class Shopper extends Asker {
  readonly requests: StormRequest<z.output<typeof Bought>>[] = [];
  readonly openings = new Map<string, string>();

  constructor(
    house: Stormed,
    userId: string,
    cookie: string,
    private readonly product: { id: string; price: number },
  ) {
    super(house, userId, cookie);
  }

  /** Buys a pack, and opens each fourth one. */
  async act(): Promise<void> {
    const offer = await this.ask("/api/shop/offer", Offered, null);
    const request = this.request<z.output<typeof Bought>>("purchase");
    this.requests.push(request);
    const body = {
      ...{ key: request.key, productId: this.product.id, quantity: 1, unitPrice: this.product.price },
      ...{ first: offer.value.first, commitment: offer.value.commitments[0], share: "storm" },
    };
    const bought = await this.ask("/api/shop/purchases", Bought, body, request);
    const [pack] = bought.value.packs;
    if (pack === undefined || this.requests.length % 4 !== 0) return;
    const opened = await this.ask(`/api/packs/${pack}/open`, Opened, {});
    this.openings.set(pack, opened.value.cards.map(({ number }) => number).join(" "));
  }
}

/** The purchases that are stored, by their keys. */
async function storedPurchases(house: Stormed, keys: readonly string[]) {
  const rows = await queryStormed<{ key: string; id: string }>(
    house.databaseUrl,
    `SELECT split_part(t.key, ':', 3) AS key, p.id FROM "Transfer" t JOIN "Purchase" p ON p."transferId" = t.id
     WHERE split_part(t.key, ':', 3) = ANY($1)`,
    [keys],
  );
  const found = new Map<string, string[]>();
  for (const { key, id } of rows) found.set(key, [...(found.get(key) ?? []), id]);
  return found;
}

/** What is wrong with what is stored of what these bought and opened, a line each. */
export async function purchaseFaults(house: Stormed, shoppers: readonly Shopper[]): Promise<string[]> {
  const faults: string[] = [];
  const requests = shoppers.flatMap((shopper) => shopper.requests);
  const stored = await storedPurchases(
    house,
    requests.map(({ key }) => key),
  );
  for (const { key, answer } of requests) {
    const purchaseId = answer?.value.purchaseId ?? null;
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
  return faults;
}
