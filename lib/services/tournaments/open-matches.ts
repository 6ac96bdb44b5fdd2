import { newId } from "@/lib/db/ids";
import { pool } from "@/lib/db/pool";
import { transact } from "@/lib/db/transaction";
import type { UserId } from "@/lib/engine/kernel/game";
import { worldOf } from "@/lib/worlds";
import { createHouseTable } from "../tables/create-table";
import { playMove } from "../tables/play-move";
import { announceTournament, planIn, tellOfTournament } from "./tournament-rows";

/** The time for a move at a match of live play, in seconds: nobody's slowness is the whole round's. */
const MOVE_SECONDS = 60;

type Unopened = {
  tableId: string;
  round: number;
  number: number;
  users: string[];
  name: string;
  world: string;
  configHash: string;
  templateVersionId: string | null;
  plan: unknown;
};

/**
 * Opens the tables of a tournament's matches that have none yet, and tells those who play there. Done again, it goes on where it
 * stopped: a table is opened once. One that cannot be opened keeps no other closed, and is thrown when all others are open.
 */
export async function openMatches(id: string): Promise<void> {
  const { rows } = await pool().query<Unopened>(
    `SELECT m."tableId", m.round, m.number, CASE WHEN cardinality(m.seated) > 0 THEN m.seated ELSE m.users END AS users, t.name, t.world, t."configHash", t."templateVersionId",
       t.plan
     FROM "TournamentMatch" m JOIN "Tournament" t ON t.id = m."tournamentId"
     WHERE m."tournamentId" = $1 AND m."tableId" IS NOT NULL AND NOT m.opened AND m.places IS NULL ORDER BY m.round, m.number`,
    [id],
  );
  const faults: unknown[] = [];
  for (const match of rows) await openMatch(id, match).catch((fault: unknown) => faults.push(fault));
  if (rows.length > 0) announceTournament(id);
  if (faults.length > 0) throw faults[0];
}

async function openMatch(id: string, match: Unopened): Promise<void> {
  const { tableId, round, number, users, configHash, templateVersionId } = match;
  const world = worldOf(match.world);
  const opened = await createHouseTable({
    ...{ id: tableId, world: world.name, configHash, templateVersionId, users, name: nameOf(match) },
    moveSeconds: world.name === "cards" ? MOVE_SECONDS : null,
  });
  if (!opened.ok)
    throw new Error(`The table of match ${round}/${number} in ${id} cannot be opened: ${opened.error.code}`);
  if (world.judges) await seatAll(tableId, users);
  await transact(async (client) => {
    const { rowCount } = await client.query(
      'UPDATE "TournamentMatch" SET opened = true WHERE "tournamentId" = $1 AND "tableId" = $2 AND NOT opened',
      [id, tableId],
    );
    if (rowCount !== 1) return;
    const to = { id, name: match.name, users };
    await tellOfTournament(client, "tournament_round", to, { once: tableId, round, table: tableId });
  });
}

const nameOf = ({ name, round, number, plan }: Unopened): string =>
  `${name.slice(0, 40)} ${planIn(plan).style === "swiss" ? "R" : "K"}${round}·${number}`;

/** By correspondence nobody has to come at once: all sit from the beginning. */
async function seatAll(tableId: string, users: readonly UserId[]): Promise<void> {
  for (const [seat, user] of users.entries()) {
    const intent = { type: "sit", seat, share: newId() };
    // Done again, they sit already.
    await playMove({ tableId, moveId: `seat:${seat}`, user, as: "visitor", request: { to: "table", intent } });
  }
}

/** Closes tables of matches that were decided elsewhere, or whose time is up. */
export async function closeMatchTables(tables: readonly string[]): Promise<void> {
  for (const tableId of tables) {
    const request = { to: "table", intent: { type: "close" } } as const;
    await playMove({ tableId, moveId: `close:${tableId}`, user: null, as: "clock", request });
  }
}

/** So long whoever played a match looks at how it ended, in minutes. */
const LOOKED_AT_FOR = 10;

/**
 * Closes tables of matches that were decided a while ago, those too that could not be closed then; answers how many. Only of
 * tournaments that run or ended within a day are any looked for: there are few, however many there were.
 */
export async function closeDecided(now = Date.now()): Promise<number> {
  const { rows } = await pool().query<{ tableId: string }>(
    `SELECT m."tableId" FROM "Tournament" r JOIN "TournamentMatch" m ON m."tournamentId" = r.id JOIN "Table" t ON t.id = m."tableId"
     WHERE (r."endedAt" IS NULL OR r."endedAt" > to_timestamp($1::float8 / 1000) - interval '1 day') AND m.places IS NOT NULL AND t."closedAt" IS NULL AND t."movedAt" < to_timestamp($1::float8 / 1000) - interval '${LOOKED_AT_FOR} minutes'
     LIMIT 200`,
    [now],
  );
  await closeMatchTables(rows.map(({ tableId }) => tableId));
  return rows.length;
}
