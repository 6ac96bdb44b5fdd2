import { MAX_SEATS } from "../classes";
import type { Actor, Instant, Office, Seat, UserId } from "../game";
import { assertNever, ok, type Refusal, type Result, refuse } from "../result";
import { englishName } from "./house-name";
import { decideOffice, hasMaster, isSeated, knowsWord, whyNobodyRuns, withoutOffices } from "./offices";
import { maySit, type Play } from "./seating";
import {
  invitationOf,
  officeOf,
  runsTable,
  type Settings,
  seatOfUser,
  type TableEvent,
  type TableIntent,
  type TableState,
} from "./vocabulary";

/** What the table's rules need to know of the game that is played at it. */
export type GameFacts = Play & {
  /** The game is over and could begin again. */
  over: boolean;
  /** Who played it stays untold though it is over, where it was untold. */
  conceals: boolean;
  /** Something lies hidden though nothing is played yet. */
  hides: boolean;
  /** The word that has to be named to come in, in capitals; null: none. */
  word: string | null;
  /** A deal of it was played. */
  begun: boolean;
  seats: { min: number; max: number };
  /** The offices that the game knows. */
  offices: readonly Office[];
};

type Decision = Result<TableEvent[], Refusal>;

/**
 * Decides what a table itself decides: seats, host, requests, pause, settings. Takebacks, rewinds,
 * rematches and what is broken off, which touch the game too, are decided in `attempt`. Refusals: `table/…`.
 */
export function decideTable(
  table: TableState,
  actor: Actor,
  intent: Exclude<TableIntent, { type: "takeback" | "consent" | "call_off" | "rematch" | "rewind" }>,
  game: GameFacts,
  now: Instant,
): Decision {
  if (table.closed) return refuse("table/closed");
  const user = actor.user ?? null;
  const own = user === null ? -1 : seatOfUser(table, user);
  const runs = user !== null && runsTable(table, user);
  const isClock = "role" in actor && actor.role === "clock";
  switch (intent.type) {
    case "sit":
      return user === null ? refuse("table/sign_in") : sit(table, user, intent, game);
    case "withdraw":
      if (user === null || !table.requests.some((request) => request.user === user)) return refuse("table/no_request");
      return ok([{ type: "refused", user }]);
    case "accept": {
      if (!answersRequests(table, user)) return refuse("table/not_host");
      const request = table.requests.find((asked) => asked.user === intent.user);
      if (!request) return refuse("table/no_request");
      return takeSeat(table, { user: intent.user, share: request.share }, request.seat, game);
    }
    case "reject":
      if (!answersRequests(table, user)) return refuse("table/not_host");
      if (!table.requests.some((request) => request.user === intent.user)) return refuse("table/no_request");
      return ok([{ type: "refused", user: intent.user }]);
    case "leave": {
      if (user === null) return refuse("table/not_seated");
      if (own >= 0) return ok(vacate(table, own, now, { kicked: false, play: game }));
      const lined = table.seats.findIndex((seat) => seat.kind === "bot" && seat.next?.user === user);
      return lined < 0 ? refuse("table/not_seated") : ok([{ type: "bot_sat", seat: lined }]);
    }
    case "kick": {
      if (!runs) return refuse("table/not_host");
      const occupant = table.seats[intent.seat];
      if (!occupant || occupant.kind === "nobody") return refuse("table/no_such_seat");
      if (occupant.kind === "bot" && isDealt(game)) return refuse("table/in_play");
      const barred = whyNobodyRuns(table, user, game);
      if (barred !== null) return refuse(barred);
      return ok(vacate(table, intent.seat, now, { kicked: true, play: game }));
    }
    case "seat_bot": {
      if ((!runs && (own < 0 || game.correspondence)) || table.settings.houseRun) return refuse("table/not_host");
      const seat = intent.seat ?? table.seats.findIndex((occupant) => occupant.kind === "nobody");
      if (table.seats[seat]?.kind !== "nobody") return refuse("table/full");
      return ok([{ type: "bot_sat", seat }]);
    }
    case "add_seat":
      if (!runs) return refuse("table/not_host");
      if (!game.idle) return refuse("table/in_play");
      if (table.seats.length >= Math.min(game.seats.max, MAX_SEATS)) return refuse("table/most_seats");
      return ok([{ type: "seat_added" }]);
    case "drop_seat":
      if (!runs) return refuse("table/not_host");
      if (!game.idle) return refuse("table/in_play");
      if (!table.seats[intent.seat]) return refuse("table/no_such_seat");
      if (table.seats.length <= game.seats.min) return refuse("table/fewest_seats");
      if (intent.seat === own) return refuse("table/own_seat");
      return ok([{ type: "seat_dropped", seat: intent.seat }]);
    case "give_host": {
      // A host who sits nowhere does not hold the office for ever: any player may take it, but for beside a master.
      const isFree = (table.host === null || seatOfUser(table, table.host) < 0) && !hasMaster(table);
      if (table.settings.houseRun) return refuse("table/not_host");
      if (!runs && !(isFree && intent.user === user)) return refuse("table/not_host");
      // The answer would tell whether they sit here.
      if (table.settings.anonymous && intent.user !== user) return refuse("table/anonymous");
      if (seatOfUser(table, intent.user) < 0) return refuse("table/not_seated");
      return ok([{ type: "hosted", user: intent.user }]);
    }
    case "settings":
      if (!runs) return refuse("table/not_host");
      return changeSettings(table, user, intent.change, game);
    case "pause": {
      // The clock lets go on what nobody takes up any more.
      if (!runs && !(isClock && !intent.on)) return refuse("table/not_host");
      const barred = intent.on ? whyNobodyRuns(table, user, game) : null;
      if (barred !== null) return refuse(barred);
      return table.paused === intent.on ? ok([]) : ok([{ type: "paused", on: intent.on }]);
    }
    case "close":
      // The time of a match is up, whatever is being played.
      if (isClock && table.settings.houseRun) return ok([{ type: "closed" }]);
      if (!runs) return refuse("table/not_host");
      if (!game.idle) return refuse("table/in_play");
      return ok([{ type: "closed" }]);
    case "return":
      return own < 0 ? refuse("table/not_seated") : ok(comeBack(table, own));
    case "away": {
      const occupant = table.seats[intent.seat];
      if (!isClock && intent.seat !== own) return refuse("table/not_seated");
      if (occupant?.kind !== "user" || occupant.away !== null || table.settings.anonymous) return ok([]);
      return ok([{ type: "went_away", seat: intent.seat, at: now }]);
    }
    case "back":
      if (!isClock && intent.seat !== own) return refuse("table/not_seated");
      return ok(comeBack(table, intent.seat));
    case "shadow": {
      const occupant = table.seats[intent.seat];
      if (!isClock) return refuse("table/not_clock");
      if (occupant?.kind !== "user" || occupant.shadow) return ok([]);
      return ok([{ type: "shadowed", seat: intent.seat }]);
    }
    case "banish":
      return isClock ? ok(banish(table, intent.user, now, game)) : refuse("table/not_clock");
    case "renamed":
      return isClock ? ok(renamed(table, intent)) : refuse("table/not_clock");
    case "invite":
    case "uninvite":
    case "take_office":
    case "end_office":
    case "give_copies":
      return decideOffice(table, user, intent, game);
    default:
      return assertNever(intent);
  }
}

function sit(
  table: TableState,
  user: UserId,
  intent: Extract<TableIntent, { type: "sit" }>,
  game: GameFacts,
): Decision {
  if (isSeated(table, user)) return refuse("table/already_seated");
  if (officeOf(table, user) !== null) return refuse("table/has_office");
  if (table.requests.some((request) => request.user === user)) return refuse("table/already_asked");
  const isReturning = table.seats.some(
    (_, seat) => keeps(table, seat) === user && maySit(table, user, seat, game) === "now",
  );
  const isInvited = invitationOf(table, user)?.office === null;
  if (table.host !== user && !isReturning && !isInvited) {
    if (table.host !== null && table.settings.entry === "closed") return refuse("table/not_open");
    if (!knowsWord(game.word, intent.word)) return refuse("table/wrong_word");
    if (table.host !== null && table.settings.entry === "request") {
      if (freeSeat(table, user, game) < 0) return refuse("table/full");
      const { share, seat } = intent;
      const sitting = seat === undefined ? null : maySit(table, user, seat, game);
      if (sitting !== null && typeof sitting === "object") return refuse(sitting.refused);
      return ok([{ type: "asked", user, share, ...(seat === undefined ? {} : { seat }) }]);
    }
  }
  return takeSeat(table, { user, share: intent.share }, intent.seat, game);
}

/** Whether a user answers those who ask for a seat. At an anonymous table that is the master: the host is not told who asks. */
const answersRequests = (table: TableState, user: UserId | null): boolean =>
  user !== null && (table.settings.anonymous ? officeOf(table, user) === "master" : runsTable(table, user));

/**
 * Whether a table is anonymous is settled before anybody else sits there: nobody is named who was promised not to be.
 * Refuses `table/in_play`, `table/people_seated`, `table/needs_master`.
 */
function changeSettings(table: TableState, user: UserId | null, change: Partial<Settings>, game: GameFacts): Decision {
  if (Object.keys(change).length === 0) return ok([]);
  const next = { ...table.settings, ...change };
  if ((next.anonymous ?? false) !== (table.settings.anonymous ?? false)) {
    // Of deals that were played there are replays: who sat there stays untold until the game is over.
    if (!game.idle || game.conceals || (game.begun && !game.over)) return refuse("table/in_play");
    const others = [...table.requests, ...table.held, ...table.seats.filter((seat) => seat.kind === "user")];
    if (others.some((other) => other.user !== user)) return refuse("table/people_seated");
  }
  if (next.anonymous && next.entry === "request" && !hasMaster(table)) return refuse("table/needs_master");
  return ok([{ type: "changed", change: { ...unnamed(table.settings, next), ...change } }]);
}

/**
 * Somebody at the table has another nick. A `changed` event has the table's line in lists written anew, even where nothing else
 * changes; a name that the house made of their nick is made of the new one. At an anonymous table nothing happens: nobody is
 * named there, and an event would tell that the member who was renamed sits at it.
 */
function renamed({ settings }: TableState, { was, nick }: Extract<TableIntent, { type: "renamed" }>): TableEvent[] {
  const { anonymous, houseName } = settings;
  if (anonymous) return [];
  const name = houseName?.nick === was ? { ...houseName, nick } : null;
  return [{ type: "changed", change: name ? { name: englishName(name), houseName: name } : {} }];
}

/** A name that the house made of whose table it is, where that is not to be told any more; nothing else changes. */
function unnamed({ houseName }: Settings, next: Settings): Partial<Settings> {
  if (!next.anonymous || houseName === undefined || houseName.nick === null) return {};
  const bare = { ...houseName, nick: null };
  return { name: englishName(bare), houseName: bare };
}

/** Cards are out at a live table: seats do not change hands before the deal ends. */
const isDealt = ({ idle, correspondence }: Play): boolean => !idle && !correspondence;

/** The first seat that can be had: one's own, else a vacant one, else one that a bot plays. −1: none. */
function freeSeat(table: TableState, user: UserId, play: Play): Seat {
  const free = table.seats.map((_, seat) => seat).filter((seat) => typeof maySit(table, user, seat, play) === "string");
  const own = free.find((seat) => maySit(table, user, seat, play) === "now" && keeps(table, seat) === user);
  const vacant = free.find((seat) => table.seats[seat]?.kind === "nobody");
  const bots = free.find((seat) => keeps(table, seat) === null);
  return own ?? vacant ?? bots ?? free[0] ?? -1;
}

function keeps(table: TableState, seat: Seat): UserId | null {
  const occupant = table.seats[seat];
  return occupant?.kind === "bot" ? occupant.keeps : null;
}

type Sitter = { user: UserId; share: string };

function takeSeat(table: TableState, { user, share }: Sitter, asked: Seat | undefined, play: Play): Decision {
  // Whoever had two would see two hands.
  if (isSeated(table, user)) return refuse("table/already_seated");
  const seat = asked ?? freeSeat(table, user, play);
  if (seat < 0) {
    // Not simply full: somebody who may not have any of the free seats is told why.
    const reasons = table.seats.map((_, one) => maySit(table, user, one, play));
    const reason = reasons.find((sitting) => typeof sitting === "object" && sitting.refused !== "table/seat_taken");
    return refuse(typeof reason === "object" ? reason.refused : "table/full");
  }
  const sitting = maySit(table, user, seat, play);
  if (typeof sitting === "object") return refuse(sitting.refused);
  const hosted: TableEvent[] = table.host === null && !table.settings.houseRun ? [{ type: "hosted", user }] : [];
  if (sitting === "next_deal") return ok([{ type: "lined_up", seat, user, share }, ...hosted]);
  return ok([{ type: "sat", seat, user, share }, ...hosted]);
}

type Leaving = { kicked: boolean; play: Play };

/** A seat is left: a bot plays the deal to its end, and the host's office passes to the next player, if there is one. */
export function vacate(table: TableState, seat: Seat, now: Instant, { kicked, play }: Leaving): TableEvent[] {
  const occupant = table.seats[seat];
  const user = occupant?.kind === "user" ? occupant.user : null;
  const kept = user !== null && isDealt(play);
  const events: TableEvent[] = [{ type: "left", seat, user, at: now, kicked, kept }];
  return user === null ? events : [...events, ...passHost(table, user)];
}

/** The host's office passes on from a user who leaves; nothing if they do not hold it. */
function passHost(table: TableState, user: UserId): TableEvent[] {
  if (table.host !== user) return [];
  const heir = table.seats.find((other) => other.kind === "user" && other.user !== user);
  return [{ type: "hosted", user: heir?.kind === "user" ? heir.user : null }];
}

/** A user leaves in whatever they are at a table: on a seat, in line for one, asking for one, as host, in an office. */
function banish(table: TableState, user: UserId, now: Instant, play: Play): TableEvent[] {
  const own = seatOfUser(table, user);
  const ended = withoutOffices(table, user);
  if (own >= 0) return [...ended, ...vacate(table, own, now, { kicked: true, play })];
  const events: TableEvent[] = [...ended];
  table.seats.forEach((occupant, seat) => {
    if (occupant.kind === "bot" && occupant.next?.user === user) events.push({ type: "bot_sat", seat });
  });
  if (table.requests.some((request) => request.user === user)) events.push({ type: "refused", user });
  return [...events, ...passHost(table, user)];
}

/** Nothing if they never were away. */
export function comeBack(table: TableState, seat: Seat): TableEvent[] {
  const occupant = table.seats[seat];
  if (occupant?.kind !== "user" || (occupant.away === null && !occupant.shadow)) return [];
  return [{ type: "came_back", seat }];
}
