import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Actor, Ctx, Game, Outcome, Seat, Viewer } from "../kernel/game";
import type { Random } from "../kernel/random";
import { err, ok, type Refusal, type Result } from "../kernel/result";
import { checkTemplate, type TemplateError } from "./check";
import type { Ways } from "./check-variants";
import { compileRules } from "./compile-rules";
import { decide } from "./decide";
import { type CardEvent, eventSchema } from "./event";
import { evolve } from "./evolve";
import { infoOf } from "./info";
import { intentSchema } from "./intent";
import { legal } from "./legal";
import { narrate } from "./narrate";
import { randomLegal } from "./random-legal";
import { no } from "./refusals";
import type { Rules } from "./rules";
import { NEXT_DEAL_MS } from "./scoring";
import { see } from "./see";
import { initialState, isLive, type State } from "./state";
import { winsByClaim } from "./stock";
import type { TemplateFile } from "./template";
import { upgradeTemplate } from "./upgrade-template";
import { fileAsPlayed } from "./variants";
import { viewsOf, waiting } from "./view";
import type { Intent, TemplateInfo, View } from "./vocabulary";

/** A declared card game. One `Game` is one series: deals, until the total that completes it. */
export interface CardGame extends Game<State, Intent, CardEvent, View> {
  readonly rules: Rules;
  /** As it was written, in the version of the language that it says. */
  readonly template: TemplateFile;
  /** One accepted intent at random, quicker than choosing from `legal`; null: the seat has none. */
  randomLegal(state: State, seat: Seat, random: Random): Intent | null;
  legal(state: State, seat: Seat): Intent[];
  /** Who stands where in the running series, the best total first. */
  ranking(state: State): Pick<Outcome, "places" | "scores">;
  reseat(state: State, seats: Seat[], ctx: Ctx): Result<CardEvent[], Refusal>;
  resume(state: State, cause: "rewound" | "unpaused" | "loaded", ctx: Ctx): CardEvent[];
}

/** JSON with its keys in order: equal configurations are equal texts. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const entries = Object.entries(value).filter(([, v]) => v !== undefined);
    const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${sorted.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

/**
 * SHA-256 of a template's canonical JSON: rules, name, description, translations, and the version of the language. The
 * first version had no number yet: what was stored in it keeps its hash.
 */
export function hashTemplate(file: TemplateFile): string {
  const { version, ...rest } = file;
  return bytesToHex(sha256(utf8ToBytes(canonical(version === 1 ? rest : file))));
}

/** Games by the hash of their templates, the one used longest ago first. A table keeps its own. */
const compiled = new Map<string, CardGame>();
const KEEP_COMPILED = 500;

/**
 * Checks and compiles a template file or bare options; of the games used lately each only once. `ways`: of a stored file
 * with variants the one that it plays is checked, for the others were when it was stored.
 */
export function compileTemplate(json: unknown, ways: Ways = "all"): Result<CardGame, TemplateError[]> {
  const checked = checkTemplate(json, ways);
  if (!checked.ok) return checked;
  const hash = hashTemplate(checked.value.template);
  const known = compiled.get(hash);
  const game =
    known ?? gameOf(compileRules(fileAsPlayed(upgradeTemplate(checked.value.template)), hash), checked.value.template);
  compiled.delete(hash);
  compiled.set(hash, game);
  const oldest = compiled.keys().next();
  if (compiled.size > KEEP_COMPILED && !oldest.done) compiled.delete(oldest.value);
  return ok(game);
}

/** What pages need to know of a game besides the view. */
export const templateInfo = (game: CardGame): TemplateInfo => infoOf(game.rules);

/** The end of a series: the best total first. */
const outcome = (rules: Rules, state: State): Outcome | null =>
  state.phase === "complete" ? { ...ranking(rules, state), reason: "score" } : null;

function ranking(rules: Rules, state: State): Pick<Outcome, "places" | "scores"> {
  const total = (seat: Seat): number => state.totals[state.seats.indexOf(seat)]!;
  const values = [...new Set(state.totals)].sort((a, b) => (rules.lowWins ? a - b : b - a));
  return {
    places: values.map((value) => state.seats.filter((seat) => total(seat) === value)),
    scores: Object.fromEntries(state.seats.map((seat) => [seat, total(seat)])),
  };
}

/** Between deals seats may come and go, as far as the game has room; how many are needed is asked at the start. */
function reseat(rules: Rules, state: State, seats: readonly Seat[]): Result<CardEvent[], Refusal> {
  const { min, max } = rules.seats;
  if (isLive(state)) return err(no("seat/in_play"));
  if (seats.length < 1 || seats.length > max || new Set(seats).size < seats.length)
    return err(no("seat/count", { min, max, seats: seats.length }));
  return ok([{ type: "reseated", from: [...seats] }]);
}

function gameOf(rules: Rules, template: TemplateFile): CardGame {
  return {
    hash: rules.hash,
    rules,
    template,
    schema: { intent: intentSchema, event: eventSchema },
    initial: initialState(rules.hash),
    seats: rules.seats,
    takeback: true,
    callsOff: (state: State, { type }: Intent) =>
      (type === "end" && isLive(state)) || (type === "reset" && state.deal > 0 && state.phase !== "complete"),
    setup: (seats: Seat[]) => [{ type: "seated", seats: [...seats] }],
    decide: (state: State, actor: Actor, intent: Intent, ctx: Ctx) => decide(rules, state, actor, intent, ctx),
    evolve: (state: State, event: CardEvent) => evolve(rules, state, event),
    waitsFor: (state: State) => {
      const seats = waiting(rules, state);
      if (state.due === null) return { seats };
      const soon = state.ending?.reason === "redeal" || state.ending?.reason === "passed";
      return { seats, due: { at: state.due, intent: { type: "start" }, ...(soon ? { soon } : {}) } };
    },
    ...(rules.claim ? { winsUnasked: (state: State) => winsByClaim(rules, state) } : {}),
    legal: (state: State, seat: Seat) => legal(rules, state, seat),
    randomLegal: (state: State, seat: Seat, random: Random) => randomLegal(rules, state, seat, random),
    view: (state: State, viewer: Viewer) => viewsOf(rules, state)(viewer),
    views: (state: State) => viewsOf(rules, state),
    see: (event: CardEvent, before: State, after: State, viewer: Viewer) => see(rules, event, before, after, viewer),
    narrate,
    outcome: (state: State) => outcome(rules, state),
    ranking: (state: State) => ranking(rules, state),
    reseat: (state: State, seats: Seat[]) => reseat(rules, state, seats),
    resume: (state: State, _cause, ctx: Ctx) =>
      state.due === null ? [] : [{ type: "countdown", due: ctx.now + NEXT_DEAL_MS.scored }],
    committed: (event: CardEvent) => (event.type === "dealt" ? event.deck : null),
    begin: () => ({ type: "start" }),
    again: { type: "reset" },
    idle: (state: State) => !isLive(state),
  };
}
