import type { DiplomacyMap, FlowStep, Phase } from "./model";

/** The flow of a map that states none. */
export const DEFAULT_FLOW: readonly FlowStep[] = [
  { step: "newYear", years: 1 },
  { step: "phase", season: "SPRING", type: "MOVEMENT" },
  { step: "phase", season: "SPRING", type: "RETREATS" },
  { step: "phase", season: "FALL", type: "MOVEMENT" },
  { step: "phase", season: "FALL", type: "RETREATS" },
  { step: "phase", season: "WINTER", type: "ADJUSTMENTS" },
];

export const DEFAULT_BEGIN: Phase = { season: "SPRING", year: 1901, type: "MOVEMENT" };

/** The phase in which Payola pays incomes, which no other game has. */
export const INCOME = "INCOME";

/** A flow with a phase of income behind its first adjustments, unless it has one. */
export function withIncome(flow: readonly FlowStep[]): readonly FlowStep[] {
  if (flow.some((step) => step.step === "phase" && step.type === INCOME)) return flow;
  const at = flow.findIndex((step) => step.step === "phase" && step.type === "ADJUSTMENTS");
  const first = flow[at];
  if (first?.step !== "phase") return flow;
  return [...flow.slice(0, at + 1), { step: "phase", season: first.season, type: INCOME }, ...flow.slice(at + 1)];
}

/** Is there such a phase in the map's flow, whatever the year? */
export const inFlow = (map: Pick<DiplomacyMap, "flow">, season: string, type: string): boolean =>
  map.flow.some((step) => step.step === "phase" && step.season === season && step.type === type);

/** `S1901M`. */
export const phaseCode = (phase: Phase): string => `${phase.season.slice(0, 1)}${phase.year}${phase.type.slice(0, 1)}`;

/** `S1901M` back into words, by the seasons and types of the flow; null if none fits. */
export function readPhaseCode(map: Pick<DiplomacyMap, "flow">, code: string): Phase | null {
  const [, season, year, type] = /^([A-Z])(\d{1,5})([A-Z])$/.exec(code.toUpperCase()) ?? [];
  if (season === undefined || year === undefined || type === undefined) return null;
  const step = map.flow.find(
    (each) => each.step === "phase" && each.season.startsWith(season) && each.type.startsWith(type),
  );
  return step?.step === "phase" ? { season: step.season, year: Number(year), type: step.type } : null;
}

/**
 * The phase after this one by the flow, whether or not anybody has orders in it. A flow whose conditions let no phase
 * through for a thousand rounds has no next phase: null; so has a phase that the flow does not know.
 */
export function nextPhase(map: Pick<DiplomacyMap, "flow">, phase: Phase): Phase | null {
  const { flow } = map;
  const from = flow.findIndex(
    (step) => step.step === "phase" && step.season === phase.season && step.type === phase.type,
  );
  if (from < 0) return null;
  let { year } = phase;
  let at = from + 1;
  for (let left = flow.length * 1000; left > 0; left--) {
    const step = flow[at % flow.length]!;
    at += 1;
    if (step.step === "phase") return { season: step.season, year, type: step.type };
    if (step.step === "newYear") year += step.years;
    else if (year % step.divisor !== step.remainder) at = 0;
  }
  return null;
}

/** The movement phase after this one by the flow, if there is one within two years' phases. */
export function nextMovement(map: Pick<DiplomacyMap, "flow">, phase: Phase): Phase | null {
  return phasesFrom(map, phase, 2 * map.flow.length + 1).find(({ type }, i) => i > 0 && type === "MOVEMENT") ?? null;
}

/** A phase and those after it by the flow, so many at the most. */
export function phasesFrom(map: Pick<DiplomacyMap, "flow">, first: Phase, count: number): Phase[] {
  const phases: Phase[] = [];
  for (let phase: Phase | null = first; phase && phases.length < count; phase = nextPhase(map, phase))
    phases.push(phase);
  return phases;
}

/** The adjustment phase from which the flow comes to the map's first phase (MOBILIZE); the first phase if there is none. */
export function phaseBefore(map: DiplomacyMap): Phase {
  const { begin, flow } = map;
  for (const year of [begin.year, begin.year - 1, begin.year - 2])
    for (const step of flow) {
      if (step.step !== "phase" || step.type !== "ADJUSTMENTS") continue;
      const from: Phase = { season: step.season, year, type: step.type };
      let next = nextPhase(map, from);
      for (let left = flow.length; next && left > 0 && next.type !== "ADJUSTMENTS"; left--) {
        if (next.season === begin.season && next.year === begin.year && next.type === begin.type) return from;
        next = nextPhase(map, next);
      }
    }
  return begin;
}

/**
 * Does a phase belong to the opening of games on this map: is it one up to the first adjustments, those before the map's
 * first phase (MOBILIZE) included?
 */
export function isOpening(map: DiplomacyMap, phase: Phase): boolean {
  const isThis = (other: Phase): boolean => phaseCode(other) === phaseCode(phase);
  if (isThis(phaseBefore(map))) return true;
  let next: Phase | null = map.begin;
  for (let left = map.flow.length; next && left > 0; left--) {
    if (isThis(next)) return true;
    if (next.type === "ADJUSTMENTS") return false;
    next = nextPhase(map, next);
  }
  return false;
}
