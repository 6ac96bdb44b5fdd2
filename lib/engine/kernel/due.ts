import type { Game, Instant, Seat } from "./game";
import type { Match } from "./match";
import { presentSeats } from "./table/seating";
import type { TableIntent } from "./table/vocabulary";

/** What the clock has to do at a table, and when. */
export type Due<Intent> =
  | { at: Instant; kind: "game"; intent: Intent }
  | { at: Instant; kind: "table"; intent: TableIntent }
  /** A bot plays for this seat. */
  | { at: Instant; kind: "bot"; seat: Seat };

/** How long a full table waits before it begins, in milliseconds: somebody may have sat down by mistake. */
export const BEGIN_AFTER = 3_000;

/** The same where one person sits with bots alone: they have asked to play, and nobody else has to make up their mind. */
const BEGIN_ALONE_AFTER = 500;

/** How many deals begin by themselves while no person does anything: a game of bots alone would go on for ever. */
const MOST_UNATTENDED = 4;

/**
 * The next thing that the clock does here: begin once all seats are taken, the game's own deadline, a bot's turn or win, a
 * shadow for somebody absent or too slow. None while paused or closed.
 *
 * Live play is for people who are there: where nobody is, nothing moves, bots included. Who is alone with bots is waited
 * for, and deals on when they like, but after a deal that was not played: a stand-in is for others' sake. By
 * correspondence there are no shadows, and nobody has to be there.
 */
export function dueOf<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
): Due<Intent> | null {
  const { table, since } = match;
  if (table.paused || table.closed || game.outcome(match.game) !== null) return null;
  const present = game.correspondence ? null : presentSeats(table.seats);
  if (present?.length === 0) return null;
  const waiting = game.waitsFor(match.game);
  const idle = game.idle?.(match.game) ?? false;
  if (idle && table.seats.some((occupant) => occupant.kind === "nobody")) return null;

  const dues: Due<Intent>[] = [];
  for (const seat of game.winsUnasked?.(match.game) ?? []) {
    const occupant = table.seats[seat];
    const isBot = occupant?.kind === "bot" || (occupant?.kind === "user" && occupant.shadow);
    if (isBot) dues.push({ at: since, kind: "bot", seat });
  }
  if (waiting.due) {
    const dealsOn =
      idle && present !== null && (match.unattended >= MOST_UNATTENDED || (present.length === 1 && !waiting.due.soon));
    if (!dealsOn) dues.push({ at: waiting.due.at, kind: "game", intent: waiting.due.intent });
  } else if (idle && waiting.seats.length === 0) {
    const begin = game.begin?.(match.game) ?? null;
    const isAlone = table.seats.filter(({ kind }) => kind === "user").length === 1;
    const after = isAlone ? BEGIN_ALONE_AFTER : BEGIN_AFTER;
    if (begin !== null) dues.push({ at: since + after, kind: "game", intent: begin });
  }
  for (const seat of waiting.seats) {
    const occupant = table.seats[seat];
    if (game.correspondence && occupant?.kind !== "bot") continue;
    if (game.patient && (occupant?.kind !== "bot" || occupant.keeps !== null)) continue;
    const isAwaited = present === null || present.some((other) => other !== seat);
    const due = seatDue(match, seat, isAwaited);
    if (due) dues.push(due);
  }
  return dues.reduce<Due<Intent> | null>((first, due) => (first === null || due.at < first.at ? due : first), null);
}

/** `isAwaited`: somebody else is there who waits for this seat; only then a shadow may take over. */
function seatDue<State>(match: Match<State>, seat: Seat, isAwaited: boolean): Due<never> | null {
  const { table, since } = match;
  const { settings } = table;
  const occupant = table.seats[seat];
  if (!occupant) return null;
  const grace = settings.graceSeconds * 1000;
  if (occupant.kind === "nobody") {
    const from = Math.max(since, (occupant.since ?? since) + grace);
    return { at: from + settings.botMillis, kind: "bot", seat };
  }
  if (occupant.kind === "bot" || occupant.shadow) return { at: since + settings.botMillis, kind: "bot", seat };
  if (!isAwaited) return null;
  const slow = settings.moveSeconds === null ? Number.POSITIVE_INFINITY : since + settings.moveSeconds * 1000;
  const absent = occupant.away === null ? Number.POSITIVE_INFINITY : Math.max(since, occupant.away + grace);
  const at = Math.min(slow, absent);
  return Number.isFinite(at) ? { at, kind: "table", intent: { type: "shadow", seat } } : null;
}
