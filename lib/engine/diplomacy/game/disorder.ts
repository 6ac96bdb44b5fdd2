import type { Random } from "../../kernel/random";
import { boardOf } from "../adjudicate/board";
import { type Field, provinceIndex, reaches } from "../adjudicate/field";
import { roomAtHome, sitesOf } from "../adjudicate/sites";
import type { PowerName, ProvinceId } from "../map/model";
import type { GivenOrder, Order } from "../order";
import type { Unit } from "../position";
import type { Ruleset } from "./config";
import { envAt, fieldAt } from "./env";
import { adjustmentOf } from "./late";
import { centresOf, type State, unitsOf } from "./state";

const pick = <T>(all: readonly T[], random: Random): T | undefined =>
  all.length > 0 ? all[random.below(all.length)] : undefined;

const ordered = ({ type, at }: Unit) => ({ type, at });

/** Could somebody else's unit move here? */
function isThreatened(field: Field, unit: Unit): boolean {
  const at = provinceIndex(field.board, unit.at);
  return field.position.units.some((other) => other.power !== unit.power && reaches(field, other, at).move);
}

/** What disorder orders for units without orders: to hold, or to support one of their own that is threatened (CD_SUPPORTS). */
export function defaultMovement(
  ruleset: Ruleset,
  state: State,
  power: PowerName,
  given: readonly GivenOrder[],
): GivenOrder[] {
  if (!envAt(ruleset, state).rules.has("CD_SUPPORTS")) return [];
  const field = fieldAt(ruleset, state);
  const { board } = field;
  const busy = new Set(given.flatMap(({ order }) => ("unit" in order ? [provinceIndex(board, order.unit.at)] : [])));
  const own = unitsOf(state.position, power);
  const threatened = own.filter((unit) => isThreatened(field, unit));
  return own.flatMap((unit): GivenOrder[] => {
    const at = provinceIndex(board, unit.at);
    if (busy.has(at)) return [];
    const of = threatened.find(
      (other) => other !== unit && reaches(field, unit, provinceIndex(board, other.at)).support,
    );
    return of ? [{ power, order: { type: "support", unit: ordered(unit), of: ordered(of) } }] : [];
  });
}

/** Retreats at random, to centres if there is one (CD_RETREATS); without the rule the units are disbanded. */
export function defaultRetreats(
  ruleset: Ruleset,
  state: State,
  power: PowerName,
  given: readonly GivenOrder[],
  random: Random,
): GivenOrder[] {
  if (!envAt(ruleset, state).rules.has("CD_RETREATS")) return [];
  const board = boardOf(ruleset.map);
  const busy = new Set(given.flatMap(({ order }) => ("unit" in order ? [order.unit.at] : [])));
  const isCentre = (place: string): boolean => ruleset.map.provinces[provinceIndex(board, place)]?.centre ?? false;
  return state.position.dislodged.flatMap((unit): GivenOrder[] => {
    if (unit.power !== power || busy.has(unit.at)) return [];
    const centres = unit.retreats.filter(isCentre);
    const to = pick(centres.length > 0 ? centres : unit.retreats, random);
    return to === undefined ? [] : [{ power, order: { type: "retreat", unit: ordered(unit), to } }];
  });
}

/** The builds that disorder makes at random (CD_BUILDS), else none; removals at random, units on centres last. */
export function defaultAdjustments(
  ruleset: Ruleset,
  state: State,
  power: PowerName,
  given: readonly GivenOrder[],
  random: Random,
): GivenOrder[] {
  const { rules } = envAt(ruleset, state);
  const due = adjustmentOf(ruleset, state, power);
  const answered = given.filter(({ order }) => order.type !== "keep").length;
  const left = Math.abs(due) - answered;
  if (left <= 0 || given.some(({ order }) => order.type === "waive")) return [];
  if (due > 0) return rules.has("CD_BUILDS") ? randomBuilds(ruleset, state, power, given, left, random) : [];
  const gone = new Set(given.flatMap(({ order }) => ("unit" in order ? [order.unit.at] : [])));
  const board = boardOf(ruleset.map);
  const owned = new Set(centresOf(state.position, power).map((centre) => provinceIndex(board, centre)));
  const units = random.shuffle(unitsOf(state.position, power).filter(({ at }) => !gone.has(at)));
  const onCentre = (unit: Unit): number => (owned.has(provinceIndex(board, unit.at)) ? 1 : 0);
  return units
    .toSorted((a, b) => onCentre(a) - onCentre(b))
    .slice(0, left)
    .map((unit) => ({ power, order: { type: "disband", unit: ordered(unit) } }));
}

function randomBuilds(
  ruleset: Ruleset,
  state: State,
  power: PowerName,
  given: readonly GivenOrder[],
  left: number,
  random: Random,
): GivenOrder[] {
  const { map } = ruleset;
  const board = boardOf(map);
  const { rules } = envAt(ruleset, state);
  const begun = given.flatMap(({ order }) => (order.type === "build" ? [provinceIndex(board, order.unit.at)] : []));
  const taken = new Set([...state.position.units.map(({ at }) => provinceIndex(board, at)), ...begun]);
  const open = (site: ProvinceId): boolean => !taken.has(provinceIndex(board, site));
  const sites = [...sitesOf(map, state.position, power, rules)].filter(open).toSorted();
  const hasRoom = roomAtHome(map, state.position, power, rules);
  for (const at of begun) hasRoom(board.provinces[at] ?? "");
  return random
    .shuffle(sites)
    .filter(hasRoom)
    .slice(0, left)
    .flatMap((site): GivenOrder[] => {
      const places = map.places.filter(({ province }) => province === site);
      const units = places.flatMap(({ id, armies, fleets }): Order[] => [
        ...(armies ? [{ type: "build" as const, unit: { type: "A" as const, at: id } }] : []),
        ...(fleets ? [{ type: "build" as const, unit: { type: "F" as const, at: id } }] : []),
      ]);
      const order = pick(units, random);
      return order ? [{ power, order }] : [];
    });
}
