import type { Instant, Viewer } from "../../kernel/game";
import { ok } from "../../kernel/result";
import { boardOf, provinceAt } from "../adjudicate/board";
import type { Right } from "../adjudicate/rights";
import { nextSlot } from "../calendar/check";
import { onClocks } from "../calendar/deadline";
import { phaseCode } from "../map/flow";
import type { Phase, PowerName } from "../map/model";
import type { Variant } from "../rules/expand";
import type { OwnMap } from "../status/check-game";
import type { StatusFacts, StatusHolder, StatusParticipant } from "../status/facts";
import { isRight, positionOf } from "../status/position";
import { type ConfigProblem, envOf, type Ruleset, settingsOf, warningsOf } from "./config";
import { withLists } from "./crystal/file-lists";
import { isCrystal } from "./crystal/writers";
import { enterOrders } from "./enter";
import { groundAt, wholeOf } from "./ground";
import { asksOffers, isPayola } from "./payola/money";
import { purseOf, sheetIn } from "./payola/read-purses";
import { SLOT } from "./schedule";
import {
  drawnPowers,
  type GamePosition,
  type Kind,
  MASTER_NAME,
  type PowerState,
  playedPowers,
  rolesOf,
  type State,
} from "./state";
import { countsOf } from "./victory";

/** What a status file tells of a game, held against the game's own rules and map. */
export type FiledState = {
  readonly state: State;
  /** Who sat on each seat. */
  readonly holders: readonly (StatusHolder | null)[];
  /** What stands in the file without effect, and orders that were left out. */
  readonly problems: readonly ConfigProblem[];
};

/**
 * The state that a status file tells of, as it goes on from `now`; null: the last phase of a game that is over is not
 * named. `initial`: what the file does not say.
 */
export function readState(ruleset: Ruleset, initial: State, facts: StatusFacts, now: Instant): FiledState | null {
  if (facts.phase === null || facts.phase === "FORMING") return forming(ruleset, initial, facts);
  const board = positionOf(facts, wholeOf(ruleset));
  if (!board) return null;
  const game = groundAt(ruleset, board.phase);
  const position = withRights(game, facts, board);
  const blank: State = { ...initial, position, powers: powersOf(game, facts, position.phase) };
  const state: State = {
    ...blank,
    ...stageOf(facts, blank.powers),
    ...clockOf(facts, now),
    proposal: proposalOf(facts),
    counts: countsOf(game, blank),
    hidden: Object.values(facts.powers).flatMap(({ hides = [] }) =>
      hides.map((unit) => provinceAt(boardOf(game.map), unit.split(" ")[1] ?? "")),
    ),
    ...seesOf(facts),
    secret: facts.private,
  };
  const holders = Array.from({ length: state.seats }, (_, seat) => {
    const name = state.powers.find((power) => power.seat === seat)?.name;
    return (name === undefined ? undefined : blockOf(facts, name)?.player) ?? null;
  });
  const said = isPayola(game) ? withPurses(game, facts, state) : withOrders(game, facts, state);
  const { state: entered, problems } = isCrystal(game) ? withLists(game, facts, said) : said;
  return { holders, state: entered, problems: [...warningsOf(game.config), ...problems] };
}

/** The configuration of a status file's game, lenient as files are read; NOT, which may be long, a line each. */
export const configOf = (facts: StatusFacts, own?: OwnMap, variant?: Variant | null): object => ({
  ...(variant ? { variant } : {}),
  ...(facts.taxes ? { taxes: facts.taxes } : {}),
  map: facts.map.toLowerCase(),
  ...(own && own.name === facts.map.toLowerCase() ? { mapText: own.text } : {}),
  morph: [...(facts.morph ?? []), ...(facts.teams ?? []).map((team) => `TEAMS ${team.join("-")}`)],
  rules: facts.rules,
  timing: Object.entries(facts.timing).flatMap(([key, value]) =>
    key === "NOT" ? value.split(",").map((one) => `NOT ${one}`) : [`${key} ${value}`],
  ),
  zone: facts.zone,
  description: (facts.desc ?? []).join("\n"),
  ...(facts.name === undefined ? {} : { origin: facts.name.join("\n") }),
  rotate: facts.rotate ?? null,
  ...dummiesOf(facts),
  ...rolesIn(facts),
  ...(facts.tester === undefined ? {} : { tester: facts.tester }),
  lenient: true,
});

/** Blocks of those who joined beside the powers (ALLOW): neither observers nor monitors. */
const roleBlocks = ({ observers, allow = [] }: StatusFacts) => observers.filter(({ type }) => allow.includes(type));

function rolesIn(facts: StatusFacts): { roles?: Record<PowerName, string> } {
  const found = roleBlocks(facts).map(({ name, type }) => [name, type]);
  return found.length > 0 ? { roles: Object.fromEntries(found) } : {};
}

/** The block of a power, or of who joined beside the powers. */
const blockOf = (facts: StatusFacts, name: PowerName): StatusParticipant | undefined =>
  facts.powers[name] ?? roleBlocks(facts).find((block) => block.name === name);

/** Blocks of a game that forms for which nobody joins: dummies, and who orders for them. */
function dummiesOf({ phase, powers }: StatusFacts): { dummies?: Record<PowerName, string[]> } {
  if (phase !== "FORMING") return {};
  const found = Object.entries(powers).filter(
    ([, { player, control }]) => player === "DUMMY" || (player === undefined && control),
  );
  if (found.length === 0) return {};
  return { dummies: Object.fromEntries(found.map(([name, { control = [] }]) => [name, [...control]])) };
}

/** Who has joined sits on the seat of their number, or on the next free one if they chose a power. */
function forming(game: Ruleset, initial: State, facts: StatusFacts): FiledState {
  const { seats } = initial;
  const holders: (StatusHolder | null)[] = Array.from({ length: seats }, () => null);
  const chosen: (PowerName | null)[] = holders.map(() => null);
  const drawn = drawnPowers(game.map);
  const played = new Set(drawn);
  for (const [name, { player = null }] of Object.entries(facts.powers)) {
    const numbered = /^POWER#(\d+)$/.exec(name);
    const seat = numbered ? Number(numbered[1]) - 1 : holders.indexOf(null);
    if (typeof player !== "object" || seat < 0 || seat >= drawn.length) continue;
    holders[seat] = player;
    if (!numbered && played.has(name)) chosen[seat] = name;
  }
  for (const [i, name] of rolesOf(game.map).entries()) holders[drawn.length + i] = blockOf(facts, name)?.player ?? null;
  const preferences = holders.map(() => []);
  const state: State = { ...initial, stage: "forming", seats, chosen, preferences, secret: facts.private };
  return { state, holders, problems: warningsOf(game.config) };
}

/** Each power of the map, on the seats in its order; who has no block is not in this game, or a dummy by the map. */
function powersOf(ruleset: Ruleset, facts: StatusFacts, phase: Phase): PowerState[] {
  const { map, config } = ruleset;
  const alone = envOf(ruleset, settingsOf(config)).rules.has("SOLITAIRE");
  const played = alone ? [] : playedPowers(map);
  const names = new Set([MASTER_NAME, ...map.powers.map(({ name }) => name)]);
  return map.powers.map(({ name, dummy, unplayed, control = [] }): PowerState => {
    const block = blockOf(facts, name);
    const kind: Kind = block ? kindOf(block) : dummy && !unplayed ? "dummy" : "unplayed";
    const seat = played.indexOf(name);
    const controllers = block ? (block.control ?? []).filter((one) => names.has(one)) : control;
    return {
      name,
      kind,
      seat: seat < 0 || kind === "unplayed" ? null : seat,
      control: kind === "dummy" ? controllers : [],
      orders: null,
      wait: block?.wait ?? false,
      ...(block?.cd && facts.phase !== "COMPLETED" ? { disorder: phaseCode(phase) } : {}),
      vote: voteOf(block?.vote, facts),
      ...(block?.msg ? { messages: block.msg } : {}),
    };
  });
}

function kindOf({ player, control }: StatusParticipant): Kind {
  if (player === "RESIGNED") return "resigned";
  return player === "DUMMY" || (player === undefined && control) ? "dummy" : "player";
}

/** Where draws include all survivors, a draw of so many is that one. */
function voteOf(vote: string | undefined, { rules }: StatusFacts): string | null {
  if (vote === undefined || vote === "YES") return null;
  return vote.endsWith("WAY") && !rules.includes("NO_DIAS") ? "DIAS" : vote;
}

function proposalOf({ proposal, powers }: StatusFacts): State["proposal"] {
  if (!proposal) return null;
  const yes = Object.keys(powers).filter((name) => name !== proposal.by && powers[name]?.vote === "YES");
  return { ...proposal, yes: [proposal.by, ...yes] };
}

function stageOf(
  { phase, result }: StatusFacts,
  powers: readonly PowerState[],
): Pick<State, "stage" | "gate" | "result"> {
  const victors = result?.victors ?? [];
  if (phase === "COMPLETED")
    return victors.length > 0
      ? { stage: "completed", gate: "PHASE", result: { victors, reason: victors.length > 1 ? "draw" : "solo" } }
      : { stage: "terminated", gate: "PHASE", result: { victors, reason: "terminated" } };
  const gate = typeof phase === "object" && phase !== null && phase.state !== "AWAIT" ? phase.state : "PHASE";
  return { stage: powers.some(({ kind }) => kind === "resigned") ? "waiting" : "active", gate, result: null };
}

function clockOf({ phase, deadline, zone, delay = 0 }: StatusFacts, now: Instant) {
  const set = phase === "COMPLETED" || deadline === null ? null : onClocks(deadline, zone);
  return {
    deadline: set?.text ?? null,
    deadlineAt: set?.at ?? null,
    delayedTo: delay > 0 ? nextSlot(now) + delay * SLOT : 0,
    checked: now,
    first: false,
  };
}

/** Rights that are written among the centres, and those to claim homes that the homes do not show as used. */
function withRights({ map }: Ruleset, facts: StatusFacts, position: GamePosition): GamePosition {
  const rights = map.powers.flatMap(({ name, homes, claims = [] }): [PowerName, Right[]][] => {
    const written = (facts.powers[name]?.centers ?? []).filter(isRight);
    const used = Math.max(0, (position.homes?.[name]?.length ?? 0) - homes.length);
    const left = [...claims.filter((right) => right === "&SC").slice(used), ...written];
    return facts.powers[name] && left.length > 0 ? [[name, left]] : [];
  });
  return rights.length > 0 ? { ...position, rights: Object.fromEntries(rights) } : position;
}

/** What the powers saw, where the file keeps it. */
function seesOf({ powers }: StatusFacts): Pick<State, "sees"> {
  const all = Object.entries(powers).flatMap(([name, { sees }]) => (sees ? [[name, sees] as const] : []));
  return all.length > 0 ? { sees: Object.fromEntries(all) } : {};
}

const MASTER: Viewer = { seats: new Set(), role: "master" };

/** What everybody has in a game of Payola; in a movement phase their sheets are what was entered. */
function withPurses(game: Ruleset, facts: StatusFacts, before: State): Pick<FiledState, "state" | "problems"> {
  const powers = before.powers.map((power) => {
    const purse = purseOf(game, power, blockOf(facts, power.name));
    return purse ? { ...power, purse } : power;
  });
  const { state, problems } = withOrders(game, facts, { ...before, powers });
  if (!asksOffers(game, state) || facts.phase === "COMPLETED") return { state, problems };
  const told = [...problems];
  const offering = state.powers.map((power) => {
    const read = sheetIn(game, state, power, blockOf(facts, power.name)?.sheet ?? []);
    if (read.left.length > 0) told.push({ code: "payola/refused", message: `${power.name}: ${read.left.join("; ")}` });
    return power.purse ? { ...power, purse: { ...power.purse, sheet: read.lines } } : power;
  });
  return { state: { ...state, powers: offering }, problems: told };
}

/** More orders than that no power has; a longer list is taken as a whole or not at all. */
const MOST_ORDERS = 200;

/** The orders that were entered, held against the position as if they were entered now; those that do not hold are left out. */
function withOrders(game: Ruleset, facts: StatusFacts, before: State): Pick<FiledState, "state" | "problems"> {
  const problems: ConfigProblem[] = [];
  if (facts.phase === "COMPLETED") return { state: before, problems };
  const powers = before.powers.map((power) => {
    const lines = facts.powers[power.name]?.orders ?? [];
    if (lines.length === 0 || power.kind === "unplayed") return power;
    const enter = (some: readonly string[]) =>
      enterOrders(game, before, { text: some.join("\n"), own: power.name, viewer: MASTER, may: ok });
    const all = enter(lines);
    if (all.ok) return { ...power, orders: all.value.get(power.name) ?? null };
    const sound = lines.length > MOST_ORDERS ? [] : lines.filter((line) => enter([line]).ok);
    const some = sound.length === 0 ? all : enter(sound);
    const left = some.ok ? lines.filter((line) => !sound.includes(line)) : lines;
    problems.push({ code: all.error.code, message: `${power.name}: ${left.join("; ")}` });
    return some.ok ? { ...power, orders: some.value.get(power.name) ?? null } : power;
  });
  return { state: { ...before, powers }, problems };
}
