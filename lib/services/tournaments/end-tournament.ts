import type { PoolClient } from "pg";
import { accountOf, COIN, move, potOf } from "@/lib/engine/kernel/ledger";
import { ok } from "@/lib/engine/kernel/result";
import { prizesByPlace, type Standing } from "@/lib/engine/tournament/standings";
import { performWithin } from "../ledger/perform";
import { type TournamentRow, tellOfTournament } from "./tournament-rows";

const sumOf = (prizes: Iterable<number>): number => [...prizes].reduce((sum, prize) => sum + prize, 0);

/** What moves with the end of a tournament; a fault of the ledger undoes the whole step, and is thrown. */
async function pay(
  client: PoolClient,
  kind: "tournament/prizes" | "tournament/return",
  row: TournamentRow,
  paid: ReadonlyMap<string, number>,
): Promise<void> {
  if (sumOf(row.prizes) === 0) return;
  const postings = [...paid].flatMap(([user, amount]) =>
    amount > 0 ? move(COIN, amount, potOf(row.id), accountOf("purse", user)) : [],
  );
  const memo = { tournamentId: row.id, tournament: row.name };
  const asked = { kind, key: row.id, request: { id: row.id }, actorId: null };
  const done = await performWithin(client, asked, async () => ok({ transfers: [{ postings, memo }], answer: {} }));
  if (!done.ok) throw new Error(`The prizes of ${row.id} cannot be paid: ${done.error.code}`);
}

const close = (client: PoolClient, { id }: TournamentRow, state: "over" | "called_off") =>
  client.query('UPDATE "Tournament" SET state = $2, "endedAt" = clock_timestamp() WHERE id = $1', [id, state]);

/** Ends a tournament: places and prizes are written, prizes paid, what nobody won goes back to the host, and all are told. */
export async function endTournament(
  client: PoolClient,
  row: TournamentRow,
  standings: readonly Standing[],
): Promise<void> {
  const prizes = prizesByPlace(
    standings.filter(({ played }) => played > 0),
    row.prizes,
  );
  await client.query(
    `UPDATE "TournamentEntrant" e SET place = t.place, prize = t.prize
     FROM unnest($2::text[], $3::int[], $4::int[]) AS t(id, place, prize) WHERE e."tournamentId" = $1 AND e."userId" = t.id`,
    [
      ...[row.id, standings.map(({ id }) => id), standings.map(({ place }) => place)],
      standings.map(({ id }) => prizes.get(id) ?? 0),
    ],
  );
  await close(client, row, "over");
  const back = sumOf(row.prizes) - sumOf(prizes.values());
  const paid = new Map(prizes);
  paid.set(row.hostId, (paid.get(row.hostId) ?? 0) + back);
  await pay(client, "tournament/prizes", row, paid);
  for (const { id: user, place } of standings) {
    const to = { id: row.id, name: row.name, users: [user] };
    await tellOfTournament(client, "tournament_over", to, { once: user, place, sum: prizes.get(user) ?? 0 });
  }
}

/** Calls a tournament off: all prizes go back to the host. */
export async function callOffWithin(client: PoolClient, row: TournamentRow, why: "few" | "host"): Promise<void> {
  const { rows } = await client.query<{ userId: string }>(
    'SELECT "userId" FROM "TournamentEntrant" WHERE "tournamentId" = $1',
    [row.id],
  );
  await close(client, row, "called_off");
  await pay(client, "tournament/return", row, new Map([[row.hostId, sumOf(row.prizes)]]));
  const users = [...new Set([...rows.map(({ userId }) => userId), row.hostId])];
  await tellOfTournament(client, "tournament_called_off", { id: row.id, name: row.name, users }, { how: why });
}
