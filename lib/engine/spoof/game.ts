import { z } from "zod";
import { seesEverything } from "../kernel/classes";
import type { Actor, Game, Narration, Outcome, Seat, Seen, Viewer } from "../kernel/game";
import { ok, type Refusal, type Result, refuse } from "../kernel/result";

/** How long it goes: `rounds`; and how many coins a fist may hide: `most`. */
const SpoofConfig = z.strictObject({
  v: z.literal(1),
  rounds: z.int().min(1).max(50),
  most: z.int().min(1).max(9),
});
export type SpoofConfig = z.infer<typeof SpoofConfig>;

const seat = z.int().min(0).max(7);
export const SpoofIntent = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("start") }),
  /** Shuts a fist round so many coins. */
  z.strictObject({ type: z.literal("hide"), coins: z.int().min(0).max(9) }),
  /** Says how many all fists hold together. */
  z.strictObject({ type: z.literal("guess"), total: z.int().min(0).max(72) }),
]);
export type SpoofIntent = z.infer<typeof SpoofIntent>;

const SpoofEvent = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("seated"), seats: z.int().min(2).max(8) }),
  z.strictObject({ type: z.literal("round_began"), round: z.int(), leader: seat }),
  z.strictObject({ type: z.literal("hid"), seat, coins: z.int() }),
  z.strictObject({ type: z.literal("guessed"), seat, total: z.int() }),
  /** The fists are opened; `winner`: who had guessed right. */
  z.strictObject({ type: z.literal("round_ended"), coins: z.array(z.int()), winner: seat.nullable() }),
]);
export type SpoofEvent = z.infer<typeof SpoofEvent>;

export type SpoofState = {
  readonly hash: string;
  readonly phase: "waiting" | "hiding" | "guessing" | "over";
  /** Counted from 1; 0 before the first. */
  readonly round: number;
  readonly leader: Seat;
  /** By seat; null: not yet. */
  readonly coins: readonly (number | null)[];
  readonly guesses: readonly (number | null)[];
  readonly scores: readonly number[];
  readonly last: { readonly coins: readonly number[]; readonly winner: Seat | null } | null;
};

/** What a viewer may know: fists are open to their owner, and to all once the round is over. */
export type SpoofView = Omit<SpoofState, "hash" | "coins"> & {
  readonly rounds: number;
  readonly most: number;
  /** Who has shut a fist in this round. */
  readonly hidden: readonly boolean[];
  /** What the viewer's own fist hides. */
  readonly mine: number | null;
  /** What every fist hides, for those who see everything; else null. */
  readonly fists: readonly (number | null)[] | null;
  readonly turn: Seat | null;
  readonly can: { readonly hide: boolean; readonly guess: readonly number[] } | null;
};

export type SpoofGame = Game<SpoofState, SpoofIntent, SpoofEvent, SpoofView> & {
  legal(state: SpoofState, seat: Seat): SpoofIntent[];
};

const none = (seats: number): null[] => Array.from({ length: seats }, () => null);

/** Whose turn it is to guess: from the leader on, the first that has not. */
function turnOf({ phase, leader, guesses }: SpoofState): Seat | null {
  if (phase !== "guessing") return null;
  const order = guesses.map((_, i) => (leader + i) % guesses.length);
  return order.find((at) => guesses[at] === null) ?? null;
}

/** The totals that nobody has said yet in this round. */
function freeTotals({ guesses }: SpoofState, most: number): number[] {
  const totals = Array.from({ length: guesses.length * most + 1 }, (_, total) => total);
  return totals.filter((total) => !guesses.includes(total));
}

function evolve(state: SpoofState, event: SpoofEvent, rounds: number): SpoofState {
  switch (event.type) {
    case "seated": {
      const { seats } = event;
      return { ...state, coins: none(seats), guesses: none(seats), scores: Array.from({ length: seats }, () => 0) };
    }
    case "round_began": {
      const seats = state.scores.length;
      const { round, leader } = event;
      return { ...state, phase: "hiding", round, leader, coins: none(seats), guesses: none(seats) };
    }
    case "hid": {
      const coins = state.coins.with(event.seat, event.coins);
      return { ...state, coins, phase: coins.includes(null) ? "hiding" : "guessing" };
    }
    case "guessed":
      return { ...state, guesses: state.guesses.with(event.seat, event.total) };
    case "round_ended": {
      const { coins, winner } = event;
      const scores = state.scores.map((score, at) => score + (at === winner ? 1 : 0));
      return { ...state, phase: state.round < rounds ? "hiding" : "over", scores, last: { coins, winner } };
    }
  }
}

/** What follows once everybody has guessed: the fists open, and the next round begins if there is one. */
function endOfRound(state: SpoofState, rounds: number): SpoofEvent[] {
  if (state.guesses.includes(null)) return [];
  const coins = state.coins.map((count) => count ?? 0);
  const total = coins.reduce((sum, count) => sum + count, 0);
  const right = state.guesses.indexOf(total);
  const ended: SpoofEvent = { type: "round_ended", coins, winner: right < 0 ? null : right };
  const next = { round: state.round + 1, leader: (state.leader + 1) % coins.length };
  return state.round < rounds ? [ended, { type: "round_began", ...next }] : [ended];
}

/** Compiles a configuration. Throws a `ZodError` on one that is none. */
export function compileSpoof(body: unknown): SpoofGame {
  const { rounds, most } = SpoofConfig.parse(body);
  const hash = `spoof-${rounds}-${most}`;

  function decide(state: SpoofState, actor: Actor, intent: SpoofIntent): Result<SpoofEvent[], Refusal> {
    if (intent.type === "start") {
      const first: SpoofEvent = { type: "round_began", round: 1, leader: 0 };
      const isClock = "role" in actor && actor.role === "clock";
      // Again it begins by the clock alone, once all want it.
      if (state.phase === "over" && isClock) return ok([{ type: "seated", seats: state.scores.length }, first]);
      if (state.phase !== "waiting") return refuse("spoof/begun");
      return isClock || ("role" in actor && actor.role === "host") ? ok([first]) : refuse("spoof/not_host");
    }
    if (!("seat" in actor)) return refuse("spoof/not_seated");
    const { seat: by } = actor;
    if (intent.type === "hide") {
      if (state.phase !== "hiding") return refuse("spoof/not_hiding");
      if (state.coins[by] !== null) return refuse("spoof/hidden_already");
      return intent.coins > most
        ? refuse("spoof/too_many", { most })
        : ok([{ type: "hid", seat: by, coins: intent.coins }]);
    }
    if (turnOf(state) !== by) return refuse("spoof/not_your_turn");
    if (!freeTotals(state, most).includes(intent.total)) return refuse("spoof/said_already");
    const guessed: SpoofEvent = { type: "guessed", seat: by, total: intent.total };
    return ok([guessed, ...endOfRound(evolve(state, guessed, rounds), rounds)]);
  }

  function legal(state: SpoofState, by: Seat): SpoofIntent[] {
    if (state.phase === "hiding" && state.coins[by] === null)
      return Array.from({ length: most + 1 }, (_, coins) => ({ type: "hide", coins }));
    if (turnOf(state) !== by) return [];
    return freeTotals(state, most).map((total) => ({ type: "guess", total }));
  }

  function view(state: SpoofState, viewer: Viewer): SpoofView {
    const { hash: _, coins, ...open } = state;
    const own = [...viewer.seats][0];
    const acts = own === undefined ? [] : legal(state, own);
    const hide = acts.some(({ type }) => type === "hide");
    const guess = acts.flatMap((act) => (act.type === "guess" ? [act.total] : []));
    return {
      ...open,
      rounds,
      most,
      hidden: coins.map((count) => count !== null),
      mine: own === undefined ? null : (coins[own] ?? null),
      fists: seesEverything(viewer.role) ? coins : null,
      turn: turnOf(state),
      can: acts.length > 0 ? { hide, guess } : null,
    };
  }

  function see(event: SpoofEvent, _before: SpoofState, _after: SpoofState, viewer: Viewer): Seen {
    if (event.type === "hid" && !viewer.seats.has(event.seat) && !seesEverything(viewer.role))
      return { type: "hid", seat: event.seat };
    return event.type === "round_ended" ? { ...event, news: true } : event;
  }

  return {
    hash,
    schema: { intent: SpoofIntent, event: SpoofEvent },
    initial: {
      ...{ hash, phase: "waiting", round: 0, leader: 0, coins: [], guesses: [], scores: [], last: null },
    },
    seats: { min: 2, max: 8 },
    takeback: true,
    offices: ["observer", "omniscient", "master"],
    setup: (seats) => [{ type: "seated", seats: seats.length }],
    decide,
    evolve: (state, event) => evolve(state, event, rounds),
    waitsFor: (state) => {
      const seats = state.scores.map((_, at) => at).filter((at) => legal(state, at).length > 0);
      return { seats };
    },
    legal,
    view,
    see,
    narrate,
    outcome,
    again: { type: "start" },
    begin: (state) => (state.phase === "waiting" ? { type: "start" } : null),
    idle: (state) => state.phase === "waiting" || state.phase === "over",
  };
}

function narrate(seen: Seen): Narration | null {
  const { type, news: _, ...data } = seen;
  const known = Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== undefined),
  ) as Narration["data"];
  switch (type) {
    case "round_began":
      return { code: "spoof/round_began", data: known };
    case "hid":
      return { code: "spoof/hid", data: known };
    case "guessed":
      return { code: "spoof/guessed", data: known };
    case "round_ended":
      return { code: "spoof/round_ended", data: known, tone: "result" };
    default:
      return null;
  }
}

function outcome({ phase, scores }: SpoofState): Outcome | null {
  if (phase !== "over") return null;
  const order = [...new Set(scores)].sort((a, b) => b - a);
  const places = order.map((score) => scores.flatMap((own, at) => (own === score ? [at] : [])));
  return { places, scores: Object.fromEntries(scores.map((score, at) => [at, score])), reason: "played" };
}
