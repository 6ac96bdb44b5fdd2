import type { DiplomacyMap, PlaceId, PowerName } from "../map/model";

/** What spellings mean on a map, by their words: provinces and coasts, and powers. */
export type Names = {
  /** Words joined by blanks, in capitals → the place. */
  readonly places: ReadonlyMap<string, PlaceId>;
  readonly ambiguous: ReadonlySet<string>;
  /** Powers by name, title, adjective and abbreviation; and without abbreviations, which may be words of the grammar. */
  readonly powers: ReadonlyMap<string, PowerName>;
  readonly owners: ReadonlyMap<string, PowerName>;
  /** Most words of a spelling. */
  readonly longest: number;
};

const COASTS: Readonly<Record<string, string>> = {
  NC: "north coast",
  SC: "south coast",
  EC: "east coast",
  WC: "west coast",
};

const known = new WeakMap<DiplomacyMap, Names>();

/** Words and signs of an order: `A PAR-BUR` is A, PAR, -, BUR; `BUL/EC` and `BUL(EC)` are BUL, /, EC. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toUpperCase()
      .replace(/[–—→]/g, "-")
      .replace(/[-=]+>/g, "-")
      .match(/[\p{L}\p{N}.'’#]+|[-+/()[\]:!]/gu) ?? []
  );
}

const keyOf = (text: string): string => wordsOf(text).join(" ");

/** All spellings of a map's places and powers; the same object each time. */
export function namesOf(map: DiplomacyMap): Names {
  const found = known.get(map);
  if (found) return found;
  const places = new Map<string, PlaceId>();
  const ambiguous = new Set<string>();
  const add = (spelling: string, id: PlaceId): void => {
    const key = keyOf(spelling);
    if (key !== "" && !places.has(key)) places.set(key, id);
  };
  for (const province of map.provinces) add(province.id, province.id);
  for (const { id, name, aliases = [] } of map.places) {
    const [province = "", coast] = id.split("/");
    if (coast === undefined) continue;
    const of = map.provinces.find((one) => one.id === province);
    for (const base of [province, of?.name ?? province, ...(of?.aliases ?? [])])
      for (const mark of [coast, COASTS[coast] ?? coast])
        for (const form of [`${base}/${mark}`, `${base} (${mark})`, `${base} ${mark}`]) add(form, id);
    for (const spelling of [name ?? id, ...aliases]) add(spelling, id);
  }
  for (const province of map.provinces) {
    for (const spelling of [province.name, ...province.aliases]) add(spelling, province.id);
    for (const spelling of province.ambiguous) {
      add(spelling, province.id);
      ambiguous.add(keyOf(spelling));
    }
  }
  const owners = new Map<string, PowerName>();
  for (const { name, title, adjective } of map.powers)
    for (const spelling of [name, title ?? name, adjective])
      if (!owners.has(keyOf(spelling))) owners.set(keyOf(spelling), name);
  const powers = new Map(owners);
  for (const { name, abbreviation } of map.powers)
    if (!powers.has(keyOf(abbreviation))) powers.set(keyOf(abbreviation), name);
  for (const spellings of [owners, powers]) spellings.delete("");
  const longest = Math.max(1, ...[...places.keys(), ...powers.keys()].map((key) => key.split(" ").length));
  const names: Names = { places, ambiguous, powers, owners, longest };
  known.set(map, names);
  return names;
}

/** Whether a text uses a spelling that means several places (marked `?` in the map). */
export function isAmbiguous(map: DiplomacyMap, text: string): boolean {
  const { ambiguous, longest } = namesOf(map);
  const words = wordsOf(text);
  return words.some((_, from) =>
    Array.from({ length: longest }, (__, count) => words.slice(from, from + count + 1).join(" ")).some((one) =>
      ambiguous.has(one),
    ),
  );
}
