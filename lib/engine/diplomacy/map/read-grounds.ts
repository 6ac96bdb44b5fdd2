import { buildMap } from "./build";
import { checkGround } from "./check";
import type { Draft } from "./draft";
import { groundsOf, MOST_GROUNDS, reachable, readWhen } from "./ground";
import type { DiplomacyMap, Place, Power } from "./model";
import { type At, Problems, quote } from "./problem";
import { Reader } from "./reader";

/** All states of a map together may have so many provinces: each is checked as a map is. */
const MOST_PROVINCES = 6_000;

/**
 * The states of a map that changes in the course of play: for each set of changes that hold together, the file's lines
 * with theirs, FROM in the order of time and then IN. Powers, their first units, the flow and what every game is told
 * stay as they are. Null: nothing changes. What is wrong with a state is told at the line that is at fault.
 */
export function readGrounds(
  name: string,
  draft: Draft,
  map: DiplomacyMap,
  end: At,
  problems: Problems,
): DiplomacyMap["changing"] | null {
  if (draft.changes.length === 0) return null;
  const read = draft.changes.map((change) => readWhen(change.kind, change.when, map.flow));
  for (const [i, one] of read.entries())
    if (one === null)
      problems.add(
        draft.changes[i]?.at ?? end,
        "map/bad_when",
        `${quote(draft.changes[i]?.when ?? "")} is no phase of the flow`,
        "IN SPRING, IN FALL 1904, IN S1904R, FROM S1904M, FROM START",
      );
  const changes = read.filter((one) => one !== null);
  if (changes.length < read.length) return null;
  const sets = reachable(changes, map.flow, map.begin);
  const cost = sets.length * map.provinces.length;
  if (sets.length > MOST_GROUNDS || cost > MOST_PROVINCES) {
    problems.add(draft.changes[0]?.at ?? end, "map/too_long", `IN and FROM make ${sets.length} maps of one`);
    return null;
  }
  const found = sets.flatMap((set) => {
    const faults = new Problems();
    const state = stateOf(name, draft, map, set, end, faults);
    for (const fault of faults.list) problems.repeat(fault);
    return state ? [{ changes: set, map: state }] : [];
  });
  return { changes, grounds: groundsOf(map, found) };
}

function stateOf(
  name: string,
  draft: Draft,
  map: DiplomacyMap,
  set: readonly number[],
  end: At,
  faults: Problems,
): DiplomacyMap | null {
  const changed = structuredClone(draft);
  for (const power of changed.powers.values()) power.units = [];
  const reader = new Reader(changed, faults, () => undefined);
  const lines = set.flatMap((i) => draft.changes[i] ?? []);
  for (const change of lines) reader.readChange(change, [name]);
  const state = buildMap(name, changed, end, faults, true);
  if (!state) return null;
  // What is at fault lies in the lines of the change, wherever it shows.
  const first = lines.at(-1)?.at ?? end;
  const own = new Set(lines.flatMap((change) => change.lines.map(({ at }) => `${at.source} ${at.line}`)));
  const placed = (id: string): At => {
    const at = changed.places.get(id)?.at ?? changed.powers.get(id)?.at;
    return at && own.has(`${at.source} ${at.line}`) ? at : first;
  };
  checkGround(state, faults, placed);
  const known = new Set(map.provinces.map(({ id }) => id));
  for (const { id } of state.provinces)
    if (!known.has(id))
      faults.add(placed(id), "map/lasting", `${id} is a new province`, `it is there from the start, as SHUT ${id}`);
  if (!faults.sound) return null;
  const places = evened(state.places);
  return { ...state, places, powers: state.powers.map((power, i) => lasting(power, map.powers[i] ?? power)) };
}

/** A power of a state of the map: who it is, who plays it and what it begins with are of the whole. */
const lasting = (
  power: Power,
  { name, title, adjective, abbreviation, units, dummy, unplayed, control }: Power,
): Power => ({
  ...power,
  ...{ name, adjective, abbreviation, units },
  ...(title === undefined ? {} : { title }),
  ...(dummy === undefined ? {} : { dummy }),
  ...(unplayed === undefined ? {} : { unplayed }),
  ...(control === undefined ? {} : { control }),
});

/**
 * Ways that both their ends let pass: a border may be closed from one side (`AMEND ION ABUTS -TUN`), or be written at one
 * end for what could never pass before its terrain changed (`ruh` at Belgium, `BEL` at the Ruhr).
 */
function evened(places: readonly Place[]): Place[] {
  const ways = new Map(places.flatMap(({ id, edges }) => edges.map((edge) => [`${id} ${edge.to}`, edge] as const)));
  return places.map((place) => ({
    ...place,
    edges: place.edges.flatMap((edge) => {
      const back = ways.get(`${edge.to} ${place.id}`);
      const [army, fleet] = [edge.army && back?.army === true, edge.fleet && back?.fleet === true];
      return army || fleet ? [{ ...edge, army, fleet }] : [];
    }),
  }));
}
