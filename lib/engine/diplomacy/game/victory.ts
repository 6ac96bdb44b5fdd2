import { homesOf } from "../adjudicate/sites";
import type { PowerName } from "../map/model";
import type { Ruleset } from "./config";
import { envAt } from "./env";
import { centresOf, isOver, orderer, type PowerState, type State, survives } from "./state";

/** What a power counts towards victory: centres, or foreign homes (VICTORY_HOMES), with its team's (TEAM_VICTORY). */
export function countsOf(ruleset: Ruleset, state: State): Record<PowerName, number> {
  const { rules } = envAt(ruleset, state);
  const { map } = ruleset;
  const counts: Record<PowerName, number> = {};
  for (const power of state.powers) {
    if (power.kind === "unplayed") continue;
    const owned = centresOf(state.position, power.name);
    const foreign = new Set(
      map.powers.flatMap(({ name }) => (name === power.name ? [] : homesOf(map, state.position, name))),
    );
    const count = rules.has("VICTORY_HOMES") ? owned.filter((centre) => foreign.has(centre)).length : owned.length;
    const leader = rules.has("TEAM_VICTORY") && power.kind === "dummy" ? orderer(state, power) : null;
    const name = leader ?? power.name;
    counts[name] = (counts[name] ?? 0) + count;
  }
  return counts;
}

/** Does the game itself say what wins (a VICTORY among its MORPH lines), beside what its map says? */
const setsVictory = ({ config }: Ruleset): boolean => config.morph.some((line) => /^\s*VICTORY(\s|$)/i.test(line));

/**
 * What has to be reached: the map's number for this game year; with VICTORY_HOMES (homes − average) / 2 + 1, unless the
 * game itself sets a number.
 */
export function goalOf(ruleset: Ruleset, state: State): number {
  const { map } = ruleset;
  if (envAt(ruleset, state).rules.has("VICTORY_HOMES") && !setsVictory(ruleset)) {
    const homes = map.powers.map(({ name }) => homesOf(map, state.position, name).length);
    const all = homes.reduce((sum, count) => sum + count, 0);
    return Math.floor((all - all / homes.length) / 2) + 1;
  }
  const year = Math.max(0, state.position.phase.year - map.begin.year);
  return map.victory[Math.min(year, map.victory.length - 1)] ?? Number.POSITIVE_INFINITY;
}

export type Ending = {
  readonly victors: readonly PowerName[];
  readonly reason: "solo" | "shared" | "draw" | "conceded" | "last" | "nobody";
};

/**
 * Who has won when the centres have been taken: enough, more than the year before, alone in the lead; under HOLD_WIN
 * enough in both years, under SHARED_VICTORY all who have enough.
 */
export function victoryAt(ruleset: Ruleset, state: State, counts: Readonly<Record<PowerName, number>>): Ending | null {
  const { rules } = envAt(ruleset, state);
  const left = state.powers.filter(({ kind, name }) => kind !== "unplayed" && survives(state.position, name));
  const teams = new Set(
    left.map((power) => (rules.has("TEAM_VICTORY") ? (orderer(state, power) ?? power.name) : power.name)),
  );
  if (teams.size === 0) return { victors: [], reason: "nobody" };
  const [last] = teams;
  if (teams.size === 1 && last !== undefined && state.powers.length > 1) return { victors: [last], reason: "last" };
  if (rules.has("LAST_MAN_STANDING")) return null;
  const goal = goalOf(ruleset, state);
  const most = Math.max(...Object.values(counts));
  const dummies = new Set(state.powers.filter(({ kind }) => kind === "dummy").map(({ name }) => name));
  const reached = Object.keys(counts).filter((name) => {
    const [now, before] = [counts[name] ?? 0, state.counts[name] ?? 0];
    if (now < goal || (dummies.has(name) && !rules.has("SOLITAIRE"))) return false;
    if (rules.has("HOLD_WIN")) return before >= goal;
    return rules.has("VICTORY_HOMES") || now > before;
  });
  if (rules.has("SHARED_VICTORY"))
    return reached.length > 0 ? { victors: reached, reason: reached.length > 1 ? "shared" : "solo" } : null;
  const leaders = Object.keys(counts).filter((name) => counts[name] === most);
  const [victor] = reached;
  return reached.length === 1 && victor !== undefined && leaders.length === 1 && leaders[0] === victor
    ? { victors: [victor], reason: "solo" }
    : null;
}

/** Does control of another power count for its controller: vassals, teams of the rules or of the map? */
const countsControl = (ruleset: Ruleset, state: State): boolean => {
  const { rules } = envAt(ruleset, state);
  return rules.has("VASSAL_DUMMIES") || rules.has("TEAM_VICTORY") || ruleset.map.teams.length > 0;
};

/** May this power vote: is it played, and does it own centres or, with vassals or teams, control a power that does? */
export function mayVote(ruleset: Ruleset, state: State, power: PowerState): boolean {
  if (power.kind !== "player" || isOver(state)) return false;
  const owns = ({ name }: PowerState): boolean => centresOf(state.position, name).length > 0;
  const controls = (other: PowerState): boolean => other.kind === "dummy" && orderer(state, other) === power.name;
  return owns(power) || (countsControl(ruleset, state) && state.powers.some((one) => controls(one) && owns(one)));
}

/** The largest draw that a vote accepts: DIAS all of them, 3WAY three, SOLO none but its own victory. */
function sizeOf(vote: string, voters: number): number {
  if (vote === "DIAS") return voters;
  const [, size] = /^(\d+)WAY$/.exec(vote) ?? [];
  return size === undefined ? 1 : Number(size);
}

/**
 * What the standing votes come to (as the judge's help text has it): who votes LOSS is out of it; the rest draw if each
 * of them accepts a draw of that size, one left alone has everybody's concession, and if all vote LOSS all survivors
 * draw.
 */
export function voteOutcome(ruleset: Ruleset, state: State): Ending | null {
  const { rules } = envAt(ruleset, state);
  if (rules.has("PROPOSE_DIAS")) return null;
  const voters = state.powers.filter((power) => mayVote(ruleset, state, power));
  if (voters.length < 2) return null;
  const stay = voters.filter(({ vote }) => vote !== "LOSS");
  const [only] = stay;
  if (stay.length === 1 && only) return { victors: [only.name], reason: "conceded" };
  if (rules.has("NO_DRAW")) return null;
  if (stay.length === 0) return { victors: voters.map(({ name }) => name), reason: "draw" };
  // Help text: as many as do not vote LOSS, if each of them accepts a draw of that size.
  return stay.every(({ vote }) => sizeOf(vote ?? "SOLO", voters.length) >= stay.length)
    ? { victors: stay.map(({ name }) => name), reason: "draw" }
    : null;
}

/** Which votes this game knows: none under PROPOSE_DIAS, nWAY only where draws need not include all. */
export function isVote(ruleset: Ruleset, state: State, vote: string): boolean {
  const { rules } = envAt(ruleset, state);
  if (rules.has("PROPOSE_DIAS")) return false;
  if (vote === "LOSS" || vote === "SOLO") return true;
  if (rules.has("NO_DRAW")) return false;
  return rules.has("NO_DIAS") ? /^([2-9]|[1-4]\d)WAY$/.test(vote) : vote === "DIAS";
}

/** What came of a proposal that everybody who may vote has accepted. */
export function proposalOutcome(ruleset: Ruleset, state: State): Ending | null {
  const { proposal } = state;
  if (!proposal) return null;
  const voters = state.powers.filter((power) => mayVote(ruleset, state, power)).map(({ name }) => name);
  if (!voters.every((name) => proposal.yes.includes(name))) return null;
  return proposal.result === "DIAS"
    ? { victors: voters, reason: "draw" }
    : { victors: [proposal.result], reason: "conceded" };
}
