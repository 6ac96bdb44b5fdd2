import { intentSchema } from "../engine/cards/intent";
import { names, type Rules } from "../engine/cards/rules";
import type { PlayState, State } from "../engine/cards/state";
import type { Bid, Intent } from "../engine/cards/vocabulary";

/** The words of a recorded transcript (`vectors/README.md`) for our state, and our intents for its actions. */

type Row = Record<string, unknown>;

export const isRow = (value: unknown): value is Row =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const STATUS = {
  waiting: "new",
  bidding: "bidding",
  distributing: "distributing",
  playing: "ongoing",
  ended: "ended",
  complete: "ended",
} as const;

export const tableStatus = (state: State): string => {
  if (state.phase === "waiting") return "new";
  return state.phase === "ended" || state.phase === "complete" ? state.phase : "ongoing";
};

/** A bid as recorded: a pass says nothing else. */
export const recordedBid = (bid: Bid | null): Row => {
  if (!bid) return {};
  if (bid.pass) return { seat: bid.seat, pass: true };
  return { ...bid };
};

function recordedPlay(rules: Rules, play: PlayState): Row {
  const out: Row = { seat: play.seat };
  if (play.kind === "retreat") out.retreat = true;
  if (play.kind === "pass") out.pass = true;
  if (play.cards.length > 0) out.cards = names(rules, play.cards);
  if (play.crawl) out.crawl = true;
  for (const special of play.specials) out[special] = true;
  for (const [name, cards] of Object.entries(play.extras ?? {})) out[name] = names(rules, cards);
  if (play.uptake) out.uptake = names(rules, play.uptake);
  return out;
}

function expected(rules: Rules, state: State, place: number): Row {
  const owes = state.owes[place] ?? [];
  if (state.phase === "distributing" && owes.length > 0)
    return { action: "distribute", distribute: Object.fromEntries(owes.map((o) => [String(o.to), o.count])) };
  if (state.phase === "bidding") {
    // Deckathlon tells only the first bidder of a deal to bid, until the bidding is over; in a sale nobody.
    const first = state.bids[0]?.seat ?? state.turn;
    return state.seats[place] === first && !state.selling ? { action: "bid" } : {};
  }
  if (state.phase !== "playing" || state.turn !== state.seats[place]) return {};
  const out: Row = { action: "move" };
  const { cards } = rules.file.opts.move ?? {};
  if (cards !== undefined) out.cards = cards;
  const extra = rules.extras[0];
  if (extra) out[extra.name] = extra.count ?? "*";
  return out;
}

/** What both a deal and a state of a transcript say. */
function recordedGame(rules: Rules, state: State): Row {
  const opts: Row = {};
  if (state.trump >= 0) opts.trump = rules.suites[state.trump];
  if (state.selling) opts.sell = true;
  if (state.ending?.reason === "redeal") opts.redeal = true;
  return {
    status: STATUS[state.phase],
    turn: state.turn,
    hands: state.hands.map((hand) => names(rules, hand)),
    opts,
    expected: state.seats.map((_, place) => expected(rules, state, place)),
    seatStatus: state.blind.map((blind) => (blind ? "blind" : "")),
  };
}

/** A `deal` line for our state. */
export function recordedDeal(rules: Rules, state: State): Row {
  return {
    ...recordedGame(rules, state),
    game: state.deal,
    series: state.series,
    talon: names(rules, state.talon),
    trick: rules.stack ? [{ stack: state.stack.map((entry) => names(rules, entry)) }] : [],
  };
}

function recordedTrick(rules: Rules, state: State): unknown {
  if (!rules.stack) return state.plays.map((play) => recordedPlay(rules, play));
  if (state.ending?.reason === "played") return [];
  const last = state.plays.at(-1);
  return {
    stackSize: state.stack.reduce((sum, entry) => sum + entry.length, 0),
    stackTop: names(rules, state.stack.at(-1) ?? []),
    last: last ? recordedPlay(rules, last) : null,
  };
}

/** The `state` of an `act` line for our state; `rows` and `bids` are the table's score and bid columns. */
export function recordedState(rules: Rules, state: State, rows: readonly Row[], bids: readonly Row[]): Row {
  const score = state.ending && state.scored ? bySeat(state, state.scores) : {};
  return {
    ...recordedGame(rules, state),
    bids: state.bids.map(recordedBid),
    bid: recordedBid(state.contract),
    trick: recordedTrick(rules, state),
    talon: state.talon.length,
    discards: state.round,
    tricks: state.tricks.length,
    won: rules.rounds === "trick" ? state.won : state.won.map(() => 0),
    score,
    table: {
      games: state.deal,
      series: state.series,
      status: tableStatus(state),
      scores: rows.slice(-1),
      bids: bids.slice(-1),
    },
  };
}

/** Values by place as a seat-keyed object. */
export const bySeat = (state: State, values: readonly (number | null)[]): Row =>
  Object.fromEntries(state.seats.map((seat, place) => [String(seat), values[place] ?? null]));

/** Our intent for a recorded action; null: no engine could read it. Flags of other games are left out. */
export function readAction(rules: Rules, action: unknown, data: unknown): Intent | null {
  const row = isRow(data) ? data : {};
  const pick = (...keys: string[]): Row =>
    Object.fromEntries(keys.filter((key) => row[key]).map((key) => [key, row[key]]));
  let intent: Row = { type: action };
  if (action === "bid") intent = { ...intent, ...pick("suite", "blind", "pass") };
  if (action === "bid" && row.number !== undefined) intent.number = row.number;
  if (action === "distribute") intent.cards = row;
  if (action === "move") {
    const known = ["trump", ...rules.specials.map((special) => special.name)];
    const specials = [...new Set(known)].filter((name) => row[name]);
    const extras = pick(...rules.extras.map((extra) => extra.name));
    intent = { ...intent, ...pick("cards", "pass", "crawl") };
    if (specials.length > 0) intent.specials = specials;
    if (Object.keys(extras).length > 0) intent.extras = extras;
  }
  const read = intentSchema.safeParse(intent);
  return read.success ? read.data : null;
}
