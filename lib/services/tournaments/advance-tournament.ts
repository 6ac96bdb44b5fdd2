import { randomBytes } from "node:crypto";
import type { PoolClient } from "pg";
import { newId } from "@/lib/db/ids";
import { pool } from "@/lib/db/pool";
import { transact } from "@/lib/db/transaction";
import { SeededRandom } from "@/lib/engine/kernel/random";
import { nextStep } from "@/lib/engine/tournament/next-step";
import { byeOf, isBye, type Match } from "@/lib/engine/tournament/vocabulary";
import { callOffWithin, endTournament } from "./end-tournament";
import { lookAtMatches, roundTimes, type Sight, settleLate } from "./late-matches";
import { closeMatchTables, openMatches } from "./open-matches";
import { announceTournament, lockTournament, readEntrants, readMatches, type TournamentRow } from "./tournament-rows";

/** What a step changed. */
type Step = { readonly changed: boolean; readonly closes: readonly string[] };
const NOTHING: Step = { changed: false, closes: [] };

/**
 * Goes on with a tournament as far as it can: begins it at its time (or calls it off, if too few came), decides matches that are
 * waited for in vain, pairs the next round, ends it. Any number of processes may do it at once. Answers whether anything changed.
 */
export async function advanceTournament(id: string, now = Date.now()): Promise<boolean> {
  const sights = await sightsOf(id, now);
  const { changed, closes } = await transact((client) => step(client, id, sights, now));
  await closeMatchTables(closes);
  await openMatches(id);
  if (changed) announceTournament(id);
  return changed;
}

/** What the tables show of matches that may have to be decided now. Read before anything is locked. */
async function sightsOf(id: string, now: number): Promise<Map<string, Sight>> {
  const { rows } = await pool().query<TournamentRow>(`SELECT * FROM "Tournament" WHERE id = $1 AND state = 'running'`, [
    id,
  ]);
  const times = rows[0] ? roundTimes(rows[0]) : null;
  if (!rows[0] || times === null || now < times.late) return new Map();
  const { round } = rows[0];
  const matches = await readMatches(pool(), id);
  return lookAtMatches(matches.filter((match) => match.round === round && match.result === null));
}

async function step(client: PoolClient, id: string, sights: ReadonlyMap<string, Sight>, now: number): Promise<Step> {
  const row = await lockTournament(client, id);
  if (row?.state === "open") return row.startsAt.getTime() <= now ? begin(client, row, now) : NOTHING;
  if (row?.state !== "running") return NOTHING;
  const before = await readMatches(client, id);
  const { closes, reopens } = await settleLate(client, row, before, sights, now);
  const went = await goOn(client, row, now);
  return { changed: went || reopens || closes.length > 0, closes };
}

/** Begins it: the order of all ties is drawn by lot, and the first round is paired. */
async function begin(client: PoolClient, row: TournamentRow, now: number): Promise<Step> {
  const entrants = await readEntrants(client, row.id);
  if (entrants.length < Math.max(2, row.plan.seats.min)) {
    await callOffWithin(client, row, "few");
    return { changed: true, closes: [] };
  }
  const order = randomNow().shuffle(entrants.map(({ id }) => id));
  await client.query(
    `UPDATE "TournamentEntrant" e SET seed = t.seed FROM unnest($2::text[]) WITH ORDINALITY AS t(id, seed)
     WHERE e."tournamentId" = $1 AND e."userId" = t.id`,
    [row.id, order],
  );
  await goOn(client, row, now);
  return { changed: true, closes: [] };
}

/** Pairs the next round, or ends it; nothing while a match is played. Answers whether it went on. */
async function goOn(client: PoolClient, row: TournamentRow, now: number): Promise<boolean> {
  const { id, plan, round } = row;
  const [entrants, matches] = [await readEntrants(client, id), await readMatches(client, id)];
  const next = nextStep({ plan, entrants, matches, round }, randomNow());
  if (next.is === "playing") return false;
  if (next.is === "over") {
    await endTournament(client, row, next.standings);
    return true;
  }
  await client.query(`UPDATE "Tournament" SET state = 'running', round = $2, "roundBeganAt" = $3 WHERE id = $1`, [
    ...[id, next.round, new Date(now)],
  ]);
  for (const match of next.matches) await insertMatch(client, id, match);
  return true;
}

async function insertMatch(client: PoolClient, id: string, { round, number, players, result }: Match): Promise<void> {
  const over = isBye({ players }) ? byeOf(players[0] ?? "") : result;
  await client.query(
    `INSERT INTO "TournamentMatch" ("tournamentId", round, number, users, "tableId", places, "decidedBy", "decidedAt")
     VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $7::text IS NULL THEN NULL ELSE clock_timestamp() END)`,
    [id, round, number, players, over ? null : newId(), over ? JSON.stringify(over.places) : null, over ? "bye" : null],
  );
}

/** Lots nobody can know before: who meets whom is told at once, so nothing has to be proven. */
const randomNow = (): SeededRandom => new SeededRandom(randomBytes(4).readUInt32LE());

/**
 * Goes on with all tournaments that may have to. One that fails keeps no other from going on, and is thrown when all others are
 * done. Returns how many went on.
 */
export async function advanceTournaments(now = Date.now()): Promise<number> {
  const { rows } = await pool().query<{ id: string }>(
    `SELECT id FROM "Tournament" WHERE "endedAt" IS NULL AND (state = 'running' OR "startsAt" <= $1) ORDER BY "startsAt"`,
    [new Date(now)],
  );
  const faults: unknown[] = [];
  let went = 0;
  for (const { id } of rows)
    try {
      if (await advanceTournament(id, now)) went++;
    } catch (error) {
      faults.push(error);
    }
  if (faults.length > 0) throw faults[0];
  return went;
}
