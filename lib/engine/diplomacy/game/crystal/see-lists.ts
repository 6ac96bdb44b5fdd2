import type { Seen } from "../../../kernel/game";
import { assertNever } from "../../../kernel/result";
import type { PowerName } from "../../map/model";
import type { RuleName } from "../../rules/expand";
import type { EventOf } from "../event";

/** The facts that only a game of Crystal Ball has. */
export type ListEvent = EventOf<"list_set" | "lists_locked" | "lists_filed" | "lists_read">;

/** Who looks: `all`: they see everything; `own`: the powers that they order for. */
type Eyes = { readonly all: boolean; readonly own: readonly PowerName[] };

/**
 * What a viewer learns of a fact about lists: their own, with what became of each line; everybody's under PUBLIC_LISTS,
 * and under LIMIT_LISTS as many lines of each as count. That lists are locked is told to everybody.
 */
export function seeLists(rules: ReadonlySet<RuleName>, event: ListEvent, { all, own }: Eyes): Seen | null {
  const isMine = (power: PowerName): boolean => all || own.includes(power);
  const mine = <T>(record: Readonly<Record<PowerName, T>>): Record<PowerName, T> =>
    Object.fromEntries(Object.entries(record).filter(([power]) => isMine(power)));
  switch (event.type) {
    case "list_set":
      return isMine(event.power) || rules.has("BROADCAST_ORDERS") ? { ...event } : null;
    case "lists_locked":
      return { ...event, news: true };
    case "lists_filed":
      return { ...event, lists: mine(event.lists) };
    case "lists_read": {
      const { type, phase, notes, largest, smallest } = event;
      const open = rules.has("PUBLIC_LISTS") || rules.has("LIMIT_LISTS");
      const shown = Object.entries(notes).flatMap(([power, lines]): [PowerName, typeof lines][] => {
        if (isMine(power)) return [[power, lines]];
        if (!open) return [];
        return [[power, rules.has("LIMIT_LISTS") ? lines.slice(0, largest) : lines]];
      });
      if (shown.length === 0) return null;
      // How many centres others have is not told to who sees none of them.
      const counted = all || !rules.has("BLIND") || rules.has("SEE_ALL_SCS");
      return {
        ...{ type, phase, notes: Object.fromEntries(shown), next: mine(event.next) },
        missing: event.missing.filter(isMine),
        ...(counted ? { largest, smallest } : {}),
      };
    }
    default:
      return assertNever(event);
  }
}
