import type { Ctx } from "../../kernel/game";
import { boardOf } from "../adjudicate/board";
import { provinceIndex } from "../adjudicate/field";
import { captureCentres } from "../adjudicate/ownership";
import { INCOME, nextPhase } from "../map/flow";
import { PHASE_TYPES, type Phase, type PowerName, type ProvinceId } from "../map/model";
import { readRotations } from "../map/rotation";
import type { Dislodged } from "../position";
import type { Ruleset } from "./config";
import { fillLists, isWriting, lockLists } from "./crystal/lock";
import { isCrystal } from "./crystal/writers";
import { deadlineEvent } from "./deadlines";
import { envAt, rotationAt } from "./env";
import type { DiplomacyEvent } from "./event";
import { enterGround, groundAt } from "./ground";
import { adjustmentOf, hasDue } from "./late";
import { captureEvent, incomeEvent, isPayola } from "./payola/money";
import { resolvePhase } from "./resolve";
import { positionJson, Sequence } from "./sequence";
import { seenCentres } from "./sight";
import { centresOf, type GamePosition, type State } from "./state";
import { countsOf, victoryAt, voteOutcome } from "./victory";

/** So many phases in a row may ask nobody for anything; a flow of which more do is at its end. */
const MOST_SKIPPED = 60;

/**
 * Decides the phase and goes on to the next one in which somebody is asked for something, or to the end. Where lists of
 * Crystal Ball are still written for this phase, these are settled first.
 */
export function processEvents(ruleset: Ruleset, state: State, ctx: Ctx): DiplomacyEvent[] {
  const sequence = new Sequence(state);
  if (isWriting(ruleset, state)) {
    lockLists(ruleset, sequence, ctx.now);
    return sequence.events;
  }
  const { phase } = state.position;
  const resolved = resolvePhase(ruleset, state, ctx.random);
  const sees = seenCentres(ruleset, state, resolved.position);
  sequence.add({
    type: "phase_processed",
    phase: { ...phase },
    results: [...resolved.results],
    position: positionJson(resolved.position),
    hidden: [...resolved.hidden],
    ...(sees ? { sees: Object.fromEntries(Object.entries(sees).map(([name, seen]) => [name, [...seen]])) } : {}),
  });
  if (resolved.entered) sequence.add(resolved.entered);
  advance(ruleset, sequence, ctx);
  return sequence.events;
}

/** Goes on from a phase that is over: the next one that asks for something, with its deadline. */
export function advance(from: Ruleset, sequence: Sequence, ctx: Ctx): void {
  let ruleset = from;
  const after = sequence.state.position.phase.type;
  rotate(ruleset, sequence, "after", after);
  for (let turn = 0; turn < MOST_SKIPPED; turn++) {
    const { position } = sequence.state;
    const phase = nextPhase(ruleset.map, position.phase);
    if (!phase) break;
    let entered: GamePosition = { ...position, phase, ...(phase.type === "RETREATS" ? {} : { dislodged: [] }) };
    const pays = phase.type === INCOME && isPayola(ruleset);
    if (takesCentres(ruleset, position.phase, phase)) {
      const ended = capture(ruleset, sequence, entered, ctx);
      if (ended) return;
      entered = { ...sequence.state.position, phase };
    }
    // Centres are taken as units stand when the moves are over; then the ground changes.
    const moved = enterGround(ruleset, sequence, ruleset.map, entered);
    ruleset = groundAt(ruleset, phase);
    entered = { ...moved, dislodged: dislodgedStill(ruleset, moved) };
    const income = pays ? incomeEvent(ruleset, sequence.state, entered) : null;
    if (income) sequence.add(income);
    const then: State = { ...sequence.state, position: entered, gate: "PHASE" };
    const known = PHASE_TYPES.some((type) => type === phase.type);
    if (pays || (known && !asks(ruleset, then))) {
      sequence.state = then;
      continue;
    }
    sequence.add({ type: "phase_entered", position: positionJson(entered), gate: known ? "PHASE" : "WAIT" });
    if (isCrystal(ruleset) && phase.type === "MOVEMENT" && sequence.state.locked)
      for (const event of fillLists(ruleset, sequence.state)) sequence.add(event);
    rotate(ruleset, sequence, "before", phase.type);
    sequence.add(deadlineEvent(ruleset, sequence.state, ctx.now));
    return;
  }
  sequence.add({ type: "ended", victors: [], reason: "nobody", stage: "completed", at: ctx.now });
}

/**
 * Are centres taken on the way into this phase? Before adjustments; where Payola pays incomes just before these,
 * already then.
 */
function takesCentres(ruleset: Ruleset, from: Phase, to: Phase): boolean {
  const paysFirst = ({ type }: Phase) => type === INCOME && isPayola(ruleset);
  if (paysFirst(to)) return from.type !== "ADJUSTMENTS" && nextPhase(ruleset.map, to)?.type === "ADJUSTMENTS";
  return to.type === "ADJUSTMENTS" && from.type !== "ADJUSTMENTS" && !paysFirst(from);
}

/** The dislodged units of which it matters where they go. */
const dislodgedStill = (ruleset: Ruleset, position: GamePosition): readonly Dislodged[] =>
  position.dislodged.filter((unit) => matters(ruleset, position, unit));

/** Does the phase ask anybody for anything? A movement phase always comes. */
function asks(ruleset: Ruleset, state: State): boolean {
  const { type } = state.position.phase;
  if (type === "MOVEMENT") return true;
  if (type === "RETREATS") return state.position.dislodged.length > 0;
  return state.powers.some(({ name, kind }) => kind !== "unplayed" && adjustmentOf(ruleset, state, name) !== 0);
}

/**
 * Whether it matters where a dislodged unit goes: it can go somewhere, and it will not be disbanded at once for want of
 * centres without being in anybody's way.
 */
function matters(ruleset: Ruleset, position: GamePosition, unit: Dislodged): boolean {
  if (unit.retreats.length === 0) return false;
  if (centresOf(position, unit.power).length > 0 || nextPhase(ruleset.map, position.phase)?.type !== "ADJUSTMENTS")
    return true;
  const board = boardOf(ruleset.map);
  const to = unit.retreats.map((place) => provinceIndex(board, place));
  if (to.some((at) => ruleset.map.provinces[at]?.centre)) return true;
  return position.dislodged.some(
    (other) => other !== unit && other.retreats.some((place) => to.includes(provinceIndex(board, place))),
  );
}

/** Centres change hands, vassals are made, and somebody may have won; true: the game is over. */
function capture(ruleset: Ruleset, sequence: Sequence, entered: GamePosition, ctx: Ctx): boolean {
  const { rules } = envAt(ruleset, sequence.state);
  let owners = captureCentres(ruleset.map, entered.owners, entered.units);
  const vassals = rules.has("VASSAL_DUMMIES") ? vassalsOf(ruleset, sequence.state, entered) : [];
  if (rules.has("VASSAL_DUMMIES")) owners = keepHomes(ruleset, sequence.state, entered, owners);
  let units = entered.units;
  if (rules.has("TORN_ALLEGIANCE"))
    for (const { power, of } of vassals) units = units.filter((unit) => !isTorn(ruleset, entered, unit, power, of));
  const position: GamePosition = { ...entered, owners, units };
  for (const { power, of } of vassals) sequence.add({ type: "vassal_made", power, of });
  const then: State = { ...sequence.state, position };
  const counts = countsOf(ruleset, then);
  const ending = victoryAt(ruleset, then, counts) ?? voteOutcome(ruleset, then);
  const moved = captureEvent(ruleset, sequence.state, entered, owners);
  sequence.add({ type: "counted", counts, position: positionJson(position) });
  if (moved) sequence.add(moved);
  if (!ending) return false;
  const { victors, reason } = ending;
  sequence.add({ type: "ended", victors: [...victors], reason, stage: "completed", at: ctx.now });
  return true;
}

const homesOfDummy = (ruleset: Ruleset, power: PowerName): readonly ProvinceId[] =>
  ruleset.map.powers.find(({ name }) => name === power)?.homes ?? [];

/** Dummies whose every home the units of one player stand on: they become that player's vassals. */
function vassalsOf(ruleset: Ruleset, state: State, { units }: GamePosition): { power: PowerName; of: PowerName }[] {
  const board = boardOf(ruleset.map);
  return state.powers.flatMap((power) => {
    const homes = homesOfDummy(ruleset, power.name);
    if (power.kind !== "dummy" || homes.length === 0) return [];
    const holders = homes.map(
      (home) => units.find(({ at }) => board.provinces[provinceIndex(board, at)] === home)?.power,
    );
    const [of] = holders;
    const one = of !== undefined && of !== power.name && holders.every((holder) => holder === of);
    const played = state.powers.some(({ name, kind }) => name === of && kind === "player");
    return one && played && power.control[0] !== of ? [{ power: power.name, of }] : [];
  });
}

/** Dummies never lose their homes under VASSAL_DUMMIES. */
function keepHomes(
  ruleset: Ruleset,
  state: State,
  { owners: before }: GamePosition,
  owners: Readonly<Record<ProvinceId, PowerName>>,
): Readonly<Record<ProvinceId, PowerName>> {
  const kept = { ...owners };
  for (const { name, kind } of state.powers)
    if (kind === "dummy") for (const home of homesOfDummy(ruleset, name)) if (before[home] === name) kept[home] = name;
  return kept;
}

/** A vassal's unit on a centre of neither itself nor its lord (TORN_ALLEGIANCE). */
function isTorn(
  ruleset: Ruleset,
  { owners }: GamePosition,
  unit: { power: PowerName; at: string },
  vassal: PowerName,
  lord: PowerName,
): boolean {
  const board = boardOf(ruleset.map);
  const province = ruleset.map.provinces[provinceIndex(board, unit.at)];
  const owner = province && owners[province.id];
  return unit.power === vassal && province?.centre === true && owner !== vassal && owner !== lord;
}

/** Control of dummies passes to the next in turn (ROTATE). */
function rotate(ruleset: Ruleset, sequence: Sequence, moment: "before" | "after", type: string): void {
  const words = rotationAt(ruleset, sequence.state);
  const rotations = (words && readRotations(words)) ?? [];
  for (const { when, types } of rotations) {
    if ((when === "after") !== (moment === "after")) continue;
    if (types.length > 0 && !types.some((prefix) => type.startsWith(prefix))) continue;
    for (const power of sequence.state.powers) {
      const [first, ...rest] = power.control;
      if (power.kind !== "dummy" || first === undefined || rest.length === 0) continue;
      const asked = when === "before" || when === "after" || hasDue(ruleset, sequence.state, power);
      if (asked) sequence.add({ type: "control_rotated", power: power.name, control: [...rest, first] });
    }
  }
}
