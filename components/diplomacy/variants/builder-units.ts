import { type Field, provinceIndex } from "@/lib/engine/diplomacy/adjudicate/field";
import type { ProvinceId } from "@/lib/engine/diplomacy/map/model";
import { unitText } from "@/lib/engine/diplomacy/orders/any-order";
import { legalOrders } from "@/lib/engine/diplomacy/orders/legal";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import type { Unit } from "@/lib/engine/diplomacy/position";
import type { Variant } from "@/lib/engine/diplomacy/rules/expand";

/** The unit that stands in a province; in Crystal Ball, where none does, one that may stand there by then. */
export function unitIn(field: Field, at: ProvinceId, variant: Variant): Unit | null {
  const stands = field.unitAt[provinceIndex(field.board, at)];
  if (stands || variant === "payola") return stands ?? null;
  return possibleUnits(field).find((unit) => provinceOf(field, unit.at) === at) ?? null;
}

const provinceOf = ({ board }: Field, place: string): ProvinceId =>
  board.provinces[provinceIndex(board, place)] ?? place;

/** Any unit that could stand anywhere, armies first; nobody's. */
export function possibleUnits({ board: { map } }: Field): Unit[] {
  const all = (type: "A" | "F") =>
    map.places.flatMap(({ id, armies, fleets }): Unit[] =>
      (type === "A" ? armies : fleets) ? [{ power: "", type, at: id }] : [],
    );
  return [...all("A"), ...all("F")];
}

/** What a unit may be ordered, without naming it: `- SER`, `S A VIE - GAL`, `H`. */
export function ordersFor(field: Field, unit: Unit): readonly string[] {
  const texts = legalOrders(field, unit).flatMap((order) =>
    "unit" in order && order.type !== "proxy" ? [printOrder(order).slice(unitText(unit).length + 1)] : [],
  );
  return [...new Set(texts)];
}
