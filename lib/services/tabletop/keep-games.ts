import type { PoolClient } from "pg";
import type { Unminted } from "@/lib/contracts/tabletop";
import type { Event } from "@/lib/engine/ccg/tabletop/event";
import { prizesOf, resultsOf } from "@/lib/engine/ccg/tabletop/prize";
import type { State } from "@/lib/engine/ccg/tabletop/state";
import type { Observed } from "@/lib/engine/kernel/fold";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Match } from "@/lib/engine/kernel/match";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { Occupant } from "@/lib/engine/kernel/table/vocabulary";
import type { LiveTable } from "@/lib/live/live-table";
import type { TabletopInfo } from "@/lib/worlds/tabletop";
import { stored } from "../decks/own-deck";
import { playingEgos } from "../egos/plays-ego";
import type { BroughtDeck } from "./check-brought";
import { type Judgment, noteJudgment } from "./judgment";
import { groupOf, lockElsewhere, lockRunning, type RunningGame, writeBegun, writeOver } from "./played-games";
import { prizeFor } from "./prize-rules";
import { deleteDecided, saveByItself } from "./saved-games";
import { payOut, returnStakes, takeStakes } from "./stakes";
import { configOf } from "./table-facts";

/** What came with a move and is no part of the game: a deck that was looked up, why a judge decides. */
type Given = { readonly found: BroughtDeck | null; readonly judgment: Judgment | null };
/** A tabletop after a move, and when it was made. */
type Moved = Given & { readonly table: LiveTable; readonly after: Match<State>; readonly at: number };
type Write = (client: PoolClient) => Promise<Refusal | null>;

/**
 * What becomes of decks, stakes, results and saved games with a move at a tabletop, to be written in its transaction; null: nothing.
 */
export function keepGames(table: LiveTable, observed: Observed<unknown>, given: Given): Write | null {
  const moved: Moved = {
    ...given,
    table,
    after: observed.after as Match<State>,
    at: observed.rows[0]?.at ?? 0,
  };
  const writes = observed.rows.flatMap(({ payload }): Write[] => {
    if (payload.kind === "game") return ofGame(moved, payload.event as Event);
    if (payload.kind !== "table") return [];
    const { event } = payload;
    if (event.type === "sat") return [(client) => hasBet(client, moved, event.user, event.seat)];
    if (event.type === "went_away") return [(client) => saveByItself(client, moved)];
    return event.type === "closed" ? [(client) => breakOff(client, moved)] : [];
  });
  if (writes.length === 0) return null;
  return async (client) => {
    for (const write of writes) {
      const refused = await write(client);
      if (refused) return refused;
    }
    return null;
  };
}

function ofGame(moved: Moved, event: Event): Write[] {
  const { found } = moved;
  switch (event.type) {
    case "brought":
      return found ? [(client) => keepDeck(client, moved, event.seat, found)] : [];
    case "reseated":
      return [(client) => moveDecks(client, moved, event.from ?? [])];
    case "began":
    case "restarted":
      return [(client) => begin(client, moved)];
    case "ended":
      return [(client) => end(client, moved)];
    default:
      return [];
  }
}

const userOf = (occupant: Occupant | undefined): string | null => (occupant?.kind === "user" ? occupant.user : null);
const usersAt = ({ after }: Moved): (string | null)[] => after.table.seats.map(userOf);

const notedOf = ({ table, after }: Moved, users: readonly (string | null)[]) => ({
  table: after.table.settings.name,
  players: users.flatMap((user) => (user === null ? [] : [table.people[user]?.nick ?? ""])),
});

/** Whoever sits down where there is a stake has it: a game would not begin otherwise. */
async function hasBet(client: PoolClient, { after }: Moved, user: string, seat: Seat): Promise<Refusal | null> {
  const { bet } = after.table.settings;
  if (bet === undefined) return null;
  if ((await playingEgos(client, [user])).length > 0) return { code: "table/ego", data: { seat } };
  const { rows } = await client.query<{ free: string }>(
    `SELECT balance - bound - reserved AS free FROM "Holding" WHERE "accountId" = $1 AND asset = 'coin'`,
    [`purse:${user}`],
  );
  return Number(rows[0]?.free ?? 0) < bet ? { code: "tabletop/short_of_bet", data: { seat } } : null;
}

/** The first seat whose member plays their alter ego by now: stakes would come out of another purse than they look at; −1: none. */
async function egoAmong(client: PoolClient, users: readonly (string | null)[]): Promise<Seat> {
  const playing = await playingEgos(
    client,
    users.filter((user) => user !== null),
  );
  return users.findIndex((user) => user !== null && playing.includes(user));
}

async function keepDeck(client: PoolClient, { table, after }: Moved, seat: Seat, found: BroughtDeck): Promise<null> {
  await client.query(
    `INSERT INTO "BroughtDeck" ("tableId", seat, "userId", game, hash, cards, verdicts) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT ("tableId", seat) DO UPDATE SET "userId" = $3, game = $4, hash = $5, cards = $6, verdicts = $7,
       at = clock_timestamp()`,
    [
      ...[table.id, seat, userOf(after.table.seats[seat]), (table.info as TabletopInfo).game, found.hash],
      ...[JSON.stringify(stored(found.cards)), JSON.stringify(found.verdicts)],
    ],
  );
  return null;
}

/** Decks that were brought go along to the seats that their players have now. */
async function moveDecks(client: PoolClient, { table }: Moved, from: readonly Seat[]): Promise<null> {
  const seats = from.map((_, seat) => seat);
  // Out of each other's way first: two of them may change places.
  await client.query('UPDATE "BroughtDeck" SET seat = -1 - seat WHERE "tableId" = $1', [table.id]);
  await client.query(
    `UPDATE "BroughtDeck" d SET seat = m.seat FROM unnest($2::int[], $3::int[]) AS m(seat, was)
     WHERE d."tableId" = $1 AND d.seat = -1 - m.was`,
    [table.id, seats, [...from]],
  );
  await client.query('DELETE FROM "BroughtDeck" WHERE "tableId" = $1 AND seat < 0', [table.id]);
  return null;
}

/** The decks of a saved game come along to the table at which it goes on: what they have to be is asked of them there too. */
async function bringAlong(
  client: PoolClient,
  { tableId, users, game }: { tableId: string; users: readonly (string | null)[]; game: string },
): Promise<void> {
  await client.query(
    `INSERT INTO "BroughtDeck" ("tableId", seat, "userId", game, hash, cards, verdicts)
     SELECT $1, m.n - 1, d."userId", d.game, d.hash, d.cards, d.verdicts
     FROM "SavedGame" s JOIN "BroughtDeck" d ON d."tableId" = s."tableId"
     JOIN unnest($2::text[]) WITH ORDINALITY AS m(user_id, n) ON m.user_id = d."userId"
     WHERE s.game = $3 AND s.members = $4 ON CONFLICT ("tableId", seat) DO NOTHING`,
    [tableId, users, game, groupOf(users)],
  );
}

async function begin(client: PoolClient, moved: Moved): Promise<Refusal | null> {
  const { table, after, at } = moved;
  const refused = await breakOff(client, moved);
  if (refused) return refused;
  const users = usersAt(moved);
  const bet = after.table.settings.bet ?? 0;
  const bot = users.indexOf(null);
  if (bet > 0 && bot >= 0) return { code: "tabletop/bet_needs_people", data: { seat: bot } };
  // A saved game goes on here. Alone one would look through what others have in it, and go on with them afterwards.
  const { start, forked, botSeats = [] } = configOf(table);
  const goesOn = start !== undefined;
  const other = users.findIndex((user, seat) => (user === null) !== botSeats.includes(seat));
  if (goesOn && other >= 0) return { code: "tabletop/saved_needs_people", data: { seat: other } };
  const ego = bet > 0 ? await egoAmong(client, users) : -1;
  if (ego >= 0) return { code: "table/ego", data: { seat: ego } };
  const game = { tableId: table.id, bet, users };
  const { game: name } = table.info as TabletopInfo;
  const isSaved = goesOn && !forked;
  if (isSaved) await bringAlong(client, { tableId: table.id, users, game: name });
  // Where it was saved it is over, with the consent of all who came.
  for (const elsewhere of isSaved ? await lockElsewhere(client, { ...game, game: name }) : []) {
    const stays = await breakOffGame(client, elsewhere, at, notedOf(moved, users));
    if (stays) return stays;
  }
  const number = await writeBegun(client, { ...game, game: name, at });
  return takeStakes(client, { ...game, number }, notedOf(moved, users));
}

/** Gives back what was staked on a game that is not played to its end. */
async function breakOff(client: PoolClient, moved: Moved): Promise<Refusal | null> {
  const game = await lockRunning(client, moved.table.id);
  return game && breakOffGame(client, game, moved.at, notedOf(moved, game.users));
}

/** The same for whoever ends a game from without. */
export async function breakOffGame(
  client: PoolClient,
  game: RunningGame,
  at: number,
  noted: { readonly table: string; readonly players: readonly string[] },
): Promise<Refusal | null> {
  const nothing = { minted: 0, unminted: null, results: null, changes: [] };
  await writeOver(client, game, { at, result: "broken_off", ...nothing });
  return returnStakes(client, game, noted);
}

/** Why a game is paid no new money, which is for those that their players decide, each by what they see themself; null: it may be. */
function whyNoPrize({ table, after, judgment }: Moved): Unminted | null {
  if (configOf(table).forked) return "forked";
  if (judgment) return "judged";
  return after.table.held.some(({ seat }) => seat === null) ? "watched" : null;
}

async function end(client: PoolClient, moved: Moved): Promise<Refusal | null> {
  const { after, at, judgment } = moved;
  const { outcome, players } = after.game;
  const game = await lockRunning(client, moved.table.id);
  if (judgment) {
    const refused = await noteJudgment(client, game, judgment, after.table.settings.name);
    if (refused) return refused;
  }
  if (!game || !outcome) return null;
  const seats = game.users.length;
  const { forked } = configOf(moved.table);
  const results = resultsOf(outcome, seats);
  const result = results === null ? "undecided" : results.includes("win") ? "decided" : "draw";
  const checks = players.map(({ check }) => check);
  const barred = whyNoPrize(moved);
  const prize = result !== "decided" ? null : barred ? { unminted: barred } : await prizeFor(client, game, checks, at);
  const perPlayer = prize && "perPlayer" in prize ? prize.perPlayer : null;
  const { gross, minted } = prizesOf({ outcome, seats, bet: game.bet, perPlayer });
  await writeOver(client, game, {
    ...{ at, result, minted, results: forked ? null : results },
    unminted: prize && "unminted" in prize ? prize.unminted : null,
    changes: game.users.map((user, seat) => (user === null ? 0 : (gross[seat] ?? 0) - game.bet)),
  });
  if (result !== "undecided" && !forked)
    await deleteDecided(client, (moved.table.info as TabletopInfo).game, game.members);
  return payOut(client, game, { gross, minted, result }, notedOf(moved, game.users));
}
