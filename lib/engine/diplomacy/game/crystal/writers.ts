import { hasToWrite, type Writer } from "../../crystal/entry";
import type { Lists } from "../../crystal/lists";
import { type Ruleset, variantOf } from "../config";
import { envAt } from "../env";
import { centresOf, type PowerState, type State, unitsOf } from "../state";
import { NOTHING, type When, type Written } from "./written";

export const isCrystal = (ruleset: Ruleset): boolean => variantOf(ruleset) === "crystal";

/** Is a movement phase of Crystal Ball played? */
export const asksLists = (ruleset: Ruleset, { position }: State): boolean =>
  isCrystal(ruleset) && position.phase.type === "MOVEMENT";

/**
 * Which list is written now: the one of this phase until everybody's is in; then that of the next. A phase that passes
 * without orders (SKIP) has none of its own.
 */
export const listAsked = ({ locked, gate }: State): When => (locked || gate === "SKIP" ? "later" : "sooner");

export const writtenBy = ({ lists = NOTHING }: PowerState): Written => lists;

/** Does a power write lists: is it one of the map's that are in this game? */
export const writesLists = ({ map }: Ruleset, { name, kind }: PowerState): boolean =>
  kind !== "unplayed" && map.powers.some((power) => power.name === name && power.role === undefined);

/** A power as lists know it. */
export const writerOf = ({ position }: State, { name, kind, control }: PowerState): Writer => ({
  ...{ name, dummy: kind === "dummy", control: control[0] ?? null },
  hasUnits: unitsOf(position, name).length > 0,
  hasCentres: centresOf(position, name).length > 0,
});

/** Is a list asked of this power in a movement phase? */
export const owesList = (ruleset: Ruleset, state: State, power: PowerState): boolean =>
  writesLists(ruleset, power) && hasToWrite(writerOf(state, power), envAt(ruleset, state).rules);

/** Has a power written the list that is asked for now? */
export const hasWritten = (state: State, power: PowerState): boolean => writtenBy(power)[listAsked(state)].length > 0;

/** Everybody's lists, in the map's order. */
export const listsIn = (ruleset: Ruleset, { powers }: State): Lists[] =>
  powers.filter((power) => writesLists(ruleset, power)).map((power) => ({ power: power.name, ...writtenBy(power) }));
