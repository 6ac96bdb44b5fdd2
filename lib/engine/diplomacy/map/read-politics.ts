import {
  type Claim,
  type Draft,
  type DraftPower,
  emptyPower,
  isPlaceWord,
  isProvinceWord,
  powerName,
  provinceOf,
} from "./draft";
import type { PowerName, UnitType } from "./model";
import { type At, type Problems, quote } from "./problem";

/** Larger companies are refused: the largest known map has 36 powers. */
const MOST_POWERS = 200;

/**
 * `[POWER] [OLD ->] NAME (OwnWord:X) c c…`: names a power, its adjective and letter, and adds to its homes; alone it is
 * the power that the lines after it speak of. Null: no such line.
 */
export function readPower(draft: Draft, line: string, at: At, problems: Problems): DraftPower | null {
  const named = line.replace(/^\s*POWER\s+(?=\S)/i, "");
  const arrow = named.indexOf("->");
  const old = arrow < 0 ? null : powerName(named.slice(0, arrow).trim());
  const text = arrow < 0 ? named : named.slice(arrow + 2).trim();
  const found = /^([^\s()]+)\s*(\([^()]*\))?\s*(.*)$/.exec(text);
  if (!found) {
    problems.add(at, "map/unreadable", `${quote(line)} is no line of a map`);
    return null;
  }
  const [, word = "", own, rest = ""] = found;
  const name = powerName(word);
  if (name === "" || /^\p{N}/u.test(name)) {
    problems.add(at, "map/bad_power", `${quote(word)} cannot name a power`);
    return null;
  }
  if (draft.powers.size >= MOST_POWERS && !draft.powers.has(name)) {
    problems.add(at, "map/too_long", `more than ${MOST_POWERS} powers`);
    return null;
  }
  const power =
    old === null ? (draft.powers.get(name) ?? emptyPower(name, at)) : renamePower(draft, old, name, at, problems);
  const title = word.replace(/^_/, "").replaceAll("+", " ");
  if (title.toUpperCase() !== name) power.title = title;
  if (own !== undefined) {
    const [adjective = "", letter] = own.slice(1, -1).split(":");
    if (adjective.trim() !== "") power.adjective = ownWord(adjective.trim().replaceAll("+", " "));
    if (letter !== undefined && letter.trim() !== "") power.abbreviation = letter.trim().toUpperCase();
  }
  draft.powers.set(name, power);
  power.at = at;
  for (const centre of rest.split(/\s+/).filter(Boolean)) readHome(draft, power, centre, at, problems);
  return power;
}

/** `ENGLISH`, as old files write it, is read as `English`. */
const ownWord = (word: string): string =>
  word === word.toUpperCase()
    ? word.replace(/\p{L}+/gu, (part) => part.slice(0, 1) + part.slice(1).toLowerCase())
    : word;

function renamePower(draft: Draft, old: PowerName, name: PowerName, at: At, problems: Problems): DraftPower {
  const power = draft.powers.get(old);
  if (!power) {
    problems.add(at, "map/no_such_power", `there is no ${quote(old)} to rename`);
    return emptyPower(name, at);
  }
  const all = [...draft.powers].map(([key, each]): [PowerName, DraftPower] =>
    key === old ? [name, each] : [key, each],
  );
  draft.powers.clear();
  for (const [key, each] of all) draft.powers.set(key, each);
  for (const each of draft.powers.values()) each.control = each.control?.map((who) => (who === old ? name : who));
  power.name = name;
  power.title = undefined;
  return power;
}

/** One centre of a power line with its marks: `&SC`, `+abc`, `*abc`, `@abc(h,h)`, `~abc`, `-abc`. */
function readHome(draft: Draft, power: DraftPower, text: string, at: At, problems: Problems): void {
  if (text.toUpperCase() === "&SC") {
    power.claims.push("&SC");
    return;
  }
  const [, marks = "", rest = ""] = /^([-+*@~]*)(.*)$/.exec(text) ?? [];
  const open = rest.indexOf("(");
  const site = (open < 0 ? rest : rest.slice(0, open)).toUpperCase();
  const homes =
    open < 0
      ? []
      : rest
          .slice(open + 1)
          .replace(/\)$/, "")
          .toUpperCase()
          .split(",");
  const sound = isProvinceWord(site) && homes.every(isProvinceWord) && open >= 0 === marks.includes("@");
  if (!sound || (open >= 0 && !rest.endsWith(")"))) {
    problems.add(
      at,
      "map/bad_centre",
      `${quote(text)} is no centre`,
      "MUN, +MUN, *MUN, @MUN(BER,KIE), ~MUN, -MUN, &SC",
    );
    return;
  }
  if (marks.includes("-")) {
    // What was a home stays a centre, and belongs to nobody.
    if (power.homes.has(site)) draft.neutral.set(site, at);
    for (const set of [power.homes, power.factories, power.partisans, power.hidden]) set.delete(site);
    power.alternatives.delete(site);
    return;
  }
  if (marks.includes("~")) power.hidden.add(site);
  if (marks.includes("+")) power.factories.add(site);
  else if (marks.includes("*")) power.partisans.add(site);
  else if (marks.includes("@")) power.alternatives.set(site, homes);
  else power.homes.add(site);
}

/** `UNOWNED BEL -HOL`: centres that belong to nobody. */
export function readNeutral(draft: Draft, words: readonly string[], at: At, problems: Problems): void {
  for (const word of words) {
    const centre = word.replace(/^-/, "").toUpperCase();
    if (!isProvinceWord(centre)) problems.add(at, "map/bad_centre", `${quote(word)} is no centre`, "UNOWNED BEL -HOL");
    else if (word.startsWith("-")) draft.neutral.delete(centre);
    else draft.neutral.set(centre, at);
  }
}

/** `OWNS BUD SC!`: centres held when play begins, instead of the homes; a second line adds, CENTERS begins anew. */
export function readOwns(power: DraftPower, anew: boolean, words: readonly string[], at: At, problems: Problems): void {
  if (anew || !power.owns) power.owns = new Set();
  for (const word of words) {
    const centre = word.toUpperCase();
    if (centre === "SC!" || centre === "SC?" || centre === "SC*") power.claims.push(centre satisfies Claim);
    else if (isProvinceWord(centre)) power.owns.add(centre);
    else problems.add(at, "map/bad_centre", `${quote(word)} is no centre`, "three letters, or SC!, SC?, SC*");
  }
}

/** `INHABITS BUD`: these homes and no others, a second line adds; `HOMES BUD` begins anew. Former homes stay centres. */
export function readHomes(
  draft: Draft,
  power: DraftPower,
  anew: boolean,
  words: readonly string[],
  at: At,
  problems: Problems,
): void {
  if (anew || !power.inhabits) {
    for (const home of power.homes) draft.neutral.set(home, at);
    for (const set of [power.homes, power.factories, power.partisans]) set.clear();
  }
  power.inhabits = true;
  for (const word of words) readHome(draft, power, word, at, problems);
}

/** `A PAR`, `F STP/SC`: it takes the place of any unit that began there. */
export function readUnit(
  draft: Draft,
  power: DraftPower,
  type: UnitType,
  words: readonly string[],
  at: At,
  problems: Problems,
): void {
  const [place] = words;
  if (place === undefined || words.length !== 1 || !isPlaceWord(place)) {
    problems.add(at, "map/bad_unit", `${quote(words.join(" "))} is no place for a unit`, "A PAR, F STP/SC");
    return;
  }
  const id = place.toUpperCase();
  for (const each of draft.powers.values())
    if (each.units.some((unit) => provinceOf(unit.at) === provinceOf(id)))
      each.units = each.units.filter((unit) => provinceOf(unit.at) !== provinceOf(id));
  power.units.push({ type, at: id, line: at });
}

/** The powers that `DUMMY`, `UNPLAYED` mean: names, `ALL`, `ALL EXCEPT names`, or nothing: the power spoken of. */
export function pickPowers(
  draft: Draft,
  current: DraftPower | null,
  words: readonly string[],
  at: At,
  problems: Problems,
): DraftPower[] {
  const [first, second, ...others] = words.map((word) => word.toUpperCase());
  const all = first === "ALL";
  const except = all && second === "EXCEPT";
  if (first === undefined) {
    if (!current) problems.add(at, "map/no_power", "no power is spoken of here", "name the powers");
    return current ? [current] : [];
  }
  if (all && second !== undefined && !except) problems.add(at, "map/bad_list", `${quote(second)} where EXCEPT belongs`);
  const named = (all ? others : words).map(powerName);
  const found = named.flatMap((name) => {
    const power = draft.powers.get(name);
    if (!power) problems.add(at, "map/no_such_power", `there is no power ${quote(name)}`);
    return power ? [power] : [];
  });
  return all ? [...draft.powers.values()].filter((power) => !found.includes(power)) : found;
}

/** A whole number of units, 1 if the line gives none. */
export function readCount(words: readonly string[], at: At, problems: Problems): number | null {
  const [word = "1"] = words;
  const count = Number(word);
  if (words.length <= 1 && /^\d{1,3}$/.test(word)) return count;
  problems.add(at, "map/bad_number", `${quote(words.join(" "))} is no number of units`);
  return null;
}
