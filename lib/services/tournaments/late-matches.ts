import type { PoolClient } from "pg";
import { type DecidedBy, lateMinutes } from "@/lib/contracts/tournament-words";
import { newId } from "@/lib/db/ids";
import { pool } from "@/lib/db/pool";
import { whenTimeIsUp } from "@/lib/engine/tournament/next-step";
import type { MatchResult } from "@/lib/engine/tournament/vocabulary";
import { catchUp, liveTable } from "@/lib/live/live-table";
import { worldOf } from "@/lib/worlds";
import { matchSoFar } from "./record-match";
import {
  callFor,
  decideMatch,
  isTied,
  type StoredMatch,
  type TournamentRow,
  tellOfTournament,
} from "./tournament-rows";

const MINUTE = 60_000;

/** When a running round ends, and when nobody is waited for any more; by correspondence all sit from the beginning. */
export function roundTimes({
  world,
  roundBeganAt,
  roundMinutes,
}: TournamentRow): { late: number; ends: number } | null {
  if (roundBeganAt === null) return null;
  const began = roundBeganAt.getTime();
  const ends = began + roundMinutes * MINUTE;
  return { ends, late: worldOf(world).judges ? ends : began + lateMinutes(roundMinutes) * MINUTE };
}

/** What a table of a match showed: since when it is there, who came, and how it would end now. */
export type Sight = {
  readonly openedAt: number;
  readonly came: ReadonlySet<string>;
  readonly begun: boolean;
  readonly soFar: MatchResult | null;
};

/** Whose decks lie at a table: whoever sits there without one keeps the match from beginning. */
async function broughtAt(tableId: string): Promise<Set<string>> {
  const { rows } = await pool().query<{ userId: string }>(
    'SELECT "userId" FROM "BroughtDeck" WHERE "tableId" = $1 AND "userId" IS NOT NULL',
    [tableId],
  );
  return new Set(rows.map(({ userId }) => userId));
}

/** Looks at the tables of matches that are not decided. */
export async function lookAtMatches(matches: readonly StoredMatch[]): Promise<Map<string, Sight>> {
  const sights = new Map<string, Sight>();
  const opened = await openedAt(matches);
  for (const { tableId, players } of matches) {
    const table = tableId === null ? null : await liveTable(tableId);
    const since = opened.get(tableId ?? "");
    if (!table || tableId === null || since === undefined) continue;
    await catchUp(table);
    const { seats } = table.match.table;
    const decks = table.world.name === "tabletop" ? await broughtAt(tableId) : null;
    const came = players.filter(
      (user) =>
        (decks?.has(user) ?? true) &&
        seats.some(
          (seat) =>
            (seat.kind === "user" && seat.user === user) ||
            (seat.kind === "bot" && (seat.keeps === user || seat.next?.user === user)),
        ),
    );
    // Once it was played, whoever has gone away since did come.
    const soFar = await matchSoFar(pool(), table);
    const begun = table.match.dealSeq > 0 || (soFar?.places.length ?? 0) > 0;
    sights.set(tableId, { openedAt: since, came: new Set(begun ? players : came), begun, soFar });
  }
  return sights;
}

/** Since when the tables of matches are there. */
async function openedAt(matches: readonly StoredMatch[]): Promise<Map<string, number>> {
  const { rows } = await pool().query<{ id: string; createdAt: Date }>(
    'SELECT id, "createdAt" FROM "Table" WHERE id = ANY($1)',
    [matches.flatMap(({ tableId }) => tableId ?? [])],
  );
  return new Map(rows.map(({ id, createdAt }) => [id, createdAt.getTime()]));
}

/** What came of matches that somebody waited for in vain, and the tables that are closed for it. */
type Settled = { readonly closes: string[]; readonly reopens: boolean };

/**
 * Decides the matches of a round in which somebody did not come, or whose time is up; a match of more than two is begun anew among
 * those who came, who have the same time to come to its new table. What only a judge can decide is put before the host, once.
 */
export async function settleLate(
  client: PoolClient,
  row: TournamentRow,
  matches: readonly StoredMatch[],
  sights: ReadonlyMap<string, Sight>,
  now: number,
): Promise<Settled> {
  const times = roundTimes(row);
  const closes: string[] = [];
  let reopens = false;
  for (const match of matches) {
    if (match.round !== row.round || match.result !== null || times === null || now < times.late) continue;
    const sight = match.tableId === null ? undefined : sights.get(match.tableId);
    if (!sight || match.tableId === null) {
      // Its table cannot be opened: somebody has to decide it, or all others wait for ever.
      if (!match.opened && now >= times.ends) await callFor(client, row, match);
      continue;
    }
    const expected = match.seated.length > 0 ? match.seated : match.players;
    const missing = expected.some((user) => !sight.came.has(user));
    if (now >= times.ends) {
      const scores = sight.begun ? sight.soFar?.scores : undefined;
      const places = sight.begun ? sight.soFar?.places : undefined;
      const result = places && !isTied(row.plan, places) ? { places, ...(scores ? { scores } : {}) } : null;
      const decided = result ?? whenTimeIsUp(row.plan, match, sight.came);
      if (decided) {
        await decide(client, row, match, decided, missing ? "absent" : "time");
        closes.push(match.tableId);
      } else await callFor(client, row, match);
    } else if (missing && !sight.begun && now >= sight.openedAt + lateMinutes(row.roundMinutes) * MINUTE) {
      const there = expected.filter((user) => sight.came.has(user));
      if (there.length >= Math.max(2, row.plan.seats.min)) {
        await beginAnew(client, row, match, there);
        reopens = true;
      } else await decide(client, row, match, { places: there.length > 0 ? [there] : [] }, "absent");
      closes.push(match.tableId);
    }
  }
  return { closes, reopens };
}

async function decide(
  client: PoolClient,
  { id, name }: TournamentRow,
  match: StoredMatch,
  result: MatchResult,
  by: DecidedBy,
): Promise<void> {
  if (!(await decideMatch(client, id, match, result, by))) return;
  const to = { id, name, users: match.players };
  await tellOfTournament(client, "tournament_decided", to, { once: `${match.round}/${match.number}`, how: by });
}

async function beginAnew(client: PoolClient, { id }: TournamentRow, match: StoredMatch, there: readonly string[]) {
  await client.query(
    `UPDATE "TournamentMatch" SET "tableId" = $4, opened = false, seated = $5
     WHERE "tournamentId" = $1 AND round = $2 AND number = $3`,
    [id, match.round, match.number, newId(), there],
  );
}
