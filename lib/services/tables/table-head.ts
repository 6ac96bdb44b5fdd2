import type { Person, TableSummary } from "@/lib/contracts/live";
import type { UserId } from "@/lib/engine/kernel/game";
import type { TableState } from "@/lib/engine/kernel/table/vocabulary";
import { type LiveFull, type LiveGame, phaseOf } from "./worlds";

/** The users that a table's state names; also who has left a seat of the running deal. */
export function usersOf(table: TableState): UserId[] {
  const ids = new Set<UserId>([...table.requests, ...table.held].map(({ user }) => user));
  if (table.host !== null) ids.add(table.host);
  for (const occupant of table.seats) {
    if (occupant.kind === "user") ids.add(occupant.user);
    if (occupant.kind === "bot" && occupant.next) ids.add(occupant.next.user);
  }
  return [...ids];
}

/** What the lobby shows of a table. */
export function summaryOf(
  game: LiveGame,
  full: LiveFull,
  template: { slug: string; name: string },
  people: Record<UserId, Person>,
): TableSummary {
  const { table } = full;
  const nick = (id: UserId) => people[id]?.nick ?? "?";
  return {
    v: 1,
    template,
    seats: table.seats.map((occupant) => {
      if (occupant.kind !== "user") return { kind: occupant.kind };
      const { user, away, shadow } = occupant;
      return { kind: "user", user, nick: nick(user), away: away !== null, shadow };
    }),
    host: table.host === null ? null : { id: table.host, nick: nick(table.host) },
    entry: table.settings.entry,
    ...phaseOf(game, full.game),
    moveSeconds: table.settings.moveSeconds,
  };
}
