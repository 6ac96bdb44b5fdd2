import { buildPlaces } from "./build-places";
import { checkDirectives } from "./directives";
import { abbreviationOf, type Draft, type DraftPower, emptyPower } from "./draft";
import { DEFAULT_BEGIN, DEFAULT_FLOW, inFlow } from "./flow";
import type { DiplomacyMap, FlowStep, Phase, Place, Power, ProvinceId } from "./model";
import type { At, Problems } from "./problem";

/**
 * Makes a map of all that was read, or says what does not fit together. Null: it cannot be a map. `isGround`: it is a
 * state of a map that changes, in which borders may lie where for now nobody passes.
 */
export function buildMap(
  name: string,
  draft: Draft,
  end: At,
  problems: Problems,
  isGround = false,
): DiplomacyMap | null {
  // Who leads a team and is no power is a person without units of their own (TEAMS BOSS-GERMANY).
  for (const {
    powers: [lead],
    at,
  } of draft.teams)
    if (lead !== undefined && !draft.powers.has(lead)) draft.powers.set(lead, emptyPower(lead, at));
  const centres = centresOf(draft);
  const { places, provinces } = buildPlaces(draft, centres, problems, isGround);
  const known = new Set(provinces.map((province) => province.id));
  for (const [centre, at] of draft.neutral)
    if (!known.has(centre)) problems.add(at, "map/no_such_place", `there is no province ${centre}`);
  const powers = [...draft.powers.values()].map((power) => buildPower(power, draft, places, known, problems));
  const owner = new Map<ProvinceId, string>();
  for (const power of powers)
    for (const centre of power.owns) {
      const other = owner.get(centre);
      const at = draft.powers.get(power.name)?.at ?? end;
      if (other !== undefined) problems.add(at, "map/owned_twice", `${centre} belongs to ${other} already`);
      owner.set(centre, power.name);
    }
  const { flow, begin } = buildFlow(draft, problems);
  if (!isGround) checkDirectives(draft, flow, problems);
  for (const team of draft.teams)
    for (const power of team.powers)
      if (!draft.powers.has(power)) problems.add(team.at, "map/no_such_power", `there is no power ${power}`);
  if (provinces.length === 0) problems.add(end, "map/empty", "a map needs provinces");
  if (powers.length === 0) problems.add(end, "map/no_powers", "a map needs powers");
  if (!problems.sound) return null;
  return {
    name,
    title: draft.title ?? name,
    trial: draft.trial,
    ...(draft.picture === undefined ? {} : { picture: draft.picture }),
    provinces,
    places,
    powers,
    neutral: [...centres].filter((centre) => !owner.has(centre)),
    victory: draft.victory?.centres ?? [Math.floor(centres.size / 2) + 1],
    flow,
    begin,
    teams: draft.teams.map((team) => team.powers),
    directives: Object.fromEntries(
      [...draft.directives].map(([variant, lines]) => [variant, lines.map(({ text }) => text)]),
    ),
    ...(draft.kept.length === 0 ? {} : { kept: draft.kept }),
  };
}

/** Homes, neutral centres and what powers own are the supply centres; building sites alone are not. */
function centresOf(draft: Draft): Set<ProvinceId> {
  const centres = new Set<ProvinceId>();
  for (const power of draft.powers.values()) for (const home of power.homes) centres.add(home);
  for (const power of draft.powers.values()) for (const centre of power.owns ?? []) centres.add(centre);
  for (const centre of draft.neutral.keys()) centres.add(centre);
  return centres;
}

function buildFlow(draft: Draft, problems: Problems): { flow: readonly FlowStep[]; begin: Phase } {
  const stated = draft.flow?.steps ?? [];
  const counts = stated.some((step) => step.step === "newYear");
  const flow: readonly FlowStep[] =
    stated.length === 0 ? DEFAULT_FLOW : counts ? stated : [{ step: "newYear", years: 1 }, ...stated];
  const begin = draft.begin?.phase ?? DEFAULT_BEGIN;
  const at = draft.begin?.at ?? draft.flow?.at;
  if (at && !flow.some((step) => step.step === "phase")) problems.add(at, "map/bad_flow", "the flow has no phase");
  if (at && !inFlow({ flow }, begin.season, begin.type))
    problems.add(
      at,
      "map/bad_begin",
      `${begin.season} ${begin.type} is not in the flow`,
      "BEGIN names a phase of FLOW",
    );
  return { flow, begin };
}

function buildPower(
  draftPower: DraftPower,
  draft: Draft,
  places: readonly Place[],
  known: ReadonlySet<ProvinceId>,
  problems: Problems,
): Power {
  const { name, at, homes, factories, partisans, hidden, alternatives, claims, units } = draftPower;
  const owns = [...(draftPower.owns ?? homes)];
  const sites = [
    ...homes,
    ...owns,
    ...factories,
    ...partisans,
    ...hidden,
    ...alternatives.keys(),
    ...[...alternatives.values()].flat(),
  ];
  for (const site of new Set(sites))
    if (!known.has(site)) problems.add(at, "map/no_such_place", `${name} names ${site}: there is no such province`);
  const taken = new Set<ProvinceId>();
  for (const unit of units) {
    const place = places.find((each) => each.id === unit.at);
    if (!place) problems.add(unit.line, "map/no_such_place", `there is no place ${unit.at} for a unit`);
    else if (!(unit.type === "A" ? place.armies : place.fleets))
      problems.add(
        unit.line,
        "map/bad_unit",
        `${unit.type} ${unit.at} cannot stand there`,
        "a fleet needs its coast: STP/SC",
      );
    else if (taken.has(place.province)) problems.add(unit.line, "map/two_units", `two units in ${place.province}`);
    if (place) taken.add(place.province);
  }
  for (const who of draftPower.control ?? [])
    if (who !== "MASTER" && !draft.powers.has(who))
      problems.add(at, "map/no_such_power", `there is no power ${who} to control ${name}`);
  return {
    name,
    ...(draftPower.title === undefined ? {} : { title: draftPower.title }),
    adjective: draftPower.adjective ?? name.slice(0, 1) + name.slice(1).toLowerCase(),
    abbreviation: abbreviationOf(draftPower),
    homes: [...homes],
    owns,
    units: units.map((unit) => ({ type: unit.type, at: unit.at })),
    ...(factories.size === 0 ? {} : { factories: [...factories] }),
    ...(partisans.size === 0 ? {} : { partisans: [...partisans] }),
    ...(hidden.size === 0 ? {} : { hidden: [...hidden] }),
    ...(alternatives.size === 0 ? {} : { alternatives: [...alternatives].map(([site, of]) => ({ site, homes: of })) }),
    ...(claims.length === 0 ? {} : { claims: [...claims] }),
    ...(draftPower.reserves === undefined ? {} : { reserves: draftPower.reserves }),
    ...(draftPower.militia === undefined ? {} : { militia: draftPower.militia }),
    ...(draftPower.dummy === undefined ? {} : { dummy: draftPower.dummy }),
    ...(draftPower.unplayed === undefined ? {} : { unplayed: draftPower.unplayed }),
    ...(draftPower.control === undefined ? {} : { control: draftPower.control }),
  };
}
