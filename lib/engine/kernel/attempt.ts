import { isAnonymous } from "./anonymity";
import { answerCallOff, askCallOff, lapsedCallOff } from "./call-off";
import { type Payload, type Row, tablePayload } from "./envelope";
import { CHAIN_LENGTH, commitmentOf, decideLabel, epochKey, type Share } from "./fairness";
import { type Observed, observe, type Recollect, recollector } from "./fold";
import type { Actor, Ctx, Game, Instant, Seat, UserId } from "./game";
import type { Match } from "./match";
import { type Stretch, targetsOf } from "./memory";
import { playOf } from "./play-of";
import { HmacRandom } from "./random";
import { ok, type Refusal, type Result, refuse } from "./result";
import { askTakeback, consent, endOf, rewind } from "./rewind";
import { settleSeats } from "./settle";
import { comeBack, decideTable, type GameFacts } from "./table/decide";
import { actsAsHost } from "./table/seating";
import { seatOfUser, type TableEvent, type TableIntent, type TableState } from "./table/vocabulary";

/** An intent, and whether it is for the table or for the game. */
export type Request<Intent> = { to: "table"; intent: TableIntent } | { to: "game"; intent: Intent };

/** What is submitted: everything that it may depend on. */
export type Submission<Intent> = {
  tableId: string;
  actor: Actor;
  request: Request<Intent>;
  now: Instant;
  moveId: string;
  /** link(e) of the table's hash chain. */
  linkOf(epoch: number): Uint8Array;
};

/** The shares that a deal rests on: those of the players who sit now. */
function sharesOf(table: TableState): Share[] {
  return table.seats.flatMap((occupant, seat) => (occupant.kind === "user" ? [{ seat, share: occupant.share }] : []));
}

type Chance = Ctx & { readonly opened: boolean; readonly drew: boolean; readonly key: () => Uint8Array };

function chanceFor<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
  submission: Submission<Intent>,
): Chance {
  const { tableId, linkOf, now } = submission;
  const stream = (epoch: number, shares: readonly Share[]) => {
    const key = () => epochKey(linkOf(epoch), epoch, shares);
    return { key, random: new HmacRandom(key, decideLabel(tableId, epoch, match.seq + 1)) };
  };
  let opened = false;
  let current: ReturnType<typeof stream> | null = null;
  const now$ = () => {
    current ??= stream(match.epoch, match.shares);
    return current;
  };
  // What begins beside the host's seat would tell where the host sits.
  const { host: user } = match.table;
  const host = user === null || isAnonymous(game, match) ? -1 : seatOfUser(match.table, user);
  return {
    now,
    ...(host < 0 ? {} : { host }),
    get random() {
      return now$().random;
    },
    openEpoch() {
      if (!opened) {
        opened = true;
        current = stream(match.epoch + 1, sharesOf(match.table));
      }
      return now$().random;
    },
    get opened() {
      return opened;
    },
    get drew() {
      return current?.random.drawn ?? false;
    },
    get key() {
      return now$().key;
    },
  };
}

/**
 * Tries an intent against a loaded table. Answers with the rows to append (with their masks), the state after them and
 * what every class sees; or with the refusal. Nothing is stored here and nothing is changed.
 *
 * `past`: the log up to `match`, from somewhere before all that may be gone back to (the running deal; a master's rewind:
 * its target) and before what the rewinds in it go back to. Needed where `looksBack`.
 */
export function attempt<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
  submission: Submission<Intent>,
  past?: Stretch<State, Event>,
): Result<Observed<State>, Refusal> {
  const chance = chanceFor(game, match, submission);
  const recollect = recollector(game, past);
  if (match.epoch >= CHAIN_LENGTH - 1) return refuse("table/worn_out");
  const decided =
    submission.request.to === "table"
      ? decideTableRequest(game, match, submission.actor, submission.request.intent, chance, past, recollect)
      : decideGameRequest(game, match, submission.actor, submission.request.intent, chance);
  if (!decided.ok) return decided;

  const payloads = chance.opened ? [openedEpoch(game, match, decided.value, chance), ...decided.value] : decided.value;
  let epoch = match.epoch + (chance.opened ? 1 : 0);
  const rows = payloads.map((payload, i): Row<Event> => {
    if (payload.kind === "rewound") epoch++;
    const { now: at, moveId, actor } = submission;
    return { seq: match.seq + 1 + i, epoch, at, moveId, actor, payload, aud: 0, news: 0, drew: chance.drew };
  });
  const memory = recollect(targetsOf(payloads.map((payload) => ({ payload }))));
  const observed = observe(game, match, rows, memory);
  const later = aftermath(game, match, observed.after, chance);
  if (later.length === 0) return ok(observed);
  const more = later.map((payload, i): Row<Event> => {
    const seq = match.seq + 1 + rows.length + i;
    return {
      seq,
      epoch,
      at: submission.now,
      moveId: submission.moveId,
      actor: { role: "clock" },
      payload,
      aud: 0,
      news: 0,
      drew: false,
    };
  });
  return ok(observe(game, match, [...rows, ...more], memory));
}

/** The row that opens an epoch: the shares it rests on and the commitment to the deal, if this is one. */
function openedEpoch<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
  payloads: readonly Payload<Event>[],
  chance: Chance,
): Payload<Event> {
  const shares = sharesOf(match.table);
  for (const payload of payloads) {
    const cards = payload.kind === "game" ? game.committed?.(payload.event) : null;
    if (cards) return { kind: "epoch", shares, root: commitmentOf(chance.key(), cards), cards: cards.length };
  }
  return { kind: "epoch", shares, root: null, cards: 0 };
}

/**
 * What follows of itself: once nothing is being played any more, whoever waited for a bot's seat takes it, and a seat
 * that was left in the deal is vacant; table and game agree again about who sits; fresh deadlines.
 */
function aftermath<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  before: Match<State>,
  after: Match<State>,
  chance: Chance,
): Payload<Event>[] {
  const payloads: Payload<Event>[] = [];
  if (game.idle?.(after.game) && !game.idle(before.game)) {
    after.table.seats.forEach((occupant, seat) => {
      if (occupant.kind !== "bot") return;
      if (occupant.next) payloads.push(tablePayload({ type: "sat", seat, ...occupant.next }));
      else if (occupant.keeps !== null) payloads.push(tablePayload({ type: "freed", seat, at: chance.now }));
    });
  }
  const rewound = after.epoch > before.epoch && !chance.opened;
  const settled = settleSeats(game, { before: before.game, after, rewound }, chance);
  payloads.push(...settled.payloads, ...lapsedCallOff(game, { ...after, game: settled.state }).map(tablePayload));
  const cause = before.table.paused && !after.table.paused ? "unpaused" : rewound ? "rewound" : null;
  if (cause)
    for (const event of game.resume?.(settled.state, cause, chance) ?? []) payloads.push({ kind: "game", event });
  return payloads;
}

/**
 * Whether this user may ask this of the game as its host: the host anything, the only player who is there that play goes
 * on, and no more: others who are away for a moment do not find their series ended.
 */
function mayHost<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  { table, game: state }: Match<State>,
  user: UserId | undefined,
  intent: Intent,
): boolean {
  if (user === undefined || !actsAsHost(table, user)) return false;
  if (table.host === user) return true;
  // A match waits for all of its players.
  if (table.settings.houseRun && table.seats.some(({ kind }) => kind === "nobody")) return false;
  const goesOn = game.waitsFor(state).due?.intent ?? game.begin?.(state);
  return (game.idle?.(state) ?? false) && JSON.stringify(goesOn) === JSON.stringify(intent);
}

function decideGameRequest<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
  actor: Actor,
  intent: Intent,
  chance: Chance,
): Result<Payload<Event>[], Refusal> {
  const { table } = match;
  if (table.closed) return refuse("table/closed");
  const office = "role" in actor ? actor.role : null;
  if (office === "visitor") return refuse("table/not_seated");
  if (table.paused && office !== "master" && office !== "host" && office !== "judge") return refuse("table/paused");
  if (office === "host" && !mayHost(game, match, actor.user, intent)) return refuse("table/not_host");
  const decided = game.decide(match.game, actor, intent, chance);
  if (!decided.ok) return decided;
  if (office === "host" && game.callsOff?.(match.game, intent))
    return askCallOff(game, match, ownSeat(table, actor), { intent, events: decided.value });
  const before: TableEvent[] = [];
  // Whoever acts is back on their own seat: not whoever sits on one that theirs controls.
  if ("seat" in actor && actor.user !== undefined) before.push(...comeBack(table, seatOfUser(table, actor.user)));
  if (table.takeback && decided.value.length > 0) before.push(endOf(table.takeback, null));
  return ok([...before.map(tablePayload), ...decided.value.map((event): Payload<Event> => ({ kind: "game", event }))]);
}

const ownSeat = (table: TableState, { user }: Actor): Seat => (user === undefined ? -1 : seatOfUser(table, user));

function decideTableRequest<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
  actor: Actor,
  intent: TableIntent,
  chance: Chance,
  past: Stretch<State, Event> | undefined,
  recollect: Recollect<State, Event>,
): Result<Payload<Event>[], Refusal> {
  const { table } = match;
  const own = ownSeat(table, actor);
  const facts: GameFacts = {
    ...playOf(game, match.game),
    over: game.outcome(match.game) !== null,
    conceals: game.conceals?.(match.game) ?? false,
    hides: game.hides?.(match.game) ?? false,
    word: game.word?.(match.game) ?? null,
    begun: match.dealSeq > 0,
    seats: game.seats,
    offices: game.offices ?? [],
  };
  switch (intent.type) {
    case "takeback":
      return askTakeback(game, match, own, past, recollect);
    case "consent":
      return consent(game, match, own, intent.yes);
    case "call_off": {
      const isHost = actor.user !== undefined && table.host === actor.user;
      return answerCallOff(game, match, { own, isHost, yes: intent.yes }, chance);
    }
    case "rewind":
      return rewind(game, match, actor, intent, past);
    case "rematch":
      return wantRematch(game, match, own, facts, chance);
  }
  const decided = decideTable(table, actor, intent, facts, chance.now);
  if (!decided.ok) return decided;
  const payloads: Payload<Event>[] = decided.value.map(tablePayload);
  if (intent.type === "add_seat" || intent.type === "drop_seat") {
    const dropped = intent.type === "drop_seat" ? intent.seat : null;
    const seats = table.seats.map((_, seat) => seat).filter((seat) => seat !== dropped);
    if (intent.type === "add_seat") seats.push(table.seats.length);
    const reseated = game.reseat?.(match.game, seats, chance) ?? refuse("table/fixed_seats");
    if (!reseated.ok) return reseated;
    payloads.push(...reseated.value.map((event): Payload<Event> => ({ kind: "game", event })));
  }
  return ok(payloads);
}

/** The game begins again once every player at the table wants it. */
function wantRematch<State, Intent, Event, View>(
  game: Game<State, Intent, Event, View>,
  match: Match<State>,
  own: Seat,
  facts: GameFacts,
  chance: Chance,
): Result<Payload<Event>[], Refusal> {
  const { table } = match;
  if (own < 0) return refuse("table/not_seated");
  if (!facts.over || game.again === undefined) return refuse("table/not_over");
  if (table.rematch.includes(own)) return ok([]);
  const wanted = [...table.rematch, own];
  const all = table.seats.every((occupant, seat) => occupant.kind !== "user" || wanted.includes(seat));
  const payloads: Payload<Event>[] = [tablePayload({ type: "rematch_wanted", seat: own })];
  if (!all) return ok(payloads);
  const decided = game.decide(match.game, { role: "clock" }, game.again, chance);
  if (!decided.ok) return decided;
  return ok([
    ...payloads,
    tablePayload({ type: "rematch_began" }),
    ...decided.value.map((event): Payload<Event> => ({ kind: "game", event })),
  ]);
}
