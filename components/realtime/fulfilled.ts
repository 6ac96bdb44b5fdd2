import type { Refusal } from "@/lib/engine/kernel/result";
import type { TableView } from "@/lib/engine/kernel/table/view";
import type { TableRequest } from "./requests";

/**
 * Whether a refusal says only that it is so already: pressed a second time, or done on another device meanwhile. `table`
 * is the table as the refusal found it, `own` the seat of whoever asks.
 */
export function isFulfilled(
  request: TableRequest,
  { code }: Refusal,
  { table, own }: { table: TableView; own: number | null },
): boolean {
  if (request.to === "game") return request.intent.type === "start" && code === "start/underway";
  const { intent } = request;
  const sits = (user: string) =>
    table.seats.some(
      (seat) => (seat.kind === "user" && seat.user === user) || (seat.kind === "bot" && seat.next?.user === user),
    );
  switch (intent.type) {
    case "sit":
      return code === "table/already_seated" || code === "table/already_asked";
    case "accept":
      return code === "table/no_request" && sits(intent.user);
    case "reject":
      return code === "table/no_request" && !sits(intent.user);
    case "withdraw":
      return code === "table/no_request" && own === null;
    case "leave":
      return code === "table/not_seated";
    case "kick": {
      const occupant = table.seats[intent.seat];
      if (code === "table/no_such_seat") return occupant?.kind === "nobody";
      return code === "table/in_play" && occupant?.kind === "bot" && occupant.keeps !== null;
    }
    case "seat_bot":
      return code === "table/full" && intent.seat !== undefined && table.seats[intent.seat]?.kind !== "nobody";
    case "give_host":
      return code === "table/not_host" && table.host === intent.user;
    case "takeback":
      return code === "table/takeback_open" && own !== null && table.takeback?.by === own;
    case "rematch":
      return code === "table/not_over";
    case "close":
      return code === "table/closed";
    default:
      return false;
  }
}
