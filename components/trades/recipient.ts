import type { Person } from "@/lib/contracts/live";
import type { UserId } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";

/** To whom a gift would go, as far as it is known while their nick is typed. */
export type Recipient =
  | { readonly is: "nobody" }
  | { readonly is: "looking" }
  | { readonly is: "lost" }
  | { readonly is: "refused"; readonly problem: Refusal }
  | { readonly is: "found"; readonly person: Person };

/** A nick that was looked up; null: nobody is called so; undefined: it could not be looked up. */
export type LookedUp = { readonly nick: string; readonly person: Person | null | undefined };

/** Reads what was typed beside what was looked up last; the refusals are those that the gift itself would meet. */
export function recipientOf(typed: string, looked: LookedUp | null, self: UserId): Recipient {
  const nick = typed.trim();
  if (nick === "") return { is: "nobody" };
  if (looked?.nick !== nick) return { is: "looking" };
  const { person } = looked;
  if (person === undefined) return { is: "lost" };
  if (person === null) return { is: "refused", problem: { code: "trade/no_such_member", data: { nick } } };
  if (person.guest) return { is: "refused", problem: { code: "trade/guest", data: { nick: person.nick } } };
  return person.id === self ? { is: "refused", problem: { code: "trade/self" } } : { is: "found", person };
}
