import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import { sitesOf } from "../adjudicate/adjustments";
import { boardOf } from "../adjudicate/board";
import { provinceIndex } from "../adjudicate/field";
import type { RightsPosition } from "../adjudicate/rights";
import type { DiplomacyMap, PowerName, UnitType } from "../map/model";
import type { Order } from "../order";
import type { Position } from "../position";
import type { ReadOrder } from "./read-order";

/** Holds an order for a retreat phase against the position. */
export function checkRetreat(
  map: DiplomacyMap,
  position: Position,
  power: PowerName,
  read: ReadOrder,
): Result<Order, Refusal> {
  if (read.type !== "move" && read.type !== "disband") return refuse("order/other_phase", { type: read.type });
  const board = boardOf(map);
  const at = provinceIndex(board, read.unit.at);
  const unit = position.dislodged.find((one) => provinceIndex(board, one.at) === at);
  if (!unit) return refuse("order/not_dislodged", { at: read.unit.at });
  if (unit.power !== power) return refuse("order/not_yours", { at: unit.at, power: unit.power });
  const ordered = { type: unit.type, at: unit.at };
  if (read.type !== "move") return ok({ type: "disband", unit: ordered });
  const to = read.stops.at(-1) ?? unit.at;
  const target = provinceIndex(board, to);
  const open = unit.retreats.filter((place) => provinceIndex(board, place) === target);
  const named = open.find((place) => place === to) ?? (unit.type === "A" || !to.includes("/") ? open[0] : undefined);
  if (named === undefined) return refuse("order/no_retreat", { from: unit.at, to, retreats: unit.retreats });
  if (unit.type === "F" && !to.includes("/") && open.length > 1)
    return refuse("order/coast_needed", { to, places: open });
  return ok({ type: "retreat", unit: ordered, to: named });
}

/** Holds an order for an adjustment phase against the position; how many of them count is decided later. */
export function checkAdjustment(
  map: DiplomacyMap,
  position: RightsPosition,
  power: PowerName,
  read: ReadOrder,
  rules: ReadonlySet<string>,
): Result<Order, Refusal> {
  if (read.type === "waive") return ok({ type: "waive" });
  if (read.type !== "build" && read.type !== "disband" && read.type !== "keep")
    return refuse("order/other_phase", { type: read.type });
  const board = boardOf(map);
  const at = provinceIndex(board, read.unit.at);
  const unit = position.units.find((one) => provinceIndex(board, one.at) === at);
  if (read.type === "build") return checkBuild(map, position, power, read.unit, rules, unit !== undefined);
  if (!unit) return refuse("order/no_unit", { at: read.unit.at });
  if (unit.power !== power) return refuse("order/not_yours", { at: unit.at, power: unit.power });
  return ok({ type: read.type, unit: { type: unit.type, at: unit.at } });
}

function checkBuild(
  map: DiplomacyMap,
  position: RightsPosition,
  power: PowerName,
  { type, at }: { type: UnitType | null; at: string },
  rules: ReadonlySet<string>,
  occupied: boolean,
): Result<Order, Refusal> {
  const board = boardOf(map);
  const province = map.provinces[provinceIndex(board, at)];
  if (!province) return refuse("order/no_such_place", { text: at });
  if (type === null) return refuse("order/type_needed", { at });
  if (!sitesOf(map, position, power, rules).has(province.id)) return refuse("order/no_site", { at: province.id });
  if (occupied) return refuse("order/occupied", { at: province.id });
  const place = type === "A" ? province.id : at;
  const found = map.places.find(({ id }) => id === place);
  if (type === "F" && found && !found.fleets) {
    const places = province.places.filter((id) => map.places.some((one) => one.id === id && one.fleets));
    return places.length > 0 ? refuse("order/coast_needed", { to: at, places }) : refuse("order/no_fleets", { at });
  }
  if (!found || (type === "A" && !found.armies)) return refuse("order/no_armies", { at });
  return ok({ type: "build", unit: { type, at: place } });
}
