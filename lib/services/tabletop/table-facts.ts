import type { TabletopGame } from "@/lib/engine/ccg/tabletop/compile";
import type { TabletopConfig } from "@/lib/engine/ccg/tabletop/config";
import type { UserId } from "@/lib/engine/kernel/game";
import type { Match } from "@/lib/engine/kernel/match";
import type { LiveTable } from "@/lib/live/live-table";

/** How the game of a tabletop was set up when the table was opened. */
export const configOf = ({ game }: Pick<LiveTable, "game">): TabletopConfig =>
  (game as unknown as TabletopGame).rules.config;

/**
 * Whose the seats of a game are: whoever sits there or has left it, null for a bot that was seated. Null: a seat is empty, or
 * nobody plays but bots.
 */
export function playersAt({ table }: Pick<Match<unknown>, "table">): (UserId | null)[] | null {
  const users = table.seats.flatMap((seat) =>
    seat.kind === "user" ? [seat.user] : seat.kind === "bot" ? [seat.keeps] : [],
  );
  return users.length === table.seats.length && users.some((user) => user !== null) ? users : null;
}

/** The people who sit at a table, seat by seat; null: a seat is empty or a bot's, or there is none. */
export function peopleAt({ table }: Pick<Match<unknown>, "table">): UserId[] | null {
  const users = table.seats.flatMap((seat) => (seat.kind === "user" ? [seat.user] : []));
  return users.length > 0 && users.length === table.seats.length ? users : null;
}
