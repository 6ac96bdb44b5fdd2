import type { Instant, Seat } from "../../kernel/game";
import { boardOf, provinceAt } from "../adjudicate/board";
import { nextSlot } from "../calendar/check";
import { localOf } from "../calendar/deadline";
import { readTiming } from "../calendar/timing";
import { directivesOf } from "../map/directives";
import { phaseCode } from "../map/flow";
import type { PowerName } from "../map/model";
import type { Order } from "../order";
import { printOrder } from "../orders/print-order";
import type { StatusFacts, StatusHolder, StatusParticipant, StatusPerson } from "../status/facts";
import { isRight, withPosition } from "../status/position";
import type { Ruleset } from "./config";
import { checkEntered } from "./enter";
import { envAt } from "./env";
import { SLOT } from "./schedule";
import { centresOf, isInDisorder, isOver, type PowerState, type State, unitsOf } from "./state";
import { isVote } from "./victory";

/** What a status file says that the game itself does not know. */
export type FileFrame = {
  readonly name: string;
  readonly master: StatusFacts["master"];
  /** When it is written: DELAY counts from here. */
  readonly now: Instant;
  /** The file that it replaces: what no game knows of (addresses, funds, observers …) stays as it was there. */
  readonly before?: StatusFacts;
  /** Who sits on a seat, or plays there for the house; null: nobody. */
  person(seat: Seat): StatusPerson | null;
};

/** The status file of a game as it stands. What it cannot carry is listed in the README of this engine. */
export function statusOf(ruleset: Ruleset, state: State, frame: FileFrame): StatusFacts {
  const head = headOf(ruleset, state, frame);
  if (state.powers.length === 0) return { ...head, phase: "FORMING", powers: joined(ruleset, state, frame) };
  const { position, gate } = state;
  const powers = Object.fromEntries(
    state.powers.flatMap((power): [PowerName, StatusParticipant][] =>
      power.kind === "unplayed" ? [] : [[power.name, participantOf(ruleset, state, power, frame)]],
    ),
  );
  const facts = withPosition({ ...head, phase: { state: gate, ...position.phase }, powers }, position, ruleset.map);
  if (!isOver(state)) return facts;
  return {
    ...facts,
    phase: "COMPLETED",
    result: { phase: phaseCode(position.phase), victors: [...(state.result?.victors ?? [])] },
  };
}

/** What a game says anew each time it is written; all else in a file is left alone. */
const OF_GAME = ["need", "result", "proposal", "delay", "desc", "morph", "teams", "rotate"] as const;
const OF_POWER = [
  "control",
  "wait",
  "cd",
  "vote",
  "orders",
  "home",
  "centers",
  "sees",
  "hides",
  "retreats",
  "units",
] as const;

function without<T extends object>(facts: T, keys: readonly (keyof T)[]): T {
  const left = { ...facts };
  for (const key of keys) delete left[key];
  return left;
}

function headOf(ruleset: Ruleset, state: State, { name, master, now, before }: FileFrame): StatusFacts {
  const { config, map } = ruleset;
  const { settings, proposal, absences } = state;
  const { rules } = envAt(ruleset, state);
  const away = absences.map(({ from, to }) => `NOT ${from}-${to}`);
  const checks = Math.max(0, Math.floor((state.delayedTo - nextSlot(now)) / SLOT));
  const vacant = state.powers.filter(({ kind }) => kind === "resigned");
  return {
    ...(before && without(before, OF_GAME)),
    game: name,
    phase: null,
    map: map.name,
    ...(map.trial ? { trial: true as const } : {}),
    ...addedTo(config),
    master,
    ...(vacant.length > 0 ? { need: vacant.map((power) => needOf(state, power.name, rules.has("BLIND"))) } : {}),
    ...(settings.description === "" ? {} : { desc: settings.description.split("\n") }),
    ...dateLine("start", state.startedAt, settings.zone),
    ...dateLine("finish", state.endedAt, settings.zone),
    ...(config.tester === undefined ? {} : { tester: config.tester }),
    private: state.secret,
    ...rotationOf(ruleset, before),
    rules: [...settings.rules],
    ...(proposal ? { proposal: { result: proposal.result, by: proposal.by } } : {}),
    deadline: state.deadline,
    zone: settings.zone,
    ...(checks > 0 ? { delay: checks } : {}),
    timing: { ...readTiming([...settings.timing, ...away], map.flow.flatMap(typeOf)).pairs },
    powers: {},
    observers: before?.observers ?? [],
  };
}

const MONTHS = [
  ...["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November"],
  "December",
];

/** START and FINISH, as `3 June 2026` on the clock of the game, once it has come to that. */
function dateLine(key: "start" | "finish", at: Instant | undefined, zone: string | null): Partial<StatusFacts> {
  if (at === undefined) return {};
  const { day, month, year } = localOf(at, zone);
  return { [key]: `${day} ${MONTHS[month - 1]} ${year}` };
}

const TEAMS = /^\s*TEAMS?\s+/i;

/** The lines that the game adds to its map; teams, which a file names itself, apart. */
function addedTo({ morph }: Ruleset["config"]): Pick<StatusFacts, "morph" | "teams"> {
  const teams = morph
    .filter((line) => TEAMS.test(line))
    .flatMap((line) => line.replace(TEAMS, "").toUpperCase().split(/\s+/))
    .filter((team) => team !== "")
    .map((team) => team.split("-"));
  const others = morph.filter((line) => !TEAMS.test(line));
  return { ...(others.length > 0 ? { morph: others } : {}), ...(teams.length > 0 ? { teams } : {}) };
}

/** ROTATE, unless it is the map's own. */
function rotationOf({ config: { rotate }, map }: Ruleset, before?: StatusFacts): Pick<StatusFacts, "rotate"> {
  const ofMap = directivesOf(map).rotate?.join(" ").toUpperCase() === rotate?.join(" ").toUpperCase();
  if (!rotate || (ofMap && !before?.rotate)) return {};
  return { rotate: rotate.length > 0 ? [...rotate] : ["CONTROL"] };
}

const typeOf = (step: Ruleset["map"]["flow"][number]): string[] => (step.step === "phase" ? [step.type] : []);

const needOf = (state: State, power: PowerName, blind: boolean) => ({
  power,
  units: blind ? ("?" as const) : unitsOf(state.position, power).length,
  centers: blind ? ("?" as const) : centresOf(state.position, power).length,
});

/**
 * Who has joined a game that forms: under the power that they chose, or as POWER#n, with what the file had of them under
 * whatever name. Powers that the file gives to nobody (DUMMY) stay.
 */
function joined({ config }: Ruleset, { seats, chosen }: State, { person, before }: FileFrame): StatusFacts["powers"] {
  const blocks = Object.entries(before?.powers ?? {});
  const written = new Map(
    blocks.flatMap(([, block]) => (isPerson(block.player) ? [[personKey(block.player), block]] : [])),
  );
  const dummies = Object.entries(config.dummies ?? {}).map(([name, control]): [string, StatusParticipant] => [
    name,
    { player: "DUMMY", ...(control.length > 0 ? { control: [...control] } : {}) },
  ]);
  return Object.fromEntries([
    ...dummies,
    ...blocks.filter(([, { player, control }]) => player === "DUMMY" || (player === undefined && control)),
    ...Array.from({ length: seats }, (_, seat) => seat).flatMap((seat): [string, StatusParticipant][] => {
      const player = person(seat);
      if (!player) return [];
      return [[chosen[seat] ?? `POWER#${seat + 1}`, { ...written.get(personKey(player)), player }]];
    }),
  ]);
}

const isPerson = (holder: StatusHolder | undefined): holder is StatusPerson => typeof holder === "object";
const personKey = ({ id, email, name }: StatusPerson): string => [id, email, name].join("|");

/** What belongs to who plays, and not to the power. */
const OF_PLAYER = ["addresses", "password", "omniscient", "copies", "msg"] as const;

const isSame = (one: StatusHolder, other: StatusHolder): boolean =>
  one === other || (isPerson(one) && isPerson(other) && personKey(one) === personKey(other));

/**
 * Who played before (seed 1.2, PLAYER): who is gone since the file was written is added with the phase in which that came
 * about. Who takes over in the phase of the resignation stands where RESIGNED stood.
 */
function historyOf(
  before: StatusParticipant | undefined,
  holder: StatusHolder,
  phase: string,
): Pick<StatusParticipant, "history"> {
  const { player, history = [] } = before ?? {};
  const known = history.length > 0 ? { history } : {};
  if (player === undefined || isSame(player, holder)) return known;
  if (player === "RESIGNED" && history[0]?.phase === phase) return known;
  return { history: [{ phase, player }, ...history] };
}

/** What the file had of a power that no game knows of, without the secrets of one who does not play it any more. */
function keptOf(before: StatusParticipant | undefined, player: StatusHolder): StatusParticipant {
  if (!before) return {};
  const kept = without(before, OF_POWER);
  const same = before.player !== undefined && isSame(before.player, player);
  return same ? kept : without(kept, OF_PLAYER);
}

function participantOf(ruleset: Ruleset, state: State, power: PowerState, frame: FileFrame): StatusParticipant {
  const { position, hidden } = state;
  const before = frame.before?.powers[power.name];
  const dummy = power.kind === "dummy";
  const player = power.kind === "player" && power.seat !== null ? frame.person(power.seat) : null;
  const rights = (position.rights?.[power.name] ?? []).filter((right) => right !== "&SC");
  const centers = [...(before?.centers ?? []).filter((centre) => !isRight(centre)), ...rights];
  const hides = unitsOf(position, power.name).filter(({ at }) => hidden.includes(provinceAt(boardOf(ruleset.map), at)));
  const holder = player ?? (dummy ? ("DUMMY" as const) : ("RESIGNED" as const));
  return {
    ...keptOf(before, holder),
    player: holder,
    ...historyOf(before, holder, phaseCode(position.phase)),
    ...(dummy && power.control.length > 0 ? { control: [...power.control] } : {}),
    ...(isOver(state) ? {} : enteredBy(ruleset, state, power)),
    ...(centers.length > 0 ? { centers } : {}),
    ...(state.sees?.[power.name]?.length ? { sees: [...(state.sees[power.name] ?? [])] } : {}),
    ...(hides.length > 0 ? { hides: hides.map(({ type, at }) => `${type} ${at}`) } : {}),
  };
}

/** Wait flag, vote and orders of the phase that is played. */
function enteredBy(ruleset: Ruleset, state: State, power: PowerState): StatusParticipant {
  const vote = voteOf(ruleset, state, power);
  const orders = (power.orders ?? []).flatMap((entered) => {
    const checked = checkEntered(ruleset, state, power.name, entered);
    const line = checked.ok ? orderLine(checked.value, state.position.phase.type) : null;
    return line === null ? [] : [line];
  });
  return {
    ...(power.wait ? { wait: true as const } : {}),
    ...(isInDisorder(state, power) ? { cd: true as const } : {}),
    ...(vote === null ? {} : { vote }),
    ...(orders.length > 0 ? { orders } : {}),
  };
}

/** A draw of all survivors is written as the draw of so many; nobody votes for one of more than there are powers. */
function voteOf(ruleset: Ruleset, state: State, { name, kind, vote }: PowerState): string | null {
  const { proposal } = state;
  if (kind !== "player") return null;
  if (proposal) return proposal.yes.includes(name) ? "YES" : null;
  if (vote === null || !isVote(ruleset, state, vote)) return null;
  if (vote === "DIAS") return `${state.powers.filter((power) => ownsAnything(state, power)).length}WAY`;
  const [, size] = /^(\d+)WAY$/.exec(vote) ?? [];
  return size === undefined ? vote : `${Math.min(Number(size), ruleset.map.powers.length)}WAY`;
}

const ownsAnything = ({ position }: State, { name }: PowerState): boolean =>
  centresOf(position, name).length > 0 || (position.rights?.[name]?.some((right) => right !== "&SC") ?? false);

/** An order as status files write it (spec (a), participant block); a request to keep a unit has no line there. */
function orderLine(order: Order, phaseType: string): string | null {
  switch (order.type) {
    case "retreat":
      return `RETREAT ${order.unit.type} ${order.unit.at} - ${order.to}`;
    case "disband":
      return `${phaseType === "RETREATS" ? "DISBAND" : "REMOVE"} ${order.unit.type} ${order.unit.at}`;
    case "waive":
      return "BUILD WAIVED";
    case "keep":
      return null;
    default:
      return printOrder(order);
  }
}
