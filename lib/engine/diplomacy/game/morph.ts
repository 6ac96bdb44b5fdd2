import type { Ctx } from "../../kernel/game";
import { ok, refuse } from "../../kernel/result";
import { printOrder } from "../orders/print-order";
import type { StatusFacts, StatusParticipant } from "../status/facts";
import { parseStatus } from "../status/parse";
import { writeStatus } from "../status/write";
import { addedTo } from "./added-lines";
import { type ConfigProblem, checkSettings, ownMapOf, type Ruleset, variantOf, withMorph } from "./config";
import { addLists } from "./crystal/file-lists";
import type { Decision } from "./decision";
import { handFrame } from "./hand-frame";
import { addPurses } from "./payola/edit-purses";
import { readState } from "./read-state";
import { rulesetAt } from "./ruleset-at";
import { Sequence } from "./sequence";
import { isLive, isOver, playedPowers, type State } from "./state";
import { statusOf } from "./write-file";

/** A fault of added lines: of the whole, or of the line at this index. */
const told = ({ code, message, index }: ConfigProblem) => ({
  ...{ code, message },
  ...(index === undefined ? {} : { index }),
});

/** What keeps a game from going on upon a map with other lines added: powers come or go, seats are others. */
export function morphFaults(ruleset: Ruleset, next: Ruleset, state: State): ConfigProblem[] {
  const powers = ({ map }: Ruleset) => JSON.stringify(map.powers.map(({ name, role }) => [name, role ?? null]));
  if (powers(ruleset) !== powers(next))
    return [{ code: "morph/powers", message: "powers neither come into a game nor leave it" }];
  const seats = ({ map }: Ruleset) => JSON.stringify(playedPowers(map));
  if (!isLive(state) && seats(ruleset) !== seats(next))
    return [{ code: "morph/seats", message: "how many play was settled when the table was opened" }];
  return [];
}

/** What a power has entered for a phase, in a file. */
const ENTERED = ["orders", "sheet", "accept", "sooner", "later"] as const;

function withoutEntries(block: StatusParticipant): StatusParticipant {
  const left: { -readonly [key in keyof StatusParticipant]: StatusParticipant[key] } = { ...block };
  for (const key of ENTERED) delete left[key];
  return left;
}

/**
 * The master gives the game's map other lines (MORPH, TEAMS) than those it has. Where the board would not stand on that map,
 * the whole is refused (`morph/refused`, with a sentence each); what powers have entered and could not enter there is taken
 * back. Powers that come into a team behind its first are dummies from then on, which that one orders for.
 */
export function morphEvents(ruleset: Ruleset, state: State, lines: readonly string[], ctx: Ctx): Decision {
  if (isOver(state)) return refuse("diplomacy/over");
  if (JSON.stringify(lines) === JSON.stringify(ruleset.config.morph)) return refuse("morph/unchanged");
  const made = withMorph(ruleset, lines);
  const faults = made.ok
    ? [...morphFaults(ruleset, made.value, state), ...checkSettings(made.value, state.settings)]
    : made.error;
  if (!made.ok || faults.length > 0) return refuse("morph/refused", { problems: faults.slice(0, 20).map(told) });
  const sequence = new Sequence(state);
  sequence.add({ type: "map_changed", morph: [...lines] });
  if (!isLive(state)) return ok(sequence.events);
  const next = rulesetAt(ruleset, sequence.state);
  const { morph: _, teams: __, ...facts } = statusOf(ruleset, state, handFrame("game", ctx.now));
  const there: StatusFacts = { ...facts, ...addedTo(lines) };
  const board = Object.entries(there.powers).map(([name, block]) => [name, withoutEntries(block)]);
  const text = writeStatus({ ...there, powers: Object.fromEntries(board) });
  const { errors } = parseStatus(text, { own: ownMapOf(next.config), variant: variantOf(next) });
  if (errors.length > 0)
    return refuse("morph/refused", { problems: errors.slice(0, 20).map(({ code, message }) => ({ code, message })) });
  const read = readState(next, sequence.state, there, ctx.now);
  if (!read) return refuse("status/unreadable");
  for (const { name, orders } of state.powers) {
    const kept = read.state.powers.find((power) => power.name === name)?.orders ?? null;
    if (orders && JSON.stringify(orders.map(printOrder)) !== JSON.stringify(kept?.map(printOrder)))
      sequence.add({ type: "orders_set", power: name, by: null, orders: kept && [...kept] });
  }
  addPurses(sequence, read.state.powers);
  addLists(sequence, read.state);
  join(ruleset, next, sequence);
  return ok(sequence.events);
}

/** Whoever is in a team now, behind its first, and was not: a dummy of the first one. */
function join(ruleset: Ruleset, next: Ruleset, sequence: Sequence): void {
  const led = ({ map }: Ruleset) =>
    new Map(map.teams.flatMap(([lead = "", ...others]) => others.map((name) => [name, lead] as const)));
  const before = led(ruleset);
  for (const [name, lead] of led(next)) {
    const power = sequence.state.powers.find((one) => one.name === name);
    if (before.get(name) === lead || !power || power.kind === "unplayed") continue;
    sequence.add({ type: "control_set", power: name, kind: "dummy", control: [lead] });
  }
}
