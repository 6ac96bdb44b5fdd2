import type { Pool, PoolClient } from "pg";
import { hasClass, SPECTATOR } from "../engine/kernel/classes";
import { appendQueue } from "./append-queue";
import { MOVES, STAND, WHOLE } from "./append-statements";
import { pool } from "./pool";
import { announceMove } from "./table-signal";
import { rollBack, transact } from "./transaction";

/** A row of the log in stored form; `payload` holds the version and what happened. */
export type StoredEvent = {
  seq: number;
  epoch: number;
  at: number;
  moveId: string;
  actor: unknown;
  payload: unknown;
  aud: number;
  news: number;
  drew: boolean;
};

/** What a part of a game leaves behind when it ends with this move: a deal, a phase. */
export type StoredRecord = {
  kind: string;
  series: number;
  number: number;
  epoch: number;
  /** The row that began it; null: the one after the record before. */
  firstSeq: number | null;
  /** The world's own. */
  data: unknown;
};

/** Something that people are told of outside the table; a row of "Outbox". */
export type StoredNews = {
  key: string;
  kind: string;
  users: readonly string[];
  data: unknown;
  /** Where alone the mails of it go; empty: none are sent. Null: to each their own. */
  tester: string | null;
};

/** Everything that one move writes, in one statement. */
export type Append = {
  tableId: string;
  /** The append is refused unless the log ends here. */
  expectedSeq: number;
  moveId: string;
  actor: unknown;
  answer: unknown;
  at: number;
  events: readonly StoredEvent[];
  dueAt: number | null;
  /** The seats that a spectator sees it wait for. */
  waiting: readonly number[];
  /** The new line in the lobby; null: unchanged. */
  summary: object | null;
  /** What else lists and searches know of the table itself; null: unchanged. */
  table: { name: string; public: boolean; closed: boolean; people: readonly string[] } | null;
  record: StoredRecord | null;
  /** What is told to whom because of it: written with it or not at all. */
  news: readonly StoredNews[];
};

/** `conflict`: the log has moved on. `repeated`: this moveId is stored already. */
export type Appended = "appended" | "conflict" | "repeated";

const UNIQUE_VIOLATION = "23505";

/** Appends a move that goes back behind records, and settles in the same transaction which of them stand. */
export async function appendRewind(move: Append): Promise<Appended> {
  const appended = await transact(async (client): Promise<Appended> => {
    const written = await appendWhole(move, client);
    if (written !== "appended") return rollBack(written);
    await client.query(STAND, [move.tableId]);
    return written;
  });
  return announced(move, appended);
}

/**
 * Appends a move together with what `beside` writes in the same transaction, or neither. What `beside` answers, if not null,
 * undoes both and is the answer.
 */
export async function appendBeside<R>(
  move: Append,
  beside: (client: PoolClient) => Promise<R | null>,
): Promise<Appended | { readonly refused: R }> {
  const appended = await transact(async (client): Promise<Appended | { readonly refused: R }> => {
    const refused = await beside(client);
    if (refused !== null) return rollBack({ refused });
    const written = await appendWhole(move, client);
    return written === "appended" ? written : rollBack(written);
  });
  return typeof appended === "string" ? announced(move, appended) : appended;
}

/**
 * Appends a move with its events if the log still ends where it was read. When it answers `appended`, the move is
 * durable; other processes are told of it a moment later. Moves that come in while others are being written go out
 * together, in one statement and one commit.
 */
export async function appendMove(move: Append): Promise<Appended> {
  const isPlain = move.table === null && move.news.length === 0;
  return announced(move, await (isPlain ? plainMoves.add(move) : appendWhole(move, pool())));
}

function announced(move: Append, appended: Appended): Appended {
  if (appended === "appended") announceMove(move.tableId, lastSeqOf(move));
  return appended;
}

/** Whether spectators are shown anything of a move: when it was made is then no secret. */
const isSeen = ({ events }: Append): boolean => events.some(({ aud }) => hasClass(aud, SPECTATOR));

const lastSeqOf = ({ expectedSeq, events }: Append): number => expectedSeq + events.length;

const plainMoves = appendQueue<Append, Appended>({ keyOf: (move) => move.tableId, write: appendPlain });

/** Moves that are in no statement yet. */
export const waitingAppends = (): number => plainMoves.waiting;

/**
 * Arrays as PostgreSQL reads them, written down at once: pg looks through each member for what is to be escaped. Of JSON that
 * is quotes and backslashes, which JSON itself escapes in the same way.
 */
const jsonArray = (values: readonly unknown[]): string =>
  `{${JSON.stringify(values.map((value) => (value === null ? null : JSON.stringify(value)))).slice(1, -1)}}`;
const plainArray = (values: readonly (number | boolean | null)[]): string =>
  `{${values.map((value) => value ?? "NULL").join()}}`;

/** Appends plain moves of different tables in one statement: all that are not in conflict, or none if it throws. */
async function appendPlain(moves: readonly Append[]): Promise<Appended[]> {
  const events = moves.flatMap(({ tableId, moveId, events }) => events.map((event) => ({ tableId, ...event, moveId })));
  const values = [
    moves.map((move) => move.tableId),
    plainArray(moves.map((move) => move.expectedSeq)),
    plainArray(moves.map(lastSeqOf)),
    plainArray(moves.map((move) => move.dueAt)),
    plainArray(moves.map((move) => move.at)),
    moves.map((move) => move.moveId),
    jsonArray(moves.map((move) => move.actor)),
    jsonArray(moves.map((move) => move.answer)),
    moves.map((move) => `{${move.waiting.join()}}`),
    events.map((event) => event.tableId),
    plainArray(events.map((event) => event.seq)),
    events.map((event) => event.moveId),
    plainArray(events.map((event) => event.epoch)),
    plainArray(events.map((event) => event.at)),
    jsonArray(events.map((event) => event.actor)),
    jsonArray(events.map((event) => event.payload)),
    plainArray(events.map((event) => event.aud)),
    plainArray(events.map((event) => event.news)),
    plainArray(events.map((event) => event.drew)),
    jsonArray(moves.map(({ summary }) => summary)),
    jsonArray(moves.map(({ record }) => record)),
    plainArray(moves.map(isSeen)),
  ];
  try {
    const { rows } = await pool().query<{ id: string }>({ ...MOVES, values });
    const appended = new Set(rows.map(({ id }) => id));
    return moves.map(({ tableId }) => (appended.has(tableId) ? "appended" : "conflict"));
  } catch (error) {
    if (moves.length > 1) throw error;
    return [violated(error)];
  }
}

async function appendWhole(move: Append, db: Pool | PoolClient): Promise<Appended> {
  const { summary, table, events } = move;
  const rows = events.map(({ seq, epoch, actor, payload, aud, news, drew }) => ({
    seq,
    epoch,
    actor,
    payload,
    aud,
    news,
    drew,
  }));
  try {
    const { rowCount } = await db.query({
      ...WHOLE,
      values: [
        move.tableId,
        move.expectedSeq,
        lastSeqOf(move),
        move.dueAt,
        move.at,
        summary && JSON.stringify(summary),
        table?.name ?? null,
        table?.public ?? null,
        table?.closed ?? false,
        move.moveId,
        JSON.stringify(move.actor),
        JSON.stringify(move.answer),
        JSON.stringify(rows),
        move.record && JSON.stringify(move.record),
        move.waiting,
        table?.people ?? null,
        JSON.stringify(move.news),
        isSeen(move),
      ],
    });
    return rowCount === 1 ? "appended" : "conflict";
  } catch (error) {
    return violated(error);
  }
}

/** What a unique violation says of an append; throws what is none. */
function violated(error: unknown): Appended {
  if (!(error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION)) throw error;
  return "constraint" in error && error.constraint === "Move_pkey" ? "repeated" : "conflict";
}
