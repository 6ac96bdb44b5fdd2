import { type Actor, canCollect } from "@/lib/auth/policy";
import { type Pricing, StoredPricing } from "@/lib/contracts/market";
import { prisma } from "@/lib/db/client";
import type { Card } from "@/lib/engine/ccg/cards/model";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import type { Cents } from "@/lib/engine/kernel/money";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";

const USUAL: Pricing = { rule: "higher", prices: {} };

/** How a member prices what they sell (`/set price`, `/default`). */
export async function readPricing(userId: string): Promise<Pricing> {
  const user = await prisma().user.findUnique({ where: { id: userId }, select: { pricing: true } });
  const read = StoredPricing.safeParse(user?.pricing ?? null);
  return read.success ? { rule: read.data.rule, prices: read.data.prices } : USUAL;
}

/** Sets it. Refuses `market/sign_in` and `market/members_only`. */
export async function setPricing(actor: Actor, given: Pricing): Promise<Result<Pricing, Refusal>> {
  if (!actor) return refuse("market/sign_in");
  if (!canCollect(actor)) return refuse("market/members_only");
  const stored: StoredPricing = { v: 1, ...given };
  await prisma().user.update({ where: { id: actor.id }, data: { pricing: stored } });
  return ok(given);
}

/** What a plain card of a rarity costs where nobody offers it: the member's own price of it, else what the house says. */
export const defaultPrice = (card: Card, worth: Cents, { prices }: Pricing): Cents =>
  (card.foilOf === null ? prices[rarityCodes(card)[0] ?? ""] : undefined) ?? worth;
