import { type Border, type Draft, type DraftPlace, isPlaceWord, isProvinceWord, provinceOf } from "./draft";
import type { PlaceId, ProvinceId, Terrain } from "./model";
import { type At, type Problems, quote } from "./problem";

/** Larger maps are refused: the largest known has not two hundred places. */
const MOST_PLACES = 300;
const MOST_RENAMED = 200;

/** `n+afr`: an alias as orders spell it. */
const alias = (word: string): string => word.toLowerCase().replaceAll("+", " ");

/** `Gulf of Lyon = lyo gol gulfofl amb?`, `Mid Atlantic -> Middle Atlantic = mao …`. */
export function readName(draft: Draft, before: string, after: string, at: At, problems: Problems): void {
  const [left, renamed] = splitArrow(before);
  const name = (renamed ?? left).trim();
  const [word, ...others] = after.trim().split(/\s+/);
  if (name === "") {
    problems.add(at, "map/no_name", "a province needs a name before the =");
    return;
  }
  if (word === undefined || !isPlaceWord(word)) {
    problems.add(at, "map/bad_abbreviation", `${quote(word ?? "")} is no abbreviation`, "three letters, SPA or SPA/NC");
    return;
  }
  const id = word.toUpperCase();
  if (draft.names.size >= MOST_PLACES && !draft.names.has(id)) {
    problems.add(at, "map/too_long", `more than ${MOST_PLACES} places`);
    return;
  }
  if (renamed !== null) rename(draft, left.trim(), id, at, problems);
  const aliases = others.filter((other) => !other.endsWith("?")).map(alias);
  const ambiguous = others.filter((other) => other.endsWith("?")).map((other) => alias(other.slice(0, -1)));
  draft.names.set(id, { name, aliases, ambiguous, at });
}

const splitArrow = (text: string): [string, string | null] => {
  const arrow = text.indexOf("->");
  return arrow < 0 ? [text, null] : [text.slice(0, arrow), text.slice(arrow + 2)];
};

/** A province gets another abbreviation (the old one is named by it or by the old full name): all that speaks of it follows. */
function rename(draft: Draft, old: string, id: PlaceId, at: At, problems: Problems): void {
  const lower = old.toLowerCase();
  const from = [...draft.names].find(
    ([key, naming]) => key === old.toUpperCase() || naming.name.toLowerCase() === lower,
  )?.[0];
  // Its coasts went along when the province was renamed.
  if (from === undefined && draft.places.has(id)) return;
  if (from === undefined) {
    problems.add(at, "map/no_such_place", `there is no ${quote(old)} to rename`);
    return;
  }
  draft.names.delete(from);
  if (from === id) return;
  draft.renamed += 1;
  if (draft.renamed > MOST_RENAMED) {
    problems.add(at, "map/too_long", `more than ${MOST_RENAMED} renamed`);
    return;
  }
  if (draft.places.has(id)) {
    problems.add(at, "map/name_taken", `${id} is another province already`);
    return;
  }
  const renamed = (place: PlaceId): PlaceId =>
    place === from || place.startsWith(`${from}/`) ? id + place.slice(from.length) : place;
  const places = [...draft.places.values()];
  draft.places.clear();
  for (const place of places) {
    const borders = [...place.borders.values()].map(
      (border): Border => ({
        ...border,
        to: renamed(border.to),
        ...(border.holding && { holding: border.holding.map(renamed) }),
      }),
    );
    draft.places.set(renamed(place.id), {
      id: renamed(place.id),
      terrain: place.terrain,
      lower: place.lower,
      borders: new Map(borders.map((border) => [border.to, border])),
      at: place.at,
    });
  }
  for (const [key, naming] of [...draft.names])
    if (renamed(key) !== key) {
      draft.names.delete(key);
      draft.names.set(renamed(key), naming);
    }
  renameCentres(draft, renamed);
}

function renameCentres(draft: Draft, renamed: (place: PlaceId) => PlaceId): void {
  const inSet = (set: Set<ProvinceId>): void => {
    const all = [...set].map(renamed);
    set.clear();
    for (const each of all) set.add(each);
  };
  for (const power of draft.powers.values()) {
    for (const set of [power.homes, power.factories, power.partisans, power.hidden]) inSet(set);
    if (power.owns) inSet(power.owns);
    power.units = power.units.map((unit) => ({ type: unit.type, at: renamed(unit.at), line: unit.line }));
    const alternatives = [...power.alternatives];
    power.alternatives.clear();
    for (const [site, homes] of alternatives) power.alternatives.set(renamed(site), homes.map(renamed));
  }
  const neutral = [...draft.neutral];
  draft.neutral.clear();
  for (const [centre, at] of neutral) draft.neutral.set(renamed(centre), at);
}

/** `COAST ank ABUTS ARM BLA CON smy`; without ABUTS only the terrain changes. A later line replaces an earlier one. */
export function readTerrain(
  draft: Draft,
  terrain: Terrain,
  words: readonly string[],
  at: At,
  problems: Problems,
): void {
  const [word, abuts, ...borders] = words;
  if (word === undefined || !isPlaceWord(word)) {
    problems.add(at, "map/bad_abbreviation", `${quote(word ?? "")} is no abbreviation`, "three letters, SPA or SPA/NC");
    return;
  }
  const id = word.toUpperCase();
  const known = draft.places.get(id);
  if (abuts === undefined && known) {
    known.terrain = terrain;
    known.at = at;
    return;
  }
  if (abuts?.toUpperCase() !== "ABUTS") {
    problems.add(
      at,
      "map/no_borders",
      `${quote(word)} needs its neighbours`,
      `${terrain.toUpperCase()} ${word} ABUTS …`,
    );
    return;
  }
  if (draft.places.size >= MOST_PLACES && !known) {
    problems.add(at, "map/too_long", `more than ${MOST_PLACES} places`);
    return;
  }
  const place: DraftPlace = { id, terrain, lower: word === word.toLowerCase(), borders: new Map(), at };
  for (const text of borders) setBorder(place, text, at, problems, false);
  draft.places.set(id, place);
}

/** `AMEND BEL ABUTS LON -HOL`: adds and takes away neighbours. */
export function readAmend(draft: Draft, words: readonly string[], at: At, problems: Problems): void {
  const [word = "", abuts, ...borders] = words;
  const place = draft.places.get(word.toUpperCase());
  if (!place) {
    problems.add(at, "map/no_such_place", `there is no ${quote(word)} to amend`);
    return;
  }
  if (abuts !== undefined && abuts.toUpperCase() !== "ABUTS") {
    problems.add(at, "map/bad_amend", `${quote(abuts)} where ABUTS belongs`, "AMEND abb ABUTS new -old");
    return;
  }
  place.lower = word === word.toLowerCase();
  place.at = at;
  for (const text of borders) setBorder(place, text, at, problems, true);
}

/** `DROP swi`: the province, its coasts and all that speaks of them. */
export function readDrop(draft: Draft, words: readonly string[], at: At, problems: Problems): void {
  for (const word of words) {
    const id = word.toUpperCase();
    const gone = (place: PlaceId): boolean => place === id || place.startsWith(`${id}/`);
    if (!draft.places.has(id)) {
      problems.add(at, "map/no_such_place", `there is no ${quote(word)} to drop`);
      continue;
    }
    for (const key of [...draft.places.keys()]) if (gone(key)) draft.places.delete(key);
    for (const key of [...draft.names.keys()]) if (gone(key)) draft.names.delete(key);
    for (const place of draft.places.values())
      for (const to of [...place.borders.keys()]) if (gone(to)) place.borders.delete(to);
    for (const power of draft.powers.values()) {
      for (const set of [power.homes, power.factories, power.partisans, power.hidden, power.owns]) set?.delete(id);
      power.alternatives.delete(id);
      power.units = power.units.filter((unit) => provinceOf(unit.at) !== id && unit.at !== id);
    }
    draft.neutral.delete(id);
  }
}

function setBorder(place: DraftPlace, text: string, at: At, problems: Problems, amend: boolean): void {
  if (amend && text.startsWith("-")) {
    if (!place.borders.delete(text.slice(1).toUpperCase()))
      problems.add(at, "map/no_such_border", `${place.id} has no neighbour ${quote(text.slice(1))}`);
    return;
  }
  const border = readBorder(text, at);
  if (typeof border === "string")
    problems.add(at, "map/bad_border", `${quote(text)}: ${border}`, "NAF, EI:NAF, :SKA, AEG(CON,SMY), ~NAF, *NAF");
  else place.borders.set(border.to, border);
}

/** One neighbour: marks and powers before it, centres to be held behind it. Or what is wrong with it. */
function readBorder(text: string, at: At): Border | string {
  let rest = text;
  let strength: Border["strength"];
  let powers: string | undefined;
  for (let more = true; more; ) {
    const [mark] = rest;
    const colon = rest.indexOf(":");
    if (mark === "~" || mark === "*") {
      if (strength) return "marked twice";
      strength = mark === "~" ? "none" : "half";
      rest = rest.slice(1);
    } else if (colon >= 0) {
      if (powers !== undefined) return "two colons";
      powers = rest.slice(0, colon);
      rest = rest.slice(colon + 1);
    } else more = false;
  }
  let holding: ProvinceId[] | undefined;
  const open = rest.indexOf("(");
  if (open >= 0) {
    if (!rest.endsWith(")")) return "the bracket is not closed";
    holding = rest
      .slice(open + 1, -1)
      .toUpperCase()
      .split(",");
    if (!holding.every(isProvinceWord)) return "in brackets stand the centres to be held";
    rest = rest.slice(0, open);
  }
  const last = rest.at(-1);
  if (last === "~" || last === "*") {
    if (strength) return "marked twice";
    strength = last === "~" ? "none" : "half";
    rest = rest.slice(0, -1);
  }
  if (!isPlaceWord(rest)) return "is no abbreviation of three letters";
  const to = rest.toUpperCase();
  const stem = rest.slice(0, 3);
  const large = stem.toUpperCase();
  const spelling = stem === large ? "upper" : stem === stem.toLowerCase() ? "lower" : "capital";
  if (spelling === "capital" && stem !== large.slice(0, 1) + stem.slice(1).toLowerCase())
    return "write SPA, spa (no fleets) or Spa (no armies)";
  return {
    to,
    spelling,
    ...(powers === undefined ? {} : { powers }),
    ...(holding ? { holding } : {}),
    ...(strength ? { strength } : {}),
    at,
  };
}
