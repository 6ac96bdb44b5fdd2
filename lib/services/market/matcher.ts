import { setImmediate } from "node:timers/promises";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { performTogether, type TransferRequest } from "../ledger/perform";
import type { NewOrders, Settlement } from "./act";
import { settleTogether } from "./settle-orders";

/** What a member asks of the market, and the orders that it means. */
export type MarketRequest = TransferRequest & { readonly means: NewOrders };
type Answer = Result<Settlement, Refusal>;
type Waiting = { readonly asked: MarketRequest; done(answer: Answer): void; failed(error: unknown): void };

/** So many acts are committed together at most. */
const MOST_TOGETHER = 64;

const waiting: Waiting[] = [];
let isBusy = false;

/** Settles requests in one transaction, one after the other, as if each were alone. */
export const settleNow = (requests: readonly MarketRequest[]): Promise<Answer[]> =>
  performTogether<Settlement, MarketRequest>(requests, (ledger, among) =>
    settleTogether(
      ledger,
      among.map(({ asked, transferId }) => ({ ...asked.means, transferId })),
    ),
  );

/**
 * Settles a request together with those that came to this process while others were being written: a transaction is most of
 * what an order costs. Each is answered once it is durable. Where some cannot be written together, each is tried alone, so
 * that none suffers for another.
 */
export function settle(asked: MarketRequest): Promise<Answer> {
  return new Promise((done, failed) => {
    waiting.push({ asked, done, failed });
    void goOn();
  });
}

/** One batch after the other: two at once were slower by a tenth over many books, and by two fifths over one. */
async function goOn(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  while (waiting.length > 0) {
    // What has come in meanwhile is read first, and goes along.
    await setImmediate();
    await settleAll(waiting.splice(0, MOST_TOGETHER));
  }
  isBusy = false;
}

async function settleAll(batch: readonly Waiting[]): Promise<void> {
  try {
    const answers = await settleNow(batch.map(({ asked }) => asked));
    for (const [i, one] of batch.entries()) {
      const answer = answers[i]!;
      // A book whose best the others took to the end is read on for whoever came behind them.
      if (batch.length > 1 && !answer.ok && answer.error.code === "market/busy") await settleAll([one]);
      else one.done(answer);
    }
  } catch (error) {
    if (batch.length === 1) return batch[0]?.failed(error);
    for (const one of batch) await settleAll([one]);
  }
}
