import {
  type FirstPage,
  fitsFilter,
  type LobbyGame,
  peopleWaiting,
  searchText,
  TABLES_A_PAGE,
  type TableFilter,
  type TablePage,
} from "@/lib/contracts/lobby";
import type { TableCard } from "@/lib/contracts/table-card";
import { pool } from "@/lib/db/pool";
import { tableCard } from "./table-head";

/**
 * The public tables of the lobby, held in this process for all who ask: pages, searches and counts are answered from
 * memory. The database is asked for the ends of their logs once in a while, and for those whose log went on.
 */

/** Of one host's: whoever opens many takes nobody's place. */
const MOST_OF_A_HOST = 5;
/** Of those that guests of one network opened. */
const MOST_OF_A_NETWORK = 10;
const MOST = 10_000;
/** How many lines are read with one query: each query's answer is parsed in one go. */
const READ_AT_ONCE = 500;
const MINUTE = 60_000;

/**
 * How long, in milliseconds, the list is good for whoever asks next: so many times as long as reading took, but at least and
 * at most so long. One reading that was held up by something else does not leave the lobby standing still.
 */
const FRESH_TIMES = 10;
const FRESH_LEAST = 500;
export const FRESH_MOST = 5_000;

/** Searches whose lines are kept until the list is read again. */
const MOST_SEARCHES = 100;
/** Games that the lobby counts. */
const MOST_GAMES = 60;

/**
 * How long after the last move a public table stays in the lobby, by who is there: with somebody at it; once its series is
 * over; deserted; where nobody is named, and so nobody is told whether anybody is there still. Where people play slowly,
 * with hours for a move, or by correspondence, nobody need be there. One's own tables stay among "my tables", and every
 * address works on.
 */
const LISTED = {
  present: 24 * 60 * MINUTE,
  over: 15 * MINUTE,
  deserted: 3 * MINUTE,
  unnamed: 30 * MINUTE,
  slow: 7 * 24 * 60 * MINUTE,
  correspondence: 30 * 24 * 60 * MINUTE,
} as const;
/** From this time for a move on, in seconds, a game is a slow one. */
export const SLOW_SECONDS = 600;

const ENDS = {
  name: "listed-tables",
  text: `SELECT id, seq FROM "Table"
    WHERE public AND "closedAt" IS NULL AND (
      (present AND "movedAt" >= $1 AND summary->>'phase' <> 'over'
        AND ("movedAt" >= $6 OR NOT summary @> '{"anonymous": true}'))
      OR (present AND "movedAt" >= $2)
      OR "movedAt" >= $3
      OR ("movedAt" >= $4 AND (summary->>'moveSeconds')::float8 >= ${SLOW_SECONDS})
      OR ("movedAt" >= $5 AND summary @> '{"correspondence": true}'))
    ORDER BY present DESC, "movedAt" DESC LIMIT ${MOST}`,
};

const LINES = {
  name: "listed-lines",
  text: `SELECT id, seq, name, present, waiting, summary, "openedBy", "openedFrom",
      floor(extract(epoch FROM "createdAt") * 1000)::float8 AS "createdAt",
      floor(extract(epoch FROM "movedAt") * 1000)::float8 AS "movedAt"
    FROM "Table" WHERE id = ANY($1)`,
};

type Row = {
  id: string;
  seq: number;
  name: string;
  present: boolean;
  waiting: number[];
  summary: unknown;
  openedBy: string | null;
  openedFrom: string | null;
  createdAt: number;
  movedAt: number;
};

/** A table of the list; `seq`: the end of its log when it was read; `host`, `network`: whose few it is one of. */
type Line = {
  card: TableCard;
  seq: number;
  rank: 0 | 1 | 2;
  createdAt: number;
  host: string;
  network: string | null;
  text: string;
};

/** Who waits for others comes first, then those with somebody at them. */
function rankOf(card: TableCard, present: boolean): Line["rank"] {
  if (!present) return 2;
  return card.phase === "waiting" && card.entry !== "closed" && card.seats.some(({ kind }) => kind !== "user") ? 0 : 1;
}

function lineOf({ seq, present, openedBy, openedFrom: network, createdAt, ...row }: Row): Line {
  const card = tableCard({ ...row, public: true });
  // Nobody may host it now. Those at which nobody is named are counted by themselves: by what is left out of the list
  // beside the tables that somebody hosts, they would tell who opened them.
  const host = `${card.anonymous ? "unnamed " : ""}${card.host?.id ?? openedBy ?? ""}`;
  return { card, seq, rank: rankOf(card, present), createdAt, host, network, text: searchText(card) };
}

/** An order that no move changes: within a rank, what was opened last comes first. */
const compare = (a: Place, b: Place): number =>
  a.rank - b.rank || b.createdAt - a.createdAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

type Place = { rank: number; createdAt: number; id: string };
const placeOf = ({ rank, createdAt, card }: Line): Place => ({ rank, createdAt, id: card.id });
const cursorOf = ({ rank, createdAt, card }: Line): string => `${rank}.${createdAt}.${card.id}`;

function placeOfCursor(cursor: string): Place {
  const [rank = "", createdAt = "", id = ""] = cursor.split(".");
  return { rank: Number(rank), createdAt: Number(createdAt), id };
}

/** The list as it was read last; `searches`: the lines that fit filters asked for since. */
type List = {
  lines: readonly Line[];
  first: FirstPage;
  readAt: number;
  tookMs: number;
  searches: Map<string, readonly Line[]>;
};

const watchers = new Set<(first: FirstPage) => void>();
let held = new Map<string, Line>();
let list: List | null = null;
let reading: Promise<List> | null = null;

const isFresh = ({ readAt, tookMs }: List): boolean =>
  Date.now() - readAt < Math.min(FRESH_MOST, Math.max(FRESH_LEAST, FRESH_TIMES * tookMs));

/** The list as it is now; whoever asks while it is read is given what is being read. */
function readNow(): Promise<List> {
  reading ??= read().finally(() => {
    reading = null;
  });
  return reading;
}

const freshList = async (): Promise<List> => (list && isFresh(list) ? list : readNow());

async function read(): Promise<List> {
  const readAt = Date.now();
  const since = (span: number) => new Date(readAt - span);
  const { present, over, deserted, slow, correspondence, unnamed } = LISTED;
  const ends = await pool().query<{ id: string; seq: number }>({
    ...ENDS,
    values: [present, over, deserted, slow, correspondence, unnamed].map(since),
  });
  const next = new Map<string, Line>();
  const changed: string[] = [];
  for (const { id, seq } of ends.rows) {
    const line = held.get(id);
    if (line?.seq === seq) next.set(id, line);
    else changed.push(id);
  }
  for (let i = 0; i < changed.length; i += READ_AT_ONCE) {
    const { rows } = await pool().query<Row>({ ...LINES, values: [changed.slice(i, i + READ_AT_ONCE)] });
    for (const row of rows) next.set(row.id, lineOf(row));
  }
  held = next;
  const lines = fewOfEach([...next.values()].sort((a, b) => compare(placeOf(a), placeOf(b))));
  const first = { ...pageOf(lines, null), games: gamesOf(lines) };
  list = { lines, first, readAt, tookMs: Date.now() - readAt, searches: new Map() };
  for (const watcher of watchers) watcher(first);
  return list;
}

/** Of each host, and of the guests of each network, the first few. */
function fewOfEach(lines: readonly Line[]): Line[] {
  const counts = new Map<string, number>();
  const isOneOf = (most: number, key: string): boolean => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return (counts.get(key) ?? 0) <= most;
  };
  return lines.filter(({ host, network }) => {
    const few = isOneOf(MOST_OF_A_HOST, `host ${host}`);
    return few && (network === null || isOneOf(MOST_OF_A_NETWORK, `network ${network}`));
  });
}

/** The lines that fit, found once for all who look for the same. */
function search({ lines, searches }: List, filter: TableFilter): readonly Line[] {
  const wanted = { ...filter, words: filter.words.trim().toLowerCase() };
  const key = JSON.stringify([wanted.words, wanted.game, wanted.seats, wanted.player]);
  const known = searches.get(key);
  if (known) return known;
  const found = lines.filter(({ card, text }) => fitsFilter(card, wanted, text));
  if (searches.size < MOST_SEARCHES) searches.set(key, found);
  return found;
}

/** The first line after a place: the lines are in order. */
function indexAfter(lines: readonly Line[], place: Place): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const line = lines[middle];
    if (line && compare(placeOf(line), place) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function pageOf(lines: readonly Line[], after: string | null): TablePage {
  const from = after === null ? 0 : indexAfter(lines, placeOfCursor(after));
  const page = lines.slice(from, from + TABLES_A_PAGE);
  const last = page.at(-1);
  const next = last && from + page.length < lines.length ? cursorOf(last) : null;
  return { tables: page.map(({ card }) => card), next, total: lines.length };
}

/** What is played at these tables, the most played first. */
function gamesOf(lines: readonly Line[]): LobbyGame[] {
  const bySlug = new Map<string, TableCard[]>();
  for (const { card } of lines) {
    const { slug } = card.game;
    if (slug === null) continue;
    const cards = bySlug.get(slug) ?? [];
    cards.push(card);
    bySlug.set(slug, cards);
  }
  return [...bySlug]
    .map(([slug, cards]) => ({
      slug,
      name: cards[0]?.game.name ?? slug,
      tables: cards.length,
      waiting: peopleWaiting(cards, slug, null),
    }))
    .sort((a, b) => b.tables - a.tables || a.name.localeCompare(b.name))
    .slice(0, MOST_GAMES);
}

/** The open tables that fit a filter, a page of them: from the first on, or after a cursor of `TableCursor`'s form. */
export async function findOpenTables(filter: TableFilter, after: string | null): Promise<TablePage> {
  return pageOf(search(await freshList(), filter), after);
}

/** The first page of the open tables, and what is played at all of them. */
export const firstOpenTables = async (): Promise<FirstPage> => (await freshList()).first;

/** Tells of every list that is read, before anybody is given it. Returns how to stop. */
export function watchOpenTables(watcher: (first: FirstPage) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** All tables of the lobby, read anew: for who has to know of the one that was opened a moment ago. */
export async function listOpenTables(): Promise<TableCard[]> {
  await reading?.catch(() => {});
  const { lines } = await readNow();
  return lines.map(({ card }) => card);
}
