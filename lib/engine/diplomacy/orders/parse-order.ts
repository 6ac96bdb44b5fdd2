import { type Refusal, type Result, refuse } from "../../kernel/result";
import type { Field } from "../adjudicate/field";
import type { PowerName } from "../map/model";
import type { EnteredOrder, Order, OrderedUnit } from "../order";
import { checkMovement } from "./check-movement";
import { checkAdjustment, checkRetreat } from "./check-other";
import { type ReadOrder, readOrder } from "./read-order";
import type { NamedUnit } from "./reader";

/** Reads an order of a power and holds it against the phase that is played. Refusals say why (`order/…`). */
export function parseOrder(field: Field, power: PowerName, text: string): Result<Order, Refusal> {
  const read = readOrder(text, field.board.map);
  return read.ok ? checkOrder(field, power, read.value) : read;
}

/** Holds an order that was entered before against the phase that is played, as if it were entered now. */
export const checkAgain = (field: Field, power: PowerName, entered: EnteredOrder): Result<Order, Refusal> =>
  entered.type === "unread" ? parseOrder(field, power, entered.text) : checkOrder(field, power, saidBy(entered));

const named = ({ type, at }: OrderedUnit): NamedUnit => ({ type, at, owner: null });

/** What an order says, as if it had been read. */
function saidBy(order: Order): ReadOrder {
  switch (order.type) {
    case "hold":
    case "disband":
    case "keep":
      return { type: order.type, unit: named(order.unit) };
    case "move":
      return {
        type: "move",
        unit: named(order.unit),
        stops: [...(order.path ?? []), order.to],
        via: order.via === true && order.path === undefined,
      };
    case "retreat":
      return { type: "move", unit: named(order.unit), stops: [order.to], via: false };
    case "support":
      return { type: "support", unit: named(order.unit), of: named(order.of), to: order.to ?? null };
    case "convoy":
      return { type: "convoy", unit: named(order.unit), of: named(order.of), to: order.to };
    case "proxy":
      return { type: "proxy", unit: named(order.unit), power: order.power };
    case "build":
      return { type: "build", unit: named(order.unit), hidden: order.hidden === true };
    case "waive":
      return order;
  }
}

/** Holds what an order says against the phase that is played: what is accepted can be carried out in itself. */
function checkOrder(field: Field, power: PowerName, read: ReadOrder): Result<Order, Refusal> {
  switch (field.position.phase.type) {
    case "MOVEMENT":
      return checkMovement(field, power, read);
    case "RETREATS":
      return checkRetreat(field, power, read);
    case "ADJUSTMENTS":
      return checkAdjustment(field, power, read);
    default:
      return refuse("order/other_phase", { type: read.type });
  }
}
