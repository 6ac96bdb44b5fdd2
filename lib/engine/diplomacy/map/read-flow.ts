import type { Draft } from "./draft";
import { type FlowStep, PHASE_TYPES, type Phase } from "./model";
import { type At, type Problems, quote } from "./problem";

const WORD = /^[A-Z][A-Z_.]{0,30}$/;
/** A year of more phases is refused. */
const MOST_STEPS = 100;
/** Years that a file may speak of. */
const YEAR = /^\d{1,5}$/;

/** `VICTORY 18`, `VICTORY 20 19 18`: by game year, the last repeats. */
export function readVictory(draft: Draft, words: readonly string[], at: At, problems: Problems): void {
  const centres = words.map(Number);
  if (words.length === 0 || !words.every((word) => /^\d{1,4}$/.test(word)) || centres.includes(0)) {
    problems.add(at, "map/bad_number", `VICTORY ${quote(words.join(" "))}`, "VICTORY 18, or one number a year");
    return;
  }
  draft.victory = { centres, at };
}

/** `FLOW SPRING:MOVEMENT,RETREATS NEWYEAR IFYEARDIV:2=1 …`: several lines add up, a bare one begins anew. */
export function readFlow(draft: Draft, words: readonly string[], at: At, problems: Problems): void {
  if (words.length === 0) {
    draft.flow = undefined;
    return;
  }
  const steps = words.flatMap((word) => readStep(word.toUpperCase(), at, problems));
  const flow = { steps: [...(draft.flow?.steps ?? []), ...steps], at };
  if (flow.steps.length > MOST_STEPS) {
    problems.add(at, "map/too_long", `more than ${MOST_STEPS} steps of the flow`);
    return;
  }
  draft.flow = flow;
  checkInitials(flow.steps, at, problems);
}

function readStep(word: string, at: At, problems: Problems): FlowStep[] {
  const [name = "", value] = word.split(/:(.*)/s);
  const bad = (hint: string): FlowStep[] => {
    problems.add(at, "map/bad_flow", `${quote(word)} is no step of the flow`, hint);
    return [];
  };
  if (name === "NEWYEAR") {
    const years = Number(value ?? 1);
    return /^\d{1,3}$/.test(value ?? "1") && years > 0 ? [{ step: "newYear", years }] : bad("NEWYEAR or NEWYEAR:2");
  }
  if (name === "IFYEARDIV") {
    const [, d = "", m = "0"] = /^(\d{1,3})(?:=(\d{1,3}))?$/.exec(value ?? "") ?? [];
    const divisor = Number(d);
    const remainder = Number(m);
    const sound = divisor > 0 && remainder < divisor;
    return sound ? [{ step: "ifYearDiv", divisor, remainder }] : bad("IFYEARDIV:2=1, the remainder below the divisor");
  }
  const types = value?.split(",") ?? [];
  if (!WORD.test(name) || types.length === 0 || !types.every((type) => WORD.test(type)))
    return bad("SPRING:MOVEMENT,RETREATS");
  return types.map((type): FlowStep => ({ step: "phase", season: name, type }));
}

/** Phases are written by initials (`S1901M`): seasons and types need their own, and M, R, A mean the known three. */
function checkInitials(steps: readonly FlowStep[], at: At, problems: Problems): void {
  const seasons = new Map<string, string>();
  const types = new Map<string, string>(PHASE_TYPES.map((type) => [type.slice(0, 1), type]));
  for (const step of steps) {
    if (step.step !== "phase") continue;
    for (const [taken, word] of [
      [seasons, step.season],
      [types, step.type],
    ] as const) {
      const initial = word.slice(0, 1);
      const other = taken.get(initial);
      if (other !== undefined && other !== word)
        problems.add(at, "map/same_initial", `${quote(word)} begins as ${other} does`, "initials tell phases apart");
      taken.set(initial, word);
    }
  }
}

/** `BEGIN SPRING 1901 MOVEMENT`. */
export function readBegin(draft: Draft, words: readonly string[], at: At, problems: Problems): void {
  const phase = readPhase(words);
  if (phase) draft.begin = { phase, at };
  else problems.add(at, "map/bad_begin", `BEGIN ${quote(words.join(" "))}`, "BEGIN SPRING 1901 MOVEMENT");
}

/** `SPRING 1901 MOVEMENT` as three words. */
function readPhase(words: readonly string[]): Phase | null {
  const [season = "", year = "", type = ""] = words.map((word) => word.toUpperCase());
  return words.length === 3 && WORD.test(season) && YEAR.test(year) && WORD.test(type)
    ? { season, year: Number(year), type }
    : null;
}
