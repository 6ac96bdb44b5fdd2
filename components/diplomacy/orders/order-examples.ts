import type { Field } from "@/lib/engine/diplomacy/adjudicate/field";
import type { PowerName } from "@/lib/engine/diplomacy/map/model";
import type { Order } from "@/lib/engine/diplomacy/order";
import { unitText } from "@/lib/engine/diplomacy/orders/any-order";
import { legalOrders } from "@/lib/engine/diplomacy/orders/legal";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import type { OrderDesk } from "./order-desk";

const isPlainMove = (order: Order): boolean => order.type === "move" && !order.via;

/** The first of these orders of each kind, as the judge prints them. */
const printed = (orders: readonly Order[], kinds: readonly ((order: Order) => boolean)[]): string[] =>
  kinds.flatMap((isOne) => orders.find(isOne) ?? []).map(printOrder);

/** Orders that could be given here and now, to show how they are written: on this map, of one's own where there are any. */
export function orderExamples({ field, subjects, due }: OrderDesk): string[] {
  const options = subjects.flatMap((subject) => subject.options);
  switch (field.position.phase.type) {
    case "MOVEMENT":
      return printed(options, [isPlainMove]);
    case "RETREATS":
      return printed(options, [({ type }) => type === "retreat", ({ type }) => type === "disband"]);
    default: {
      const waive = [...due.values()].some((n) => n > 0) ? ["WAIVE"] : [];
      return [...printed(options, [({ type }) => type === "build", ({ type }) => type === "disband"]), ...waive];
    }
  }
}

/** A move that some unit could make, the power's own rather than another's, with that unit as it is written; null: nobody can. */
export function exampleMove(field: Field, power: PowerName): { unit: string; order: string } | null {
  const { units } = field.position;
  const own = units.filter((unit) => unit.power === power);
  for (const unit of [...own, ...units]) {
    const move = legalOrders(field, unit).find(isPlainMove);
    if (move) return { unit: unitText(unit), order: printOrder(move) };
  }
  return null;
}
