import type { PoolClient } from "pg";
import { pool } from "@/lib/db/pool";
import { type AccountId, accountOf } from "@/lib/engine/kernel/ledger";

/** The accounts that a member acts with: their own, or those of the alter ego that they play. */
export type Acting = { readonly sealed: boolean; readonly purse: AccountId; readonly binder: AccountId };

const accountsOf = (userId: string, sealed: boolean): Acting => ({
  sealed,
  purse: accountOf(sealed ? "sealed-purse" : "purse", userId),
  binder: accountOf(sealed ? "sealed-binder" : "binder", userId),
});

/** As whom a member acts now. */
export async function actingAs(userId: string): Promise<Acting> {
  const { rows } = await pool().query<{ isOn: boolean }>({
    name: "ego-is-on",
    text: 'SELECT "isOn" FROM "Ego" WHERE "userId" = $1',
    values: [userId],
  });
  return accountsOf(userId, rows[0]?.isOn ?? false);
}

/**
 * The same for the transaction of `client`, until whose end they stay it: asked for before anything of the ledger is
 * locked. A member who has no alter ego may begin one meanwhile, and has acted as themself.
 */
export async function actingWithin(client: PoolClient, userId: string): Promise<Acting> {
  const { rows } = await client.query<{ isOn: boolean }>({
    name: "ego-is-on-locked",
    text: 'SELECT "isOn" FROM "Ego" WHERE "userId" = $1 FOR SHARE',
    values: [userId],
  });
  return accountsOf(userId, rows[0]?.isOn ?? false);
}
