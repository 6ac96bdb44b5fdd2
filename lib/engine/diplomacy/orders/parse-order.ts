import { type Refusal, type Result, refuse } from "../../kernel/result";
import type { Field } from "../adjudicate/field";
import type { PowerName } from "../map/model";
import type { Order } from "../order";
import { checkMovement } from "./check-movement";
import { checkAdjustment, checkRetreat } from "./check-other";
import { type ReadOrder, readOrder } from "./read-order";

/** Reads an order of a power and holds it against the phase that is played. Refusals say why (`order/…`). */
export function parseOrder(field: Field, power: PowerName, text: string): Result<Order, Refusal> {
  const read = readOrder(text, field.board.map);
  return read.ok ? checkOrder(field, power, read.value) : read;
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
