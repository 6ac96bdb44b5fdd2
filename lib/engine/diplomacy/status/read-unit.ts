import { maySleep } from "../adjudicate/terrain";
import { provinceOf } from "../map/draft";
import type { DiplomacyMap, Place, PowerName } from "../map/model";
import type { Unit } from "../position";
import type { GameRuleset } from "./check-game";
import { type Line, textOf, upper } from "./lines";
import { type StatusReport, shown } from "./problem";
import type { ParticipantDraft, Roster } from "./roster";

export const isUnitWord = (word: string): boolean =>
  word === "A" || word === "F" || word === "ARMY" || word === "FLEET";

const NO_RULES: ReadonlySet<string> = new Set();

const placesByMap = new WeakMap<DiplomacyMap, ReadonlyMap<string, Place>>();

/** A place of the map by its id. */
export function placeOf(map: DiplomacyMap, id: string): Place | undefined {
  let places = placesByMap.get(map);
  if (!places) {
    places = new Map(map.places.map((place) => [place.id, place]));
    placesByMap.set(map, places);
  }
  return places.get(id);
}

/** The unit that `F STP/SC` names, if the map has the place. */
export function unitOf(power: PowerName, text: string, map: DiplomacyMap): Unit[] {
  const [type, at] = text.split(" ");
  return (type === "A" || type === "F") && at !== undefined && placeOf(map, at) ? [{ power, type, at }] : [];
}

/** What is wrong with `F STP/SC` as a unit on this map; null: nothing. `rules`: those that let a unit sleep where it could not stand. */
export function unitProblem(
  map: DiplomacyMap | null,
  words: readonly string[],
  rules: ReadonlySet<string> = NO_RULES,
): string | null {
  const [type, id] = words;
  if (words.length !== 2 || id === undefined || (type !== "A" && type !== "F"))
    return `${shown(textOf(words))} is no unit`;
  if (map === null) return null;
  const place = placeOf(map, id);
  if (!place) return `there is no place ${shown(id)}`;
  if ((type === "A" ? place.armies : place.fleets) || maySleep(map, { type, at: id }, rules)) return null;
  const coasts = map.places.some((each) => each.province === place.province && each.fleets);
  return type === "F" && coasts
    ? `a fleet in ${id} needs its coast`
    : `${type === "A" ? "an army" : "a fleet"} cannot stand in ${id}`;
}

/**
 * A line that begins with a unit: the unit itself (`A SER`), a dislodged one (`F ION --> ADR APU`), or an order to it.
 * True: it is an order.
 */
export function readUnitLine(
  draft: ParticipantDraft,
  roster: Roster,
  { map, rules }: Pick<GameRuleset, "map" | "rules">,
  line: Line,
  report: StatusReport,
): boolean {
  const words = line.words.map(upper);
  const [type = "", id = ""] = words;
  const arrow = words[2] === "-->";
  if (!arrow && (words.length !== 2 || id.includes("-"))) return true;
  const unit = `${type.slice(0, 1)} ${id}`;
  const wrong = unitProblem(map, [type.slice(0, 1), id], arrow ? NO_RULES : rules);
  const taken = arrow ? roster.dislodged : roster.units;
  const province = provinceOf(id);
  if (wrong !== null || taken.has(province)) {
    draft.unsure = true;
    roster.unsure = true;
  }
  if (wrong !== null) report.error(line.number, "status/bad_unit", `${shown(textOf(line.words))}: ${wrong}`);
  else if (taken.has(province))
    report.error(line.number, "status/two_units", `${taken.get(province)} is in ${province} already`);
  else {
    taken.set(province, unit);
    if (!arrow) {
      draft.facts.units ??= [];
      draft.facts.units.push(unit);
    } else addRetreat(draft, map, unit, words.slice(3), line.number, report);
  }
  return false;
}

function addRetreat(
  draft: ParticipantDraft,
  map: DiplomacyMap | null,
  unit: string,
  retreats: string[],
  line: number,
  report: StatusReport,
): void {
  const army = unit.startsWith("A");
  const edges = map === null ? null : (placeOf(map, unit.slice(2))?.edges ?? []);
  const bad = retreats.find(
    (to) => edges !== null && !edges.some((edge) => edge.to === to && (army ? edge.army : edge.fleet)),
  );
  if (bad === undefined) draft.dislodged.push({ unit, line });
  else {
    report.error(line, "status/bad_retreat", `${unit} cannot retreat to ${shown(bad)}`);
    draft.unsure = true;
  }
  draft.facts.retreats ??= {};
  draft.facts.retreats[unit] = retreats;
}
