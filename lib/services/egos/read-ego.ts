import type { Member } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { accountOf, COIN, readAsset } from "@/lib/engine/kernel/ledger";
import type { Cents } from "@/lib/engine/kernel/money";

/** An alter ego as its member sees it. */
export type Ego = {
  /** They play it now. */
  readonly isOn: boolean;
  readonly money: Cents;
  readonly cards: number;
  readonly packs: number;
};

/** The alter ego of a member; null: they have none. */
export async function readEgo({ id }: Member): Promise<Ego | null> {
  const ego = await prisma().ego.findUnique({ where: { userId: id } });
  if (!ego) return null;
  const held = await prisma().holding.findMany({
    where: {
      accountId: { in: [accountOf("sealed-purse", id), accountOf("sealed-binder", id)] },
      balance: { gt: 0 },
    },
  });
  const sum = (is: "coin" | "card" | "pack"): number =>
    held.reduce((total, { asset, balance }) => total + (readAsset(asset)?.is === is ? Number(balance) : 0), 0);
  return { isOn: ego.isOn, money: sum(COIN), cards: sum("card"), packs: sum("pack") };
}
