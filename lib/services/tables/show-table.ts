import type { LogEntry, Person, TableAccess, TableClock, TableMessage, TableSnapshot } from "@/lib/contracts/live";
import type { GameRecord } from "@/lib/contracts/table";
import { versionOf } from "@/lib/contracts/version";
import { accessOf, viewerClassOf } from "@/lib/engine/kernel/access";
import { isAnonymous, namesFor } from "@/lib/engine/kernel/anonymity";
import { CommonChanges, changesBetween } from "@/lib/engine/kernel/changes";
import { seatOfClass, type ViewerClass } from "@/lib/engine/kernel/classes";
import { dueOf } from "@/lib/engine/kernel/due";
import { type SeenRow, viewerAt } from "@/lib/engine/kernel/fold";
import type { Narration, UserId, Viewer } from "@/lib/engine/kernel/game";
import { playOf } from "@/lib/engine/kernel/play-of";
import { joiningOf } from "@/lib/engine/kernel/table/joining";
import { narrateTable, type TableView, viewTable } from "@/lib/engine/kernel/table/view";
import { TableEvent } from "@/lib/engine/kernel/table/vocabulary";
import type { Batch, LiveTable, Shown } from "@/lib/live/live-table";
import type { LiveGame, LiveMatch } from "@/lib/worlds/world";
import { usersIn } from "./table-head";

/** Which class's stream a user is shown of a table now. */
export const classOfUser = ({ match }: Pick<LiveTable, "match">, user: UserId | null): ViewerClass =>
  viewerClassOf(match.table, user);

/** As whom a user acts at a table now, and how they can join it. */
export function tableAccess({ game, match }: Pick<LiveTable, "game" | "match">, user: UserId | null): TableAccess {
  const { viewerClass: _, seats: _seats, ...access } = accessOf(game, match, user);
  return { ...access, ...joiningOf(match.table, user, playOf(game, match.game)) };
}

/** The table itself as a class may see it, with the people whom it is told. */
function tableFor(
  { game, match, people }: Pick<LiveTable, "game" | "match" | "people">,
  viewerClass: ViewerClass,
): { table: TableView; people: Record<UserId, Person> } {
  const names = namesFor(game, match, viewerClass);
  const table = viewTable(match.table, names);
  if (names === "all") return { table, people };
  const told = usersIn(table).flatMap((id) => people[id] ?? []);
  return { table, people: Object.fromEntries(told.map((person) => [person.id, person])) };
}

/** The game as a class may see it. */
export const viewFor = (game: LiveGame, match: LiveMatch, viewerClass: ViewerClass): unknown =>
  game.view(match.game, viewerAt(game, match.game, viewerClass));

/**
 * The next thing that the clock does, as far as pages show it: a bot's turn is nobody's deadline. Where nobody is named a
 * stand-in's is shown as that of whom it stands in for: that it has none would tell that they are away. By correspondence
 * the view names the deadline; when the clock looks next would tell who has ordered.
 */
function clockOf(game: LiveGame, match: LiveMatch): TableClock | null {
  if (game.correspondence) return null;
  const due = dueOf(game, match);
  if (due === null) return null;
  if (due.kind === "bot") {
    const { seats, settings } = match.table;
    const isStandIn = seats[due.seat]?.kind === "user" && isAnonymous(game, match);
    return isStandIn && settings.moveSeconds !== null
      ? { at: match.since + settings.moveSeconds * 1_000, kind: "move" }
      : null;
  }
  return { at: due.at, kind: due.kind === "game" ? "deal" : "move" };
}

/** What the classes of a table are shown of one state: a move's line in the lobby and its messages ask for the same views. */
function shownOf(table: LiveTable, match: LiveMatch): Shown {
  if (table.shown?.match === match) return table.shown;
  const { game } = table;
  const views = game.views?.(match.game) ?? ((viewer: Viewer) => game.view(match.game, viewer));
  table.shown = {
    match,
    views: new Map(),
    viewOf: (viewerClass) => views(viewerAt(game, match.game, viewerClass)),
    changes: new CommonChanges(),
    clock: clockOf(game, match),
  };
  return table.shown;
}

/** The same of a table that this process holds, as it is or after a move: made once for each class. */
export function shownTo(table: LiveTable, viewerClass: ViewerClass, match = table.match): unknown {
  const { views, viewOf } = shownOf(table, match);
  if (!views.has(viewerClass)) views.set(viewerClass, viewOf(viewerClass));
  return views.get(viewerClass);
}

/** Everything that a user is shown of a table now. */
export function snapshotFor(table: LiveTable, user: UserId | null): TableSnapshot {
  const { game, match } = table;
  const viewerClass = classOfUser(table, user);
  return {
    world: table.world.name,
    version: versionOf(match.heads[viewerClass] ?? 0),
    access: tableAccess(table, user),
    offices: game.offices ?? [],
    seat: seatOfClass(viewerClass),
    ...tableFor(table, viewerClass),
    game: shownTo(table, viewerClass),
    clock: shownOf(table, match).clock,
    epoch: match.dealEpoch,
    undoFrom: undoFrom(match, viewerClass),
  };
}

/** Where the stream of a class stood at the place to which a takeback that is asked for would go back. */
const undoFrom = ({ table: { takeback } }: LiveMatch, viewerClass: ViewerClass): number | null =>
  takeback && (takeback.heads[viewerClass] ?? 0);

/** What a class is told of what it saw. */
const toldOf = (game: LiveGame, seen: readonly SeenRow[]): Pick<LogEntry, "say" | "standIn">[] =>
  seen.flatMap((row) => {
    const say = narrationOf(game, row);
    if (!say) return [];
    return [row.standIn ? { say, standIn: true } : { say }];
  });

/** The lines of the log that a class hears of what it saw with its message number `n`. */
export const logOf = (game: LiveGame, seen: readonly SeenRow[], n: number, at: number): LogEntry[] =>
  toldOf(game, seen).map((told) => ({ n, at, ...told }));

function narrationOf(game: LiveGame, { kind, seen }: SeenRow): Narration | null {
  switch (kind) {
    case "game":
      return game.narrate(seen);
    case "table":
      return narrateTable(TableEvent.parse(seen));
    case "rewound":
      return { code: "table/rewound", data: {} };
    case "epoch":
      return null;
  }
}

/**
 * The message that a batch is for a class, with the view that the table has now; null: this class receives nothing.
 */
export function messageFor(table: LiveTable, batch: Batch, viewerClass: ViewerClass): TableMessage | null {
  const seen = batch.seen.get(viewerClass);
  if (!seen) return null;
  const { game, match } = table;
  const n = batch.heads[viewerClass] ?? 0;
  const told = toldOf(game, seen);
  const { clock } = shownOf(table, match);
  const from = undoFrom(match, viewerClass);
  return {
    tableId: table.id,
    version: versionOf(n),
    at: batch.at,
    ...(told.length > 0 ? { log: told } : {}),
    ...(clock ? { clock } : {}),
    ...(batch.epoch ? { epoch: match.dealEpoch } : {}),
    ...viewOrChanges(table, viewerClass, n),
    ...(from === null ? {} : { undoFrom: from }),
    ...(batch.record ? { record: recordOf(batch.record) } : {}),
    ...(batch.records ? { records: true as const } : {}),
    ...(batch.undone ? { undone: batch.undone[viewerClass] ?? 0 } : {}),
    ...(batch.table ? tableFor(table, viewerClass) : {}),
  };
}

/**
 * The view that goes with message number `n`: what changed since the message before where this process sent that one,
 * else the whole. What a class sees changes only by what it is told, so that the view that it holds after
 * a message is the same however it came by it.
 */
function viewOrChanges(table: LiveTable, viewerClass: ViewerClass, n: number): Pick<TableMessage, "game" | "changes"> {
  const view = shownTo(table, viewerClass);
  const last = table.views.get(viewerClass);
  table.views.set(viewerClass, { n, view });
  if (last?.n !== n - 1) return { game: view };
  const changes = changesBetween(last.view, view, shownOf(table, table.match).changes);
  return changes === null ? {} : { changes };
}

/** Of a record what everybody is told. */
const recordOf = ({ kind, series, number, epoch, data }: GameRecord): GameRecord => ({
  kind,
  series,
  number,
  epoch,
  data,
});

/**
 * What a class heard after its message number `from`, oldest first; without a number, or where something older was taken
 * back since: in the running deal.
 */
export function recentLog(table: LiveTable, viewerClass: ViewerClass, from?: number): LogEntry[] {
  const { match, batches, game } = table;
  const headOf = (heads: readonly number[]) => heads[viewerClass] ?? 0;
  const missed = (batch: Batch) => from !== undefined && headOf(batch.heads) > from;
  const reachesBack = batches.some((batch) => missed(batch) && batch.undone && headOf(batch.undone) < (from ?? 0));
  const wanted = from === undefined || reachesBack ? (batch: Batch) => batch.firstSeq >= match.dealSeq : missed;
  let log: LogEntry[] = [];
  for (const batch of batches) {
    const { undone } = batch;
    if (undone) log = log.map((entry) => (entry.n > headOf(undone) ? { ...entry, undone: true } : entry));
    if (!wanted(batch)) continue;
    log.push(...logOf(game, batch.seen.get(viewerClass) ?? [], headOf(batch.heads), batch.at));
  }
  return log;
}
