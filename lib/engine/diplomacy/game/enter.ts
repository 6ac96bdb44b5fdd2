import type { Viewer } from "../../kernel/game";
import { err, ok, type Refusal, type Result, refuse } from "../../kernel/result";
import type { Field } from "../adjudicate/field";
import type { PowerName } from "../map/model";
import type { EnteredOrder, Order } from "../order";
import type { Desk } from "../orders/nearest";
import { checkAgain, parseOrder } from "../orders/parse-order";
import { readOrders } from "../orders/read-orders";
import { readPrinted } from "../orders/read-printed";
import type { Ruleset } from "./config";
import { fieldFor } from "./env";
import { fieldSeenBy } from "./sight";
import type { State } from "./state";

/** Holds an order that was entered against the phase that is played: the rules may have changed since. */
export const checkEntered = (
  ruleset: Ruleset,
  state: State,
  power: PowerName,
  order: EnteredOrder,
): Result<Order, Refusal> => checkAgain(fieldFor(ruleset, state, power), power, order);

/** Orders for one power, or for several under their heads: who enters them, and why they do not order for a power. */
type Entry = {
  readonly text: string;
  readonly own: PowerName;
  readonly viewer: Viewer;
  readonly may: (power: PowerName) => Result<unknown, Refusal>;
};

/**
 * Orders as they are entered (`orders/read-orders.ts`); what only had to be readable (NO_CHECK) and does not hold on
 * the board stays as it was written.
 * Refused as a whole (`order/refused`), with every fault and its line.
 */
export function enterOrders(
  ruleset: Ruleset,
  state: State,
  { text, own, viewer, may }: Entry,
): Result<ReadonlyMap<PowerName, EnteredOrder[]>, Refusal> {
  let sight: Field | undefined;
  // Only what is refused is told by what its writer sees, which takes long to make out in blind games.
  const deskOf = (field: Field): Desk => ({
    field,
    get seen() {
      sight ??= fieldSeenBy(ruleset, state, viewer);
      return sight;
    },
  });
  let barred: Refusal | null = null;
  const { sets, refused } = readOrders(ruleset.map, text, own, (power) => {
    const allowed = may(power);
    if (allowed.ok) return ok(deskOf(fieldFor(ruleset, state, power)));
    barred ??= allowed.error;
    return allowed;
  });
  if (barred !== null) return err(barred);
  if (refused.length > 0) return refuse("order/refused", { faults: refused });
  const kept = (power: PowerName, written: string): EnteredOrder => {
    const read = parseOrder(fieldFor(ruleset, state, power), power, written);
    return read.ok ? read.value : readPrinted(written.toUpperCase().replace(/\s+/g, " "));
  };
  return ok(
    new Map(
      [...sets].map(([power, lines]) => [power, lines.map(({ order, text: line }) => order ?? kept(power, line))]),
    ),
  );
}
