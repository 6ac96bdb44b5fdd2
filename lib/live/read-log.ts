import { z } from "zod";
import type { StoredEvent } from "@/lib/db/append";
import { readEvents, readSnapshot, readTargets } from "@/lib/db/event-store";
import { ENVELOPE_STEPS, payloadSchema, type Row } from "@/lib/engine/kernel/envelope";
import { fold, type Observed, observe } from "@/lib/engine/kernel/fold";
import type { Actor } from "@/lib/engine/kernel/game";
import { beginning } from "@/lib/engine/kernel/match";
import { Memory, type Stretch, targetsOf } from "@/lib/engine/kernel/memory";
import { upgrade } from "@/lib/engine/kernel/upgrade";
import type { LiveGame, LiveMatch } from "@/lib/worlds/world";
import { takingTurns } from "./taking-turns";

export type LiveStretch = Stretch<unknown, unknown>;
export type LiveObserved = Observed<unknown>;

/** Version of the form of snapshots: raise it when `Match` or a game's state changes its form. */
export const SNAPSHOT_VERSION = 7;

const actorSchema: z.ZodType<Actor> = z.union([
  z.object({ seat: z.number().int(), user: z.string().optional() }),
  z.object({ role: z.enum(["host", "master", "clock", "judge", "visitor"]), user: z.string().optional() }),
]);

const payloadSchemas = new WeakMap<LiveGame, ReturnType<typeof payloadSchema<unknown>>>();

/** The schema of a game's rows, made once. */
function payloadsOf(game: LiveGame) {
  let schema = payloadSchemas.get(game);
  if (!schema) {
    schema = payloadSchema(game.schema.event);
    payloadSchemas.set(game, schema);
  }
  return schema;
}

/** A stored row as the kernel reads it. Throws on a form that this program does not know. */
function rowOf(game: LiveGame, stored: StoredEvent): Row<unknown> {
  const { v: _, ...payload } = payloadsOf(game).parse(upgrade(stored.payload, ENVELOPE_STEPS));
  return { ...stored, actor: actorSchema.parse(stored.actor), payload };
}

/** The rows after `from`, up to and with `to`. */
export async function readRows(table: { id: string; game: LiveGame }, from: number, to: number) {
  return (await readEvents(table.id, from, to)).map((stored) => rowOf(table.game, stored));
}

/**
 * The log from a state at or before row `seq` up to row `to`: from the newest snapshot that lies before all that the
 * rewinds in it go back to.
 */
export async function readStretch(
  table: { id: string; game: LiveGame },
  seq: number,
  to: number,
): Promise<LiveStretch> {
  for (let before = seq; ; ) {
    const kept = await readSnapshot(table.id, before, SNAPSHOT_VERSION);
    const from = kept ? (kept.state as LiveMatch) : beginning(table.game);
    const rows = await readRows(table, from.seq, to);
    const earliest = Math.min(...targetsOf(rows));
    if (earliest >= from.seq) return { from, rows };
    before = earliest;
  }
}

/** The state after row `seq`. */
export async function stateAt(table: { id: string; game: LiveGame }, seq: number): Promise<LiveMatch> {
  const { from, rows } = await readStretch(table, seq, seq);
  return fold(table.game, from, rows);
}

/** What each move after row `seq` to row `to` brought. */
export async function observedMoves(
  table: { id: string; game: LiveGame },
  seq: number,
  to: number,
): Promise<Iterable<ObservedMove>> {
  return observedIn(table.game, await readStretch(table, seq, to), seq);
}

type ObservedMove = { move: Row<unknown>[]; observed: LiveObserved };

/** What each move of a stretch after row `seq` brought. One pass over its rows. */
export function* observedIn(game: LiveGame, { from, rows }: LiveStretch, seq: number): Generator<ObservedMove> {
  const memory = new Memory<unknown, unknown>(game, rows);
  let match = fold(
    game,
    from,
    rows.filter((row) => row.seq <= seq),
    memory,
  );
  for (const move of movesOf(rows.filter((row) => row.seq > seq))) {
    const observed = observe(game, match, move, memory);
    match = observed.after;
    yield { move, observed };
  }
}

/** Rows that are read at once. */
const SPAN = 500;

/**
 * The moves of a log after row `from`, where one ends, up to row `to`, where one ends: read `span` rows at a time, so that a
 * long log is never in memory as a whole.
 */
export async function* movesAfter(
  table: { id: string; game: LiveGame },
  from: number,
  to: number,
  span = SPAN,
): AsyncGenerator<Row<unknown>[]> {
  let rest: Row<unknown>[] = [];
  for (let read = from; read < to; ) {
    const till = Math.min(read + span, to);
    const moves = movesOf([...rest, ...(await readRows(table, read, till))]);
    // The last one may go on in the next span.
    rest = till < to ? (moves.pop() ?? []) : [];
    yield* moves;
    read = till;
  }
}

/**
 * Each move of a log up to row `to`, where one ends, with the state after it: read in spans and folded once, whoever saw what of
 * it. Others get their turn in between.
 */
export async function* foldedMoves(
  table: { id: string; game: LiveGame },
  to: number,
): AsyncGenerator<{ move: Row<unknown>[]; after: LiveMatch }> {
  // What the rewinds go back to is asked for beforehand.
  const memory = new Memory<unknown, unknown>(table.game, [], await readTargets(table.id, to));
  const turn = takingTurns();
  let after = beginning(table.game);
  for await (const move of movesAfter(table, 0, to)) {
    after = fold(table.game, after, move, memory);
    yield { move, after };
    await turn();
  }
}

/** The rows of a span of the log, move by move. */
export function movesOf<Event>(rows: readonly Row<Event>[]): Row<Event>[][] {
  const moves: Row<Event>[][] = [];
  for (const row of rows) {
    const last = moves.at(-1);
    if (last?.[0]?.moveId === row.moveId) last.push(row);
    else moves.push([row]);
  }
  return moves;
}
