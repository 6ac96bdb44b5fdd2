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

/** What a process says that wants to be told of moves, instead of naming some. */
const LISTENS = "listens";
/** For so long, in ms, after it said so another process counts as one that listens; it says so three times in between. */
const LISTENS_FOR = 10_000;

/** When each other process last said that it listens; null: this one does not hear them, and announces in any case. */
let listeners: Map<string, number> | null = null;
let toldThatItListens = true;

const signal = gatheredSignal({
  ...{ signal: "table", gather: GATHER },
  isEmpty: () => gathered.size === 0 && toldThatItListens,
  take() {
    const moves = [...gathered];
    const said = toldThatItListens ? [] : [`${ORIGIN} ${LISTENS}`];
    gathered = new Map();
    toldThatItListens = true;
    const told = Array.from({ length: Math.ceil(moves.length / MOST_TOGETHER) }, (_, i) => {
      const some = moves.slice(i * MOST_TOGETHER, (i + 1) * MOST_TOGETHER);
      return [ORIGIN, ...some.map(([id, seq]) => `${id}:${seq}`)].join(" ");
    });
    return [...said, ...told];
  },
});

/** Says that this process listens, to be told of others' moves: as it begins, and every few seconds. */
export function sayListening(): void {
  listeners ??= new Map();
  toldThatItListens = false;
  signal.soon();
}

/** From now on this process hears no others: it announces its moves in any case. */
export function stopListening(): void {
  listeners = null;
}

/** Whether nobody listens but this process: then its moves are news to nobody. */
function isAlone(): boolean {
  if (listeners === null) return false;
  const since = Date.now() - LISTENS_FOR;
  for (const [origin, at] of listeners) if (at < since) listeners.delete(origin);
  return listeners.size === 0;
}

/** Another process listens. One that is new here is answered, so that it knows of this one before its own first move. */
function heardOf(origin: string): void {
  if (listeners === null) return;
  const isNew = !listeners.has(origin);
  listeners.set(origin, Date.now());
  if (isNew) sayListening();
}

/**
 * Tells the other processes that listen that a table's log goes on to row `seq`. It is no part of the write: a signal within
 * a commit takes a lock for the whole server, so that commits cannot share a flush of the disk. What a process that dies
 * leaves unsaid, or one that does not know yet that somebody listens, is found by those who look after the tables that
 * they watch: `findBehind`.
 */
export function announceMove(tableId: string, seq: number): void {
  if (isAlone()) return;
  gathered.set(tableId, Math.max(seq, gathered.get(tableId) ?? 0));
  signal.soon();
}

/** Announces at once what is still gathered: before a process ends. */
export const announceAll = (): Promise<void> => signal.now();

/** What a signal says: the tables that moved in another process, and how far. */
export function readAnnouncement(payload: string): { tableId: string; seq: number }[] {
  const [origin, ...moves] = payload.split(" ");
  if (origin === undefined || origin === ORIGIN) return [];
  if (moves[0] === LISTENS) {
    heardOf(origin);
    return [];
  }
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
