import { type Actor, canCollect, type Member } from "@/lib/auth/policy";
import type { ShortGood } from "@/lib/contracts/trade-words";
import type { ConfirmTrade } from "@/lib/contracts/trades";
import { lockNames } from "@/lib/db/ledger-store";
import { announceTopics } from "@/lib/db/topic-signal";
import { transact } from "@/lib/db/transaction";
import { confirmDeal, unconfirm } from "@/lib/engine/ccg/trade/deal";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { settleTrade } from "./settle-trade";
import { openTradeOf, readTradeRow, tellOfTrade, tradeLock, writeDeal } from "./trade-rows";

export type Confirmed = { readonly settled: boolean };
/** `last`: it needs no more than this one's word, which is given by settling it. */
type Noted = Confirmed | "last";

async function note(member: Member, { id, version, confirmed }: ConfirmTrade): Promise<Result<Noted, Refusal>> {
  return transact(async (client): Promise<Result<Noted, Refusal>> => {
    await lockNames(client, [tradeLock(id)]);
    const row = await openTradeOf(client, { id, member: member.id });
    // Asked again after its answer was lost, it is settled.
    if (!row.ok && row.error.code === "trade/closed" && confirmed) {
      const closed = await readTradeRow(client, id);
      if (closed?.state === "settled" && closed.deal.version === version) return ok({ settled: true });
    }
    if (!row.ok) return row;
    const { deal } = row.value;
    if (!confirmed) {
      await writeDeal(client, id, {
        ...deal,
        parties: deal.parties.map((one) => (one.member === member.id ? { ...one, confirmed: false } : one)),
      });
      return ok({ settled: false });
    }
    const agreed = confirmDeal(deal, member.id, version);
    if (!agreed.ok) return agreed;
    if (agreed.value.settles) return ok("last");
    await writeDeal(client, id, agreed.value.deal);
    const users = agreed.value.deal.parties.flatMap((one) => (one.confirmed ? [] : [one.member]));
    await tellOfTrade(client, "trade_confirmed", { id, users, nick: member.nick, once: `${version}/${member.id}` });
    return ok({ settled: false });
  });
}

/** It could not be settled: nobody agrees to it any more, and what was lacking is kept for all to see. */
async function fallBack(id: string, version: number, short: readonly ShortGood[]): Promise<void> {
  await transact(async (client) => {
    await lockNames(client, [tradeLock(id)]);
    const row = await readTradeRow(client, id);
    if (row?.state === "open" && row.deal.version === version)
      await writeDeal(client, id, unconfirm(row.deal), { short });
  });
}

/**
 * Agrees to a trade as one saw it, or takes that back. The last who agrees settles it: everything is looked at again, and
 * moves in one transaction. Refuses `trade/sign_in`, `trade/members_only`, whatever `openTradeOf` refuses, `trade/stale`
 * and `trade/one_sided`; and what `settleTrade` refuses, after which nobody agrees any more and what lies there stays.
 */
export async function confirmTrade(actor: Actor, input: ConfirmTrade): Promise<Result<Confirmed, Refusal>> {
  if (!actor) return refuse("trade/sign_in");
  if (!canCollect(actor)) return refuse("trade/members_only");
  const noted = await note(actor, input);
  if (!noted.ok) return noted;
  let outcome: Result<Confirmed, Refusal>;
  if (noted.value === "last") {
    const settled = await settleTrade(actor, input);
    outcome = settled.ok ? ok({ settled: true }) : settled.refusal;
    if (!settled.ok && settled.short) await fallBack(input.id, input.version, settled.short);
  } else outcome = ok(noted.value);
  announceTopics([`trade:${input.id}`]);
  return outcome;
}
