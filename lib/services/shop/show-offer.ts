import { type Actor, canCollect } from "@/lib/auth/policy";
import { MOST_AT_ONCE } from "@/lib/contracts/shop-words";
import { packCommitment, packSecret } from "@/lib/engine/ccg/factory/prove-pack";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readPackSeed } from "./pack-seed";

/** What a member is shown before they pay: the number of their next pack, and the commitments of the next ones. */
export type Offer = { readonly first: number; readonly commitments: readonly string[] };

/**
 * The offer to a member; refuses `shop/sign_in`, `shop/members_only`, and `shop/not_ready` for the moment in which a new member
 * has no seed yet. Nothing is written or reserved by looking.
 */
export async function showOffer(actor: Actor): Promise<Result<Offer, Refusal>> {
  if (!actor) return refuse("shop/sign_in");
  if (!canCollect(actor)) return refuse("shop/members_only");
  const packs = await readPackSeed(actor.id);
  if (!packs) return refuse("shop/not_ready");
  const { seed, next } = packs;
  const commitments = Array.from({ length: MOST_AT_ONCE }, (_, i) => packCommitment(packSecret(seed, next + i)));
  return ok({ first: next, commitments });
}
