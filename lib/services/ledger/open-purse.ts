import type { Member } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { accountOf, COIN, MINT, move, SHOP } from "@/lib/engine/kernel/ledger";
import type { Cents } from "@/lib/engine/kernel/money";
import { ok } from "@/lib/engine/kernel/result";
import { readSettings } from "../economy/read-settings";
import { actingAs } from "../egos/acting";
import { perform } from "./perform";

/**
 * What a member would begin with who came now: INITIAL_MONEY + AMOUNT_TO_PAY_WEEKLY × the products in the shop.
 */
export async function readWelcome(): Promise<{ amount: Cents; products: number }> {
  const { initialMoney, weeklyPay } = await readSettings();
  const products = await prisma().holding.count({
    where: { accountId: SHOP, asset: { startsWith: "pack:" }, balance: { gt: 0 } },
  });
  return { amount: initialMoney + weeklyPay * products, products };
}

/** Gives a new member their starting money. Doing it again changes nothing. */
export async function openPurse(userId: string): Promise<void> {
  const { amount, products } = await readWelcome();
  const paid = await perform({ kind: "pay/start", key: "start", request: null, actorId: userId }, async () =>
    ok({
      transfers: [{ postings: move(COIN, amount, MINT, accountOf("purse", userId)), memo: { products } }],
      answer: { amount },
    }),
  );
  if (!paid.ok) throw new Error(`The purse of ${userId} could not be opened: ${paid.error.code}`);
}

/** What is in the purse that a member acts with, and what of it bids have set aside; `sealed`: it is their alter ego's. */
export type PurseHolds = { readonly money: Cents; readonly aside: Cents; readonly sealed: boolean };

export async function readPurseHolds(member: Member): Promise<PurseHolds> {
  if (member.guest) return { money: 0, aside: 0, sealed: false };
  const { purse: accountId, sealed } = await actingAs(member.id);
  const held = await prisma().holding.findUnique({ where: { accountId_asset: { accountId, asset: COIN } } });
  return { money: Number(held?.balance ?? 0), aside: Number(held?.reserved ?? 0), sealed };
}

/** What of a member's purse may be spent: not what bids have set aside. */
export async function readSpendable(member: Member): Promise<Cents> {
  const { money, aside } = await readPurseHolds(member);
  return money - aside;
}

/** What is in a member's purse. */
export const readPurse = async (member: Member): Promise<Cents> => (await readPurseHolds(member)).money;
