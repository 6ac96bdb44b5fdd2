import type { Actor } from "@/lib/auth/policy";
import type { LogEntry, Person } from "@/lib/contracts/live";
import type { WorldName } from "@/lib/contracts/worlds";
import { namesFor } from "@/lib/engine/kernel/anonymity";
import { classOfOffice, classOfSeat, type ViewerClass } from "@/lib/engine/kernel/classes";
import type { Seat, UserId } from "@/lib/engine/kernel/game";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { type Names, type OccupantView, viewTable } from "@/lib/engine/kernel/table/view";
import { seatOfUser } from "@/lib/engine/kernel/table/vocabulary";
import { keptLately } from "@/lib/live/kept-lately";
import type { LiveTable } from "@/lib/live/live-table";
import { readPeople, usersOf } from "@/lib/live/people";
import { observedMoves, stateAt } from "@/lib/live/read-log";
import type { NamedTable } from "@/lib/texts/table-name";
import type { LiveMatch } from "@/lib/worlds/world";
import { currentTable, type DealAddress, mayOpen, readDeal } from "./read-proof";
import { classOfUser, logOf, viewFor } from "./show-table";

/** One step of a replay: what was said of it, the game after it, and who sat there when it was done, if others than before. */
export type ReplayFrame = { log: LogEntry[]; view: unknown; seats?: OccupantView[] };

export type Replay = {
  tableId: string;
  named: NamedTable;
  world: WorldName;
  /** What pages of its world need to know of the game. */
  info: unknown;
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
 * that reveal; of others, who played there their own view. Refuses `fair/unknown`, `fair/sealed`.
 */
export async function readReplay(
  actor: Actor,
  { tableId, epoch, eyes: wanted }: DealAddress & { eyes: Seat | null | undefined },
): Promise<Result<Replay, Refusal>> {
  const userId = actor?.id ?? null;
  const table = await currentTable(tableId);
  const deal = table && (await readDeal(tableId, epoch));
  if (!table || !deal) return refuse("fair/unknown");
  const match = await begun(`${tableId} ${epoch}`, () => stateAt(table, deal.firstSeq - 1));
  const open = mayOpen(table, epoch);
  const own = userId === null ? -1 : seatOfUser(match.table, userId);
  const seats = open ? match.table.seats.map((_, seat) => seat) : own >= 0 ? [own] : [];
  const eyes = wanted === undefined ? (own >= 0 ? own : null) : wanted;
  if (eyes === null ? !open : !seats.includes(eyes)) return refuse("fair/sealed");

  const viewerClass: ViewerClass = eyes === null ? classOfOffice("omniscient") : classOfSeat(eyes);
  const played = await playedDeal(table, { from: match, lastSeq: deal.lastSeq, epoch }, viewerClass);
  // Whom a viewer is told now, in a deal of long ago too; of themself by the seat that they had then: who sat before them
  // on the one that they have now they are not told.
  const told = namesFor(table.game, table.match, classOfUser(table, userId));
  const names: Names = told === "all" ? told : own >= 0 ? own : "none";
  const { seats: sitting, host } = viewTable(match.table, names);
  return ok({
    tableId,
    named: match.table.settings,
    world: table.world.name,
    info: table.info,
    series: deal.series,
    deal: deal.number,
    eyes,
    may: { seats, open },
    seats: sitting,
    host,
    people: names === "all" ? await readPeople(played.users) : {},
    frames: names === "all" ? played.frames : played.frames.map(({ seats: _, ...frame }) => frame),
  });
}

type Played = { frames: ReplayFrame[]; users: UserId[] };
type Span = { from: LiveMatch; lastSeq: number; epoch: number };

/** A deal that has ended never changes: what is asked of it is worked out once. */
const KEEP = 100;
/** How deals began. */
const begun = keptLately<LiveMatch>(KEEP);
/** Deals as they were played, through whose eyes. */
const played = keptLately<Played>(KEEP);

const playedDeal = (table: LiveTable, span: Span, viewerClass: ViewerClass): Promise<Played> =>
  played(`${table.id} ${span.epoch} ${viewerClass}`, () => playThrough(table, span, viewerClass));

async function playThrough(table: LiveTable, { from, lastSeq }: Span, viewerClass: ViewerClass): Promise<Played> {
  const { game } = table;
  let match = from;
  const frames: ReplayFrame[] = [];
  const users = new Set(usersOf(match.table));
  let sitting = match.table.seats;
  const watched = { id: table.id, game: { ...game, offices: ["omniscient"] as const } };
  for (const { move, observed } of await observedMoves(watched, from.seq, lastSeq)) {
    const { after, seen } = observed;
    // Who leaves a seat free with the end of the deal has sat there until then.
    const before = match.table.seats;
    match = after;
    for (const user of usersOf(match.table)) users.add(user);
    const rows = (seen.get(viewerClass) ?? []).filter((row) => row.kind !== "table");
    if (rows.length === 0) continue;
    frames.push({
      log: logOf(game, rows, after.heads[viewerClass] ?? 0, move[0]?.at ?? 0),
      view: viewFor(game, match, viewerClass),
      ...(before === sitting ? {} : { seats: viewTable({ ...match.table, seats: before }).seats }),
    });
    sitting = before;
  }
  return { frames, users: [...users] };
}
