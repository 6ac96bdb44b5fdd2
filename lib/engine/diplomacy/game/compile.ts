import type { Actor, Ctx, Game, Instant, Outcome, Seat, Viewer } from "../../kernel/game";
import { err, ok, type Refusal, type Result } from "../../kernel/result";
import type { DiplomacyMap } from "../map/model";
import { type ConfigFile, type ConfigProblem, envOf, type Ruleset, readConfig, settingsOf } from "./config";
import { deadlineEvent } from "./deadlines";
import { decide } from "./decide";
import { envAt } from "./env";
import { DiplomacyEvent, isPersistent } from "./event";
import { evolve } from "./evolve";
import { Intent } from "./intent";
import { legalIntents, orderOptions } from "./legal";
import { narrate } from "./narrate";
import type { OrderOptions } from "./options";
import { type PressLeave, type PressParty, press } from "./press";
import { type PressDraft, type PressLetter, pressLetter } from "./press-letter";
import { rulesetAt } from "./ruleset-at";
import { waitsFor } from "./schedule";
import { see } from "./see";
import { positionSeenBy } from "./sight";
import { type GamePosition, isLive, isOver, orderer, playedPowers, powerOfSeat, type State, survives } from "./state";
import { isTakeable, occupied, vacantSeats } from "./vacancy";
import { type View, view } from "./view";

/** A Diplomacy game behind the kernel's contract. */
export interface DiplomacyGame extends Game<State, Intent, DiplomacyEvent, View> {
  readonly config: ConfigFile;
  /** As it was opened. */
  readonly map: DiplomacyMap;
  /** What a state is decided by: the map as it is in its phase, with the lines that its master has added since. */
  at(state: State): Ruleset;
  /** Whether `from` may write to `to` now, how it may be signed, and who reads copies. */
  press(state: State, from: PressParty, to: "all" | readonly PressParty[], now: Instant): Result<PressLeave, Refusal>;
  /** What becomes of a letter, signed as its sender wants: by the same policy. */
  letter(state: State, draft: PressDraft, now: Instant): Result<PressLetter, Refusal>;
  /** What a seat may order now, unit by unit. */
  options(state: State, seat: Seat): OrderOptions[];
  /** The board as a viewer sees it: what their whole view says of it. */
  position(state: State, viewer: Viewer): GamePosition;
  legal(state: State, seat: Seat): Intent[];
  resume(state: State, cause: "rewound" | "unpaused" | "loaded", ctx: Ctx): DiplomacyEvent[];
  controls(state: State, seat: Seat): Seat[];
  occupied(state: State, seat: Seat, taken: boolean, ctx: Ctx): DiplomacyEvent[];
}

const compiled = new Map<string, DiplomacyGame>();

/** Checks and compiles a configuration, once per content. */
export function compileDiplomacy(json: unknown): Result<DiplomacyGame, ConfigProblem[]> {
  const read = readConfig(json);
  if (!read.ok) return read;
  const ruleset = read.value;
  const solitaire = envOf(ruleset, settingsOf(ruleset.config)).rules.has("SOLITAIRE");
  if (!solitaire && playedPowers(ruleset.map).length === 0)
    return err([{ code: "config/no_players", message: ruleset.config.map }]);
  const game = compiled.get(ruleset.hash) ?? gameOf(ruleset, solitaire ? 1 : playedPowers(ruleset.map).length);
  compiled.set(ruleset.hash, game);
  return ok(game);
}

const initialState = ({ hash, config, map }: Ruleset, seats: number): State => ({
  v: 1,
  hash,
  stage: "preparation",
  seats,
  chosen: [],
  preferences: [],
  powers: [],
  position: { phase: map.begin, units: [], dislodged: [], owners: {} },
  gate: "PHASE",
  deadline: null,
  deadlineAt: null,
  delayedTo: 0,
  checked: 0,
  first: true,
  absences: [],
  proposal: null,
  counts: {},
  hidden: [],
  settings: settingsOf(config),
  secret: null,
  listed: true,
  revealed: false,
  result: null,
});

/** SOLITAIRE's word that joining needs: twelve letters. */
const word = (ctx: Ctx): string =>
  Array.from({ length: 12 }, () => String.fromCharCode(65 + ctx.random.below(26))).join("");

/** Victors together, then the survivors, then the others. */
function outcome(state: State): Outcome | null {
  const { result } = state;
  if (!isOver(state) || !result) return null;
  const rank = (seat: Seat): number => {
    const power = state.powers.find((one) => one.seat === seat);
    if (!power) return 2;
    return result.victors.includes(power.name) ? 0 : survives(state.position, power.name) ? 1 : 2;
  };
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const places = [0, 1, 2]
    .map((place) => seats.filter((seat) => rank(seat) === place))
    .filter((list) => list.length > 0);
  return { places, reason: result.reason };
}

function controls(state: State, seat: Seat): Seat[] {
  const own = powerOfSeat(state, seat);
  if (!own) return [seat];
  const others = state.powers.flatMap((power) =>
    power.kind === "dummy" && power.seat !== null && power.seat !== seat && orderer(state, power) === own.name
      ? [power.seat]
      : [],
  );
  return [seat, ...others];
}

/** After a rewind, a pause or a load the phase gets a fresh deadline, never an earlier one. */
function resume(ruleset: Ruleset, state: State, ctx: Ctx): DiplomacyEvent[] {
  if (state.stage !== "active") return [];
  return [{ type: "checked", at: ctx.now }, deadlineEvent(ruleset, state, ctx.now)];
}

function gameOf(ruleset: Ruleset, seats: number): DiplomacyGame {
  const { config, map, hash } = ruleset;
  const { rules } = envOf(ruleset, settingsOf(config));
  /** On the map as it is now. */
  const on = (state: State): Ruleset => rulesetAt(ruleset, state);
  return {
    ...{ hash, config, map },
    at: on,
    schema: { intent: Intent, event: DiplomacyEvent },
    initial: initialState(ruleset, seats),
    seats: { min: seats, max: seats },
    takeback: false,
    offices: ["observer", "omniscient", "master"],
    setup: (all: Seat[], ctx: Ctx) => [
      {
        type: "opened",
        seats: all.length,
        stage: config.prepare ? "preparation" : "forming",
        secret: rules.has("SOLITAIRE") ? word(ctx) : null,
      },
    ],
    decide: (state: State, actor: Actor, intent: Intent, ctx: Ctx) => decide(on(state), state, actor, intent, ctx),
    evolve,
    waitsFor: (state: State) => waitsFor(on(state), state),
    legal: (state: State, seat: Seat) => legalIntents(on(state), state, seat),
    options: (state: State, seat: Seat) => orderOptions(on(state), state, seat),
    view: (state: State, viewer: Viewer) => view(on(state), state, viewer),
    position: (state: State, viewer: Viewer) => positionSeenBy(on(state), state, viewer),
    see: (event: DiplomacyEvent, before: State, after: State, viewer: Viewer) =>
      see(on(after), event, before, after, viewer),
    narrate,
    outcome,
    controls,
    persistent: isPersistent,
    resume: (state: State, _cause, ctx: Ctx) => resume(on(state), state, ctx),
    press: (state, from, to, now) => press(on(state), state, from, to, now),
    letter: (state, draft, now) => pressLetter(on(state), state, draft, now),
    word: ({ secret }: State) => secret,
    conceals: (state: State) => isOver(state) && !state.revealed && envAt(on(state), state).rules.has("NO_REVEAL"),
    idle: (state: State) => state.stage === "forming" || isOver(state),
    correspondence: true,
    keepsTime: (state: State) => isLive(state) && !envAt(on(state), state).rules.has("NO_DEADLINE"),
    begin: (state: State) =>
      state.stage !== "forming" || envAt(on(state), state).rules.has("START_MASTER") ? null : { type: "start" },
    occupied: (state: State, seat: Seat, taken: boolean, ctx: Ctx) => occupied(on(state), state, seat, taken, ctx),
    vacant: vacantSeats,
    takeable: isTakeable,
  };
}
