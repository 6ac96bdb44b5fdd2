import { z } from "zod";
import type { Seat } from "../../kernel/game";
import type { Rights } from "../adjudicate/rights";
import { phaseCode } from "../map/flow";
import type { DiplomacyMap, PowerName } from "../map/model";
import type { EnteredOrder } from "../order";
import type { Position } from "../position";
import type { Settings } from "./config";
import type { Written } from "./crystal/written";
import type { Purse } from "./payola/purse";

/** Spec (e): from preparation, where only the master sees the game, to its end. */
export const STAGES = ["preparation", "forming", "active", "waiting", "completed", "terminated"] as const;
export type Stage = (typeof STAGES)[number];

/** AWAIT: being processed; SKIP: no orders are asked for; WAIT: the master processes it (PHASE). */
export const GATES = ["PHASE", "AWAIT", "SKIP", "WAIT"] as const;
export type Gate = (typeof GATES)[number];

/** `resigned`: vacant, somebody may take it over; `dummy`: nobody plays it; `unplayed`: it is not in this game. */
export const KINDS = ["player", "resigned", "dummy", "unplayed"] as const;
export type Kind = (typeof KINDS)[number];

export type PowerState = {
  readonly name: PowerName;
  readonly kind: Kind;
  readonly seat: Seat | null;
  /** Who orders for a dummy: the present one first, the others in their turn. */
  readonly control: readonly PowerName[];
  /** As they were accepted; null: nothing was entered for this phase. */
  readonly orders: readonly EnteredOrder[] | null;
  readonly wait: boolean;
  /** The phase (`F1905M`) for which it was declared to be in disorder (CD of a status file). */
  readonly disorder?: string;
  /** LOSS, SOLO, DIAS, 3WAY; null: nothing was said, which counts as SOLO. */
  readonly vote: string | null;
  /** What the master has to tell whoever plays it (MSG), a line each; absent: nothing. */
  readonly messages?: readonly string[];
  /** What it has in a game of Payola; absent in every other one. */
  readonly purse?: Purse;
  /** What it has written in a game of Crystal Ball; absent: nothing yet. */
  readonly lists?: Written;
};

export const AbsenceRow = z.object({ seat: z.int().nullable(), from: z.string(), to: z.string() });
export type AbsenceRow = z.infer<typeof AbsenceRow>;

export type Proposal = { readonly result: string; readonly by: PowerName; readonly yes: readonly PowerName[] };

/** The board, with rights to build that some powers still have. */
export type GamePosition = Position & { readonly rights?: Rights };

export type State = {
  readonly v: 1;
  readonly hash: string;
  readonly stage: Stage;
  readonly seats: number;
  /** By seat, while the game forms: the power chosen, and the powers preferred, best first. */
  readonly chosen: readonly (PowerName | null)[];
  readonly preferences: readonly (readonly PowerName[])[];
  /** In the map's order. */
  readonly powers: readonly PowerState[];
  readonly position: GamePosition;
  readonly gate: Gate;
  /** The deadline on the clock of the zone and as an instant. */
  readonly deadline: string | null;
  readonly deadlineAt: number | null;
  /** Until when checks are sat out (DELAY), and the check that was made last. */
  readonly delayedTo: number;
  readonly checked: number;
  /** Has no deadline been set yet? The first one is twice as long. */
  readonly first: boolean;
  readonly absences: readonly AbsenceRow[];
  readonly proposal: Proposal | null;
  /** Are the lists that are carried out next in, so that nobody changes them (Crystal Ball)? Absent: no. */
  readonly locked?: boolean;
  /** What each power counted when centres were last taken: HOLD_WIN, and growth. */
  readonly counts: Readonly<Record<PowerName, number>>;
  /** Centres that each power saw while the last phase was played (BLIND). */
  readonly sees?: Readonly<Record<PowerName, readonly string[]>>;
  /** Provinces where units were built that are not shown yet (HIDE_BUILDS). */
  readonly hidden: readonly string[];
  readonly settings: Settings;
  /** The lines that the game adds to its map (MORPH) since its master changed them; absent: those it was opened with. */
  readonly morph?: readonly string[];
  /** The word that joining needs besides (PRIVATE). */
  readonly secret: string | null;
  readonly listed: boolean;
  /** Are names shown after the end (REVEAL)? */
  readonly revealed: boolean;
  /** When the master last reminded those who owe orders. */
  readonly nudgedAt?: number;
  /** When play began and ended, for START and FINISH of a status file. */
  readonly startedAt?: number;
  readonly endedAt?: number;
  readonly result: { readonly victors: readonly PowerName[]; readonly reason: string } | null;
};

/** Those who join beside the map's powers (ALLOW), in the order of their seats, which come after those of the powers. */
export const rolesOf = (map: DiplomacyMap): PowerName[] =>
  map.powers.filter(({ role }) => role !== undefined).map(({ name }) => name);

/** The powers that may be drawn and chosen. */
export const drawnPowers = (map: DiplomacyMap): PowerName[] => {
  const roles = new Set(rolesOf(map));
  return playedPowers(map).filter((name) => !roles.has(name));
};

/** The powers that seats are for: not dummies, not unplayed; then roles. Under SOLITAIRE one seat holds them all. */
export const playedPowers = (map: DiplomacyMap): PowerName[] =>
  map.powers
    .filter(({ name, dummy, unplayed }) => !dummy && !unplayed && !map.teams.some((team) => team.indexOf(name) > 0))
    .map(({ name }) => name);

/** Is a power in disorder in the phase that is played: what it owes is not waited for? */
export const isInDisorder = ({ position }: State, { disorder }: PowerState): boolean =>
  disorder !== undefined && disorder === phaseCode(position.phase);

export const powerOf = (state: State, name: PowerName): PowerState | undefined =>
  state.powers.find((power) => power.name === name);

/** The power that a seat plays; undefined before the draw. */
export const powerOfSeat = (state: State, seat: Seat): PowerState | undefined =>
  state.powers.find((power) => power.seat === seat && power.kind !== "dummy");

/** Among the controllers of a dummy: the master, in their turn as the others. While it is theirs, nobody else orders. */
export const MASTER_NAME = "MASTER";

/** The power that orders for this one now: itself, or who controls a dummy; null: nobody, or the master. */
export function orderer(state: State, power: PowerState): PowerName | null {
  if (power.kind === "player") return power.name;
  const [first] = power.control;
  if (power.kind !== "dummy" || first === undefined) return null;
  return powerOf(state, first)?.kind === "player" ? first : null;
}

/** All powers that the occupant of a seat orders for now, their own first. */
export function powersOfSeat(state: State, seat: Seat, solitaire: boolean): PowerName[] {
  if (solitaire) return state.powers.filter(({ kind }) => kind !== "unplayed").map(({ name }) => name);
  const own = powerOfSeat(state, seat);
  if (!own) return [];
  if (own.kind !== "player") return [];
  const controlled = state.powers.filter((power) => power.kind === "dummy" && orderer(state, power) === own.name);
  return [own.name, ...controlled.map(({ name }) => name)];
}

/** Is a power without the player that it should have? */
export const isVacant = ({ kind }: PowerState): boolean => kind === "resigned";

export const isLive = ({ stage }: State): boolean => stage === "active" || stage === "waiting";

export const isOver = ({ stage }: State): boolean => stage === "completed" || stage === "terminated";

export const centresOf = ({ owners }: Position, power: PowerName): string[] =>
  Object.keys(owners).filter((centre) => owners[centre] === power);

export const unitsOf = ({ units }: Position, power: PowerName) => units.filter((unit) => unit.power === power);

/** Has a power anything left? */
export const survives = (position: Position, power: PowerName): boolean =>
  position.units.some((unit) => unit.power === power) ||
  position.dislodged.some((unit) => unit.power === power) ||
  centresOf(position, power).length > 0;
