import type { PoolClient } from "pg";
import type { NoticeData, NoticeKind } from "@/lib/contracts/notice-words";
import type { Topic } from "@/lib/contracts/topics";
import type { DecidedBy, TournamentState } from "@/lib/contracts/tournament-words";
import { StoredPlaces, StoredPlan, StoredScores } from "@/lib/contracts/tournaments";
import type { WorldName } from "@/lib/contracts/worlds";
import { announceTopics, announceWithin } from "@/lib/db/topic-signal";
import type { Entrant, Match, MatchResult, Plan } from "@/lib/engine/tournament/vocabulary";

/** A tournament as it is stored. */
export type TournamentRow = {
  readonly id: string;
  readonly hostId: string;
  readonly name: string;
  readonly world: WorldName;
  readonly templateVersionId: string | null;
  readonly game: string;
  readonly configHash: string;
  readonly cardGame: string | null;
  readonly format: string | null;
  readonly ownCards: boolean;
  readonly sealedEventId: string | null;
  readonly plan: Plan;
  readonly roundMinutes: number;
  readonly most: number;
  readonly prizes: readonly number[];
  readonly startsAt: Date;
  readonly state: TournamentState;
  readonly round: number;
  readonly roundBeganAt: Date | null;
};

/** A match as it is stored, in the engine's form. */
export type StoredMatch = Match & {
  /** Those who came, where it was begun anew without the others; empty: all. */
  readonly seated: readonly string[];
  readonly tableId: string | null;
  readonly opened: boolean;
  readonly decidedBy: DecidedBy | null;
  readonly calledAt: Date | null;
  readonly call: string | null;
};

export const planIn = (json: unknown): Plan => StoredPlan.parse(json);

type MatchRow = {
  round: number;
  number: number;
  users: string[];
  seated: string[] | null;
  tableId: string | null;
  opened: boolean;
  places: unknown;
  scores: unknown;
  decidedBy: DecidedBy | null;
  calledAt: Date | null;
  call: string | null;
};

type Querier = Pick<PoolClient, "query">;

/** A tournament that nobody else changes until the transaction ends; null: there is none. */
export async function lockTournament(client: Querier, id: string): Promise<TournamentRow | null> {
  const { rows } = await client.query<TournamentRow>('SELECT * FROM "Tournament" WHERE id = $1 FOR UPDATE', [id]);
  return rows[0] ? { ...rows[0], plan: planIn(rows[0].plan) } : null;
}

/** Its matches, by rounds and in their order. */
export async function readMatches(client: Querier, id: string): Promise<StoredMatch[]> {
  const { rows } = await client.query<MatchRow>(
    'SELECT * FROM "TournamentMatch" WHERE "tournamentId" = $1 ORDER BY round, number',
    [id],
  );
  return rows.map(({ users, seated, places, scores, ...row }) => ({
    ...row,
    seated: seated ?? [],
    players: users,
    result: resultIn(places, scores),
  }));
}

const resultIn = (places: unknown, scores: unknown): MatchResult | null =>
  places === null
    ? null
    : { places: StoredPlaces.parse(places), ...(scores === null ? {} : { scores: StoredScores.parse(scores) }) };

/** Its entrants in the engine's form; before it begins, in the order in which they came. */
export async function readEntrants(client: Querier, id: string): Promise<Entrant[]> {
  const { rows } = await client.query<{ userId: string; seed: number | null; leftAfter: number | null }>(
    'SELECT "userId", seed, "leftAfter" FROM "TournamentEntrant" WHERE "tournamentId" = $1 ORDER BY seed, at, "userId"',
    [id],
  );
  return rows.map(({ userId, seed, leftAfter }, i) => ({ id: userId, seed: seed ?? i + 1, leftAfter }));
}

/** Writes how a match ended, once: whatever comes later changes nothing. Answers whether it was not decided before. */
export async function decideMatch(
  client: Querier,
  id: string,
  { round, number }: Pick<Match, "round" | "number">,
  { places, scores }: MatchResult,
  by: DecidedBy,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE "TournamentMatch" SET places = $4, scores = $5, "decidedBy" = $6, "decidedAt" = clock_timestamp()
     WHERE "tournamentId" = $1 AND round = $2 AND number = $3 AND places IS NULL`,
    [id, round, number, JSON.stringify(places), scores ? JSON.stringify(scores) : null, by],
  );
  return rowCount === 1;
}

/** Puts a match before the judge that nobody else can decide, and tells the host so, once. */
export async function callFor(
  client: Querier,
  { id, name, hostId }: Pick<TournamentRow, "id" | "name" | "hostId">,
  { round, number }: Pick<Match, "round" | "number">,
): Promise<void> {
  await client.query(
    `UPDATE "TournamentMatch" SET "calledAt" = COALESCE("calledAt", clock_timestamp())
     WHERE "tournamentId" = $1 AND round = $2 AND number = $3`,
    [id, round, number],
  );
  await tellOfTournament(client, "tournament_judge", { id, name, users: [hostId] }, { once: `${round}/${number}` });
}

/** An elimination needs one who goes on. */
export const isTied = ({ style }: Pick<Plan, "style">, places: MatchResult["places"]): boolean =>
  style === "elimination" && places[0]?.length !== 1;

/** Tells people of a tournament, in the transaction in which it happens; of one key once. */
export async function tellOfTournament(
  client: Querier,
  kind: NoticeKind & `tournament_${string}`,
  to: { readonly id: string; readonly name: string; readonly users: readonly string[] },
  { once = "", ...data }: NoticeData & { readonly once?: string } = {},
): Promise<void> {
  if (to.users.length === 0) return;
  await client.query({
    name: "tournaments-tell",
    text: `INSERT INTO "Outbox" (key, kind, users, data, at) VALUES ($1, $2, $3, $4, now()) ON CONFLICT DO NOTHING`,
    values: [`${kind}/${to.id}/${once}`, kind, to.users, JSON.stringify({ tournament: to.id, name: to.name, ...data })],
  });
}

const topicsOf = (id: string): Topic[] => [`tournament:${id}`, "tournament:all"];

/** Tells pages that look at it, or at all of them, that it changed: after the commit. */
export const announceTournament = (id: string): void => announceTopics(topicsOf(id));

/** The same within the transaction of a move. */
export const announceWith = (client: PoolClient, id: string): Promise<void> => announceWithin(client, topicsOf(id));
