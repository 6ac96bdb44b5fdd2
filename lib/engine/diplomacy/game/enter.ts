import { err, ok, type Refusal, type Result, refuse } from "../../kernel/result";
import type { PowerName } from "../map/model";
import type { Order } from "../order";
import { parseOrder } from "../orders/parse-order";
import { printOrder } from "../orders/print-order";
import { type AcceptedLine, readOrders } from "../orders/read-orders";
import type { Ground } from "./config";
import { fieldFor } from "./env";
import type { State } from "./state";

/** Holds one order against the phase that is played. */
export const checkLine = (ground: Ground, state: State, power: PowerName, text: string): Result<Order, Refusal> =>
  parseOrder(fieldFor(ground, state, power), power, text);

/**
 * Orders as they are entered, for one power or several (`orders/read-orders.ts`), and given back in short form; under
 * NO_CHECK as they were written. Refused as a whole (`order/refused`), with every fault and its line. `may`: why one does
 * not order for a power.
 */
export function enterOrders(
  ground: Ground,
  state: State,
  text: string,
  own: PowerName,
  may: (power: PowerName) => Result<unknown, Refusal>,
): Result<ReadonlyMap<PowerName, string[]>, Refusal> {
  let barred: Refusal | null = null;
  const { sets, refused } = readOrders(ground.map, text, own, (power) => {
    const allowed = may(power);
    if (allowed.ok) return ok(fieldFor(ground, state, power));
    barred ??= allowed.error;
    return allowed;
  });
  if (barred !== null) return err(barred);
  if (refused.length > 0) return refuse("order/refused", { faults: refused });
  const kept = ({ order, text: written }: AcceptedLine): string =>
    order ? printOrder(order) : written.toUpperCase().replace(/\s+/g, " ");
  return ok(new Map([...sets].map(([power, lines]) => [power, lines.map(kept)])));
}
