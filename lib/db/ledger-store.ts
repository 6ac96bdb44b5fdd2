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

/** A deed as it is written into the ledger. */
export type NewTransfer = {
  /** Given where rows of the same transaction refer to it. */
  readonly id?: string;
  /** Unique; see `findAnswer`. */
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

/** Keeps all others who do the deed of this key waiting until this transaction ends. */
export async function lockKey(client: PoolClient, key: string): Promise<void> {
  await client.query({
    name: "ledger-lock-key",
    text: "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))",
    values: [key],
  });
}

/** What the deed of this key was asked, and what it answered; null if it was not done. */
export async function findAnswer(
  client: PoolClient,
  key: string,
): Promise<{ id: string; request: string; answer: Json } | null> {
  const { rows } = await client.query<{ id: string; request: string; answer: Json }>({
    name: "ledger-find-answer",
    text: 'SELECT id, request, answer FROM "Transfer" WHERE key = $1',
    values: [key],
  });
  return rows[0] ?? null;
}

export type Place = { readonly account: AccountId; readonly asset: AssetId };
export type Balance = { readonly balance: number; readonly bound: number };
/** Balances that this transaction has locked. */
export type Balances = (place: Place) => Balance;

const NOTHING: Balance = { balance: 0, bound: 0 };
const keyOf = ({ account, asset }: Place): string => `${account} ${asset}`;

/**
 * Locks holdings for this transaction, in the ledger's order, and tells what they hold. A deed that has to know balances
 * names all that it may touch at once, so that two deeds never wait for each other. Accounts are made where there are none.
 */
export async function lockHoldings(client: PoolClient, places: readonly Place[]): Promise<Balances> {
  const wanted = inLockOrder([...new Map(places.map((place) => [keyOf(place), place])).values()]).filter(
    ({ account }) => account !== MINT,
  );
  if (wanted.length === 0) return () => NOTHING;
  await makeAccounts(
    client,
    wanted.map(({ account }) => account),
  );
  const { rows } = await client.query<{ accountId: string; asset: string; balance: string; bound: number }>({
    name: "ledger-lock",
    text: `INSERT INTO "Holding" AS held ("accountId", asset)
           SELECT account, asset FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS p(account, asset, n) ORDER BY n
           ON CONFLICT ("accountId", asset) DO UPDATE SET bound = held.bound
           RETURNING "accountId", asset, balance, bound`,
    values: [wanted.map(({ account }) => account), wanted.map(({ asset }) => asset)],
  });
  const held = new Map(
    rows.map((row) => [`${row.accountId} ${row.asset}`, { balance: Number(row.balance), bound: row.bound }]),
  );
  return (place) => held.get(keyOf(place)) ?? NOTHING;
}

async function makeAccounts(client: PoolClient, ids: readonly AccountId[]): Promise<void> {
  const accounts = [...new Set(ids)].sort().map((id) => ({ id, said: readAccount(id) }));
  await client.query({
    name: "ledger-make-accounts",
    text: `INSERT INTO "Account" (id, kind, "ownerId")
           SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) ON CONFLICT (id) DO NOTHING`,
    values: [
      accounts.map(({ id }) => id),
      accounts.map(({ id, said }) => {
        if (!said) throw new Error(`${id} is no account.`);
        return said.kind;
      }),
      accounts.map(({ said }) => (said && said.kind !== "pot" ? said.of : null)),
    ],
  });
}

/**
 * Writes transfers with their postings and moves the holdings, in the transaction of `client`. If an account has too
 * little, nothing is written and the first shortage in the ledger's order is told. Throws on postings that do not
 * balance: that is a bug of whoever made them.
 */
export async function post(client: PoolClient, transfers: readonly NewTransfer[]): Promise<Posted> {
  const given = transfers.map((transfer) => ({
    ...transfer,
    id: transfer.id ?? newId(),
    postings: inLockOrder(merged(transfer.postings)),
  }));
  for (const { kind, postings } of given) {
    const asset = unbalanced(postings);
    if (asset !== null) throw new Error(`The postings of ${kind} do not balance in ${asset}.`);
    for (const { amount } of postings)
      if (!Number.isSafeInteger(amount)) throw new Error(`${kind} moves ${amount}, which is no whole number.`);
  }
  const sums = merged(given.flatMap(({ postings }) => postings));
  const balances = await lockHoldings(
    client,
    given.flatMap(({ postings }) => postings),
  );
  for (const { account, asset, amount } of inLockOrder(sums)) {
    if (account === MINT) continue;
    const { balance, bound } = balances({ account, asset });
    if (balance + amount < bound && amount < 0) return { short: { account, asset, free: balance - bound } };
  }
  await client.query({
    name: "ledger-transfers",
    text: `INSERT INTO "Transfer" (id, key, kind, request, "actorId", memo, answer, "reversesId")
           SELECT t.id, t.key, t.kind, t.request, t."actorId", t.memo, t.answer, t."reversesId"
           FROM jsonb_to_recordset($1::jsonb)
             AS t(id text, key text, kind text, request text, "actorId" text, memo jsonb, answer jsonb, "reversesId" text)`,
    values: [JSON.stringify(given.map(({ postings: _, ...row }) => row))],
  });
  await client.query({ name: "ledger-postings", ...POSTINGS, values: columnsOf(given, sums, balances) });
  const [first] = given;
  return { id: first?.id ?? "" };
}

const POSTINGS = {
  text: `WITH moved AS (
           UPDATE "Holding" SET balance = p.balance
           FROM unnest($6::text[], $7::text[], $8::bigint[]) AS p(account, asset, balance)
           WHERE "accountId" = p.account AND "Holding".asset = p.asset
         )
         INSERT INTO "Posting" ("transferId", "accountId", asset, amount, balance)
         SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[])`,
};

/** The columns of the postings with the balance after each, and of the holdings with the balance after all. */
function columnsOf(
  given: readonly { id: string; postings: readonly Posting[] }[],
  sums: readonly Posting[],
  balances: Balances,
): unknown[] {
  const running = new Map<string, number>();
  const rows = given.flatMap(({ id, postings }) =>
    postings.map((posting) => {
      if (posting.account === MINT) return { id, posting, balance: null };
      const key = keyOf(posting);
      const balance = (running.get(key) ?? balances(posting).balance) + posting.amount;
      running.set(key, balance);
      return { id, posting, balance };
    }),
  );
  const held = sums.filter(({ account }) => account !== MINT);
  return [
    rows.map(({ id }) => id),
    rows.map(({ posting }) => posting.account),
    rows.map(({ posting }) => posting.asset),
    rows.map(({ posting }) => posting.amount),
    rows.map(({ balance }) => balance),
    held.map(({ account }) => account),
    held.map(({ asset }) => asset),
    held.map((place) => balances(place).balance + place.amount),
  ];
}
