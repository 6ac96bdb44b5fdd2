import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import type { TransferKind } from "@/lib/contracts/transfers";
import { newId } from "@/lib/db/ids";
import { findAnswers, LedgerWork, lockKeys, type NewTransfer, type Posted } from "@/lib/db/ledger-store";
import { PLANNED_ONCE, rollBack, transactAfter } from "@/lib/db/transaction";
import type { Posting } from "@/lib/engine/kernel/ledger";
import { type Json, ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { movePacks } from "./move-packs";

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
 * `ledger/short` with the asset and what is free. Closed packs go where the postings say (`movePacks`).
 */
export async function perform<A extends Json>(
  { kind, key, request, actorId, locks = [] }: TransferRequest,
  decide: (ledger: LedgerWork, transferId: string) => Promise<Result<Done<A>, Refusal>>,
): Promise<Result<A, Refusal>> {
  const asked: TransferRequest = { kind, key, request, actorId, locks };
  if (isMalformed(asked)) return refuse("ledger/malformed_key");
  return transactAfter(
    (client) => openFor(client, [asked]),
    async (client, known): Promise<Result<A, Refusal>> => {
      const done = await performOpened(client, asked, known, decide);
      return done.ok ? done : rollBack(done);
    },
  );
}

/**
 * The same in a transaction of whoever asks, which it has to be rolled back by if this refuses. It takes its locks where it is
 * called: nothing of the ledger was locked in the transaction before.
 */
export async function performWithin<A extends Json>(
  client: PoolClient,
  { kind, key, request, actorId, locks = [] }: TransferRequest,
  decide: (ledger: LedgerWork, transferId: string) => Promise<Result<Done<A>, Refusal>>,
): Promise<Result<A, Refusal>> {
  const asked: TransferRequest = { kind, key, request, actorId, locks };
  if (isMalformed(asked)) return refuse("ledger/malformed_key");
  return performOpened(client, asked, await openFor(client, [asked]), decide);
}

type Known = Awaited<ReturnType<typeof findAnswers>>;

/** Takes the locks of requests, and tells which of them were answered before. All is sent at once, and done in this order. */
async function openFor(client: PoolClient, requests: readonly TransferRequest[]): Promise<Known> {
  const keys = requests.map(ownKeyOf);
  const names = requests.flatMap(({ locks = [] }) => locks);
  const [, known] = await Promise.all([lockKeys(client, keys, names), findAnswers(client, keys)]);
  return known;
}

async function performOpened<A extends Json>(
  client: PoolClient,
  asked: TransferRequest,
  answers: Known,
  decide: (ledger: LedgerWork, transferId: string) => Promise<Result<Done<A>, Refusal>>,
): Promise<Result<A, Refusal>> {
  const known = answers.get(ownKeyOf(asked));
  if (known) return answerAgain(known, hashOf(asked));
  const transferId = newId();
  const ledger = new LedgerWork(client);
  const done = await decide(ledger, transferId);
  if (!done.ok) return done;
  const posted = await post(ledger, rowsOf(asked, transferId, done.value));
  if ("short" in posted) return refuse("ledger/short", { ...posted.short });
  return ok(done.value.answer);
}

/** One of several requests that are done together, with the id of its first transfer. */
export type Among<R extends TransferRequest> = { readonly asked: R; readonly transferId: string };

/**
 * Posts what several requests come to in one transaction, as `perform` does each. `decide` says what each comes to, in their
 * order; one that it refuses leaves the others as they are, so it must not have changed anything for it, in the ledger or in
 * rows of its own. What it sees of the ledger while it decides is what it has applied so far (`ledger.apply`). Throws, and
 * nothing was done, if any of them cannot be posted.
 */
export async function performTogether<A extends Json, R extends TransferRequest>(
  requests: readonly R[],
  decide: (ledger: LedgerWork, among: readonly Among<R>[]) => Promise<readonly Result<Done<A>, Refusal>[]>,
): Promise<Result<A, Refusal>[]> {
  const wellFormed = requests.filter((asked) => !isMalformed(asked));
  const firsts = new Map(wellFormed.toReversed().map((asked) => [ownKeyOf(asked), asked]));
  const open = (client: PoolClient) => openFor(client, [...firsts.values()]);
  const answers = await transactAfter(
    open,
    async (client, known) => {
      const fresh = wellFormed.filter((asked) => firsts.get(ownKeyOf(asked)) === asked && !known.has(ownKeyOf(asked)));
      const ledger = new LedgerWork(client);
      const among = fresh.map((asked) => ({ asked, transferId: newId() }));
      const done = among.length > 0 ? await decide(ledger, among) : [];
      const rows = among.flatMap(({ asked, transferId }, i) => {
        const one = done[i];
        return one?.ok ? rowsOf(asked, transferId, one.value) : [];
      });
      if (rows.length > 0) {
        const posted = await post(ledger, rows);
        if ("short" in posted)
          throw new Error(`Requests that were decided together fall short: ${JSON.stringify(posted)}`);
      }
      const decided = new Map<string, Result<A, Refusal>>();
      for (const [i, { asked }] of among.entries()) {
        const one = done[i];
        if (!one) throw new Error("A request was not decided.");
        decided.set(ownKeyOf(asked), one.ok ? ok(one.value.answer) : one);
      }
      return { known, decided };
    },
    PLANNED_ONCE,
  );
  return requests.map((asked) => {
    if (isMalformed(asked)) return refuse("ledger/malformed_key");
    const key = ownKeyOf(asked);
    const known = answers.known.get(key);
    if (known) return answerAgain<A>(known, hashOf(asked));
    const first = firsts.get(key);
    if (first && hashOf(first) !== hashOf(asked)) return refuse("ledger/key_reused");
    const decided = answers.decided.get(key);
    if (!decided) throw new Error("A request was not answered.");
    return decided;
  });
}

/** Writes transfers; closed packs go where they say. */
async function post(ledger: LedgerWork, rows: readonly NewTransfer[]): Promise<Posted> {
  const posted = await ledger.post(rows);
  if ("id" in posted)
    await movePacks(
      ledger.client,
      rows.map(({ postings }) => postings),
    );
  return posted;
}

const isMalformed = ({ key }: TransferRequest): boolean => key.length < 1 || key.length > 200;

/** A member's keys are their own: nobody is answered with what another did. */
const ownKeyOf = ({ kind, key, actorId }: TransferRequest): string => `${kind}:${actorId ?? "house"}:${key}`;

const hashOf = ({ request }: TransferRequest): string =>
  createHash("sha256").update(JSON.stringify(request)).digest("hex");

/** The stored answer is the one that this transfer gave: its kind is part of the key. */
const answerAgain = <A extends Json>(known: { request: string; answer: Json }, hash: string): Result<A, Refusal> =>
  known.request === hash ? ok(known.answer as A) : refuse("ledger/key_reused");

/** The transfers of a request as they are written. */
function rowsOf<A extends Json>(
  asked: TransferRequest,
  transferId: string,
  { answer, transfers: [first, ...further] }: Done<A>,
): NewTransfer[] {
  const { kind, actorId } = asked;
  const request = hashOf(asked);
  return [
    { id: transferId, key: ownKeyOf(asked), kind, request, actorId, answer, ...first },
    // Nobody asks for these by a key: it only has to be nobody else's.
    ...further.map((transfer, i): NewTransfer => {
      return { ...transfer, key: `${transferId}#${i + 1}`, request, answer: { with: transferId } };
    }),
  ];
}
