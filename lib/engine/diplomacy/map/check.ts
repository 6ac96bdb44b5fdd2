import { inFlow } from "./flow";
import type { DiplomacyMap, Edge, Place } from "./model";
import type { At, Problems } from "./problem";

/**
 * Proves what a map must hold to be played: every border is known from both sides with the same passage, every
 * province can be reached from every other, every centre can be taken, the powers have homes and the criterion of
 * victory can be met, and no spelling means two places.
 */
export function checkMap(map: DiplomacyMap, problems: Problems, at: (id: string) => At): void {
  checkSymmetry(map, problems, (here, there) => later(map, at(here), at(there)));
  checkReach(map, problems, at);
  checkSpelling(map, problems, at);
  const centres = map.provinces.filter((province) => province.centre);
  for (const { id, terrain } of centres)
    if (terrain === "shut") problems.add(at(id), "map/shut_centre", `${id} is a centre that nobody can enter`);
  for (const needed of map.victory)
    if (needed > centres.length)
      problems.add(at("VICTORY"), "map/victory", `${needed} of ${centres.length} centres cannot be won`, "VICTORY 18");
  for (const power of map.powers) {
    const leads = map.teams.some(([lead]) => lead === power.name);
    if (power.homes.length + power.owns.length + power.units.length === 0 && !power.dummy && !power.unplayed && !leads)
      problems.add(at(power.name), "map/no_homes", `${power.name} has no home, no centre and no unit`);
    for (const home of power.homes) {
      const other = map.powers.find((each) => each !== power && each.homes.includes(home));
      if (other && other.name < power.name)
        problems.add(at(power.name), "map/home_twice", `${home} is a home of ${other.name} and ${power.name}`);
    }
  }
  const letters = new Map<string, string>();
  const named = map.places.some((place) => place.edges.some((edge) => edge.powers && edge.powers.length > 0));
  for (const { abbreviation, name } of map.powers) {
    const other = letters.get(abbreviation);
    if (named && other !== undefined)
      problems.add(at(name), "map/same_letter", `${name} and ${other} are both ${abbreviation}`, "NAME (Adjective:X)");
    letters.set(abbreviation, name);
  }
  if (!inFlow(map, map.begin.season, map.begin.type))
    problems.add(at("BEGIN"), "map/bad_begin", `${map.begin.season} ${map.begin.type} is not in the flow`);
}

/** Proves of a passing state of a map what it must hold: spellings. Parts of it may be cut off, and borders closed from one side. */
export const checkGround = (map: DiplomacyMap, problems: Problems, at: (id: string) => At): void =>
  checkSpelling(map, problems, at);

/** Where two ends of a border do not fit, the line that came later is at fault, and no included file. */
const later = (map: DiplomacyMap, a: At, b: At): At =>
  a.source === b.source ? (a.line >= b.line ? a : b) : b.source === map.name ? b : a;

/** Each edge has one back, with the same passage for armies and for fleets; `:SKA` is one that nobody may use. */
function checkSymmetry(map: DiplomacyMap, problems: Problems, at: (here: string, there: string) => At): void {
  const edges = new Map<string, Edge>();
  for (const place of map.places) for (const edge of place.edges) edges.set(`${place.id} ${edge.to}`, edge);
  for (const place of map.places)
    for (const edge of place.edges) {
      const back = edges.get(`${edge.to} ${place.id}`);
      if (!back)
        problems.add(
          at(place.id, edge.to),
          "map/one_way",
          `${place.id} borders ${edge.to}, but not the other way round`,
          `a way that only leads there is :${place.id} at ${edge.to}`,
        );
      else if (place.id < edge.to && (back.army !== edge.army || back.fleet !== edge.fleet))
        problems.add(
          at(place.id, edge.to),
          "map/uneven",
          `${place.id} and ${edge.to} let different units pass`,
          "write the border alike at both ends: abb without fleets, Abb without armies",
        );
    }
}

/** From the first province, all can be reached by somebody; no centre stands alone. */
function checkReach(map: DiplomacyMap, problems: Problems, at: (id: string) => At): void {
  const places = new Map(map.places.map((place) => [place.id, place]));
  const open = map.provinces.filter((province) => province.terrain !== "shut");
  const start = open[0];
  if (!start) {
    problems.add(at(""), "map/empty", "no province can be entered");
    return;
  }
  const provinces = new Map(map.provinces.map((province) => [province.id, province]));
  const reached = new Set([start.id]);
  const queue = [start.id];
  for (let id = queue.pop(); id !== undefined; id = queue.pop())
    for (const placeId of provinces.get(id)?.places ?? [])
      for (const edge of places.get(placeId)?.edges ?? []) {
        const to: Place["province"] | undefined = places.get(edge.to)?.province;
        if (to === undefined || reached.has(to)) continue;
        reached.add(to);
        queue.push(to);
      }
  for (const { id } of open)
    if (!reached.has(id)) problems.add(at(id), "map/unreachable", `${id} cannot be reached from ${start.id}`);
}

/** No alias that is not marked `?` names two places, and none is another's abbreviation. */
function checkSpelling(map: DiplomacyMap, problems: Problems, at: (id: string) => At): void {
  const meaning = new Map<string, string>();
  const claim = (spelling: string, id: string): void => {
    const other = meaning.get(spelling);
    if (other !== undefined && other !== id)
      problems.add(
        at(id),
        "map/same_name",
        `"${spelling}" names ${other} and ${id}`,
        "mark it as ambiguous: spelling?",
      );
    meaning.set(spelling, id);
  };
  for (const place of map.places) claim(place.id.toLowerCase(), place.id);
  for (const province of map.provinces) {
    claim(province.name.toLowerCase(), province.id);
    for (const alias of province.aliases) claim(alias, province.id);
  }
  for (const place of map.places) for (const alias of place.aliases ?? []) claim(alias, place.id);
}
