import type { LedgerWork } from "@/lib/db/ledger-store";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import type { Done } from "../ledger/perform";
import type { Act, NewOrders, Settlement } from "./act";
import { decideAct } from "./decide-act";
import { MarketWork } from "./market-work";

/**
 * What acts come to, one after the other, within a transaction that holds the locks of their books and of their members'
 * orders: orders are filled from what stands, also from what the acts before them left standing, and what is left stands from
 * now on, with copies or money set aside. Each fill is a transfer of its own. Of an act nothing is done, and it is refused:
 * `market/no_such_card`, `market/halted`, `market/too_many` open orders, `market/price_changed` with what holds now,
 * `market/own_order`, `market/not_filled` or `market/too_dear` what is filled at once or not at all, `market/too_few` copies that are free, `market/too_poor`.
 */
export async function settleTogether(
  ledger: LedgerWork,
  acts: readonly Act[],
): Promise<Result<Done<Settlement>, Refusal>[]> {
  const market = await MarketWork.begin(ledger, acts);
  const settled: Result<Done<Settlement>, Refusal>[] = [];
  for (const act of acts) settled.push(await decideAct(market, act));
  await market.write();
  return settled;
}

/** The same of one act. */
export async function settleOrders(
  ledger: LedgerWork,
  transferId: string,
  asked: NewOrders,
): Promise<Result<Done<Settlement>, Refusal>> {
  const [settled] = await settleTogether(ledger, [{ ...asked, transferId }]);
  if (!settled) throw new Error("An act came to nothing.");
  return settled;
}
