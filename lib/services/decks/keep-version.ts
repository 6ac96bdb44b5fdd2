import { type Actor, canCollect } from "@/lib/auth/policy";
import { transact } from "@/lib/db/transaction";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { addVersion, lockOwn } from "./own-deck";

/**
 * Keeps what a deck of one's own is as a version, as one leaves it; what is as the last one is kept once. Answers its number,
 * null for a deck that has none yet. Refuses `deck/sign_in`, `deck/members_only`, `deck/no_such_deck`.
 */
export async function keepVersion(
  actor: Actor,
  { id }: { id: string },
): Promise<Result<{ number: number | null }, Refusal>> {
  if (!actor) return refuse("deck/sign_in");
  if (!canCollect(actor)) return refuse("deck/members_only");
  return transact(async (client) => {
    const deck = await lockOwn(client, actor, id);
    if (!deck) return refuse("deck/no_such_deck");
    return ok({ number: await addVersion(client, id, deck, "left") });
  });
}
