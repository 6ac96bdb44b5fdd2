import { phaseCode, phasesFrom } from "./flow";
import type { Change, DiplomacyMap, FlowStep, Phase, PlaceId, ProvinceId, Terrain, UnitType } from "./model";

/** A map of more states is refused: each is a map of its own. */
export const MOST_GROUNDS = 24;
/** So far ahead it is looked when a map comes to a state. */
const MOST_PHASES = 600;

const nameOf = ({ season, year, type }: Phase): string => `${season} ${year} ${type}`;

/**
 * When lines of a map hold: `IN` a phase code (`S1904R`) or the start of a phase's name, word by word (`SPRING`,
 * `SPRING 1904`, `SPRING 1904 RET`); `FROM` the code of a movement phase. Null: no phase of the flow is meant.
 */
export function readWhen(kind: "IN" | "FROM", text: string, flow: readonly FlowStep[]): Change | null {
  const when = text.trim().toUpperCase().replace(/\s+/g, " ");
  const [, season, year, type] = /^([A-Z])(\d{1,5})([A-Z])$/.exec(when) ?? [];
  if (season !== undefined && year !== undefined && type !== undefined) {
    const step = flow.find((one) => one.step === "phase" && one.season[0] === season && one.type[0] === type);
    if (step?.step !== "phase" || (kind === "FROM" && step.type !== "MOVEMENT")) return null;
    return { kind, when: nameOf({ season: step.season, year: Number(year), type: step.type }) };
  }
  if (kind === "FROM") return null;
  const words = when.split(" ");
  const [first = "", second, third = ""] = words;
  const fits = flow.some(
    (step) =>
      step.step === "phase" &&
      (second === undefined ? step.season.startsWith(first) : step.season === first) &&
      step.type.startsWith(third),
  );
  const sound = first !== "" && words.length <= 3 && (second === undefined || /^\d{1,5}$/.test(second)) && fits;
  return sound ? { kind, when } : null;
}

/** How late in its year a phase is, by the flow: years begin behind NEWYEAR. */
function placeInYear(flow: readonly FlowStep[], { season, type }: Pick<Phase, "season" | "type">): number {
  const at = flow.findIndex((step) => step.step === "phase" && step.season === season && step.type === type);
  const begins = flow.findLastIndex((step, i) => step.step === "newYear" && i < at);
  return begins >= 0 ? at - begins : at + flow.length;
}

const phaseOf = (name: string): Phase => {
  const [season = "", year = "", type = ""] = name.split(" ");
  return { season, year: Number(year), type };
};

/** Which comes first: negative, `a` does. */
export const comparePhases = (flow: readonly FlowStep[], a: Phase, b: Phase): number =>
  a.year - b.year || placeInYear(flow, a) - placeInYear(flow, b);

function holds({ kind, when }: Change, flow: readonly FlowStep[], phase: Phase): boolean {
  if (kind === "FROM") return comparePhases(flow, phaseOf(when), phase) <= 0;
  const [season, year, type] = when.split(" ");
  if (year === undefined) return phase.season.startsWith(season ?? "");
  return phase.season === season && String(phase.year) === year && phase.type.startsWith(type ?? "");
}

/** The changes that hold in a phase, in the order in which they are made: FROM by time, then IN, each as they were written. */
function changesIn(changes: readonly Change[], flow: readonly FlowStep[], phase: Phase): number[] {
  const found = changes.flatMap((change, i) => (holds(change, flow, phase) ? [i] : []));
  const of = (kind: Change["kind"]): number[] => found.filter((i) => changes[i]?.kind === kind);
  const timeOf = (i: number): Phase => phaseOf(changes[i]?.when ?? "");
  return [...of("FROM").toSorted((a, b) => comparePhases(flow, timeOf(a), timeOf(b)) || a - b), ...of("IN")];
}

const keyOf = (indices: readonly number[]): string => indices.join(",");

/** The sets of changes that hold together in some phase, each once; the empty one left out. */
export function reachable(changes: readonly Change[], flow: readonly FlowStep[], begin: Phase): number[][] {
  const named = changes.flatMap(({ when }) => when.match(/\d+/)?.map(Number) ?? []);
  const years = new Set([begin.year, ...named.flatMap((year) => [year, year + 1])]);
  const sets = new Map<string, number[]>();
  for (const year of years)
    for (const step of flow) {
      if (step.step !== "phase") continue;
      const found = changesIn(changes, flow, { season: step.season, year, type: step.type });
      if (found.length > 0) sets.set(keyOf(found), found);
    }
  return [...sets.values()];
}

/** The states of a map under these sets of changes, as `mapAt` looks them up. */
export const groundsOf = (
  whole: DiplomacyMap,
  sets: readonly { readonly changes: readonly number[]; readonly map: DiplomacyMap }[],
): Record<string, DiplomacyMap> =>
  Object.fromEntries(
    sets.map(({ changes, map }) => {
      const changed = changedOn(whole, map);
      const usual = Object.fromEntries(
        whole.provinces.flatMap(({ id, terrain }) => (changed.has(id) ? [[id, terrain] as const] : [])),
      );
      return [keyOf(changes), { ...map, ground: keyOf(changes), usual }];
    }),
  );

/** A map as it is in a phase: the same object for the same state of it. Of a map that does not change, itself. */
export function mapAt(map: DiplomacyMap, phase: Phase): DiplomacyMap {
  const { changing, flow } = map;
  if (!changing) return map;
  return changing.grounds[keyOf(changesIn(changing.changes, flow, phase))] ?? map;
}

/** `S1904M`, or the words by which a change says when it holds. */
export const whenOf = ({ kind, when }: Change): string => (kind === "FROM" ? phaseCode(phaseOf(when)) : when);

/** A map with something done to it, and to each of its states. */
export function everyGround(map: DiplomacyMap, change: (one: DiplomacyMap) => DiplomacyMap): DiplomacyMap {
  const done = change(map);
  if (!map.changing) return done;
  const { changes, grounds } = map.changing;
  const all = Object.entries(grounds).map(([key, one]) => [key, change(one)]);
  return { ...done, changing: { changes, grounds: Object.fromEntries(all) } };
}

/** All that a map is in the course of play: itself first, then its states. */
const statesOf = (map: DiplomacyMap): readonly DiplomacyMap[] => [map, ...Object.values(map.changing?.grounds ?? {})];

/** The places of a province in any state of a map, itself first, then its coasts. */
export const placesEver = (map: DiplomacyMap, id: ProvinceId): readonly PlaceId[] => [
  ...new Set(statesOf(map).flatMap(({ provinces }) => provinces.find((province) => province.id === id)?.places ?? [])),
];

const terrainOf = (map: DiplomacyMap, at: ProvinceId): Terrain | undefined =>
  map.provinces.find(({ id }) => id === at)?.terrain;
const isWater = (terrain: Terrain | undefined): boolean => terrain === "water" || terrain === "port";
const isWet = (map: DiplomacyMap, at: ProvinceId): boolean => isWater(terrainOf(map, at));

/** What bars a unit from a province in this state of a map, and not in another one. */
export type BarredNow = "flooded" | "dry" | "shut";

/**
 * Why units of a type cannot stand in a province as the map is now, though they can at other times: armies where it is under
 * water, fleets where it is dry, both where it is shut. Null: it is always so, or they can. `map`: the whole, or a state of it.
 */
export function barredNow(map: DiplomacyMap, type: UnitType, at: ProvinceId): BarredNow | null {
  const is = terrainOf(map, at);
  const states = Object.values(map.changing?.grounds ?? {});
  const others = [...states.map((state) => terrainOf(state, at)), ...(map.usual?.[at] ? [map.usual[at]] : [])];
  if (is === "shut") return others.some((one) => one !== undefined && one !== "shut") ? "shut" : null;
  if (type === "A") return is === "water" && others.some((one) => one === "land" || one === "coast") ? "flooded" : null;
  return !isWater(is) && others.some(isWater) ? "dry" : null;
}

/** Is a province land at first, and water at times? */
export const floods = (map: DiplomacyMap, id: ProvinceId): boolean =>
  !isWet(map, id) && statesOf(map).some((state) => isWet(state, id));

/** The provinces whose terrain is another one in a state of a map than outside of all. */
export function changedOn(whole: DiplomacyMap, state: DiplomacyMap): ReadonlySet<ProvinceId> {
  if (whole === state) return new Set();
  const usual = new Map(whole.provinces.map(({ id, terrain }) => [id, terrain]));
  const isOpen = (terrain: Terrain | undefined): boolean => terrain === "land" || terrain === "coast";
  // Land that reaches water is a coast, and nothing that one sees.
  const isSame = (one: Terrain | undefined, other: Terrain): boolean => one === other || (isOpen(one) && isOpen(other));
  return new Set(state.provinces.flatMap(({ id, terrain }) => (isSame(usual.get(id), terrain) ? [] : [id])));
}

/** A phase for each state of a map, in the order in which play from the beginning comes to them. */
export function momentsOf(map: DiplomacyMap): readonly Phase[] {
  const found = new Map<DiplomacyMap, Phase>();
  for (const phase of phasesFrom(map, map.begin, MOST_PHASES)) {
    const state = mapAt(map, phase);
    if (!found.has(state) && phase.type === "MOVEMENT") found.set(state, phase);
  }
  return [...found.values()];
}
