import type { Actor } from "@/lib/auth/policy";
import type { SwitchEgo } from "@/lib/contracts/egos";
import { rollBack, transact } from "@/lib/db/transaction";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { lockEgo, writeEgo } from "./ego-row";

/**
 * Goes over to one's alter ego, or back (`/sealed`): each keeps what it has. To what one is already, nothing changes. Refuses
 * `ego/sign_in`, `ego/none`.
 */
export async function switchEgo(actor: Actor, { on }: SwitchEgo): Promise<Result<null, Refusal>> {
  if (!actor) return refuse("ego/sign_in");
  return transact(async (client): Promise<Result<null, Refusal>> => {
    if ((await lockEgo(client, actor.id)) === "none") return rollBack(refuse("ego/none"));
    await writeEgo(client, actor.id, on);
    return ok(null);
  });
}
