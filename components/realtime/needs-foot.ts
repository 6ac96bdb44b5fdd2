import type { View } from "@/lib/engine/cards/vocabulary";
import type { TableView } from "@/lib/engine/kernel/table/view";
import type { ConnectionState } from "./connection";

type Standing = { connection: ConnectionState; table: TableView; view: View; seat: number | null };

/** Whether something else stands in the verb's place: there is nothing to play for this viewer just now. */
export function needsFoot({ connection, table, view, seat }: Standing): boolean {
  const own = seat === null ? undefined : table.seats[seat];
  if (connection === "ended" || table.closed || own?.kind !== "user" || own.shadow) return true;
  const isBetween = view.phase === "waiting" || view.phase === "ended";
  const isShort = table.paused || table.seats.some((occupant) => occupant.kind === "nobody");
  return view.phase === "complete" || (isBetween && isShort);
}
