import { type Payload, type Row, tablePayload } from "./envelope";
import { liveRows, type Recollect } from "./fold";
import type { Actor, Game, Seat } from "./game";
import type { Match } from "./match";
import type { Stretch } from "./memory";
import { ok, type Refusal, type Result, refuse } from "./result";
import { seatOfUser, type TableEvent, type TableIntent, type TableState, type Takeback } from "./table/vocabulary";

/**
 * Going back: takebacks that players ask for, and the master's rewind. Whatever ended something is a wall for both: a
 * deal that is over stays over, since its score stands on the sheet and its cards may be shown to everybody.
 */

/** How often a takeback may be asked for at a table in one deal, and how often it may be done. */
export const MOST_TAKEBACKS = 12;

type Decision<Event> = Result<Payload<Event>[], Refusal>;

/**
 * Whether `to` lies behind the wall: before the running deal, or in one that has ended. A game that is over as a whole is
 * behind it in any world: its end has shown everybody what was hidden, so whoever played on would know too much.
 */
const isWalled = <State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
  to: number,
): boolean =>
  game.outcome(match.game) !== null ||
  (game.committed !== undefined && match.dealSeq > 0 && (to < match.dealSeq || isOver(game, match)));

const isOver = <State, Intent, Event, View>(game: Game<State, Intent, Event, View>, match: Match<State>): boolean =>
  (game.idle?.(match.game) ?? false) || game.outcome(match.game) !== null;

/**
 * Whether the seed of an epoch may be published: it opens that epoch and all before it, so never while the deal that
 * rests on it, or on an earlier one, is being played.
 */
export const mayReveal = <State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
  epoch: number,
): boolean => (isOver(game, match) ? epoch <= match.epoch : epoch < match.dealEpoch);

/**
 * The master's rewind, to the end of any move but the last; an open request for a takeback falls with it. Refuses
 * `table/not_master`, `table/no_such_move`, `table/deal_over`.
 */
export function rewind<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
  actor: Actor,
  { to, keep }: Extract<TableIntent, { type: "rewind" }>,
  past: Stretch<State, Event> | undefined,
): Decision<Event> {
  const { table } = match;
  if (table.closed) return refuse("table/closed");
  if (!("role" in actor) || actor.role !== "master") return refuse("table/not_master");
  const at = past?.rows.findIndex(({ seq }) => seq === to) ?? -1;
  const [last, next] = at < 0 ? [] : (past?.rows.slice(at, at + 2) ?? []);
  if (!last || !next || last.moveId === next.moveId) return refuse("table/no_such_move");
  if (isWalled(game, match, to)) return refuse("table/deal_over");
  const ended: TableEvent[] = table.takeback ? [endOf(table.takeback, null)] : [];
  return ok([...ended.map(tablePayload), { kind: "rewound", to, keep }]);
}

/** Why nothing can be taken back by whoever sits there, as far as the past need not be asked; null: it may be possible. */
function barsTakeback<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
  own: Seat,
): string | null {
  const { table, dealSeq } = match;
  if (table.closed) return "table/closed";
  if (own < 0) return "table/not_seated";
  if (!game.takeback) return "table/no_takeback";
  if (table.takeback) return "table/takeback_open";
  if (dealSeq === 0) return "table/nothing_to_take_back";
  if (isOver(game, match)) return "table/deal_over";
  return table.takebacks >= MOST_TAKEBACKS ? "table/most_takebacks" : null;
}

/**
 * Whether deciding this takes the log's past: not where whoever asks is refused anyway, so that nobody makes a table read
 * its log for nothing.
 */
export function looksBack<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
  actor: Actor,
  intent: TableIntent,
): boolean {
  const { table } = match;
  const own = actor.user === undefined ? -1 : seatOfUser(table, actor.user);
  switch (intent.type) {
    case "takeback":
      return barsTakeback(game, match, own) === null;
    case "consent": {
      const consents = [...(table.takeback?.consents ?? []), own];
      return own >= 0 && intent.yes && table.takeback !== null && isAgreed(table, consents);
    }
    case "rewind":
      return !table.closed && "role" in actor && actor.role === "master";
    default:
      return false;
  }
}

/**
 * A player takes their last move of the running deal back: at once if since then only they acted, nobody learned
 * anything and nothing was drawn; otherwise all players are asked. Refuses `table/not_seated`, `table/no_takeback`,
 * `table/takeback_open`, `table/deal_over`, `table/nothing_to_take_back`, `table/most_takebacks`.
 */
export function askTakeback<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
  own: Seat,
  past: Stretch<State, Event> | undefined,
  recollect: Recollect<State, Event>,
): Decision<Event> {
  const { table, dealSeq } = match;
  const refused = barsTakeback(game, match, own);
  if (refused) return refuse(refused);
  const later = (past?.rows ?? []).filter(({ seq }) => seq > dealSeq);
  const live = liveRows(later).filter((row) => row.payload.kind === "game");
  const isOwn = (row: Row<Event>) => "seat" in row.actor && row.actor.seat === own;
  const last = live.findLast(isOwn);
  if (!last) return refuse("table/nothing_to_take_back");
  const since = live.filter((row) => row.seq >= last.seq || row.moveId === last.moveId);
  const to = Math.min(...later.filter((row) => row.moveId === last.moveId).map((row) => row.seq)) - 1;
  if (to < dealSeq) return refuse("table/nothing_to_take_back");
  const free = since.every((row) => isOwn(row) && row.news === 0 && !row.drew);
  if (free) return ok([{ kind: "rewound", to, keep: true }]);
  // Where the classes' streams stood then.
  const { heads } = recollect([to]).recall(to).match;
  const asked: TableEvent = { type: "takeback_asked", by: own, to, heads };
  return ok(consented(table, { by: own, to, consents: [own] }, [asked]));
}

/** A takeback is not done: somebody said no to it, whoever asked included, or (null) the game went on. */
export const endOf = ({ by }: Takeback, no: Seat | null): TableEvent => ({
  ...{ type: "takeback_ended", done: false, by, no },
});

/** A player agrees to a takeback or does not. Refuses `table/not_seated`, `table/no_request`, `table/deal_over`. */
export function consent<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
  own: Seat,
  yes: boolean,
): Decision<Event> {
  const { takeback } = match.table;
  if (match.table.closed) return refuse("table/closed");
  if (own < 0) return refuse("table/not_seated");
  if (!takeback) return refuse("table/no_request");
  if (!yes) return ok([tablePayload(endOf(takeback, own))]);
  if (isOver(game, match) || takeback.to < match.dealSeq) return refuse("table/deal_over");
  if (takeback.consents.includes(own)) return ok([]);
  const asked = { ...takeback, consents: [...takeback.consents, own] };
  return ok(consented(match.table, asked, [{ type: "takeback_consented", seat: own }]));
}

/** Whether every player agrees. */
const isAgreed = (table: TableState, consents: readonly Seat[]): boolean =>
  table.seats.every((occupant, seat) => occupant.kind !== "user" || consents.includes(seat));

/** Adds the rewind itself once every player has consented. */
function consented<Event>(
  table: TableState,
  takeback: { to: number; consents: Seat[]; by: Seat },
  events: TableEvent[],
): Payload<Event>[] {
  if (!isAgreed(table, takeback.consents)) return events.map(tablePayload);
  return [
    ...events.map(tablePayload),
    { kind: "rewound", to: takeback.to, keep: true },
    tablePayload({ type: "takeback_ended", done: true, by: takeback.by, no: null }),
  ];
}
