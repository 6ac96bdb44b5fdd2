import { seesEverything } from "../../kernel/classes";
import type { Viewer } from "../../kernel/game";
import { type Board, boardOf, provinceAt } from "../adjudicate/board";
import { type Field, fieldOf, provinceIndex } from "../adjudicate/field";
import { homesOf } from "../adjudicate/sites";
import type { PowerName } from "../map/model";
import type { Unit } from "../position";
import type { Ruleset } from "./config";
import { dummiesKnownTo, dummiesOf, envAt, keptField } from "./env";
import { centresOf, type GamePosition, isOver, powersOfSeat, type State, unitsOf } from "./state";

export const seesAll = ({ role }: Viewer): boolean => seesEverything(role);

/** The powers that a viewer orders for. */
export const viewerPowers = (ruleset: Ruleset, state: State, viewer: Viewer): PowerName[] => {
  const solitaire = envAt(ruleset, state).rules.has("SOLITAIRE");
  return [...new Set([...viewer.seats].flatMap((seat) => powersOfSeat(state, seat, solitaire)))];
};

/** What a viewer may know of a board. */
export type Sight = { unit(unit: Unit): boolean; owner(centre: string, owner: PowerName): boolean };

const EVERYTHING: Sight = { unit: () => true, owner: () => true };

/** Provinces that are seen, and by which kind of thing. */
type Seen = Map<number, Set<"A" | "F" | "centre">>;

function look(board: Board, seen: Seen, from: number, by: "A" | "F" | "centre"): void {
  for (const at of [from, ...(board.neighbours[from] ?? []), ...(board.passages[from] ?? [])]) {
    const eyes = seen.get(at) ?? new Set();
    seen.set(at, eyes.add(by));
  }
}

/**
 * What the owners of `powers` see of a board under BLIND and its kin: what is at or beside their units on any of
 * `boards`, and at or beside their homes.
 */
export function sightOf(ruleset: Ruleset, state: State, viewer: Viewer, boards: readonly GamePosition[]): Sight {
  const { rules } = envAt(ruleset, state);
  if (!rules.has("BLIND") || seesAll(viewer) || isOver(state)) return EVERYTHING;
  return sightOfPowers(ruleset, state, new Set(viewerPowers(ruleset, state, viewer)), boards);
}

/** What a power sees under BLIND with its own units and homes. */
export const sightOfPower = (
  ruleset: Ruleset,
  state: State,
  power: PowerName,
  boards: readonly GamePosition[],
): Sight =>
  envAt(ruleset, state).rules.has("BLIND") ? sightOfPowers(ruleset, state, new Set([power]), boards) : EVERYTHING;

/** What some powers together see under BLIND: of centres also those that they saw while the last phase was played. */
function sightOfPowers(
  ruleset: Ruleset,
  state: State,
  powers: ReadonlySet<PowerName>,
  boards: readonly GamePosition[],
): Sight {
  const { rules } = envAt(ruleset, state);
  const recalled = new Set([...powers].flatMap((power) => state.sees?.[power] ?? []));
  const board = boardOf(ruleset.map);
  const seen: Seen = new Map();
  for (const position of boards)
    for (const power of powers) {
      if (!rules.has("NO_UNITS_SEE"))
        for (const { at, type } of unitsOf(position, power)) look(board, seen, provinceIndex(board, at), type);
      if (rules.has("NO_SCS_SEE")) continue;
      const centres = rules.has("OWN_SCS_SEE") ? centresOf(position, power) : homesOf(ruleset.map, position, power);
      for (const centre of centres) look(board, seen, provinceIndex(board, centre), "centre");
    }
  return {
    unit: ({ power, type, at }) => {
      if (powers.has(power)) return true;
      const eyes = seen.get(provinceIndex(board, at));
      if (!eyes || rules.has("SEE_NO_UNITS")) return false;
      if (rules.has("UNITS_SEE_OTHER")) return eyes.has("centre") || eyes.has(type === "A" ? "F" : "A");
      return rules.has("UNITS_SEE_SAME") ? eyes.has("centre") || eyes.has(type) : true;
    },
    owner: (centre, owner) => {
      if (powers.has(owner) || rules.has("SEE_ALL_SCS")) return true;
      return !rules.has("SEE_NO_SCS") && (seen.has(provinceIndex(board, centre)) || recalled.has(centre));
    },
  };
}

/**
 * The centres that each power saw in a phase, before and after it (SEES): kept where only units and homes see. Retreats
 * add to what their movement phase showed. Undefined: nothing is kept.
 */
export function seenCentres(ruleset: Ruleset, state: State, after: GamePosition): State["sees"] {
  const { rules } = envAt(ruleset, state);
  if (!rules.has("BLIND") || rules.has("NO_UNITS_SEE") || rules.has("SEE_ALL_SCS")) return undefined;
  const fresh: State = { ...state, sees: state.position.phase.type === "RETREATS" ? (state.sees ?? {}) : {} };
  const centres = ruleset.map.provinces.filter(({ centre }) => centre).map(({ id }) => id);
  const seen = state.powers.flatMap(({ name, kind }): [PowerName, string[]][] => {
    if (kind === "unplayed") return [];
    const sight = sightOfPowers(ruleset, fresh, new Set([name]), [state.position, after]);
    return [[name, centres.filter((centre) => sight.owner(centre, ""))]];
  });
  return Object.fromEntries(seen);
}

/** A board as this viewer may know it: units and owners in sight, nobody else's retreats, no hidden builds. */
export function showPosition(
  ruleset: Ruleset,
  state: State,
  viewer: Viewer,
  position: GamePosition,
  sight: Sight,
  hidden: readonly string[],
): GamePosition {
  const all = seesAll(viewer) || isOver(state);
  const own = new Set(viewerPowers(ruleset, state, viewer));
  const blind = envAt(ruleset, state).rules.has("BLIND");
  const board = boardOf(ruleset.map);
  const shown = (unit: Unit): boolean => all || own.has(unit.power) || !hidden.includes(provinceAt(board, unit.at));
  const mine = <T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    all || !blind ? record : Object.fromEntries(Object.entries(record).filter(([power]) => own.has(power)));
  // In the map's order: that in which things came about would tell of what was out of sight.
  const inOrder = <T extends Unit>(units: readonly T[]): readonly T[] =>
    all || !blind ? units : units.toSorted((a, b) => provinceIndex(board, a.at) - provinceIndex(board, b.at));
  const owned = board.provinces.flatMap((centre): [string, PowerName][] => {
    const owner = position.owners[centre];
    return owner !== undefined && sight.owner(centre, owner) ? [[centre, owner]] : [];
  });
  return {
    phase: position.phase,
    units: inOrder(position.units.filter((unit) => sight.unit(unit) && shown(unit))),
    dislodged: inOrder(position.dislodged).flatMap((unit) => {
      if (!sight.unit(unit)) return [];
      return [all || !blind || own.has(unit.power) ? unit : { ...unit, from: null, retreats: [] }];
    }),
    owners: all || !blind ? position.owners : Object.fromEntries(owned),
    ...(position.homes === undefined ? {} : { homes: mine(position.homes) }),
    ...(position.rights === undefined ? {} : { rights: mine(position.rights) }),
  };
}

/** The position of a state as a viewer sees it. */
export function positionSeenBy(ruleset: Ruleset, state: State, viewer: Viewer): GamePosition {
  const sight = sightOf(ruleset, state, viewer, [state.position]);
  return showPosition(ruleset, state, viewer, state.position, sight, state.hidden);
}

/**
 * The board as a viewer sees it: what is hidden is no part of what they are offered. What everybody sees is kept for as long as
 * the position is: on a map full of fleets it takes long to say what all units could do.
 */
export function fieldSeenBy(ruleset: Ruleset, state: State, viewer: Viewer): Field {
  const position = positionSeenBy(ruleset, state, viewer);
  const dummies = seesAll(viewer)
    ? dummiesOf(state)
    : dummiesKnownTo(ruleset, state, new Set(viewerPowers(ruleset, state, viewer)));
  const { rules } = envAt(ruleset, state);
  const isOpen = !rules.has("BLIND") && state.hidden.length === 0;
  return isOpen
    ? keptField(ruleset, state, "seen", position, dummies)
    : fieldOf(ruleset.map, position, rules, { dummies });
}
