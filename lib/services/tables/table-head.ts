import type { Person } from "@/lib/contracts/live";
import type { TableCard, TableSummary } from "@/lib/contracts/table-card";
import { isAnonymous } from "@/lib/engine/kernel/anonymity";
import type { UserId } from "@/lib/engine/kernel/game";
import type { TableView } from "@/lib/engine/kernel/table/view";
import type { LiveTable } from "@/lib/live/live-table";
import type { LiveMatch } from "@/lib/worlds/world";

/** The users whom a view of a table names. */
export function usersIn({ seats, host, requests, offices, invitations }: TableView): UserId[] {
  const ids = new Set<UserId | null | undefined>([...requests, host]);
  for (const { user } of [...offices, ...invitations]) ids.add(user);
  for (const seat of seats) {
    if (seat.kind === "user") ids.add(seat.user);
    if (seat.kind === "bot") ids.add(seat.next?.user);
  }
  return [...ids].filter((id) => typeof id === "string");
}

/** What the lobby shows of a table. Of an anonymous one nobody is told who sits there, nor whether they are there. */
export function summaryOf(
  { world, game, label }: Pick<LiveTable, "world" | "game" | "label">,
  match: LiveMatch,
  people: Record<UserId, Person>,
): TableSummary {
  const { table } = match;
  const anonymous = isAnonymous(game, match);
  const chosen = world.chosen?.(game) ?? {};
  const nick = (id: UserId) => people[id]?.nick ?? "?";
  return {
    v: 2,
    world: world.name,
    game: Object.keys(chosen).length > 0 ? { ...label, chosen } : label,
    seats: table.seats.map((occupant) => {
      if (occupant.kind !== "user") return { kind: occupant.kind };
      if (anonymous) return { kind: "user", away: false, shadow: false };
      const { user, away, shadow } = occupant;
      return { kind: "user", user, nick: nick(user), away: away !== null, shadow };
    }),
    host: anonymous || table.host === null ? null : { id: table.host, nick: nick(table.host) },
    entry: table.settings.entry,
    ...(game.correspondence ? { correspondence: true } : {}),
    ...(anonymous ? { anonymous: true } : {}),
    ...(table.settings.bet ? { bet: table.settings.bet } : {}),
    ...((game.word?.(match.game) ?? null) === null ? {} : { asksWord: true }),
    ...(table.settings.info ? { info: table.settings.info } : {}),
    ...(table.settings.houseName ? { houseName: table.settings.houseName } : {}),
    ...world.standing(game, match.game),
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
function summaryToday(stored: unknown): TableSummary {
  const summary = stored as TableSummary | SummaryV1;
  if (summary.v === 2) return summary;
  const { v: _, template, state, ...same } = summary;
  return { ...same, v: 2, world: "cards", game: template, say: { code: "cards/standing", data: state } };
}

/** What the database keeps of a table for lists; `movedAt` in ms. */
export type StoredTable = Pick<TableCard, "id" | "name" | "public" | "movedAt" | "waiting"> & { summary: unknown };

/** A stored table as lists show it. */
export function tableCard({ id, name, public: isPublic, movedAt, waiting, summary }: StoredTable): TableCard {
  return { ...summaryToday(summary), id, name, public: isPublic, movedAt, waiting };
}
