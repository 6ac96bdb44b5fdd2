import { adjustmentsDue } from "../adjudicate/adjustments";
import { type Field, fieldOf } from "../adjudicate/field";
import { provinceOf } from "../map/draft";
import type { DiplomacyMap, Phase } from "../map/model";
import { checkMovement } from "../orders/check-movement";
import { readOrder } from "../orders/read-order";
import { type GameRuleset, soundPhase } from "./check-game";
import { textOf } from "./lines";
import { isRight } from "./position";
import { type StatusReport, shown } from "./problem";
import type { GameDraft } from "./read-game";
import { isUnitWord, placeOf, unitOf, unitProblem } from "./read-unit";
import type { ParticipantDraft, Roster } from "./roster";

type OrderLine = ParticipantDraft["orders"][number];

/** The orders of a participant: kept as they are, held against phase and position. */
export function checkOrders(
  participant: ParticipantDraft,
  draft: GameDraft,
  roster: Roster,
  ruleset: GameRuleset,
  report: StatusReport,
): void {
  const { orders, facts } = participant;
  if (orders.length === 0) return;
  facts.orders = orders.map((order) => textOf(order.words));
  const phase = soundPhase(draft, ruleset);
  if (phase === "COMPLETED" || phase === null) return;
  const type = phase === "FORMING" ? "" : phase.type;
  const field = phase !== "FORMING" && type === "MOVEMENT" ? fieldOfRoster(roster, ruleset, phase) : null;
  let kind: string | null = null;
  // Where builds and removals are mixed, that is the one fault.
  const alike = new Set(orders.map(kindOf)).size === 1;
  const due =
    type === "ADJUSTMENTS" && phase !== "FORMING" && alike ? dueOf(participant, roster, ruleset, phase) : null;
  let given = 0;
  const provinces = new Set<string>();
  for (const order of orders) {
    const wrong =
      orderFault(order, type, kind, participant, roster, ruleset) ??
      (field && moveFault(order, participant, field, !roster.unsure));
    if (wrong) {
      report.error(order.line, wrong[0], `${shown(textOf(order.words))}: ${wrong[1]}`);
      // Where one order belongs to another phase, all of them do.
      if (wrong[0] === "status/other_phase") break;
      continue;
    }
    kind ??= kindOf(order);
    if (type === "MOVEMENT") continue;
    const place = order.words[2];
    const province = place === undefined ? undefined : provinceOf(place);
    const says = shown(textOf(order.words));
    if (kind === "BUILD" && isHidden(order.words) && !mayHide(order, participant, ruleset))
      report.warn(order.line, "status/not_hidden", `${says}: builds are hidden only under HIDE_BUILDS`);
    if (province !== undefined && provinces.has(province))
      report.error(order.line, "status/duplicate_order", `${says}: a second order for ${province}`);
    else if (due !== null) {
      given += kind === "REMOVE" ? -1 : 1;
      const isDue = given < 0 ? due <= given : due >= given;
      if (!isDue) report.error(order.line, "status/not_due", `${says}: no ${kind} is due, or no more of them`);
    }
    if (province !== undefined) provinces.add(province);
  }
}

/** `RETREAT`, `BUILD`, `REMOVE`; retreats and disbandments go together. */
function kindOf({ words }: OrderLine): string {
  const word = words[0] ?? "";
  if (isUnitWord(word)) return "MOVE";
  return word === "DISBAND" ? "RETREAT" : word === "WAIVE" ? "BUILD" : word;
}

const dues = new WeakMap<Roster, ReadonlyMap<string, number>>();

/** Builds (positive) or removals (negative) due by units and centres; null where rights or faults leave it open. */
function dueOf(
  { facts, unsure }: ParticipantDraft,
  roster: Roster,
  { map, rules }: GameRuleset,
  phase: Phase,
): number | null {
  if (map === null || unsure || facts.centers?.some(isRight)) return null;
  let due = dues.get(roster);
  if (!due) {
    const homes = Object.fromEntries(
      powersOf(roster).flatMap(({ facts: { name, home } }) => (home ? [[name, home]] : [])),
    );
    const position = {
      phase,
      units: unitsOf(roster, map),
      dislodged: [],
      owners: Object.fromEntries(roster.owners),
      homes,
    };
    due = adjustmentsDue(map, position, rules);
    dues.set(roster, due);
  }
  return due.get(facts.name) ?? null;
}

const powersOf = (roster: Roster): ParticipantDraft[] => roster.all.filter(({ header }) => header === "POWER");

const unitsOf = (roster: Roster, map: DiplomacyMap) =>
  powersOf(roster).flatMap(({ facts }) => (facts.units ?? []).flatMap((text) => unitOf(facts.name, text, map)));

type Fault = readonly [`status/${string}`, string];

function orderFault(
  order: OrderLine,
  type: string,
  first: string | null,
  participant: ParticipantDraft,
  roster: Roster,
  ruleset: GameRuleset,
): Fault | null {
  const kind = kindOf(order);
  const right =
    type === "MOVEMENT"
      ? kind === "MOVE"
      : type === "RETREATS"
        ? kind === "RETREAT"
        : type === "ADJUSTMENTS"
          ? kind === "BUILD" || kind === "REMOVE"
          : false;
  const known = type === "MOVEMENT" || type === "RETREATS" || type === "ADJUSTMENTS" || type === "";
  if (known && !right)
    return [
      "status/other_phase",
      type === "" ? "there are no orders before the game starts" : `no order of the phase ${type}`,
    ];
  if (first !== null && first !== kind) return ["status/mixed_orders", `${kind} beside ${first}`];
  if (kind === "RETREAT") return retreatFault(order.words, participant);
  if (kind === "BUILD") return buildFault(order.words, participant, roster, ruleset);
  if (kind === "REMOVE") {
    const [, ...unit] = order.words;
    const own = unit.length === 2 && (participant.unsure || participant.facts.units?.includes(textOf(unit)));
    return own ? null : ["status/bad_remove", `${participant.facts.name} has no such unit`];
  }
  return null;
}

const fields = new WeakMap<Roster, Field>();

/** The board of the file's game; null where there is no map. */
/** The board that a file tells of; null: the map is not known. */
export function fieldOfRoster(
  roster: Roster,
  { map, rules }: GameRuleset,
  { season, year, type }: Phase,
): Field | null {
  if (map === null) return null;
  const found = fields.get(roster);
  if (found) return found;
  const units = unitsOf(roster, map);
  const position = { phase: { season, year, type }, units, dislodged: [], owners: Object.fromEntries(roster.owners) };
  const dummies = new Set(
    powersOf(roster)
      .filter(({ facts }) => facts.player === "DUMMY")
      .map(({ facts }) => facts.name),
  );
  const field = fieldOf(map, position, rules, { dummies });
  fields.set(roster, field);
  return field;
}

/** An order of a movement phase; under NO_CHECK, or where a unit could not be read, it only has to be readable. */
function moveFault({ words }: OrderLine, { facts }: ParticipantDraft, field: Field, sure: boolean): Fault | null {
  const read = readOrder(textOf(words), field.board.map);
  const strict = sure && !field.rules.has("NO_CHECK");
  const checked = read.ok && strict ? checkMovement(field, facts.name, read.value) : read;
  // Older judges keep orders to units that are not there, where orders may speak of such; they come to nothing.
  const absent = !checked.ok && checked.error.code === "order/not_yours" && field.rules.has("FICTIONAL_OK");
  return checked.ok || absent ? null : ["status/bad_order", `${facts.name} cannot give it (${checked.error.code})`];
}

function retreatFault(words: readonly string[], { facts, unsure }: ParticipantDraft): Fault | null {
  const [verb, type = "", place = "", ...rest] = words;
  const unit = `${type} ${place}`;
  const places = facts.retreats && Object.hasOwn(facts.retreats, unit) ? facts.retreats[unit] : undefined;
  // The unit, or where it goes, may be on the line that could not be read.
  if (!places) return unsure ? null : ["status/bad_retreat", `${facts.name} has no such unit to retreat`];
  const disband = verb === "DISBAND" ? rest.length === 0 : textOf(rest) === "DISBAND";
  const retreat = verb === "RETREAT" && rest.length === 2 && rest[0] === "-" && (unsure || places.includes(rest[1]!));
  return disband || retreat ? null : ["status/bad_retreat", `DISBAND, or - and one of ${places.join(" ")}`];
}

const isHidden = (words: readonly string[]): boolean => words.at(-1) === "HIDDEN";

/** Whether a build may be hidden: by the rule, or at a site of the map's (`~abc`). */
function mayHide({ words }: OrderLine, { facts }: ParticipantDraft, { map, rules }: GameRuleset): boolean {
  const own = map?.powers.find(({ name }) => name === facts.name);
  return map === null || rules.has("HIDE_BUILDS") || (own?.hidden?.includes(provinceOf(words[2] ?? "")) ?? false);
}

/** `BUILD A LON`, `BUILD A ROM HIDDEN`, `BUILD WAIVED`. */
function buildFault(
  words: readonly string[],
  { facts }: ParticipantDraft,
  roster: Roster,
  { map, rules }: GameRuleset,
): Fault | null {
  const [verb, ...rest] = words;
  if (verb === "WAIVE" || textOf(rest) === "WAIVED") return null;
  const unit = isHidden(words) ? rest.slice(0, -1) : rest;
  const wrong = unitProblem(map, unit);
  if (wrong !== null) return ["status/bad_build", wrong];
  const province = provinceOf(unit[1]!);
  const occupant = roster.units.get(province);
  if (occupant !== undefined) return ["status/bad_build", `${occupant} is there`];
  if (map === null || facts.centers?.some(isRight)) return null;
  const anywhere =
    rules.has("BUILD_ANY") || rules.has("REMOTE_BUILDS") || rules.has("HOME_BUILDS") || rules.has("GARRISON");
  const { sites, extra } = buildSites(map, facts.name, facts.home, anywhere);
  const owned = facts.centers?.includes(province) ?? false;
  if (extra.has(province) || (owned && (anywhere || sites.has(province)))) return null;
  return [
    "status/bad_build",
    placeOf(map, province) && owned
      ? `${province} is no home of ${facts.name}`
      : `${facts.name} does not own ${province}`,
  ];
}

/** The homes of a power, and the places where its map lets it build besides. */
function buildSites(map: DiplomacyMap, name: string, homes: readonly string[] | undefined, anywhere: boolean) {
  const power = map.powers.find((each) => each.name === name);
  const claims = power?.claims?.includes("&SC") ?? false;
  const all = map.provinces.map((province) => province.id);
  const extra = [
    ...(power?.factories ?? []),
    ...(power?.partisans ?? []),
    ...(power?.alternatives ?? []).map((each) => each.site),
  ];
  return { sites: new Set(claims || anywhere ? all : (homes ?? power?.homes ?? [])), extra: new Set(extra) };
}
