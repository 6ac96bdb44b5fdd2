import { numberOf, versionOf } from "@/lib/contracts/version";
import { type Append, type Appended, appendBeside, appendMove, appendRewind } from "@/lib/db/append";
import { readAnswer } from "@/lib/db/event-store";
import { type Access, accessOf, actorFor } from "@/lib/engine/kernel/access";
import { isAnonymous } from "@/lib/engine/kernel/anonymity";
import { attempt, type Request } from "@/lib/engine/kernel/attempt";
import { SPECTATOR, type ViewerClass } from "@/lib/engine/kernel/classes";
import { dueOf } from "@/lib/engine/kernel/due";
import { ENVELOPE_VERSION } from "@/lib/engine/kernel/envelope";
import type { Observed } from "@/lib/engine/kernel/fold";
import type { Actor } from "@/lib/engine/kernel/game";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { looksBack } from "@/lib/engine/kernel/rewind";
import { TableIntent } from "@/lib/engine/kernel/table/vocabulary";
import { inTurn } from "@/lib/live/in-turn";
import {
  advance,
  catchUp,
  isMastersRewind,
  keepSnapshot,
  type LiveTable,
  liveTable,
  peopleAfter,
} from "@/lib/live/live-table";
import { readPeople, usersOf } from "@/lib/live/people";
import { readStretch } from "@/lib/live/read-log";
import type { LiveMatch } from "@/lib/worlds/world";
import { countOne } from "../accounts/rate-limits";
import { type Beside, besideOf, type Prepared, preparedFor } from "./beside";
import { newsOf } from "./news-of";
import type { PlayMove } from "./play-move-request";
import { shownTo } from "./show-table";
import { summaryOf } from "./table-head";

/** The answer to an accepted move: the sender's version after it. */
export type MoveAnswer = { version: string };

const TRIES = 5;

/**
 * The name under which a move is stored. What a user sends lies under the user's own id, so that nobody can take an id
 * that the clock, a bot or another player is going to use.
 */
const keyOf = ({ user, moveId }: PlayMove): string => (user === null ? moveId : `${user}/${moveId}`);

/**
 * A move, from whichever door it came: authorise, decide, append, and only then answer. Sending the same `moveId` again
 * gives the first answer. If another process moved meanwhile it is decided anew, up to five times; only a move with
 * `ifVersion` is refused as `table/stale`, as is a master's rewind without it. At tables of games by correspondence a
 * member has so many moves a day (`table/moves_a_day`).
 */
export async function playMove(move: PlayMove): Promise<Result<MoveAnswer, Refusal>> {
  const table = await liveTable(move.tableId);
  if (!table) return refuse("table/unknown");
  const prepared = await preparedFor(table, move);
  if (!prepared.ok) return prepared;
  return inTurn(move.tableId, () => playInTurn(table, prepared.value));
}

async function playInTurn(table: LiveTable, prepared: Prepared): Promise<Result<MoveAnswer, Refusal>> {
  const { move } = prepared;
  for (let round = 0; round < TRIES; round++) {
    const decided = await decide(table, move);
    if (!decided.ok) {
      const stored = await storedAnswer(move);
      if (stored) return ok(stored);
      if (round > 0 || !(await isBehind(table))) return decided;
      continue;
    }
    const { observed, viewerClass } = decided.value;
    const { after, rows } = observed;
    const answer = { version: versionOf(after.heads[viewerClass] ?? 0) };
    if (rows.length === 0) return ok(answer);
    if (round === 0 && (await isTooMuch(table, move, rows))) {
      const stored = await storedAnswer(move);
      return stored ? ok(stored) : refuse("table/moves_a_day");
    }
    const people = await peopleAfter(table, after);
    const append = appendOf(table, move, { ...observed, people }, answer);
    const appended = await written(append, rows, besideOf(table, observed, prepared));
    if (typeof appended !== "string") return refuse(appended.refused.code, appended.refused.data);
    if (appended === "appended") {
      const { seq } = table.match;
      advance(table, observed, rows, people);
      keepSnapshot(table, seq);
      return ok(answer);
    }
    await catchUp(table);
    if (appended === "repeated") {
      const stored = await storedAnswer(move);
      if (stored) return ok(stored);
    }
  }
  return refuse("table/busy");
}

/** What a move writes counts as one for each so many letters: a sheet or a preview may be as long as a hundred orders. */
const LETTERS_A_MOVE = 4_000;

/** Whether whoever moves has done all that one does in a day at a table that is played by correspondence. */
async function isTooMuch(
  { game }: LiveTable,
  { user, tableId }: PlayMove,
  rows: Observed<unknown>["rows"],
): Promise<boolean> {
  if (game.correspondence !== true || user === null) return false;
  const letters = JSON.stringify(rows.map(({ payload }) => payload)).length;
  return (await countOne("slowMoves", `${user} ${tableId}`, Math.ceil(letters / LETTERS_A_MOVE))) > 0;
}

/** Appends a move, with what is written beside it. */
function written(
  append: Append,
  rows: Observed<unknown>["rows"],
  beside: Beside | null,
): Promise<Appended | { readonly refused: Refusal }> {
  // A takeback stays within the deal: nothing that it goes back behind has left a record.
  if (isMastersRewind(rows)) return appendRewind(append);
  return beside ? appendBeside(append, beside) : appendMove(append);
}

/** A refusal may come from an old state: another process may have moved. */
async function isBehind(table: LiveTable): Promise<boolean> {
  const { seq } = table.match;
  await catchUp(table);
  return table.match.seq > seq;
}

async function storedAnswer(move: PlayMove): Promise<MoveAnswer | null> {
  const answer = await readAnswer(move.tableId, keyOf(move));
  return answer === null ? null : (answer as MoveAnswer);
}

type Decided = { observed: Observed<unknown>; viewerClass: ViewerClass };

async function decide(table: LiveTable, move: PlayMove): Promise<Result<Decided, Refusal>> {
  const { match, game } = table;
  const access = accessOf(game, match, move.user);
  const actor = actorOf(access, move);
  if (!actor.ok) return actor;
  const { viewerClass } = access;
  if (move.ifVersion !== undefined && numberOf(move.ifVersion) !== (match.heads[viewerClass] ?? 0))
    return refuse("table/stale");
  if (move.ifSeq !== undefined && move.ifSeq !== match.seq) return refuse("table/stale");
  const request = parseRequest(table, move);
  if (!request.ok) return request;
  const wanted = request.value;
  if (wanted.to === "table" && wanted.intent.type === "invite" && !(await isMember(wanted.intent.user)))
    return refuse("table/no_such_member");
  const looks = wanted.to === "table" && looksBack(game, match, actor.value, wanted.intent);
  if (looks && isBlindRewind(move, wanted)) return refuse("table/stale");
  const past = looks ? await readStretch(table, lookBackTo(match, wanted), match.seq) : undefined;
  const observed = attempt(
    game,
    match,
    {
      tableId: table.id,
      actor: actor.value,
      request: request.value,
      now: move.now ?? Date.now(),
      moveId: keyOf(move),
      linkOf: (epoch) => table.chain.link(epoch),
    },
    past,
  );
  return observed.ok ? ok({ observed: observed.value, viewerClass }) : observed;
}

/** Whether somebody goes back without saying by which state of the table: what it undoes, they may never have seen. */
const isBlindRewind = ({ user, ifVersion, ifSeq }: PlayMove, request: Request<unknown>): boolean =>
  request.to === "table" &&
  request.intent.type === "rewind" &&
  user !== null &&
  ifVersion === undefined &&
  ifSeq === undefined;

const isMember = async (id: string): Promise<boolean> => Object.hasOwn(await readPeople([id]), id);

/** How far back a request may look: to the running deal, or to the row that the master names. */
function lookBackTo(match: LiveMatch, request: Request<unknown>): number {
  const deal = Math.max(match.dealSeq - 1, 0);
  return request.to === "table" && request.intent.type === "rewind" ? Math.min(request.intent.to, deal) : deal;
}

/** Who acts: the clock, the judge, a bot, or a user as whom they say, if they may. */
function actorOf(access: Access, { user, as }: PlayMove): Result<Actor, Refusal> {
  if (as === "clock") return ok({ role: as });
  if (typeof as === "object") return ok("bot" in as ? { seat: as.bot } : { role: "judge" });
  return actorFor(access, user, as);
}

function parseRequest(table: LiveTable, { request }: PlayMove): Result<Request<unknown>, Refusal> {
  if (request.to === "table") return parseTableIntent(request.intent);
  const intent = table.game.schema.intent.safeParse(request.intent);
  return intent.success ? ok({ to: "game", intent: intent.data }) : refuse("move/malformed");
}

function parseTableIntent(given: unknown): Result<Request<unknown>, Refusal> {
  const intent = TableIntent.safeParse(given);
  return intent.success ? ok({ to: "table", intent: intent.data }) : refuse("table/malformed");
}

function appendOf(
  table: LiveTable,
  move: PlayMove,
  { people, ...observed }: Observed<unknown> & Pick<LiveTable, "people">,
  answer: MoveAnswer,
): Append {
  const { after, rows } = observed;
  const waiting = table.world.waitedFor(shownTo(table, SPECTATOR, after));
  const first = rows[0]!;
  const events = rows.flatMap(({ payload }) => (payload.kind === "game" ? [payload.event] : []));
  return {
    tableId: table.id,
    expectedSeq: table.match.seq,
    moveId: keyOf(move),
    actor: first.actor,
    answer,
    at: first.at,
    events: rows.map((row) => ({ ...row, payload: { v: ENVELOPE_VERSION, ...row.payload } })),
    dueAt: dueOf(table.game, after)?.at ?? null,
    waiting: [...waiting],
    ...listedOf(
      table,
      after,
      people,
      rows.some((row) => row.payload.kind === "table"),
    ),
    record: table.world.record(table.match, events),
    news: newsOf(table, observed, waiting, people),
  };
}

/** The table's line in the lobby, if this move changes it, and what else lists know of the table itself. */
function listedOf(
  table: LiveTable,
  after: LiveMatch,
  people: LiveTable["people"],
  tableChanged: boolean,
): Pick<Append, "summary" | "table"> {
  const { world, match } = table;
  const isNamed = isAnonymous(table.game, match) !== isAnonymous(table.game, after);
  if (!tableChanged && !isNamed && !world.changesStanding(match.game, after.game))
    return { summary: null, table: null };
  const summary = summaryOf(table, after, people);
  if (!tableChanged) return { summary, table: null };
  const { settings, closed } = after.table;
  return {
    summary,
    table: { name: settings.name, public: settings.public, closed, people: usersOf(after.table) },
  };
}
