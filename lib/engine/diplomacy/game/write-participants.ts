import type { Instant, Seat } from "../../kernel/game";
import { boardOf, provinceAt } from "../adjudicate/board";
import { phaseCode } from "../map/flow";
import type { PowerName } from "../map/model";
import type { Order } from "../order";
import { printOrder } from "../orders/print-order";
import type { StatusFacts, StatusHolder, StatusParticipant, StatusPerson } from "../status/facts";
import { isRight } from "../status/position";
import type { Ruleset } from "./config";
import { writeLists } from "./crystal/file-lists";
import { checkEntered } from "./enter";
import { writePurse } from "./payola/read-purses";
import {
  centresOf,
  drawnPowers,
  isInDisorder,
  isOver,
  type PowerState,
  rolesOf,
  type State,
  survives,
  unitsOf,
} from "./state";
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

const OF_POWER = [
  "control",
  "sooner",
  "later",
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

/** Facts without some of their keys. */
export function without<T extends object>(facts: T, keys: readonly (keyof T)[]): T {
  const left = { ...facts };
  for (const key of keys) delete left[key];
  return left;
}

/**
 * Who has joined a game that forms: under the power that they chose, or as POWER#n, with what the file had of them under
 * whatever name. Powers that the file gives to nobody (DUMMY) stay.
 */
export function joined(
  { config, map }: Ruleset,
  { seats, chosen }: State,
  { person, before }: FileFrame,
): StatusFacts["powers"] {
  const drawn = drawnPowers(map).length;
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
      const player = seat < drawn ? person(seat) : null;
      if (!player) return [];
      return [[chosen[seat] ?? `POWER#${seat + 1}`, { ...written.get(personKey(player)), player }]];
    }),
  ]);
}

export const roleOf = ({ map }: Ruleset, name: string): string | undefined =>
  map.powers.find((power) => power.name === name)?.role;

/** ALLOW: what the file allowed before, and as what somebody may join here. */
export function allowedIn({ map }: Ruleset, before?: StatusFacts): Pick<StatusFacts, "allow"> {
  const types = map.powers.flatMap(({ role }) => role ?? []);
  const all = [...new Set([...(before?.allow ?? []), ...types])];
  return all.length > 0 ? { allow: all } : {};
}

/** Everybody without a power: who watches, as the file had them, and who joined beside the powers. */
export function observersOf(ruleset: Ruleset, state: State, frame: FileFrame): StatusFacts["observers"] {
  const { map } = ruleset;
  const seats = drawnPowers(map).length;
  const roles = new Map(rolesOf(map).map((name, i) => [name, roleBlock(ruleset, state, frame, name, seats + i)]));
  const known = frame.before?.observers ?? [];
  const fresh = [...roles].flatMap(([name, blocks]) => (known.some((one) => one.name === name) ? [] : blocks));
  return [...known.flatMap((one) => roles.get(one.name) ?? [one]), ...fresh];
}

/** The block of who joined beside the powers; none for a place that nobody has taken yet. */
function roleBlock(
  ruleset: Ruleset,
  state: State,
  frame: FileFrame,
  name: PowerName,
  seat: Seat,
): StatusFacts["observers"] {
  const { powers, position } = state;
  const before = frame.before?.observers.find((one) => one.name === name);
  const power = powers.find((one) => one.name === name);
  const person = power && power.kind !== "player" ? null : frame.person(power?.seat ?? seat);
  if (person === null && !power) return [];
  const player = person ?? ("RESIGNED" as const);
  return [
    {
      ...{ type: roleOf(ruleset, name) ?? "", name },
      ...keptOf(before, player),
      player,
      ...(power ? messagesOf(power) : {}),
      ...(power ? historyOf(before, player, phaseCode(position.phase)) : {}),
      ...(power?.wait ? { wait: true as const } : {}),
      ...writePurse(power?.purse, before, { lives: false, isPlayed: !isOver(state) }),
    },
  ];
}

const isPerson = (holder: StatusHolder | undefined): holder is StatusPerson => typeof holder === "object";
const personKey = ({ id, email, name }: StatusPerson): string => [id, email, name].join("|");

/** What belongs to who plays, and not to the power. */
const OF_PLAYER = ["addresses", "password", "omniscient", "copies", "msg"] as const;

const isSame = (one: StatusHolder, other: StatusHolder): boolean =>
  one === other || (isPerson(one) && isPerson(other) && personKey(one) === personKey(other));

/**
 * Who played before (PLAYER): who is gone since the file was written is added with the phase in which that came about.
 * Who takes over in the phase of the resignation stands where RESIGNED stood.
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

export function participantOf(ruleset: Ruleset, state: State, power: PowerState, frame: FileFrame): StatusParticipant {
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
    ...messagesOf(power),
    ...historyOf(before, holder, phaseCode(position.phase)),
    ...(dummy && power.control.length > 0 ? { control: [...power.control] } : {}),
    ...(isOver(state) ? {} : enteredBy(ruleset, state, power)),
    ...(centers.length > 0 ? { centers } : {}),
    ...(state.sees?.[power.name]?.length ? { sees: [...(state.sees[power.name] ?? [])] } : {}),
    ...(hides.length > 0 ? { hides: hides.map(({ type, at }) => `${type} ${at}`) } : {}),
    ...writeLists(power, !isOver(state)),
    ...writePurse(power.purse, before, { lives: survives(position, power.name), isPlayed: !isOver(state) }),
  };
}

/** MSG, as it was set while the game was played; else what the file had stays. */
const messagesOf = ({ messages }: PowerState): StatusParticipant =>
  messages === undefined ? {} : { msg: messages.length > 0 ? [...messages] : undefined };

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

/** An order as status files write it; a request to keep a unit has no line there. */
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
