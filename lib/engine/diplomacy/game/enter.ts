import type { Viewer } from "../../kernel/game";
import { err, ok, type Refusal, type Result, refuse } from "../../kernel/result";
import type { PowerName } from "../map/model";
import type { Order } from "../order";
import { parseOrder } from "../orders/parse-order";
import { printOrder } from "../orders/print-order";
import { type AcceptedLine, readOrders } from "../orders/read-orders";
import type { Ruleset } from "./config";
import { fieldFor } from "./env";
import { fieldSeenBy } from "./sight";
import type { State } from "./state";

/** Holds one order against the phase that is played. */
export const checkLine = (ruleset: Ruleset, state: State, power: PowerName, text: string): Result<Order, Refusal> =>
  parseOrder(fieldFor(ruleset, state, power), power, text);

/** Orders for one power, or for several under their heads: who enters them, and why they do not order for a power. */
type Entry = {
  readonly text: string;
  readonly own: PowerName;
  readonly viewer: Viewer;
  readonly may: (power: PowerName) => Result<unknown, Refusal>;
};

/**
 * Orders as they are entered (`orders/read-orders.ts`), given back in short form; under NO_CHECK as they were written.
 * Refused as a whole (`order/refused`), with every fault and its line.
 */
export function enterOrders(
  ruleset: Ruleset,
  state: State,
  { text, own, viewer, may }: Entry,
): Result<ReadonlyMap<PowerName, string[]>, Refusal> {
  const seen = fieldSeenBy(ruleset, state, viewer);
  let barred: Refusal | null = null;
  const { sets, refused } = readOrders(ruleset.map, text, own, (power) => {
    const allowed = may(power);
    if (allowed.ok) return ok({ field: fieldFor(ruleset, state, power), seen });
    barred ??= allowed.error;
    return allowed;
  });
  if (barred !== null) return err(barred);
  if (refused.length > 0) return refuse("order/refused", { faults: refused });
  const kept = ({ order, text: written }: AcceptedLine): string =>
    order ? printOrder(order) : written.toUpperCase().replace(/\s+/g, " ");
  return ok(new Map([...sets].map(([power, lines]) => [power, lines.map(kept)])));
}
