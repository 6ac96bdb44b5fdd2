import { gatheredSignal } from "./gathered-signal";
import { newId } from "./ids";
import { pool } from "./pool";

/** Moves are announced together, this many ms after the first of them. */
const GATHER = 4;
/** PostgreSQL takes 8,000 bytes with a signal; an id and a number are far below 80. */
const MOST_TOGETHER = 90;

/** Which process announces: its own signals tell it nothing. */
const ORIGIN = newId();

let gathered = new Map<string, number>();

const signal = gatheredSignal({
  ...{ signal: "table", gather: GATHER },
  isEmpty: () => gathered.size === 0,
  take() {
    const moves = [...gathered];
    gathered = new Map();
    return Array.from({ length: Math.ceil(moves.length / MOST_TOGETHER) }, (_, i) => {
      const some = moves.slice(i * MOST_TOGETHER, (i + 1) * MOST_TOGETHER);
      return [ORIGIN, ...some.map(([id, seq]) => `${id}:${seq}`)].join(" ");
    });
  },
});

/**
 * Tells all other processes that a table's log goes on to row `seq`. It is no part of the write: a signal within a commit
 * takes a lock for the whole server, so that commits cannot share a flush of the disk. What a process that dies leaves
 * unsaid is found by those who look after the tables that they watch: `findBehind`.
 */
export function announceMove(tableId: string, seq: number): void {
  gathered.set(tableId, Math.max(seq, gathered.get(tableId) ?? 0));
  signal.soon();
}

/** Announces at once what is still gathered: before a process ends. */
export const announceAll = (): Promise<void> => signal.now();

/** What a signal says: the tables that moved in another process, and how far. */
export function readAnnouncement(payload: string): { tableId: string; seq: number }[] {
  const [origin, ...moves] = payload.split(" ");
  if (origin === ORIGIN) return [];
  return moves.map((move) => {
    const [tableId = "", seq = "0"] = move.split(":");
    return { tableId, seq: Number(seq) };
  });
}

/** Of these tables, held as far as the row that is named, those whose log goes on. */
export async function findBehind(held: ReadonlyMap<string, number>): Promise<{ tableId: string; seq: number }[]> {
  const { rows } = await pool().query<{ tableId: string; seq: number }>({
    name: "find-behind",
    text: `SELECT t.id AS "tableId", t.seq FROM unnest($1::text[], $2::int[]) AS held(id, seq)
           JOIN "Table" t ON t.id = held.id AND t.seq > held.seq`,
    values: [[...held.keys()], [...held.values()]],
  });
  return rows;
}
