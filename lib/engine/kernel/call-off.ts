import { isAnonymous } from "./anonymity";
import { type Payload, tablePayload } from "./envelope";
import type { Ctx, Game, Seat } from "./game";
import type { Match } from "./match";
import { type Json, ok, type Refusal, type Result, refuse } from "./result";
import { endOf } from "./rewind";
import type { CallOff, TableEvent, TableState } from "./table/vocabulary";

/**
 * Breaking off: a host does not end alone what another may be winning. Where others play, what the host asked of the game
 * waits until every player agrees; it falls once there is nothing left to break off. A player who is away agrees to
 * nothing, but a stand-in plays their deal to its end. Nor is anybody outvoted by being removed: a deal from which somebody
 * was is played out.
 */

type Decision<Event> = Result<Payload<Event>[], Refusal>;

const isAgreed = (table: TableState, consents: readonly Seat[]): boolean =>
  table.seats.every((occupant, seat) => occupant.kind !== "user" || consents.includes(seat));

/** Whether a stand-in plays the deal of somebody who was removed from it. */
const isSomebodyRemoved = ({ seats, held }: TableState): boolean =>
  seats.some(
    (seat) =>
      seat.kind === "bot" && seat.keeps !== null && held.some(({ user, removed }) => removed && user === seat.keeps),
  );

const ended = ({ by }: CallOff, { done, no = null }: { done: boolean; no?: Seat | null }): TableEvent => ({
  ...{ type: "call_off_ended", done, by, no },
});

/** All agree: what was asked for ends as done, a takeback as overtaken, and the game does what the host asked of it. */
function brokenOff<Event>({ takeback }: TableState, asked: CallOff | undefined, events: readonly Event[]) {
  return [
    ...(asked ? [tablePayload(ended(asked, { done: true }))] : []),
    ...(takeback ? [tablePayload(endOf(takeback, null))] : []),
    ...events.map((event): Payload<Event> => ({ kind: "game", event })),
  ];
}

/**
 * The host asks to break off (`own`: their seat; −1: they watch); `events`: what the game does of it. At once where nobody
 * else plays, otherwise once all agree. Refuses `table/anonymous`: who agrees would tell where the host sits; and
 * `table/removed_plays` where somebody was removed from the deal.
 */
export function askCallOff<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
  own: Seat,
  { intent, events }: { intent: Intent; events: readonly Event[] },
): Decision<Event> {
  const { table } = match;
  if (isSomebodyRemoved(table)) return refuse("table/removed_plays");
  const by = own < 0 ? null : own;
  const asked = JSON.stringify(table.callOff?.intent) === JSON.stringify(intent) ? table.callOff : undefined;
  if (isAgreed(table, [...(asked?.consents ?? []), own])) return ok(brokenOff(table, asked, events));
  if (isAnonymous(game, match)) return refuse("table/anonymous");
  if (asked) return ok([]);
  return ok([tablePayload({ type: "call_off_asked", by, intent: intent as Json })]);
}

/**
 * A player agrees that play is broken off, or does not; the host withdraws it. Refuses `table/no_request`,
 * `table/not_seated`, and what the game refuses.
 */
export function answerCallOff<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
  { own, isHost, yes }: { own: Seat; isHost: boolean; yes: boolean },
  ctx: Ctx,
): Decision<Event> {
  const { table } = match;
  const { callOff } = table;
  if (table.closed) return refuse("table/closed");
  if (own < 0 && !(isHost && !yes)) return refuse("table/not_seated");
  if (!callOff) return refuse("table/no_request");
  if (!yes) return ok([tablePayload(ended(callOff, { done: false, no: own < 0 ? null : own }))]);
  if (callOff.consents.includes(own)) return ok([]);
  const consented = tablePayload({ type: "call_off_consented", seat: own });
  if (!isAgreed(table, [...callOff.consents, own])) return ok([consented]);
  const decided = game.decide(match.game, { role: "host" }, callOff.intent as Intent, ctx);
  if (!decided.ok) return decided;
  return ok([consented, ...brokenOff(table, callOff, decided.value)]);
}

/** What the host wants to break off has ended by itself, whoever asked has gone, or somebody was removed: nobody is asked any more. */
export function lapsedCallOff<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  { table, game: state }: Match<State>,
): TableEvent[] {
  const { callOff } = table;
  if (!callOff) return [];
  const stays = !isSomebodyRemoved(table) && (callOff.by === null || table.seats[callOff.by]?.kind === "user");
  if (stays && game.callsOff?.(state, callOff.intent as Intent)) return [];
  return [ended(callOff, { done: false })];
}
