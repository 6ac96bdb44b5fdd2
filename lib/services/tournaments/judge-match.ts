import type { PoolClient } from "pg";
import { type Actor, canModerate } from "@/lib/auth/policy";
import { nickKey } from "@/lib/contracts/account-words";
import type { CallJudge, JudgeMatch, OneTournament } from "@/lib/contracts/tournaments";
import { newId } from "@/lib/db/ids";
import { transact } from "@/lib/db/transaction";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { advanceTournament } from "./advance-tournament";
import { callOffWithin } from "./end-tournament";
import { closeMatchTables } from "./open-matches";
import {
  announceTournament,
  decideMatch,
  lockTournament,
  readMatches,
  type StoredMatch,
  type TournamentRow,
  tellOfTournament,
} from "./tournament-rows";

type Answer = Promise<Result<{ id: string }, Refusal>>;

/** Whether somebody runs a tournament: its host, and the staff. */
const runs = (actor: Actor, { hostId }: Pick<TournamentRow, "hostId">): boolean =>
  actor !== null && (actor.id === hostId || canModerate(actor));

/**
 * The judge decides a match of the running round, also one that was decided before; whoever is in no place has nothing. Refuses
 * `tournament/sign_in`, `tournament/none`, `tournament/not_host`, `tournament/not_running`, `tournament/no_match`, `tournament/own_match`
 * (nobody judges their own), `tournament/places` (not players of it, or twice) and `tournament/pairs` (an elimination needs one).
 */
export async function judgeMatch(actor: Actor, { id, round, number, places }: JudgeMatch): Answer {
  if (!actor) return refuse("tournament/sign_in");
  const judged = await transact(async (client): Promise<Result<{ tableId: string | null }, Refusal>> => {
    const row = await lockTournament(client, id);
    if (!row) return refuse("tournament/none");
    if (!runs(actor, row)) return refuse("tournament/not_host");
    const match = await runningMatch(client, row, { round, number });
    if (!match.ok) return match;
    const { players, tableId } = match.value;
    if (players.includes(actor.id)) return refuse("tournament/own_match");
    const users = await usersOf(client, players);
    const named = places.map((nicks) => nicks.map((nick) => users.get(nickKey(nick))));
    const known = named.map((ids) => ids.filter((one) => one !== undefined));
    if (known.flat().length !== places.flat().length || new Set(known.flat()).size !== known.flat().length)
      return refuse("tournament/places");
    if (row.plan.style === "elimination" && known.flat().length > 0 && known[0]?.length !== 1)
      return refuse("tournament/pairs");
    await client.query(
      `UPDATE "TournamentMatch" SET places = NULL, scores = NULL, "decidedBy" = NULL, "decidedAt" = NULL, "calledAt" = NULL, call = NULL
       WHERE "tournamentId" = $1 AND round = $2 AND number = $3`,
      [id, round, number],
    );
    await decideMatch(client, id, { round, number }, { places: known }, "judge");
    await tellOfTournament(
      client,
      "tournament_decided",
      { id, name: row.name, users: players },
      { once: newId(), how: "judge" },
    );
    return ok({ tableId });
  });
  if (!judged.ok) return judged;
  if (judged.value.tableId !== null) await closeMatchTables([judged.value.tableId]);
  announceTournament(id);
  return ok({ id });
}

/** A match of the running round that is played at a table. */
async function runningMatch(
  client: PoolClient,
  row: TournamentRow,
  which: Pick<StoredMatch, "round" | "number">,
): Promise<Result<StoredMatch, Refusal>> {
  if (row.state !== "running" || row.round !== which.round) return refuse("tournament/not_running");
  const match = (await readMatches(client, row.id)).find(
    (one) => one.round === which.round && one.number === which.number && one.players.length > 1,
  );
  return match ? ok(match) : refuse("tournament/no_match");
}

async function usersOf(client: PoolClient, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; nickKey: string }>(
    'SELECT id, "nickKey" FROM "User" WHERE id = ANY($1)',
    [ids],
  );
  return new Map(rows.map((user) => [user.nickKey, user.id]));
}

/**
 * A player calls the judge to their match. Refuses `tournament/sign_in`, `tournament/none`, `tournament/not_running`,
 * `tournament/no_match` and `tournament/not_yours`.
 */
export async function callJudge(actor: Actor, { id, round, number, call }: CallJudge): Answer {
  if (!actor) return refuse("tournament/sign_in");
  const called = await transact(async (client): Answer => {
    const row = await lockTournament(client, id);
    if (!row) return refuse("tournament/none");
    const match = await runningMatch(client, row, { round, number });
    if (!match.ok) return match;
    if (!match.value.players.includes(actor.id)) return refuse("tournament/not_yours");
    await client.query(
      `UPDATE "TournamentMatch" SET "calledAt" = clock_timestamp(), call = $4
       WHERE "tournamentId" = $1 AND round = $2 AND number = $3`,
      [id, round, number, call],
    );
    const to = { id, name: row.name, users: [row.hostId] };
    await tellOfTournament(client, "tournament_judge", to, {
      once: newId(),
      nick: actor.nick,
    });
    return ok({ id });
  });
  if (called.ok) announceTournament(id);
  return called;
}

/** Begins a tournament before its time. Refuses `tournament/none`, `tournament/not_host`, `tournament/begun`, `tournament/few`. */
export async function beginNow(actor: Actor, { id }: OneTournament): Answer {
  if (!actor) return refuse("tournament/sign_in");
  const begun = await transact(async (client): Answer => {
    const row = await lockTournament(client, id);
    if (!row) return refuse("tournament/none");
    if (!runs(actor, row)) return refuse("tournament/not_host");
    if (row.state !== "open") return refuse("tournament/begun");
    const { rows } = await client.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM "TournamentEntrant" WHERE "tournamentId" = $1',
      [id],
    );
    const least = Math.max(2, row.plan.seats.min);
    if ((rows[0]?.n ?? 0) < least) return refuse("tournament/few", { least });
    await client.query('UPDATE "Tournament" SET "startsAt" = clock_timestamp() WHERE id = $1', [id]);
    return ok({ id });
  });
  if (begun.ok) await advanceTournament(id, Date.now() + 1_000);
  return begun;
}

/**
 * Calls a tournament off: its prizes go back, its matches are closed. Once it runs the staff alone do it, so that no host takes
 * back what somebody is about to win. Refuses `tournament/none`, `tournament/not_host`, `tournament/over`, `tournament/begun`.
 */
export async function callOffTournament(actor: Actor, { id }: OneTournament): Answer {
  if (!actor) return refuse("tournament/sign_in");
  const off = await transact(async (client): Promise<Result<{ tables: string[] }, Refusal>> => {
    const row = await lockTournament(client, id);
    if (!row) return refuse("tournament/none");
    if (!runs(actor, row)) return refuse("tournament/not_host");
    if (row.state !== "open" && row.state !== "running") return refuse("tournament/over");
    if (row.state === "running" && !canModerate(actor)) return refuse("tournament/begun");
    await callOffWithin(client, row, "host");
    const open = (await readMatches(client, id)).filter(({ result }) => result === null);
    return ok({ tables: open.flatMap(({ tableId }) => (tableId === null ? [] : [tableId])) });
  });
  if (!off.ok) return off;
  await closeMatchTables(off.value.tables);
  announceTournament(id);
  return ok({ id });
}
