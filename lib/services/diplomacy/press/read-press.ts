import type { Actor } from "@/lib/auth/policy";
import type { PressWanted, ReadPress } from "@/lib/contracts/press";
import type { PressLine, PressPage, PressRoom, PressThread } from "@/lib/contracts/press-words";
import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { partyKey } from "@/lib/engine/diplomacy/game/press-letter";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import type { LiveTable } from "@/lib/live/live-table";
import { currentTable } from "../../tables/read-proof";
import { pressDesk } from "./press-desk";
import {
  ALL_PRIVATE,
  diplomacyAt,
  EVERYBODY,
  hasMaster,
  observersAt,
  type PressReader,
  pressReader,
} from "./press-reader";
import { LOG, namesIn, type PressRow, pressLine } from "./show-press";

const PAGE = 60;
const MOST_THREADS = 300;

/** A game with whoever reads its letters; null: there is none. */
async function open(actor: Actor, id: string): Promise<{ table: LiveTable; reader: PressReader } | null> {
  const table = await currentTable(id);
  return table && diplomacyAt(table) ? { table, reader: pressReader(table, actor?.id ?? null) } : null;
}

type Counted = PressRow & { party: string; thread: string; lines: bigint; unread: bigint };

/**
 * What somebody needs to begin with: as whom they may write and to whom, their threads with what waits to be read, and the
 * phases of what they may read. Refuses `press/no_game`.
 */
export async function readPressRoom(
  actor: Actor,
  { id }: { id: string },
  now = Date.now(),
): Promise<Result<PressRoom, Refusal>> {
  const opened = await open(actor, id);
  if (!opened) return refuse("press/no_game");
  const { table, reader } = opened;
  const { game, state } = diplomacyAt(table)!;
  const others = { master: hasMaster(table), observers: observersAt(table) };
  const desks = reader.writes.map((self) => pressDesk(game, state, self, others, now));
  const threads = await readThreads(id, reader, actor?.id ?? "");
  const phases = await readPhases(id, reader);
  const words = desks.flatMap(({ readers }) => readers.map(({ party }) => party));
  const names = await namesIn(
    threads.map(({ last }) => last),
    words,
  );
  return ok({ desks, threads, knowsAll: reader.knowsAll, phases, names });
}

/** Who wrote it: what somebody wrote themselves need not be read by them. */
const ownWords = ({ writes, reads }: PressReader): string[] => [...new Set([...writes.map(partyKey), ...reads])];

async function readThreads(tableId: string, reader: PressReader, userId: string): Promise<PressThread[]> {
  const { reads } = reader;
  if (reads.length === 0) return [];
  // The thread of everybody is one, however its letters came; what came to somebody anyway they need no copy of.
  const rows = await prisma().$queryRaw<Counted[]>`
    WITH own AS (
      SELECT DISTINCT ON (c."messageId", whose, c.thread) c."messageId", c.n, c.thread,
        CASE WHEN c.thread = ${EVERYBODY} THEN ${EVERYBODY} ELSE c.party END AS whose
      FROM "PressCopy" c WHERE c."tableId" = ${tableId} AND c.party = ANY(${[...reads]})
        AND (c.party <> ${ALL_PRIVATE} OR NOT EXISTS (SELECT 1 FROM "PressCopy" d
          WHERE d."messageId" = c."messageId" AND d.party = ANY(${reads.filter((one) => one !== ALL_PRIVATE)})))
    ), threads AS (
      SELECT o.whose AS party, o.thread, max(o.n) AS newest, count(*) AS lines,
        count(*) FILTER (WHERE o.n > COALESCE(r.n, 0) AND m.sender <> ALL(${ownWords(reader)})) AS unread
      FROM own o JOIN "PressMessage" m ON m.id = o."messageId"
      LEFT JOIN "PressRead" r
        ON r."userId" = ${userId} AND r."tableId" = ${tableId} AND r.party = o.whose AND r.thread = o.thread
      GROUP BY o.whose, o.thread
      ORDER BY newest DESC LIMIT ${MOST_THREADS}
    )
    SELECT t.party, t.thread, t.lines, t.unread, m.*
    FROM threads t JOIN "PressMessage" m ON m.n = t.newest ORDER BY m.n DESC`;
  return rows.map(({ party, thread, lines, unread, ...row }) => ({
    ...{ party, thread, lines: Number(lines), unread: Number(unread) },
    last: pressLine(row, reader, { party, thread }),
  }));
}

/** The letters that a reader may see, as a part of a query. */
const visible = (tableId: string, { knowsAll, reads }: PressReader): Prisma.Sql =>
  knowsAll
    ? Prisma.sql`m."tableId" = ${tableId}`
    : Prisma.sql`m."tableId" = ${tableId} AND EXISTS (
        SELECT 1 FROM "PressCopy" c WHERE c."messageId" = m.id AND c.party = ANY(${[...reads]}))`;

async function readPhases(tableId: string, reader: PressReader): Promise<string[]> {
  const rows = await prisma().$queryRaw<{ phase: string }[]>`
    SELECT phase FROM "PressMessage" m WHERE ${visible(tableId, reader)} AND m.kept GROUP BY phase ORDER BY min(n)`;
  return rows.map(({ phase }) => phase);
}

/** A text in which nothing stands for something else. */
const plainly = (text: string): string => text.replace(/[\\%_]/g, (one) => `\\${one}`);

/**
 * Letters as whoever asks may see them, the newest page or those before a letter: of one of their threads, or of the
 * archive, which leaves out what the rules do not keep. Refuses `press/no_game`.
 */
export async function readPress(actor: Actor, wanted: PressWanted): Promise<Result<PressPage, Refusal>> {
  const opened = await open(actor, wanted.id);
  if (!opened) return refuse("press/no_game");
  const { reader } = opened;
  const lines = await readLines(wanted, reader, PAGE + 1);
  const shown = lines.slice(0, PAGE).reverse();
  return ok({ lines: shown, more: lines.length > PAGE, names: await namesIn(shown) });
}

/** Letters, the newest first. */
async function readLines(wanted: PressWanted, reader: PressReader, most: number): Promise<PressLine[]> {
  const { id, party, thread, before, phase, words = "" } = wanted;
  const inThread = thread !== undefined && party !== undefined && party !== LOG.party;
  const parts = [
    inThread ? ofThread(id, reader, party, thread) : Prisma.sql`${visible(id, reader)} AND m.kept`,
    ...(before
      ? [Prisma.sql`m.n < (SELECT n FROM "PressMessage" b WHERE b.id = ${before} AND b."tableId" = ${id})`]
      : []),
    ...(phase ? [Prisma.sql`m.phase = ${phase}`] : []),
    ...words
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => Prisma.sql`m.text ILIKE ${`%${plainly(word)}%`}`),
  ];
  const rows = await prisma().$queryRaw<PressRow[]>`
    SELECT m.* FROM "PressMessage" m WHERE ${Prisma.join(parts, " AND ")} ORDER BY m.n DESC LIMIT ${most}`;
  return rows.map((row) => pressLine(row, reader, inThread ? { party, thread } : LOG));
}

const ofThread = (tableId: string, { reads }: PressReader, party: string, thread: string): Prisma.Sql => {
  // Somebody else's threads are nobody's: no letter has a copy there.
  const whose = thread === EVERYBODY ? reads : reads.filter((one) => one === party);
  return Prisma.sql`EXISTS (SELECT 1 FROM "PressCopy" c
    WHERE c."messageId" = m.id AND c."tableId" = ${tableId} AND c.thread = ${thread} AND c.party = ANY(${[...whose]}))`;
};

/** All letters of the archive as whoever asks may see them, the oldest first: for the log. */
export async function readArchive(
  actor: Actor,
  id: string,
  most: number,
): Promise<Result<readonly PressLine[], Refusal>> {
  const opened = await open(actor, id);
  if (!opened) return refuse("press/no_game");
  return ok((await readLines({ id }, opened.reader, most)).reverse());
}

/** Notes that a thread is read up to a letter, for all devices of a member. What was read stays so. */
export async function markPressRead(member: { id: string }, input: ReadPress): Promise<Result<null, Refusal>> {
  const { tableId, party: given, thread, upTo } = input;
  const opened = await open(member as Exclude<Actor, null>, tableId);
  if (!opened) return refuse("press/no_game");
  const party = thread === EVERYBODY ? EVERYBODY : given;
  // Only what they have: an id of another's letter says nothing of whether it is one.
  await prisma().$executeRaw`
    INSERT INTO "PressRead" ("userId", "tableId", party, thread, n)
    SELECT ${member.id}, ${tableId}, ${party}, ${thread}, max(c.n) FROM "PressCopy" c
    WHERE c."messageId" = ${upTo} AND c."tableId" = ${tableId} AND c.thread = ${thread}
      AND c.party = ANY(${[...opened.reader.reads]})
    HAVING max(c.n) IS NOT NULL
    ON CONFLICT ("userId", "tableId", party, thread) DO UPDATE SET n = GREATEST("PressRead".n, EXCLUDED.n)`;
  return ok(null);
}
