import { type Actor, canCollect } from "@/lib/auth/policy";
import { TRADE_DAYS } from "@/lib/contracts/trade-words";
import type { ChangeTrade } from "@/lib/contracts/trades";
import { lockNames } from "@/lib/db/ledger-store";
import { announceTopics } from "@/lib/db/topic-signal";
import { transact } from "@/lib/db/transaction";
import { changeDeal } from "@/lib/engine/ccg/trade/deal";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { knownGoods } from "./check-goods";
import { openTradeOf, tradeLock, writeDeal } from "./trade-rows";

/**
 * Puts other goods on a side of a trade: one's own, or another's as a wish, which they agree to or change. Everybody has to
 * agree anew. Nothing is moved or set aside, so it may be more than there is. Refuses `trade/sign_in`,
 * `trade/members_only`, `trade/no_such_thing`, whatever `openTradeOf` refuses, and `trade/side_changed`.
 */
export async function changeTrade(
  actor: Actor,
  { id, seat, goods, seen }: ChangeTrade,
): Promise<Result<{ version: number }, Refusal>> {
  if (!actor) return refuse("trade/sign_in");
  if (!canCollect(actor)) return refuse("trade/members_only");
  const names = await knownGoods(goods);
  if (!names.ok) return names;
  const changed = await transact(async (client): Promise<Result<{ version: number }, Refusal>> => {
    await lockNames(client, [tradeLock(id)]);
    const row = await openTradeOf(client, { id, member: actor.id });
    if (!row.ok) return row;
    const deal = changeDeal(row.value.deal, { seat, goods, seen });
    if (!deal.ok) return deal;
    if (deal.value !== row.value.deal) await writeDeal(client, id, deal.value, { days: TRADE_DAYS });
    return ok({ version: deal.value.version });
  });
  if (changed.ok) announceTopics([`trade:${id}`]);
  return changed;
}
