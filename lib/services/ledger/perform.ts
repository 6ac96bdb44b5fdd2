import { createHash } from "node:crypto";
import type { TransferKind } from "@/lib/contracts/statement";
import { newId } from "@/lib/db/ids";
import { findAnswer, LedgerWork, lockKey } from "@/lib/db/ledger-store";
import { rollBack, transact } from "@/lib/db/transaction";
import type { Posting } from "@/lib/engine/kernel/ledger";
import { type Json, ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";

/** Who does what: `key` makes it happen once, `request` is what was asked, both in the doer's own words. */
export type TransferRequest = {
  readonly kind: TransferKind;
  readonly key: string;
  readonly request: Json;
  readonly actorId: string | null;
};

/** What a transfer comes to: what moves, what is noted about it, and what is answered. */
export type Done<A extends Json> = {
  readonly postings: readonly Posting[];
  readonly memo: Json;
  readonly answer: A;
  readonly reversesId?: string;
};

/**
 * Makes a transfer once. `decide` reads, locks (`ledger.lock`, all at once) and writes rows of its own with the
 * transaction's client, and says what moves; a refusal undoes all of it. The same key and request give the stored answer
 * again, whatever has changed since; the same key with another request is refused as `ledger/key_reused`. An account
 * with too little refuses as `ledger/short` with the asset and what is free.
 */
export async function perform<A extends Json>(
  { kind, key, request, actorId }: TransferRequest,
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
    const transferId = newId();
    const ledger = new LedgerWork(client);
    const done = await decide(ledger, transferId);
    if (!done.ok) return rollBack(done);
    const posted = await ledger.post([{ id: transferId, key: ownKey, kind, request: hash, actorId, ...done.value }]);
    if ("short" in posted) return rollBack(refuse("ledger/short", { ...posted.short }));
    return ok(done.value.answer);
  });
}
