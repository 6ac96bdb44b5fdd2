import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import { canConvoy, canSailAlong, convoyIsPossible, couldSail, fleetsBetween } from "../adjudicate/convoys";
import { armyWay, type Field, fleetWays, provinceIndex, reaches } from "../adjudicate/field";
import { mayBeCarried } from "../adjudicate/portages";
import { isTrapped } from "../adjudicate/terrain";
import type { PlaceId, PowerName } from "../map/model";
import type { Order, OrderedUnit } from "../order";
import type { Unit } from "../position";
import { checkCarrier, checkPortage } from "./check-portage";
import { groundNow } from "./ground-now";
import type { ReadOrder } from "./read-order";
import type { NamedUnit } from "./reader";

const ordered = ({ type, at }: Unit): OrderedUnit => ({ type, at });

/** The unit that an order names: by its province; a wrong coast is no fault (DATC 4.B.5), a wrong type or owner is. */
function find(field: Field, { type, at, owner }: NamedUnit): Result<Unit, Refusal> {
  const unit = field.unitAt[provinceIndex(field.board, at)];
  if (!unit) return refuse("order/no_unit", { at });
  if (owner !== null && owner !== unit.power) return refuse("order/other_power", { at, power: unit.power });
  if (type !== null && type !== unit.type) return refuse("order/wrong_type", { at, type: unit.type });
  return ok(unit);
}

/**
 * The unit that is ordered. Where orders may speak of units that do not exist (FICTIONAL_OK), types must be named, and
 * what is not one's own is answered alike whether or not it is there: nobody learns of hidden units by trying.
 */
function findOrdered(field: Field, power: PowerName, named: NamedUnit): Result<Unit, Refusal> {
  if (!field.rules.has("FICTIONAL_OK")) return find(field, named);
  if (named.type === null) return refuse("order/type_needed", { at: named.at });
  const unit = field.unitAt[provinceIndex(field.board, named.at)];
  if (unit?.power === power) return find(field, named);
  if (!field.rules.has("ORDER_ANY")) return refuse("order/not_yours", { at: named.at });
  return ok({ power, type: named.type, at: named.at });
}

/** The unit that a support or convoy is for; under FICTIONAL_OK as it is named, whether or not it is there. */
function findSubject(field: Field, named: NamedUnit): Result<Unit, Refusal> {
  if (!field.rules.has("FICTIONAL_OK")) return find(field, named);
  if (named.type === null) return refuse("order/type_needed", { at: named.at });
  return ok({ power: "", type: named.type, at: named.at });
}

/** Whether an army may be ordered over sea: fleets lie so, or could, where units need not exist. */
const mayBeConvoyed = (field: Field, from: number, to: number): boolean =>
  field.rules.has("FICTIONAL_OK") ? couldSail(field, from, to) : convoyIsPossible(field, from, to);

/**
 * Holds an order for a movement phase against the position: what is accepted can be carried out in itself, whatever the
 * others do. Refusals say why (`order/…`).
 */
export function checkMovement(field: Field, power: PowerName, read: ReadOrder): Result<Order, Refusal> {
  if (read.type === "waive" || read.type === "build" || read.type === "keep" || read.type === "disband")
    return refuse("order/other_phase", { type: read.type });
  const found = findOrdered(field, power, read.unit);
  if (!found.ok) return found;
  const unit = found.value;
  if (read.type === "move" && field.rules.has("IMMOBILE_DUMMIES") && field.dummies?.has(unit.power))
    return refuse("order/immobile", { at: unit.at });
  if (read.type !== "hold" && field.rules.has("HIBERNATE") && isTrapped(field.board.map, unit))
    return refuse("order/trapped", { at: unit.at });
  if (unit.power !== power && !field.rules.has("ORDER_ANY"))
    return refuse("order/not_yours", { at: unit.at, power: unit.power });
  switch (read.type) {
    case "hold":
      return ok({ type: "hold", unit: ordered(unit) });
    case "move":
      return checkMove(field, unit, read);
    case "support":
      return checkSupport(field, unit, read);
    case "convoy":
      return checkConvoy(field, unit, read);
    case "proxy":
      if (!field.rules.has("PROXY_OK")) return refuse("order/no_proxies");
      return ok({ type: "proxy", unit: ordered(unit), power: read.power });
  }
}

function checkMove(field: Field, unit: Unit, { stops, via }: ReadOrder & { type: "move" }): Result<Order, Refusal> {
  const { board } = field;
  const to = stops.at(-1) ?? unit.at;
  const [from, target] = [provinceIndex(board, unit.at), provinceIndex(board, to)];
  const back = field.rules.has("CONVOY_BACK");
  if (!back && new Set(stops).size < stops.length) return refuse("order/path_returns", { at: unit.at });
  if (from === target) {
    // A path that leads back: the army is at home again when the fleets have carried it round.
    const round = back && unit.type === "A" && stops.length > 1;
    if (round && canSailAlong(field, from, passed(field, stops), target))
      return ok({ type: "hold", unit: ordered(unit) });
    return refuse("order/stays", { at: unit.at });
  }
  if (unit.type === "F") {
    if (field.rules.has("PORTAGE_CONVOY")) {
      const ported = checkPortage(field, unit, { stops, via });
      if (ported) return ported;
    }
    if (stops.length > 1 || via) return refuse("order/fleets_sail_themselves", { at: unit.at });
    const place = fleetDestination(field, unit, to, target);
    return place.ok ? ok({ type: "move", unit: ordered(unit), to: place.value }) : place;
  }
  const destination = board.provinces[target] ?? to;
  const seas = passed(field, stops);
  const path = seas.map((at) => board.provinces[at] ?? "");
  const byLand = armyWay(field, unit.power, from, target) !== undefined;
  const bySea = mayBeConvoyed(field, from, target);
  if (via || path.length > 0) {
    if (!bySea || (path.length > 0 && !canSailAlong(field, from, seas, target)))
      return refuse("order/no_convoy", { from: unit.at, to: destination });
    const move = { type: "move" as const, unit: ordered(unit), to: destination, via: true as const };
    return ok(path.length > 0 ? { ...move, path } : move);
  }
  if (!byLand && !bySea)
    return refuse("order/cannot_reach", { from: unit.at, to: destination, ...groundNow(field, "A", target) });
  return ok({ type: "move", unit: ordered(unit), to: destination });
}

/** The provinces that a path names before the last. */
const passed = ({ board }: Field, stops: readonly PlaceId[]): number[] =>
  stops.slice(0, -1).map((stop) => provinceIndex(board, stop));

/** The coast that a fleet goes to: as named, or the only one it can reach (DATC 4.B.1–3). */
function fleetDestination(field: Field, unit: Unit, to: PlaceId, target: number): Result<PlaceId, Refusal> {
  const places = fleetWays(field, unit.power, unit.at, target).map((way) => way.to);
  if (places.length === 0) return refuse("order/cannot_reach", { from: unit.at, to, ...groundNow(field, "F", target) });
  if (to.includes("/"))
    return places.includes(to) ? ok(to) : refuse("order/wrong_coast", { from: unit.at, to, places });
  const [only, ...others] = places;
  if (only === undefined || others.length > 0) return refuse("order/coast_needed", { from: unit.at, to, places });
  return ok(only);
}

function checkSupport(field: Field, unit: Unit, { of, to }: ReadOrder & { type: "support" }): Result<Order, Refusal> {
  const { board } = field;
  const found = findSubject(field, of);
  if (!found.ok) return found;
  const supported = found.value;
  const at = provinceIndex(board, unit.at);
  const from = provinceIndex(board, supported.at);
  if (from === at) return refuse("order/supports_itself", { at: unit.at });
  const target = to === null ? from : provinceIndex(board, to);
  if (target === at) return refuse("order/supports_against_itself", { at: unit.at });
  const where = board.provinces[target] ?? "";
  const signals = field.rules.has("SIGNAL_SUPPORT");
  if (!signals && !reaches(field, unit, target).support)
    return refuse("order/cannot_support", { from: unit.at, to: where, ...groundNow(field, unit.type, target) });
  const order = { type: "support" as const, unit: ordered(unit), of: ordered(supported) };
  if (to === null) return ok(order);
  // A move to its own province is no move, and its support is no support to hold (DATC 6.A.5).
  if (target === from) return refuse("order/stays", { at: supported.at });
  if (signals || field.rules.has("FICTIONAL_OK"))
    return ok({ ...order, to: supported.type === "F" && to.includes("/") ? to : where });
  // A unit that supports does not carry.
  if (!reaches(field, supported, target).move && !mayBeCarried(field, supported, target, at))
    return refuse("order/supported_cannot_reach", {
      ...{ from: supported.at, to: where },
      ...groundNow(field, supported.type, target),
    });
  return ok({ ...order, to: supported.type === "F" && to.includes("/") ? to : where });
}

function checkConvoy(field: Field, unit: Unit, { of, to }: ReadOrder & { type: "convoy" }): Result<Order, Refusal> {
  const { board } = field;
  const at = provinceIndex(board, unit.at);
  const carries = unit.type === "A" && field.rules.has("PORTAGE_CONVOY");
  if (!carries && !canConvoy(field, unit, at)) return refuse("order/cannot_convoy", { at: unit.at });
  const found = findSubject(field, of);
  if (!found.ok) return found;
  if (carries) return checkCarrier(field, unit, found.value, to);
  const army = found.value;
  if (army.type !== "A") return refuse("order/convoys_armies", { at: army.at });
  const [from, target] = [provinceIndex(board, army.at), provinceIndex(board, to)];
  const lies = field.rules.has("FICTIONAL_OK")
    ? couldSail(field, from, target)
    : fleetsBetween(field, from, target).has(at);
  if (from === target || board.isWater[target] === 1 || !lies)
    return refuse("order/no_route", { at: unit.at, from: army.at, to });
  return ok({ type: "convoy", unit: ordered(unit), of: ordered(army), to: board.provinces[target] ?? to });
}
