import { type Actor, canCollect } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import type { Cents } from "@/lib/engine/kernel/money";
import { actingAs } from "../egos/acting";
import { readSpendable } from "../ledger/open-purse";
import { type Offer, showOffer } from "./show-offer";

/** What the shop has to know of who looks round: an offer only for members. */
export type Shopper = {
  readonly who: "member" | "guest" | "visitor";
  readonly offer: Offer | null;
  /** What may be spent of it. */
  readonly purse: Cents;
  /** Product → free packs. */
  readonly tickets: Readonly<Record<string, number>>;
  /** Product → packs bought so far, of those that a member may buy only so many of. */
  readonly bought: Readonly<Record<string, number>>;
  /** Packs that wait to be opened. */
  readonly closed: number;
};

const NOBODY: Omit<Shopper, "who"> = { offer: null, purse: 0, tickets: {}, bought: {}, closed: 0 };

/** Reads it; guests and those who are not signed in have nothing. */
export async function readShopper(actor: Actor): Promise<Shopper> {
  if (!canCollect(actor)) return { who: actor ? "guest" : "visitor", ...NOBODY };
  const { binder: accountId } = await actingAs(actor.id);
  const [offer, purse, held, limited, closed] = await Promise.all([
    showOffer(actor),
    readSpendable(actor),
    prisma().holding.findMany({ where: { accountId, asset: { startsWith: "ticket:" }, balance: { gt: 0 } } }),
    prisma().purchase.groupBy({
      by: ["productId"],
      where: { userId: actor.id, product: { memberLimit: { not: null } } },
      _sum: { quantity: true },
    }),
    prisma().pack.count({ where: { holderId: accountId, openedAt: null } }),
  ]);
  return {
    who: "member",
    offer: offer.ok ? offer.value : null,
    purse,
    tickets: Object.fromEntries(held.map(({ asset, balance }) => [asset.slice("ticket:".length), Number(balance)])),
    bought: Object.fromEntries(limited.map(({ productId, _sum }) => [productId, _sum.quantity ?? 0])),
    closed,
  };
}
