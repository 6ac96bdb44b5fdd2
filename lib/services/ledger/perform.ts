import { createHash } from "node:crypto";
import type { TransferKind } from "@/lib/contracts/transfers";
import { newId } from "@/lib/db/ids";
import { findAnswer, LedgerWork, lockKey, lockNames, type NewTransfer } from "@/lib/db/ledger-store";
import { rollBack, transact } from "@/lib/db/transaction";
import type { Posting } from "@/lib/engine/kernel/ledger";
import { type Json, ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";

/** Who does what: `key` makes it happen once, `request` is what was asked, both in the actor's own words. */
export type TransferRequest = {
  readonly kind: TransferKind;
  readonly key: string;
  readonly request: Json;
  readonly actorId: string | null;
  /** Names of what only one transaction may change at a time (an order book, a transfer to be undone). */
  readonly locks?: readonly string[];
};

/** One transfer of a transaction: what moves, and what is noted about it. */
export type Transfer = {
  readonly postings: readonly Posting[];
  readonly memo: Json;
  readonly reversesId?: string;
};

/** A transfer besides the one that was asked for, of a kind and an actor of its own. */
export type FurtherTransfer = Transfer & {
  /** Given where rows of the same transaction refer to it. */
  readonly id?: string;
  readonly kind: TransferKind;
  readonly actorId: string | null;
};

/** What a request comes to: its transfer, those that follow from it, and what is answered. All are posted or none. */
export type Done<A extends Json> = {
  readonly transfers: readonly [Transfer, ...FurtherTransfer[]];
  readonly answer: A;
};

/**
 * Posts what a request comes to, once: one transfer, or several in one transaction (a bid and all that it fills).
 *
 * Locks are taken in one order, so that no two transactions wait for each other: the request's key, its named `locks` in
 * their order, then the holdings in the ledger's (`ledger.lock`, all at once, by `decide`; those that are not locked when
 * `decide` is done are locked then). `decide` reads and writes rows of its own with the transaction's client and says
 * what moves; a refusal undoes all of it. `transferId` is the first transfer's.
 *
 * The same key and request give the stored answer again, whatever has changed since; the same key with another request is
 * refused as `ledger/key_reused`. An account that has too little, at its place in the sequence of transfers, refuses as
 * `ledger/short` with the asset and what is free.
 */
export async function perform<A extends Json>(
  { kind, key, request, actorId, locks = [] }: TransferRequest,
  decide: (ledger: LedgerWork, transferId: string) => Promise<Result<Done<A>, Refusal>>,
): Promise<Result<A, Refusal>> {
  if (key.length < 1 || key.length > 200) return refuse("ledger/malformed_key");
  // A member's keys are their own: nobody is answered with what another did.
  const ownKey = `${kind}:${actorId ?? "house"}:${key}`;
  const hash = createHash("sha256").update(JSON.stringify(request)).digest("hex");
  return transact(async (client): Promise<Result<A, Refusal>> => {
    await lockKey(client, ownKey);
    const known = await findAnswer(client, ownKey);
    // The stored answer is the one that this transfer gave: its kind is part of the key.
    if (known) return known.request === hash ? ok(known.answer as A) : refuse("ledger/key_reused");
    await lockNames(client, locks);
    const transferId = newId();
    const ledger = new LedgerWork(client);
    const done = await decide(ledger, transferId);
    if (!done.ok) return rollBack(done);
    const { answer, transfers } = done.value;
    const [first, ...further] = transfers;
    const posted = await ledger.post([
      { id: transferId, key: ownKey, kind, request: hash, actorId, answer, ...first },
      // Nobody asks for these by a key: it only has to be nobody else's.
      ...further.map((transfer, i): NewTransfer => {
        return { ...transfer, key: `${transferId}#${i + 1}`, request: hash, answer: { with: transferId } };
      }),
    ]);
    if ("short" in posted) return rollBack(refuse("ledger/short", { ...posted.short }));
    return ok(answer);
  });
}
