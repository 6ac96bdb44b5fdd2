import type { PoolClient } from "pg";
import type { Observed } from "@/lib/engine/kernel/fold";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { MatchResult } from "@/lib/engine/tournament/vocabulary";
import type { LiveTable } from "@/lib/live/live-table";
import { announceWith, callFor, decideMatch, isTied, planIn } from "./tournament-rows";

/** A match that is being played, and what its tournament needs to know of it. */
type Played = { tournamentId: string; round: number; number: number; name: string; hostId: string; plan: unknown };

/** Who has each seat of a match. */
async function keptFor(client: Pick<PoolClient, "query">, tableId: string): Promise<Map<Seat, string>> {
  const { rows } = await client.query<{ seat: Seat; userId: string }>(
    'SELECT seat, "userId" FROM "KeptSeat" WHERE "tableId" = $1',
    [tableId],
  );
  return new Map(rows.map(({ seat, userId }) => [seat, userId]));
}

/** A result by seats as a result by people; a seat that was kept for nobody has none. */
function byPeople(
  {
    places,
    scores,
  }: { readonly places: readonly (readonly Seat[])[]; readonly scores?: Readonly<Record<Seat, number>> },
  kept: ReadonlyMap<Seat, string>,
): MatchResult {
  const people = places
    .map((seats) => seats.flatMap((seat) => kept.get(seat) ?? []))
    .filter((users) => users.length > 0);
  if (!scores) return { places: people };
  const held = [...kept].map(([seat, user]) => [user, scores[seat] ?? 0] as const);
  return { places: people, scores: Object.fromEntries(held) };
}

/** How a match stands if it ended now; null: its game does not say. */
export async function matchSoFar(
  client: Pick<PoolClient, "query">,
  { id, world, game, match }: LiveTable,
): Promise<MatchResult | null> {
  const soFar = world.soFar?.(game, match.game) ?? null;
  return soFar && byPeople(soFar, await keptFor(client, id));
}

/**
 * Writes how a match of a tournament ended with the move that ended it, in its transaction; null: it is none, or it did not end.
 * A match that was decided otherwise meanwhile stays as it was decided; a tie in an elimination decides nothing: they play again, or the
 * judge names one.
 */
export function recordMatch(
  table: LiveTable,
  { after }: Observed<unknown>,
): ((client: PoolClient) => Promise<Refusal | null>) | null {
  const { id, world, game, match } = table;
  if (!match.table.settings.houseRun || game.outcome(match.game) !== null) return null;
  const outcome = game.outcome(after.game);
  if (!outcome) return null;
  return async (client) => {
    const { rows } = await client.query<Played>(
      `SELECT m."tournamentId", m.round, m.number, t.name, t."hostId", t.plan FROM "TournamentMatch" m
       JOIN "Tournament" t ON t.id = m."tournamentId" WHERE m."tableId" = $1 AND m.places IS NULL FOR UPDATE OF m`,
      [id],
    );
    const [row] = rows;
    if (!row) return null;
    const scores = world.soFar?.(game, after.game)?.scores ?? outcome.scores;
    const result = byPeople({ places: outcome.places, ...(scores ? { scores } : {}) }, await keptFor(client, id));
    if (isTied(planIn(row.plan), result.places)) await callFor(client, { ...row, id: row.tournamentId }, row);
    else await decideMatch(client, row.tournamentId, row, result, "played");
    await announceWith(client, row.tournamentId);
    return null;
  };
}
