import { maySit, type Sitting } from "@/lib/engine/kernel/table/seating";
import type { TableView } from "@/lib/engine/kernel/table/view";

/**
 * For each seat: when this viewer could begin to play there; null: it is not theirs to take. Somebody who is not signed in
 * is shown what a newcomer could have.
 */
export function sittingsOf(
  table: TableView,
  userId: string | null,
  own: number | null,
  idle: boolean,
): (Sitting | null)[] {
  const user = userId ?? "";
  const isShut = table.settings.entry === "closed" && table.host !== null && table.host !== userId;
  const waits = table.requests.includes(user) || table.seats.some((seat) => seat.kind === "bot" && seat.next === user);
  return table.seats.map((occupant, seat) => {
    const isOwn = occupant.kind === "bot" && userId !== null && occupant.keeps === userId;
    if (table.closed || own !== null || waits || (isShut && !isOwn)) return null;
    const sitting = maySit(table, user, seat, { idle, correspondence: false });
    return typeof sitting === "string" ? sitting : null;
  });
}

/** Whether this viewer asks the host for a seat instead of taking one: then it is not theirs to say which. */
export function asksHost({ settings, host, seats }: TableView, userId: string | null): boolean {
  const isReturning = userId !== null && seats.some((seat) => seat.kind === "bot" && seat.keeps === userId);
  return settings.entry === "request" && host !== null && host !== userId && !isReturning;
}
