import type { Seat } from "../../../kernel/game";
import type { Json } from "../../../kernel/result";
import type { Intent } from "../intent";

/** Something that a game's script says a player may do now: `intent`, with `choose` of these cards besides, if any are to be chosen. */
export type Offer = {
  readonly label: string;
  readonly intent: Intent;
  readonly choose: { readonly ids: readonly number[]; readonly least: number; readonly most: number } | null;
};

/** What a game awaits of a seat, in the script's words. */
export type Awaited = { readonly seat: Seat; readonly text: string };

/** An offer with what was chosen: the intent that is sent. */
export function withChosen({ intent }: Offer, ids: readonly number[]): Intent {
  if (ids.length === 0) return intent;
  if (intent.type === "command") return { ...intent, objects: [...(intent.objects ?? []), ...ids] };
  if (intent.type !== "transfer" || intent.take.how !== "cards") return intent;
  return { ...intent, take: { ...intent.take, ids: [...intent.take.ids, ...ids] } };
}

/** Of whom a game awaits something, by what its script shows everybody: its entry `awaits`. */
export function awaitedIn(shown: Json): readonly Awaited[] {
  const entry = Array.isArray(shown) ? shown.find((pair) => Array.isArray(pair) && pair[0] === "awaits") : undefined;
  const awaits = Array.isArray(entry) ? entry[1] : undefined;
  if (!Array.isArray(awaits)) return [];
  return awaits.flatMap((one) => {
    const [seat, text] = Array.isArray(one) ? one : [];
    return typeof seat === "number" && typeof text === "string" ? [{ seat, text }] : [];
  });
}
