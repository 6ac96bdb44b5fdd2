import { type Actor, canCollect } from "@/lib/auth/policy";
import type { BeginEgo } from "@/lib/contracts/egos";
import { accountOf, COIN, move } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { perform } from "../ledger/perform";
import { lockEgo, writeEgo } from "./ego-row";

/**
 * Goes on as one's alter ego with so much money of one's own (`/sealed n`); what an earlier one has
 * stays with it. The same key moves the money once. Refuses `ego/sign_in`, `ego/members_only`, `ego/is_on`, `ego/too_poor`.
 */
export async function beginEgo(actor: Actor, { key, amount }: BeginEgo): Promise<Result<{ amount: number }, Refusal>> {
  if (!actor) return refuse("ego/sign_in");
  if (!canCollect(actor)) return refuse("ego/members_only");
  const { id } = actor;
  return perform({ kind: "ego/start", key, request: { amount }, actorId: id }, async (ledger) => {
    if ((await lockEgo(ledger.client, id)) === "on") return refuse("ego/is_on");
    const [purse, apart] = [accountOf("purse", id), accountOf("sealed-purse", id)];
    await ledger.lock([purse, apart].map((account) => ({ account, asset: COIN })));
    const has = ledger.free({ account: purse, asset: COIN });
    if (amount > has) return refuse("ego/too_poor", { has });
    await writeEgo(ledger.client, id, true);
    return ok({ transfers: [{ postings: move(COIN, amount, purse, apart), memo: {} }], answer: { amount } });
  });
}
