import type { Actor } from "@/lib/auth/policy";
import type { OpenedCard } from "@/lib/contracts/shop-words";
import { ok, type Refusal, type Result } from "@/lib/engine/kernel/result";
import { openPack } from "./open-pack";

/** A pack that was opened with others. */
export type OpenedPack = { readonly pack: string; readonly cards: readonly OpenedCard[] };

/**
 * Opens packs that the actor holds one after another, each in a transfer of its own: asked again after a lost answer, it
 * answers the same and goes on. Refuses what `openPack` refuses of the first; a later one that is refused ends it there.
 */
export async function openPacks(actor: Actor, packs: readonly string[]): Promise<Result<OpenedPack[], Refusal>> {
  const opened: OpenedPack[] = [];
  for (const pack of new Set(packs)) {
    const opening = await openPack(actor, pack);
    if (!opening.ok && opened.length === 0) return opening;
    if (!opening.ok) break;
    opened.push({ pack, cards: opening.value.cards });
  }
  return ok(opened);
}
