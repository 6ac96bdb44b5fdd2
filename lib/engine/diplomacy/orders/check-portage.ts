import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import { type Field, fleetWays, provinceIndex } from "../adjudicate/field";
import { canCarryAlong, carriersBetween, landings } from "../adjudicate/portages";
import type { PlaceId } from "../map/model";
import type { Order, OrderedUnit } from "../order";
import type { Unit } from "../position";

const ordered = ({ type, at }: Unit): OrderedUnit => ({ type, at });

/**
 * The move of a fleet that armies carry over land (PORTAGE_CONVOY): it says so, or cannot sail there itself, and armies
 * lie all the way. Null: it sails.
 */
export function checkPortage(
  field: Field,
  unit: Unit,
  { stops, via }: { readonly stops: readonly PlaceId[]; readonly via: boolean },
): Result<Order, Refusal> | null {
  const { board } = field;
  const to = stops.at(-1) ?? unit.at;
  const target = provinceIndex(board, to);
  const sails = fleetWays(field, unit.power, unit.at, target).length > 0;
  if (sails && !via && stops.length === 1) return null;
  const places = landings(field, target);
  if (carriersBetween(field, provinceIndex(board, unit.at), target).size === 0)
    return sails || via || stops.length > 1 ? refuse("order/no_convoy", { from: unit.at, to }) : null;
  const named =
    places.find(({ id }) => id === to) ?? (places.length === 1 && !to.includes("/") ? places[0] : undefined);
  if (!named) return refuse("order/coast_needed", { from: unit.at, to, places: places.map(({ id }) => id) });
  const passed = stops.slice(0, -1).map((stop) => provinceIndex(board, stop));
  if (passed.length > 0 && !canCarryAlong(field, provinceIndex(board, unit.at), passed, target))
    return refuse("order/no_convoy", { from: unit.at, to });
  const path = passed.map((at) => board.provinces[at] ?? "");
  const move = { type: "move" as const, unit: ordered(unit), to: named.id, via: true as const };
  return ok(path.length > 0 ? { ...move, path } : move);
}

/** An army's order to carry a fleet: it has a part between where the fleet is and where it goes. */
export function checkCarrier(field: Field, unit: Unit, fleet: Unit, to: PlaceId): Result<Order, Refusal> {
  const { board } = field;
  if (fleet.type !== "F") return refuse("order/carries_fleets", { at: fleet.at });
  const [from, target] = [provinceIndex(board, fleet.at), provinceIndex(board, to)];
  if (!carriersBetween(field, from, target).has(provinceIndex(board, unit.at)))
    return refuse("order/no_route", { at: unit.at, from: fleet.at, to });
  return ok({ type: "convoy", unit: ordered(unit), of: ordered(fleet), to: board.provinces[target] ?? to });
}
