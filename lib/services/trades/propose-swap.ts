import { type Actor, canCollect } from "@/lib/auth/policy";
import type { ProposeSwap } from "@/lib/contracts/trades";
import { announceTopics } from "@/lib/db/topic-signal";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { knownGoods } from "./check-goods";
import { findPartner } from "./find-partner";
import { makeTrade } from "./open-trade";

/**
 * Proposes a swap to one or two others: a trade in which each gives to the next, with one's own word given already. They are
 * told, and all of it is done when the last agrees. The same key proposes once. Refuses `trade/sign_in`,
 * `trade/members_only`, `trade/twice` where somebody is named twice, and whatever `findPartner`, `knownGoods` and `makeTrade` refuse.
 */
export async function proposeSwap(
  actor: Actor,
  { key, gives, others }: ProposeSwap,
): Promise<Result<{ id: string }, Refusal>> {
  if (!actor) return refuse("trade/sign_in");
  if (!canCollect(actor)) return refuse("trade/members_only");
  const names = await knownGoods([...gives, ...others.flatMap((other) => other.gives)]);
  if (!names.ok) return names;
  const parties = [{ member: actor.id, gives }];
  for (const other of others) {
    const partner = await findPartner(actor, other.nick);
    if (!partner.ok) return partner;
    parties.push({ member: partner.value.id, gives: other.gives });
  }
  if (new Set(parties.map(({ member }) => member)).size < parties.length) return refuse("trade/twice");
  const made = await makeTrade({ madeById: actor.id, nick: actor.nick, key, parties, agreed: true });
  if (!made.ok) return made;
  announceTopics([`trade:${made.value.id}`]);
  return ok(made.value);
}
