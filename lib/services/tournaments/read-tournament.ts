import { type Actor, canModerate } from "@/lib/auth/policy";
import { isStorable } from "@/lib/contracts/storable";
import {
  type EntrantLine,
  lateMinutes,
  type MatchLine,
  type TournamentLine,
  type TournamentView,
} from "@/lib/contracts/tournament-words";
import { pool } from "@/lib/db/pool";
import { standingsOf } from "@/lib/engine/tournament/standings";
import { worldOf } from "@/lib/worlds";
import { planIn, readEntrants, readMatches, type StoredMatch, type TournamentRow } from "./tournament-rows";

type Row = TournamentRow & {
  about: string;
  endedAt: Date | null;
  host: string;
  entrants: number;
  entered: boolean;
};

const SELECT = `SELECT t.*, h.nick AS host,
    (SELECT count(*)::int FROM "TournamentEntrant" e WHERE e."tournamentId" = t.id) AS entrants,
    EXISTS (SELECT FROM "TournamentEntrant" e WHERE e."tournamentId" = t.id AND e."userId" = $1) AS entered
  FROM "Tournament" t JOIN "User" h ON h.id = t."hostId"`;

function lineOf(row: Row): TournamentLine {
  const { id, name, host, game, state, entrants, most, prizes, startsAt, round, entered } = row;
  return {
    ...{ id, name, host, game, state, entrants, most, round, entered, style: planIn(row.plan).style },
    ...{ prizes: prizes.reduce((sum, prize) => sum + prize, 0), startsAt: startsAt.getTime() },
  };
}

const MOST_ALIVE = 200;
const MOST_OVER = 30;

/** Tournaments that can be entered or are being played, those that begin first first; and the last that are over. */
export async function listTournaments(actor: Actor): Promise<{ alive: TournamentLine[]; over: TournamentLine[] }> {
  const reader = actor?.id ?? "";
  const [alive, over] = await Promise.all([
    pool().query<Row>(`${SELECT} WHERE t."endedAt" IS NULL ORDER BY t."startsAt", t.id LIMIT ${MOST_ALIVE}`, [reader]),
    pool().query<Row>(
      `${SELECT} WHERE t.state = 'over' ORDER BY t."endedAt" DESC NULLS LAST, t.id LIMIT ${MOST_OVER}`,
      [reader],
    ),
  ]);
  return { alive: alive.rows.map(lineOf), over: over.rows.map(lineOf) };
}

type EntrantRow = {
  userId: string;
  nick: string;
  place: number | null;
  prize: number;
  deckName: string | null;
  deckHash: string | null;
};

/** A tournament as somebody may read it; null: there is none. Decks are told by their hashes; their names when it is over. */
export async function readTournament(actor: Actor, id: string): Promise<TournamentView | null> {
  if (!isStorable(id) || id.length > 40) return null;
  const { rows } = await pool().query<Row>(`${SELECT} WHERE t.id = $2`, [actor?.id ?? "", id]);
  const [row] = rows;
  if (!row) return null;
  const plan = planIn(row.plan);
  const [entrants, matches, people] = await Promise.all([
    readEntrants(pool(), id),
    readMatches(pool(), id),
    pool().query<EntrantRow>(
      `SELECT e."userId", u.nick, e.place, e.prize, e."deckName", e."deckHash" FROM "TournamentEntrant" e
       JOIN "User" u ON u.id = e."userId" WHERE e."tournamentId" = $1 ORDER BY e.at, e."userId"`,
      [id],
    ),
  ]);
  const byId = new Map(people.rows.map((one) => [one.userId, one]));
  const isOver = row.state === "over";
  const begun = row.state !== "open" && matches.length > 0;
  const standings = standingsOf(plan, entrants, matches).map((standing): EntrantLine => {
    const one = byId.get(standing.id);
    const tellsDeck = isOver || standing.id === actor?.id;
    const { points, opponents, wins, held, played, left } = standing;
    return {
      ...{ points, opponents, wins, held, played, left, nick: one?.nick ?? "?", prize: one?.prize ?? 0 },
      ...{ place: begun ? (one?.place ?? standing.place) : null, deckHash: one?.deckHash ?? null },
      deckName: tellsDeck ? (one?.deckName ?? null) : null,
    };
  });
  const own = entrants.find((one) => one.id === actor?.id);
  const { world, cardGame, format, ownCards, sealedEventId, roundMinutes, roundBeganAt, endedAt, about, prizes } = row;
  const isHost = actor !== null && (actor.id === row.hostId || canModerate(actor));
  return {
    ...lineOf(row),
    ...{ about, world, cardGame, format, ownCards, sealedEventId, roundMinutes, prizeList: prizes, standings, isHost },
    ...{
      seats: { min: plan.seats.min, max: plan.seats.max },
      byCentres: plan.scoring === "centres",
      rounds: plan.rounds,
    },
    late: worldOf(world).judges ? null : lateMinutes(roundMinutes),
    roundEndsAt: row.state === "running" && roundBeganAt ? roundBeganAt.getTime() + roundMinutes * 60_000 : null,
    endedAt: endedAt?.getTime() ?? null,
    matches: matches.map((match) => matchLine(match, byId, actor, isHost)),
    ownDeck: (actor && byId.get(actor.id)?.deckName) ?? null,
    hasLeft: own !== undefined && own.leftAfter !== null,
  };
}

/** A match as somebody may read it: what the judge is called for is for the judge and those who play it. */
function matchLine(
  { round, number, players, result, decidedBy, tableId, opened, calledAt, call }: StoredMatch,
  people: ReadonlyMap<string, EntrantRow>,
  actor: Actor,
  isHost: boolean,
): MatchLine {
  const nick = (id: string): string => people.get(id)?.nick ?? "?";
  const own = actor !== null && players.includes(actor.id);
  const scores = result?.scores;
  return {
    ...{ round, number, decidedBy, own, players: players.map(nick) },
    places: result?.places.map((ids) => ids.map(nick)) ?? null,
    scores: scores ? Object.fromEntries(Object.entries(scores).map(([id, score]) => [nick(id), score])) : null,
    tableId: opened ? tableId : null,
    call: own || isHost ? call : null,
    called: calledAt !== null && result === null,
  };
}

/** The tournament in which a table is a match, as whoever plays or watches there is told; null: it is in none. */
export async function matchAt(
  tableId: string,
): Promise<{ id: string; name: string; round: number; decided: boolean; endsAt: number | null } | null> {
  const { rows } = await pool().query<
    Pick<Row, "id" | "name" | "state" | "roundBeganAt" | "roundMinutes"> & {
      current: number;
      round: number;
      decided: boolean;
    }
  >(
    `SELECT t.id, t.name, t.state, t.round AS current, t."roundBeganAt", t."roundMinutes", m.round, m.places IS NOT NULL AS decided
     FROM "TournamentMatch" m JOIN "Tournament" t ON t.id = m."tournamentId" WHERE m."tableId" = $1`,
    [tableId],
  );
  const [row] = rows;
  if (!row) return null;
  const { id, name, round, decided, roundBeganAt } = row;
  const isOn = row.state === "running" && row.current === round && !decided && roundBeganAt !== null;
  return { id, name, round, decided, endsAt: isOn ? roundBeganAt.getTime() + row.roundMinutes * 60_000 : null };
}
