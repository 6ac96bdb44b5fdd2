import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import { type Field, provinceIndex } from "../adjudicate/field";
import { sitesOf } from "../adjudicate/sites";
import type { PowerName } from "../map/model";
import type { Order } from "../order";
import type { Unit } from "../position";
import { groundNow } from "./ground-now";
import type { ReadOrder } from "./read-order";
import type { NamedUnit } from "./reader";

/** A power's own unit among these, as an order names it. */
function findOwn<T extends Unit>(
  { board }: Field,
  units: readonly T[],
  power: PowerName,
  { type, at }: NamedUnit,
  missing: string,
): Result<T, Refusal> {
  const province = provinceIndex(board, at);
  const unit = units.find((one) => provinceIndex(board, one.at) === province);
  if (!unit) return refuse(missing, { at });
  if (unit.power !== power) return refuse("order/not_yours", { at: unit.at, power: unit.power });
  if (type !== null && type !== unit.type) return refuse("order/wrong_type", { at, type: unit.type });
  return ok(unit);
}

/** Holds an order for a retreat phase against the position. */
export function checkRetreat(field: Field, power: PowerName, read: ReadOrder): Result<Order, Refusal> {
  if (read.type !== "move" && read.type !== "disband") return refuse("order/other_phase", { type: read.type });
  const { board, position } = field;
  const found = findOwn(field, position.dislodged, power, read.unit, "order/not_dislodged");
  if (!found.ok) return found;
  const { type, at, retreats } = found.value;
  const unit = { type, at };
  if (read.type !== "move") return ok({ type: "disband", unit });
  const to = read.stops.at(-1) ?? at;
  if (read.via || read.stops.length > 1) return refuse("order/retreats_by_convoy", { from: at, to });
  const target = provinceIndex(board, to);
  const open = retreats.filter((place) => provinceIndex(board, place) === target);
  const named = open.find((place) => place === to) ?? (type === "A" || !to.includes("/") ? open[0] : undefined);
  if (named === undefined)
    return refuse("order/no_retreat", { from: at, to, retreats, ...groundNow(field, type, target) });
  if (type === "F" && !to.includes("/") && open.length > 1) return refuse("order/coast_needed", { to, places: open });
  return ok({ type: "retreat", unit, to: named });
}

/** Holds an order for an adjustment phase against the position; how many of them count is decided later. */
export function checkAdjustment(field: Field, power: PowerName, read: ReadOrder): Result<Order, Refusal> {
  switch (read.type) {
    case "waive":
      return ok({ type: "waive" });
    case "build":
      return checkBuild(field, power, read);
    case "disband":
    case "keep": {
      const found = findOwn(field, field.position.units, power, read.unit, "order/no_unit");
      return found.ok ? ok({ type: read.type, unit: { type: found.value.type, at: found.value.at } }) : found;
    }
    default:
      return refuse("order/other_phase", { type: read.type });
  }
}

function checkBuild(
  field: Field,
  power: PowerName,
  { unit: { type, at }, hidden }: ReadOrder & { type: "build" },
): Result<Order, Refusal> {
  const { board, position, rules, unitAt } = field;
  const { map } = board;
  const province = map.provinces[provinceIndex(board, at)];
  if (!province) return refuse("order/no_such_place", { text: at });
  if (type === null) return refuse("order/type_needed", { at });
  if (!sitesOf(map, position, power, rules).has(province.id)) return refuse("order/no_site", { at: province.id });
  if (unitAt[provinceIndex(board, at)]) return refuse("order/occupied", { at: province.id });
  const place = type === "A" ? province.id : at;
  const found = map.places.find(({ id }) => id === place);
  if (type === "F" && found && !found.fleets) {
    const places = province.places.filter((id) => map.places.some((one) => one.id === id && one.fleets));
    if (places.length > 0) return refuse("order/coast_needed", { to: at, places });
    return refuse("order/no_fleets", { at, ...groundNow(field, type, provinceIndex(board, at)) });
  }
  if (!found || (type === "A" && !found.armies))
    return refuse("order/no_armies", { at, ...groundNow(field, "A", provinceIndex(board, at)) });
  if (!hidden) return ok({ type: "build", unit: { type, at: place } });
  const secret = map.powers.find(({ name }) => name === power)?.hidden?.includes(province.id) ?? false;
  if (!rules.has("HIDE_BUILDS") && !secret) return refuse("order/not_hidden", { at: province.id });
  return ok({ type: "build", unit: { type, at: place }, hidden: true });
}
