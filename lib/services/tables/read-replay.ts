import type { LogEntry, Person } from "@/lib/contracts/live";
import { prisma } from "@/lib/db/client";
import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";
import { classOfOffice, classOfSeat, type ViewerClass } from "@/lib/engine/kernel/classes";
import { observe } from "@/lib/engine/kernel/fold";
import type { Seat, UserId } from "@/lib/engine/kernel/game";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { type TableView, viewTable } from "@/lib/engine/kernel/table/view";
import { seatOfUser } from "@/lib/engine/kernel/table/vocabulary";
import { liveTable, movesOf, pastOf, readRows, stateAt } from "./live-table";
import { readPeople } from "./people";
import { narrationsOf, viewFor } from "./show-table";
import { usersOf } from "./table-head";
import { type LiveView, reveals } from "./worlds";

/** One step of a replay: what was said of it, and the table after it. */
export type ReplayFrame = { log: LogEntry[]; view: LiveView };

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
  table: TableView;
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
  const table = await liveTable(tableId);
  const deal = table && (await prisma().deal.findUnique({ where: { tableId_epoch: { tableId, epoch } } }));
  if (!table || !deal) return refuse("fair/unknown");
  const { game } = table;
  let full = await stateAt(table, deal.firstSeq - 1);
  const open = reveals(game) || table.full.table.closed;
  const own = userId === null ? -1 : seatOfUser(full.table, userId);
  const seats = open ? full.table.seats.map((_, seat) => seat) : own >= 0 ? [own] : [];
  const eyes = options.eyes === undefined ? (own >= 0 ? own : null) : options.eyes;
  if (eyes === null ? !open : !seats.includes(eyes)) return refuse("fair/sealed");

  const viewerClass: ViewerClass = eyes === null ? classOfOffice("omniscient") : classOfSeat(eyes);
  const frames: ReplayFrame[] = [];
  for (const move of movesOf(await readRows(table, deal.firstSeq - 1, deal.lastSeq))) {
    const { after, seen } = await observe({ ...game, offices: ["omniscient"] }, full, move, pastOf(table));
    full = after;
    const played = (seen.get(viewerClass) ?? []).filter((row) => row.kind !== "table");
    if (played.length === 0) continue;
    const at = move[0]?.at ?? 0;
    frames.push({
      log: narrationsOf(game, played).map((say) => ({ at, say })),
      view: withoutHelp(viewFor(game, full, viewerClass)),
    });
  }
  return ok({
    tableId,
    name: full.table.settings.name,
    info: table.info,
    series: deal.series,
    deal: deal.number,
    eyes,
    may: { seats, open },
    table: viewTable(full.table),
    people: await readPeople(usersOf(full.table)),
    frames,
  });
}

/** In a replay there is nothing to do. */
const withoutHelp = (view: LiveView): LiveView => ({
  ...view,
  can: null,
  host: { start: false, end: false, reset: false },
});
