import type { LogEntry, Person } from "@/lib/contracts/live";
import { prisma } from "@/lib/db/client";
import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";
import { classOfOffice, classOfSeat, type ViewerClass } from "@/lib/engine/kernel/classes";
import type { Seat, UserId } from "@/lib/engine/kernel/game";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { type OccupantView, viewTable } from "@/lib/engine/kernel/table/view";
import { seatOfUser } from "@/lib/engine/kernel/table/vocabulary";
import { observedMoves, stateAt } from "./live-table";
import { readPeople } from "./people";
import { currentTable, mayOpen } from "./read-proof";
import { logOf, viewFor } from "./show-table";
import { usersOf } from "./table-head";
import type { LiveView } from "./worlds";

/** One step of a replay: what was said of it, the game after it, and who sat there when it was done, if others than before. */
export type ReplayFrame = { log: LogEntry[]; view: LiveView; seats?: OccupantView[] };

export type Replay = {
  tableId: string;
  name: string;
  info: TemplateInfo;
  series: number;
  deal: number;
  /** Through whose eyes; null: all hands open. */
  eyes: Seat | null;
  /** Whose eyes this reader may choose; `open`: also all hands. */
  may: { seats: Seat[]; open: boolean };
  /** Who sat there when the deal began. */
  seats: OccupantView[];
  host: UserId | null;
  people: Record<UserId, Person>;
  frames: ReplayFrame[];
};

/**
 * A deal that has ended, step by step, as one seat knew it, or with all hands open. Anybody may read the deals of games
 * that reveal; of others, who played there his own view. Refuses `fair/unknown`, `fair/sealed`.
 */
export async function readReplay(options: {
  tableId: string;
  epoch: number;
  eyes: Seat | null | undefined;
  userId: UserId | null;
}): Promise<Result<Replay, Refusal>> {
  const { tableId, epoch, userId } = options;
  const table = await currentTable(tableId);
  const deal = table && (await prisma().deal.findUnique({ where: { tableId_epoch: { tableId, epoch } } }));
  if (!table || !deal) return refuse("fair/unknown");
  const { game } = table;
  let full = await stateAt(table, deal.firstSeq - 1);
  const open = mayOpen(table, epoch);
  const own = userId === null ? -1 : seatOfUser(full.table, userId);
  const seats = open ? full.table.seats.map((_, seat) => seat) : own >= 0 ? [own] : [];
  const eyes = options.eyes === undefined ? (own >= 0 ? own : null) : options.eyes;
  if (eyes === null ? !open : !seats.includes(eyes)) return refuse("fair/sealed");

  const viewerClass: ViewerClass = eyes === null ? classOfOffice("omniscient") : classOfSeat(eyes);
  const frames: ReplayFrame[] = [];
  const { seats: atFirst, host } = viewTable(full.table);
  const users = new Set(usersOf(full.table));
  let sitting = full.table.seats;
  const watched = { id: tableId, game: { ...game, offices: ["omniscient"] as const } };
  for await (const { move, observed } of observedMoves(watched, deal.firstSeq - 1, deal.lastSeq)) {
    const { after, seen } = observed;
    // Who leaves a seat free with the end of the deal has sat there until then.
    const before = full.table.seats;
    full = after;
    for (const user of usersOf(full.table)) users.add(user);
    const played = (seen.get(viewerClass) ?? []).filter((row) => row.kind !== "table");
    if (played.length === 0) continue;
    frames.push({
      log: logOf(game, played, after.heads[viewerClass] ?? 0, move[0]?.at ?? 0),
      view: withoutHelp(viewFor(game, full, viewerClass)),
      ...(before === sitting ? {} : { seats: viewTable({ ...full.table, seats: before }).seats }),
    });
    sitting = before;
  }
  return ok({
    tableId,
    name: full.table.settings.name,
    info: table.info,
    series: deal.series,
    deal: deal.number,
    eyes,
    may: { seats, open },
    seats: atFirst,
    host,
    people: await readPeople([...users]),
    frames,
  });
}

/** In a replay there is nothing to do. */
const withoutHelp = (view: LiveView): LiveView => ({
  ...view,
  can: null,
  host: { start: false, end: false, reset: false },
});
