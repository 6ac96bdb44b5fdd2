import type { Person, TableSummary } from "@/lib/contracts/live";
import type { UserId } from "@/lib/engine/kernel/game";
import type { TableState } from "@/lib/engine/kernel/table/vocabulary";
import type { LiveTable } from "./live-table";
import type { LiveFull } from "./worlds/world";

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
  { world, game, label }: Pick<LiveTable, "world" | "game" | "label">,
  full: LiveFull,
  people: Record<UserId, Person>,
): TableSummary {
  const { table } = full;
  const nick = (id: UserId) => people[id]?.nick ?? "?";
  return {
    v: 2,
    world: world.name,
    game: label,
    seats: table.seats.map((occupant) => {
      if (occupant.kind !== "user") return { kind: occupant.kind };
      const { user, away, shadow } = occupant;
      return { kind: "user", user, nick: nick(user), away: away !== null, shadow };
    }),
    host: table.host === null ? null : { id: table.host, nick: nick(table.host) },
    entry: table.settings.entry,
    ...(game.correspondence ? { correspondence: true } : {}),
    ...world.standing(game, full.game),
    moveSeconds: table.settings.moveSeconds,
  };
}

/** A line as it was stored before there were worlds beside the card games. */
type SummaryV1 = Omit<TableSummary, "v" | "world" | "game" | "say"> & {
  v: 1;
  template: { slug: string; name: string };
  state: { series: number; deal: number; best: number | null };
};

/** A stored line of the lobby in today's form. */
export function summaryToday(stored: unknown): TableSummary {
  const summary = stored as TableSummary | SummaryV1;
  if (summary.v === 2) return summary;
  const { v: _, template, state, ...same } = summary;
  return { ...same, v: 2, world: "cards", game: template, say: { code: "cards/standing", data: state } };
}
