import type { Instant } from "../../kernel/game";
import { nextSlot } from "../calendar/check";
import { localOf } from "../calendar/deadline";
import { readTiming } from "../calendar/timing";
import { directivesOf } from "../map/directives";
import { phaseCode } from "../map/flow";
import type { PowerName } from "../map/model";
import type { StatusFacts, StatusParticipant } from "../status/facts";
import { withPosition } from "../status/position";
import { addedTo } from "./added-lines";
import type { Ruleset } from "./config";
import { envAt, rotationAt } from "./env";
import { rulesetAt } from "./ruleset-at";
import { SLOT } from "./schedule";
import { centresOf, isOver, type State, unitsOf } from "./state";

import { allowedIn, type FileFrame, joined, observersOf, participantOf, roleOf, without } from "./write-participants";

/** The status file of a game as it stands. What it cannot carry is listed in the README of this engine. */
export function statusOf(of: Ruleset, state: State, frame: FileFrame): StatusFacts {
  const ruleset = rulesetAt(of, state);
  const head = headOf(ruleset, state, frame);
  if (state.powers.length === 0) return { ...head, phase: "FORMING", powers: joined(ruleset, state, frame) };
  const { position, gate } = state;
  const powers = Object.fromEntries(
    state.powers.flatMap((power): [PowerName, StatusParticipant][] =>
      power.kind === "unplayed" || roleOf(ruleset, power.name) !== undefined
        ? []
        : [[power.name, participantOf(ruleset, state, power, frame)]],
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
const OF_GAME = ["need", "result", "proposal", "delay", "desc", "name", "morph", "teams", "rotate", "taxes"] as const;

function headOf(ruleset: Ruleset, state: State, frame: FileFrame): StatusFacts {
  const { name, master, now, before } = frame;
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
    ...addedTo(config.morph),
    master,
    ...(vacant.length > 0 ? { need: vacant.map((power) => needOf(state, power.name, rules.has("BLIND"))) } : {}),
    ...(settings.description === "" ? {} : { desc: settings.description.split("\n") }),
    ...(settings.origin ? { name: settings.origin.split("\n") } : {}),
    ...dateLine("start", state.startedAt, settings.zone),
    ...dateLine("finish", state.endedAt, settings.zone),
    ...(config.tester === undefined ? {} : { tester: config.tester }),
    private: state.secret,
    ...rotationOf(ruleset, rotationAt(ruleset, state), before),
    rules: [...settings.rules],
    ...(proposal ? { proposal: { result: proposal.result, by: proposal.by } } : {}),
    deadline: state.deadline,
    zone: settings.zone,
    ...(checks > 0 ? { delay: checks } : {}),
    ...(config.taxes ? { taxes: [...config.taxes] } : {}),
    timing: { ...readTiming([...settings.timing, ...away], map.flow.flatMap(typeOf)).pairs },
    ...allowedIn(ruleset, before),
    powers: {},
    observers: observersOf(ruleset, state, frame),
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

/** ROTATE, unless it is the map's own. */
function rotationOf(
  { map }: Ruleset,
  rotate: readonly string[] | null,
  before?: StatusFacts,
): Pick<StatusFacts, "rotate"> {
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
