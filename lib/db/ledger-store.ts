import type { PoolClient } from "pg";
import {
  type AccountId,
  type AssetId,
  inLockOrder,
  MINT,
  merged,
  type Posting,
  readAccount,
  unbalanced,
} from "../engine/kernel/ledger";
import type { Json } from "../engine/kernel/result";
import { newId } from "./ids";

/** A transfer as it is written into the ledger. */
export type NewTransfer = {
  /** Given where rows of the same transaction refer to it. */
  readonly id?: string;
  /** Unique; see `findAnswers`. */
  readonly key: string;
  readonly kind: string;
  /** Hash of what was asked. */
  readonly request: string;
  readonly actorId: string | null;
  readonly memo: Json;
  readonly answer: Json;
  readonly reversesId?: string;
  readonly postings: readonly Posting[];
};

/** An account that has less than a transfer takes from it: what it has, and what may leave. */
export type Shortage = { readonly account: AccountId; readonly asset: AssetId; readonly free: number };
export type Posted = { readonly id: string } | { readonly short: Shortage };

/**
 * Keeps all others who make the transfers of these keys waiting until this transaction ends; then takes named locks, if there
 * are any. Each of the two is taken in the order of its names, whichever order they are given in, so that no two wait for each other.
 */
export async function lockKeys(
  client: PoolClient,
  keys: readonly string[],
  names: readonly string[] = [],
): Promise<void> {
  const inOrder = (all: readonly string[]): string[] => [...new Set(all)].sort();
  await client.query({
    name: "ledger-lock-keys",
    text: "SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest($1::text[]) AS key",
    values: [[...inOrder(keys), ...inOrder(names.map((name) => `lock:${name}`))]],
  });
}

/** Takes named locks until this transaction ends, in the order of their names, whichever order they are given in. */
export async function lockNames(client: PoolClient, names: readonly string[]): Promise<void> {
  if (names.length > 0) await lockKeys(client, [], names);
}

/** What the transfers of these keys were asked for, and what they answered: those that were made. */
export async function findAnswers(
  client: PoolClient,
  keys: readonly string[],
): Promise<ReadonlyMap<string, { readonly request: string; readonly answer: Json }>> {
  const { rows } = await client.query<{ key: string; request: string; answer: Json }>({
    name: "ledger-find-answers",
    text: 'SELECT key, request, answer FROM "Transfer" WHERE key = ANY($1)',
    values: [keys],
  });
  return new Map(rows.map(({ key, ...made }) => [key, made]));
}

/** For which of these keys transfers were made. */
export async function findDone(client: PoolClient, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ key: string }>({
    name: "ledger-find-done",
    text: 'SELECT key FROM "Transfer" WHERE key = ANY($1)',
    values: [keys],
  });
  return new Set(rows.map(({ key }) => key));
}

export type Place = { readonly account: AccountId; readonly asset: AssetId };
/** `bound`: registered copies. `reserved`: what is set aside for orders. Neither leaves. */
export type Balance = { readonly balance: number; readonly bound: number; readonly reserved: number };

const NOTHING: Balance = { balance: 0, bound: 0, reserved: 0 };
const keyOf = ({ account, asset }: Place): string => `${account} ${asset}`;

/** What one transaction does in the ledger: locks holdings, reads them, and posts once. */
export class LedgerWork {
  private readonly locked = new Map<string, Balance>();
  /** Holdings that are other than they were read. */
  private readonly changed = new Map<string, Place>();
  /** The postings that were applied, by transfer, each with the balance after it. */
  private readonly applied = new Map<string, readonly Applied[]>();
  private last: Place | null = null;
  private readonly beside: ((client: PoolClient) => Promise<unknown>)[] = [];

  constructor(readonly client: PoolClient) {}

  /**
   * Locks holdings until the transaction ends, in the ledger's order; `balance` then tells what they hold. A transfer
   * that has to know balances names all that it may touch at once, so that two transfers never wait for each other.
   * Accounts are made where there are none. Throws where a holding would be locked behind one that comes after it: that
   * is a bug of whoever asks.
   */
  async lock(places: readonly Place[]): Promise<void> {
    const wanted = inLockOrder([...new Map(places.map((place) => [keyOf(place), place])).values()]).filter(
      (place) => place.account !== MINT && !this.locked.has(keyOf(place)),
    );
    const [first] = wanted;
    if (!first) return;
    if (this.last && inLockOrder([first, this.last])[0] === first)
      throw new Error(`${keyOf(first)} is locked after ${keyOf(this.last)}: name all that is touched at once.`);
    this.last = wanted.at(-1) ?? null;
    const accounts = [...new Set(wanted.map(({ account }) => account))].sort().map(accountRow);
    const { rows } = await this.client.query<{
      accountId: string;
      asset: string;
      balance: string;
      bound: number;
      reserved: string;
    }>({
      name: "ledger-lock",
      text: `WITH made AS (
               INSERT INTO "Account" (id, kind, "ownerId")
               SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) ON CONFLICT (id) DO NOTHING
             )
             INSERT INTO "Holding" AS held ("accountId", asset)
             SELECT account, asset FROM unnest($4::text[], $5::text[]) WITH ORDINALITY AS p(account, asset, n) ORDER BY n
             ON CONFLICT ("accountId", asset) DO UPDATE SET bound = held.bound
             RETURNING "accountId", asset, balance, bound, reserved`,
      values: [
        accounts.map(({ id }) => id),
        accounts.map(({ kind }) => kind),
        accounts.map(({ ownerId }) => ownerId),
        wanted.map(({ account }) => account),
        wanted.map(({ asset }) => asset),
      ],
    });
    for (const { accountId, asset, balance, bound, reserved } of rows)
      this.locked.set(`${accountId} ${asset}`, { balance: Number(balance), bound, reserved: Number(reserved) });
  }

  /** What a locked holding holds, after all that was applied; nothing where there is none. */
  balance(place: Place): Balance {
    return this.locked.get(keyOf(place)) ?? NOTHING;
  }

  /** What may leave a locked holding: neither bound nor set aside. */
  free(place: Place): number {
    const { balance, bound, reserved } = this.balance(place);
    return balance - bound - reserved;
  }

  /** Sets so many more of a locked holding aside, or so many fewer. It is written with what is posted. */
  reserve(place: Place, by: number): void {
    const key = keyOf(place);
    const held = this.locked.get(key);
    if (!held) throw new Error(`${key} is not locked.`);
    this.locked.set(key, { ...held, reserved: held.reserved + by });
    this.changed.set(key, place);
  }

  /** Rows of one's own that are sent together with what is posted, before it; where it falls short, they are not written. */
  writeBeside(write: (client: PoolClient) => Promise<unknown>): void {
    this.beside.push(write);
  }

  /**
   * Moves the postings of a transfer between locked holdings; `post` writes it. If an account has too little, nothing is
   * moved and the first shortage is told, in the ledger's order. Throws on postings that do not balance: that is a bug of
   * whoever made them.
   */
  apply({ id, kind, postings: given }: { id: string; kind: string; postings: readonly Posting[] }): Shortage | null {
    const postings = inLockOrder(merged(given));
    const asset = unbalanced(postings);
    if (asset !== null) throw new Error(`The postings of ${kind} do not balance in ${asset}.`);
    for (const { amount } of postings)
      if (!Number.isSafeInteger(amount)) throw new Error(`${kind} moves ${amount}, which is no whole number.`);
    const moves = postings.filter(({ account }) => account !== MINT);
    for (const posting of moves) {
      const free = this.free(posting);
      const { account, asset, amount } = posting;
      if (amount < 0 && free + amount < 0) return { account, asset, free };
    }
    for (const { account, asset, amount } of moves) {
      const key = keyOf({ account, asset });
      const held = this.balance({ account, asset });
      this.locked.set(key, { ...held, balance: held.balance + amount });
      this.changed.set(key, { account, asset });
    }
    const balanceOf = (posting: Posting) => (posting.account === MINT ? null : this.balance(posting).balance);
    this.applied.set(
      id,
      postings.map((posting) => ({ ...posting, balance: balanceOf(posting) })),
    );
    return null;
  }

  /**
   * Writes transfers with their postings, one after the other, moves the holdings, and what is set aside; those that were not
   * applied yet are applied first. If an account has too little at its turn, nothing is written and the first shortage is told.
   */
  async post(transfers: readonly NewTransfer[]): Promise<Posted> {
    const given = transfers.map((transfer) => ({ ...transfer, id: transfer.id ?? newId() }));
    const still = given.filter(({ id }) => !this.applied.has(id));
    await this.lock(still.flatMap(({ postings }) => inLockOrder(merged(postings))));
    for (const transfer of still) {
      const short = this.apply(transfer);
      if (short) return { short };
    }
    for (const { account, asset } of this.changed.values()) {
      const free = this.free({ account, asset });
      if (free < 0) return { short: { account, asset, free } };
    }
    const rows = given.flatMap(({ id }) => (this.applied.get(id) ?? []).map((posting) => ({ id, ...posting })));
    const sums = [...this.changed.values()].map((place) => ({ ...place, ...this.balance(place) }));
    const values = [
      JSON.stringify(given.map(rowOf)),
      rows.map(({ id }) => id),
      rows.map(({ account }) => account),
      rows.map(({ asset }) => asset),
      rows.map(({ amount }) => amount),
      rows.map(({ balance }) => balance),
      sums.map(({ account }) => account),
      sums.map(({ asset }) => asset),
      sums.map(({ balance }) => balance),
      sums.map(({ reserved }) => reserved),
    ];
    await Promise.all([
      ...this.beside.splice(0).map((write) => write(this.client)),
      this.client.query({ ...POST, values }),
    ]);
    return { id: given[0]?.id ?? "" };
  }
}

/** A posting with its account's balance after it; null for the mint. */
type Applied = Posting & { readonly balance: number | null };

function accountRow(id: AccountId): { id: string; kind: string; ownerId: string | null } {
  const said = readAccount(id);
  if (!said) throw new Error(`${id} is no account.`);
  return { id, kind: said.kind, ownerId: said.kind === "pot" ? null : said.of };
}

const rowOf = ({ postings: _, ...row }: NewTransfer) => row;

/** The time is that of the posting, when all holdings are locked: a transfer that waited for another is the later one. */
const POST = {
  name: "ledger-post",
  text: `WITH transfers AS (
           INSERT INTO "Transfer" (id, key, kind, request, "actorId", at, memo, answer, "reversesId")
           SELECT t.id, t.key, t.kind, t.request, t."actorId", clock_timestamp(), t.memo, t.answer, t."reversesId"
           FROM jsonb_to_recordset($1::jsonb)
             AS t(id text, key text, kind text, request text, "actorId" text, memo jsonb, answer jsonb, "reversesId" text)
         ), moved AS (
           UPDATE "Holding" SET balance = p.balance, reserved = p.reserved
           FROM unnest($7::text[], $8::text[], $9::bigint[], $10::bigint[]) AS p(account, asset, balance, reserved)
           WHERE "accountId" = p.account AND "Holding".asset = p.asset
         )
         INSERT INTO "Posting" ("transferId", "accountId", asset, amount, balance)
         SELECT * FROM unnest($2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[])`,
};
