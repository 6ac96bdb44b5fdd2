import type { Actor } from "@/lib/auth/policy";
import type { EndEgo } from "@/lib/contracts/egos";
import { type AssetId, accountOf, COIN, move, readAsset } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { perform } from "../ledger/perform";
import { lockEgo, writeEgo } from "./ego-row";

/** What came back from an alter ego. */
export type Returned = { money: number; cards: number; packs: number };

/**
 * Ends one's alter ego (`/sealed end`): all its money, cards and closed packs come back to oneself, in one transfer. Asked
 * again with the same key, it answers the same. Refuses `ego/sign_in`, `ego/none`.
 */
export async function endEgo(actor: Actor, { key }: EndEgo): Promise<Result<Returned, Refusal>> {
  if (!actor) return refuse("ego/sign_in");
  const { id } = actor;
  return perform<Returned>({ kind: "ego/end", key, request: null, actorId: id }, async (ledger) => {
    const { client } = ledger;
    if ((await lockEgo(client, id)) === "none") return refuse("ego/none");
    const [apartPurse, apartBinder] = [accountOf("sealed-purse", id), accountOf("sealed-binder", id)];
    // Whoever acts as the ego holds its row: nothing comes or goes any more.
    const { rows } = await client.query<{ asset: AssetId }>(
      'SELECT asset FROM "Holding" WHERE "accountId" = ANY($1) AND balance > 0 ORDER BY asset',
      [[apartPurse, apartBinder]],
    );
    const places = rows.map(({ asset }) =>
      asset === COIN
        ? { asset, from: apartPurse, to: accountOf("purse", id) }
        : { asset, from: apartBinder, to: accountOf("binder", id) },
    );
    await ledger.lock(places.flatMap(({ asset, from, to }) => [from, to].map((account) => ({ account, asset }))));
    const back: Returned = { money: 0, cards: 0, packs: 0 };
    const postings = places.flatMap(({ asset, from, to }) => {
      const amount = ledger.balance({ account: from, asset }).balance;
      const is = readAsset(asset)?.is;
      if (is === "coin") back.money += amount;
      else if (is === "card") back.cards += amount;
      else if (is === "pack") back.packs += amount;
      return move(asset, amount, from, to);
    });
    await writeEgo(client, id, null);
    const amount = back.money + back.cards + back.packs;
    return ok({ transfers: [{ postings, memo: {} }], answer: { ...back, amount } });
  });
}
