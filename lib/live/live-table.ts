import type { Person, TableClock } from "@/lib/contracts/live";
import { isStorable } from "@/lib/contracts/storable";
import type { GameRecord } from "@/lib/contracts/table";
import type { TableSummary } from "@/lib/contracts/table-card";
import { prisma } from "@/lib/db/client";
import { writeSnapshot } from "@/lib/db/event-store";
import { isAnonymous } from "@/lib/engine/kernel/anonymity";
import type { CommonChanges } from "@/lib/engine/kernel/changes";
import type { ViewerClass } from "@/lib/engine/kernel/classes";
import type { Row } from "@/lib/engine/kernel/envelope";
import { HashChain } from "@/lib/engine/kernel/fairness";
import { fold, observe, type SeenRow } from "@/lib/engine/kernel/fold";
import type { UserId } from "@/lib/engine/kernel/game";
import { Memory, targetsOf } from "@/lib/engine/kernel/memory";
import { worldOf } from "@/lib/worlds";
import type { LiveGame, LiveMatch, World } from "@/lib/worlds/world";
import { forgetPerson, readPeople, usersOf } from "./people";
import { type LiveObserved, movesOf, observedIn, readRows, readStretch, SNAPSHOT_VERSION } from "./read-log";

/** What one move brought to the viewers of a table; kept for those who were away for a moment. */
export type Batch = {
  firstSeq: number;
  at: number;
  seen: ReadonlyMap<ViewerClass, readonly SeenRow[]>;
  /** Messages sent to each class with this one. */
  heads: readonly number[];
  /** Whether what is shown of the table itself changed, not only its game. */
  table: boolean;
  /** Whether it may have changed as whom somebody acts here, or how they can join. */
  access: boolean;
  /** What ended with it. */
  record: GameRecord | null;
  /** Records were set aside, or stand again. */
  records: boolean;
  /** Another deal is being played than before, with an epoch of its own. */
  epoch: boolean;
  /** It went back to where the classes' streams stood at these heads; null: it is no rewind. */
  undone: readonly number[] | null;
};

/** What the classes of a table are shown of one state, as far as it was asked for. */
export type Shown = {
  readonly match: LiveMatch;
  readonly views: Map<ViewerClass, unknown>;
  viewOf(viewerClass: ViewerClass): unknown;
  /** What is other in the views than in those before. */
  readonly changes: CommonChanges;
  readonly clock: TableClock | null;
};

/** A table as this process holds it: the state at the end of the log as far as it was read, and the last batches. */
export type LiveTable = {
  readonly id: string;
  readonly world: World;
  readonly game: LiveGame;
  /** What pages of its world need to know of the game. */
  readonly info: unknown;
  /** What is played, for lists. */
  readonly label: TableSummary["game"];
  readonly chain: HashChain;
  readonly anchor: string;
  match: LiveMatch;
  /** All whom the state names, held with it: what is sent of the table waits for nobody to be read. */
  people: Readonly<Record<UserId, Person>>;
  batches: Batch[];
  /** The view that each class was sent last, with which of its messages. */
  readonly views: Map<ViewerClass, { n: number; view: unknown }>;
  /** The state that was shown last. Held here: weakly by the state itself, views of long ago would outlive it by far. */
  shown: Shown | null;
};

/** A snapshot is taken by whoever makes the move that comes to another so many rows. */
const SNAPSHOT_EVERY = 250;
const KEEP_BATCHES = 256;
const KEEP_TABLES = 600;

const tables = new Map<string, Promise<LiveTable | null>>();
type Listener = (table: LiveTable, batch: Batch) => void;
const listeners = new Set<Listener>();

/** Hears of every batch that is committed, in order, whoever wrote it. Returns how to stop. */
export function onBatch(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The table with this id, loaded if need be; null: there is none. What it holds is the log as far as it was read: call
 * `catchUp` where the newest counts.
 */
export function liveTable(id: string): Promise<LiveTable | null> {
  const held = tables.get(id);
  if (held) {
    // Back to the end of the line: the table that was longest not used is forgotten first.
    tables.delete(id);
    tables.set(id, held);
    return held;
  }
  if (!isStorable(id)) return Promise.resolve(null);
  const loading = load(id);
  tables.set(id, loading);
  loading.then(
    (table) => table ?? tables.delete(id),
    () => tables.delete(id),
  );
  if (tables.size > KEEP_TABLES) forgetOldest();
  return loading;
}

/** Whether this process holds a table: one that it has to load first comes without what happened lately. */
export const isHeld = (id: string): boolean => tables.has(id);

/** How many tables this process holds, those that are being loaded included. */
export const countHeld = (): number => tables.size;

/** The tables held just now. */
export async function heldTables(): Promise<LiveTable[]> {
  const held = await Promise.all(tables.values());
  return held.filter((table) => table !== null);
}

/** Forgets what this process holds of a table, or of all: the next use loads it. */
export function forgetTables(id?: string): void {
  if (id === undefined) tables.clear();
  else tables.delete(id);
}

function forgetOldest(): void {
  const oldest = tables.keys().next();
  if (!oldest.done) tables.delete(oldest.value);
}

async function load(id: string): Promise<LiveTable | null> {
  const stored = await prisma().table.findUnique({
    where: { id },
    select: {
      anchor: true,
      world: true,
      config: { select: { body: true } },
      secret: { select: { secret: true } },
      template: { select: { template: { select: { slug: true, name: true } } } },
    },
  });
  if (!stored?.config || !stored.secret) return null;
  const world = worldOf(stored.world);
  const { game, info } = world.load(stored.config.body);
  const { match, batches } = await stateWithBatches({ id, game, world });
  const people = await readPeople(usersOf(match.table));
  return {
    id,
    world,
    game,
    info,
    label: stored.template?.template ?? { slug: null, name: world.title },
    chain: new HashChain(Buffer.from(stored.secret.secret, "hex")),
    anchor: stored.anchor,
    match,
    people,
    batches,
    views: new Map(),
    shown: null,
  };
}

/** Rows that are read again at most, so that a table that was loaded knows what happened lately. */
const MOST_REREAD = 400;

/** The newest state, with the batches of what happened lately: in the running deal, where the game is one of deals. */
async function stateWithBatches(
  table: Pick<LiveTable, "id" | "game" | "world">,
): Promise<Pick<LiveTable, "match" | "batches">> {
  const newest = await readStretch(table, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const match = fold(table.game, newest.from, newest.rows);
  const wanted = Math.max(match.dealSeq - 1, match.seq - MOST_REREAD, 0);
  // What was read holds all of it, unless a snapshot was taken meanwhile.
  const stretch = wanted >= newest.from.seq ? newest : await readStretch(table, wanted, match.seq);
  const before = endOfMove(stretch.rows, wanted);
  const batches = Array.from(observedIn(table.game, stretch, before), ({ move, observed }) =>
    batchOf(observed, move, null),
  );
  return { match, batches };
}

/** The last row of the move that row `seq` belongs to. */
function endOfMove(rows: readonly Row<unknown>[], seq: number): number {
  const moveId = rows.find((row) => row.seq === seq)?.moveId;
  return moveId === undefined ? seq : (rows.findLast((row) => row.moveId === moveId)?.seq ?? seq);
}

/** Reads what other processes appended since, and tells the listeners. Calls for one table must not overlap. */
export async function catchUp(table: LiveTable): Promise<void> {
  const rows = await readRows(table, table.match.seq, Number.MAX_SAFE_INTEGER);
  if (rows.length === 0) return;
  const memory = await memoryFor(table, rows);
  for (const move of movesOf(rows)) {
    const observed = observe(table.game, table.match, move, memory);
    advance(table, observed, move, await peopleAfter(table, observed.after));
  }
}

/** All whom the state after a move names: those whom the table holds, unless the move changed more than the game. */
export const peopleAfter = async (table: LiveTable, after: LiveMatch): Promise<LiveTable["people"]> =>
  after.table === table.match.table ? table.people : readPeople(usersOf(after.table));

/** Reads anew whom a table names: in a process that hears no signals, before it shows the table. */
export async function refreshPeople(table: LiveTable): Promise<void> {
  const { table: state } = table.match;
  const people = await readPeople(usersOf(state));
  // A move that came meanwhile has brought its own.
  if (table.match.table === state) table.people = people;
}

/** Somebody has another nick or avatar; `undefined`: anybody may. Tables that this process holds show it from now on. */
export async function refreshPerson(id: UserId | undefined): Promise<void> {
  forgetPerson(id);
  for (const table of await heldTables())
    if (id === undefined || Object.hasOwn(table.people, id)) await refreshPeople(table);
}

/** What reading these rows on needs to know of the log before them: something only where they go back in it. */
async function memoryFor(table: LiveTable, rows: readonly Row<unknown>[]) {
  const { seq } = table.match;
  const memory = new Memory<unknown, unknown>(table.game, rows);
  const earlier = targetsOf(rows).filter((to) => to < seq);
  if (earlier.length === 0) return memory;
  const past = await readStretch(table, Math.min(...earlier), seq);
  const reading = new Memory<unknown, unknown>(table.game, [...past.rows, ...rows]);
  fold(table.game, past.from, past.rows, reading);
  return reading;
}

/** Whether a master went back with this move, perhaps behind what has left a record. */
export const isMastersRewind = (rows: readonly Row<unknown>[]): boolean =>
  rows.some(({ payload, actor }) => payload.kind === "rewound" && "role" in actor && actor.role === "master");

const batchOf = (
  { after, seen, undone }: LiveObserved,
  rows: readonly Row<unknown>[],
  record: GameRecord | null,
): Batch => ({
  firstSeq: rows[0]?.seq ?? after.seq,
  at: rows[0]?.at ?? 0,
  seen,
  heads: after.heads,
  table: rows.some((row) => row.payload.kind === "table"),
  access: false,
  epoch: false,
  records: isMastersRewind(rows),
  record,
  undone,
});

/**
 * Takes a committed move into the table that this process holds, and tells the listeners. `people`: all whom the state
 * after it names, see `peopleAfter`.
 */
export function advance(
  table: LiveTable,
  observed: LiveObserved,
  rows: readonly Row<unknown>[],
  people: LiveTable["people"],
): void {
  const { after } = observed;
  const { world, game, match } = table;
  const events = rows.flatMap(({ payload }) => (payload.kind === "game" ? [payload.event] : []));
  const batch: Batch = batchOf(observed, rows, world.record(match, events));
  batch.access = after.table !== match.table || game.idle?.(after.game) !== game.idle?.(match.game);
  batch.epoch = after.dealEpoch !== match.dealEpoch;
  if (isAnonymous(game, after) !== isAnonymous(game, match)) batch.table = true;
  table.match = after;
  table.people = people;
  table.batches.push(batch);
  if (table.batches.length > KEEP_BATCHES) table.batches.shift();
  for (const listener of listeners) listener(table, batch);
}

/**
 * Keeps the table's state if the move that led to it from row `before` came to another 250 rows. For whoever
 * made the move: of all processes that hold the table one writes it. It saves time only: without it the log is folded.
 */
export function keepSnapshot({ id, match }: LiveTable, before: number): void {
  if (Math.floor(match.seq / SNAPSHOT_EVERY) === Math.floor(before / SNAPSHOT_EVERY)) return;
  writeSnapshot({ tableId: id, seq: match.seq, version: SNAPSHOT_VERSION }, match).catch(() => {});
}
