import { type Border, type Draft, type DraftPlace, powersBefore, provinceOf } from "./draft";
import type { Edge, Place, PlaceId, Province, ProvinceId, Terrain } from "./model";
import type { Problems } from "./problem";

/** What may stand on a terrain, coasts of a province apart. */
const ARMIES: Readonly<Record<Terrain, boolean>> = { land: true, coast: true, water: false, port: true, shut: false };
const FLEETS: Readonly<Record<Terrain, boolean>> = { land: false, coast: true, water: true, port: true, shut: false };

type Footing = { readonly armies: boolean; readonly fleets: boolean };

/**
 * Provinces and places with their edges; each border passes what stands at both its ends and what its spelling lets. One
 * that nothing can pass is a fault, unless it is in a passing state of the map (`isGround`).
 */
export function buildPlaces(
  draft: Draft,
  centres: ReadonlySet<ProvinceId>,
  problems: Problems,
  isGround = false,
): { places: Place[]; provinces: Province[] } {
  const coasts = new Map<ProvinceId, PlaceId[]>();
  for (const id of draft.places.keys()) {
    const province = provinceOf(id);
    if (id !== province) coasts.set(province, [...(coasts.get(province) ?? []), id]);
  }
  const footing = new Map([...draft.places.values()].map((place) => [place.id, footingOf(place, coasts, draft)]));
  const places: Place[] = [];
  const provinces: Province[] = [];
  for (const place of draft.places.values()) {
    const province = provinceOf(place.id);
    const naming = draft.names.get(place.id);
    const edges = bordersOf(place, draft).flatMap((border) =>
      edgeOf(place, border, footing, draft, problems, isGround),
    );
    const coast = place.id !== province;
    places.push({
      id: place.id,
      province,
      armies: footing.get(place.id)!.armies,
      fleets: footing.get(place.id)!.fleets,
      edges,
      ...(coast && naming ? { name: naming.name, aliases: naming.aliases } : {}),
    });
    if (coast) {
      if (!draft.places.has(province))
        problems.add(place.at, "map/no_mainland", `${place.id} needs its province ${province}`);
      if (place.terrain !== "coast")
        problems.add(place.at, "map/bad_coast", `${place.id} is a coast`, `COAST ${place.id} ABUTS …`);
      continue;
    }
    const own = coasts.get(province) ?? [];
    if (own.length > 0 && !place.lower)
      problems.add(
        place.at,
        "map/lower_case",
        `fleets stand on the coasts of ${province}`,
        `COAST ${province.toLowerCase()} ABUTS …`,
      );
    if (!naming) problems.add(place.at, "map/no_name", `${province} has no name`, `Name = ${province.toLowerCase()}`);
    provinces.push({
      id: province,
      name: naming?.name ?? province,
      terrain: place.terrain,
      centre: centres.has(province),
      places: [province, ...own],
      aliases: naming?.aliases ?? [],
      ambiguous: naming?.ambiguous ?? [],
    });
  }
  for (const [id, naming] of draft.names)
    if (!draft.places.has(id))
      problems.add(
        naming.at,
        "map/no_borders",
        `${naming.name} (${id}) has no terrain and borders`,
        `COAST ${id} ABUTS …`,
      );
  return { places, provinces };
}

/**
 * The borders of a place as written, and those that its neighbours' coasts stand for: who names `SPA/NC` (and not `SPA`)
 * borders Spain, in the way its spelling says.
 */
function bordersOf(place: DraftPlace, draft: Draft): Border[] {
  const borders = [...place.borders.values()];
  const implied = new Map<ProvinceId, Border>();
  for (const border of borders) {
    const province = provinceOf(border.to);
    const mainland = province !== border.to && province !== provinceOf(place.id) && draft.places.has(province);
    if (mainland && !place.borders.has(province) && border.spelling !== "capital" && !place.id.includes("/"))
      implied.set(province, { ...border, to: province, spelling: "lower" });
  }
  return [...borders, ...implied.values()];
}

const footingOf = (place: DraftPlace, coasts: ReadonlyMap<ProvinceId, PlaceId[]>, { places }: Draft): Footing => {
  // A coast is one for as long as its province reaches the sea.
  if (place.id.includes("/"))
    return { armies: false, fleets: FLEETS[places.get(provinceOf(place.id))?.terrain ?? "coast"] };
  const fleets = FLEETS[place.terrain] && (place.terrain === "water" || !place.lower) && !coasts.has(place.id);
  return { armies: ARMIES[place.terrain], fleets };
};

function edgeOf(
  place: DraftPlace,
  border: Border,
  footing: ReadonlyMap<PlaceId, Footing>,
  draft: Draft,
  problems: Problems,
  isGround: boolean,
): Edge[] {
  const { to, at } = border;
  const target = draft.places.get(to);
  const from = footing.get(place.id);
  const there = footing.get(to);
  if (!target || !from || !there) {
    problems.add(at, "map/no_such_place", `${place.id} borders ${to}: there is no such province`);
    return [];
  }
  const army = from.armies && there.armies && border.spelling !== "capital";
  const fleet = from.fleets && there.fleets && border.spelling !== "lower";
  if (provinceOf(to) === provinceOf(place.id)) return [];
  if (!army && !fleet) {
    // A wall is drawn, and a province with coasts is named along with them: neither is a way, and neither is an error.
    const wall = target.terrain === "shut" || place.terrain === "shut";
    const coastNamed = [...place.borders.keys()].some((id) => id !== to && provinceOf(id) === provinceOf(to));
    const hasCoasts = place.lower && [...draft.places.keys()].some((id) => id.startsWith(`${place.id}/`));
    if (!isGround && !wall && !coastNamed && !hasCoasts)
      problems.add(
        at,
        "map/no_passage",
        `nothing can go from ${place.id} to ${to}`,
        "name the coast that fleets reach, or leave it out",
      );
    return [];
  }
  const powers = border.powers === undefined ? undefined : powersBefore(border.powers, draft);
  if (powers === null)
    problems.add(
      at,
      "map/no_such_power",
      `${border.powers}:${to}: no such powers`,
      "their letters, or names with commas",
    );
  const unknown = border.holding?.find((centre) => !draft.places.has(centre));
  if (unknown !== undefined) problems.add(at, "map/no_such_place", `${to}(${unknown}): there is no such province`);
  return [
    {
      to,
      army,
      fleet,
      ...(powers ? { powers } : {}),
      ...(border.holding ? { holding: border.holding } : {}),
      ...(border.strength ? { strength: border.strength } : {}),
    },
  ];
}
