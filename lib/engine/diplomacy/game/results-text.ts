import type { TerrainFate } from "../adjudicate/terrain";
import { phaseCode } from "../map/flow";
import type { DiplomacyMap, Phase, PowerName } from "../map/model";
import { placeName, printLong } from "../orders/print-order";
import type { Position } from "../position";
import type { TerrainRow } from "./event";
import { printRow } from "./say-result";
import type { SeenRow } from "./see-results";
import { centresOf, unitsOf } from "./state";

/** A phase that was played, as its reader saw it. */
export type ToldPhase = {
  readonly phase: Phase;
  readonly results: readonly SeenRow[];
  readonly after: Position;
  /** What the ground did to units on the way to the phase that comes next. */
  readonly terrain?: readonly { readonly changes: readonly TerrainRow[] }[];
};

/** What stands over results: the game's name, its address, and until when orders are due now (`202606081840`), if ever. */
export type ResultsHead = {
  readonly game: string;
  readonly url?: string;
  readonly deadline?: string | null;
  readonly zone?: string | null;
};

const MARKS: Readonly<Record<string, string>> = {
  bounces: "bounce",
  cut: "cut",
  void: "void",
  disrupted: "convoy disrupted",
  no_convoy: "no convoy",
};

const capital = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();
const nameOf = (power: PowerName): string => power.split("_").map(capital).join(" ");

/**
 * The results of a phase in the judges' classic text: head, an order a line under its power's name, what was dislodged
 * and where it may go, who owns what once centres are counted, units and centres, the phase that comes next. It says
 * what the rows say and no more: give it what its reader saw.
 */
export function resultsText(
  map: DiplomacyMap,
  head: ResultsHead,
  { phase, results, after, terrain = [] }: ToldPhase,
): string {
  const { season, year, type } = phase;
  const rows = map.powers.flatMap(({ name }) => {
    const own = results.filter(({ power }) => power === name);
    return own.length === 0 ? [] : [...own.map((row) => `${nameOf(name)}: ${lineOf(map, row, after)}`), ""];
  });
  const next = after.phase;
  const parts = [
    [
      `:: Judge: Guildhall  Game: ${head.game}  Variant: ${map.title}`,
      ...(head.deadline ? [`:: Deadline: ${phaseCode(next)} ${dateOf(head.deadline)} ${head.zone ?? "GMT"}`] : []),
      ...(head.url === undefined ? [] : [`:: URL: ${head.url}`]),
    ],
    [`${capital(type.replace(/S$/, ""))} results for ${capital(season)} of ${year}.`],
    rows.length === 0 ? ["No orders were given."] : rows.slice(0, -1),
    dislodgedIn(map, after),
    next.type === "ADJUSTMENTS" || type === "ADJUSTMENTS" ? ownersIn(map, after) : [],
    terrainIn(
      map,
      terrain.flatMap(({ changes }) => changes),
    ),
    // A position that is told before the next phase is entered has no other phase yet.
    phaseCode(next) === phaseCode(phase)
      ? []
      : [`The next phase is ${capital(next.type)} for ${capital(next.season)} of ${next.year}.`],
  ];
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join("\n"))
    .join("\n\n")}\n`;
}

function lineOf(map: DiplomacyMap, row: SeenRow, after: Position): string {
  if ("sighted" in row) return `${printRow(row)}.`;
  const marks = row.mark === "invalid" ? ["invalid"] : MARKS[row.result] === undefined ? [] : [MARKS[row.result]];
  const at = row.at ?? ("unit" in row.order ? row.order.unit.at : null);
  const isOut = after.dislodged.some((unit) => unit.power === row.power && unit.at === at);
  const gone = isOut ? ["dislodged"] : [];
  const said = [...marks, ...gone];
  return `${printLong(map, row.order)}.${said.length > 0 ? `  (*${said.join(", ")}*)` : ""}`;
}

/** Units that were driven out, and where they may retreat. */
function dislodgedIn(map: DiplomacyMap, { dislodged }: Position): string[] {
  if (dislodged.length === 0) return [];
  const lines = dislodged.map(({ power, type, at, retreats }) => {
    const unit = `The ${adjectiveOf(map, power)} ${type === "A" ? "Army" : "Fleet"} in ${placeName(map, at)}`;
    if (retreats.length === 0) return `${unit} has nowhere to go and is destroyed.`;
    return `${unit} can retreat to ${retreats.map((place) => placeName(map, place)).join(" or ")}.`;
  });
  return ["The following units were dislodged:", "", ...lines];
}

/** What the ground does to units, before the next phase. */
function terrainIn(map: DiplomacyMap, changes: readonly TerrainRow[]): string[] {
  if (changes.length === 0) return [];
  const lines = changes.map(({ power, unit: { type, at }, fate, to }) => {
    const unit = `The ${adjectiveOf(map, power)} ${type === "A" ? "Army" : "Fleet"} in ${placeName(map, at)}`;
    return `${unit} ${FATES[fate](to === null ? "" : placeName(map, to))}.`;
  });
  return ["The terrain has changed:", "", ...lines];
}

const FATES: Readonly<Record<TerrainFate, (to: string) => string>> = {
  army: () => "becomes an army",
  fleet: () => "becomes a fleet",
  coast: (to) => `now lies in ${to}`,
  trapped: () => "is trapped",
  freed: () => "is free again",
  destroyed: () => "is destroyed",
};

const adjectiveOf = ({ powers }: DiplomacyMap, name: PowerName): string =>
  powers.find((power) => power.name === name)?.adjective ?? nameOf(name);

/** Ownership of supply centres, then how many units and centres each power has. */
function ownersIn(map: DiplomacyMap, position: Position): string[] {
  const played = map.powers
    .map(({ name }) => name)
    .filter((name) => unitsOf(position, name).length + centresOf(position, name).length > 0);
  const wide = Math.max(0, ...played.map((name) => name.length)) + 2;
  const owned = played.flatMap((name) => {
    const centres = centresOf(position, name).map((centre) => placeName(map, centre));
    return centres.length === 0 ? [] : [`${`${nameOf(name)}:`.padEnd(wide)}${centres.sort().join(", ")}.`];
  });
  const counts = played.map((name) => {
    const [centres, units] = [centresOf(position, name).length, unitsOf(position, name).length];
    const due = centres - units;
    const asked = due > 0 ? `builds ${due}` : due < 0 ? `removes ${-due}` : "builds 0";
    return `${`${nameOf(name)}:`.padEnd(wide)}${centres} centres, ${units} units: ${asked}.`;
  });
  return ["Ownership of supply centres:", "", ...owned, "", ...counts];
}

/** `202606081840` as `8 June 2026 18:40`. */
function dateOf(deadline: string): string {
  const [, year, month, day, hour = "00", minute = "00"] =
    /^(\d{4})(\d{2})(\d{2})(\d{2})?(\d{2})?/.exec(deadline) ?? [];
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year} ${hour}:${minute}`;
}
const MONTHS = [
  ...["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November"],
  "December",
];
