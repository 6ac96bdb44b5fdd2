import { type Json, ok, type Refusal, type Result, refuse } from "../../kernel/result";
import { adjustmentsDue } from "../adjudicate/adjustments";
import type { PowerName } from "../map/model";
import type { Order } from "../order";
import { checkMovement } from "../orders/check-order";
import { checkAdjustment, checkRetreat } from "../orders/check-other";
import { namesOf, wordsOf } from "../orders/names";
import { printOrder } from "../orders/print-order";
import { readOrder } from "../orders/read-order";
import type { Ground } from "./config";
import { envAt, fieldFor } from "./env";
import type { State } from "./state";

/** One line of orders and the power that it is for. */
export type OrderLine = { readonly power: PowerName; readonly text: string; readonly line: number };

/** `[ENGLAND]`, `ENGLAND:`, `E)` at the beginning of a line; the rest is an order of it. */
const HEADING = /^\s*(?:\[\s*([^\]]{1,40}?)\s*\]|([\p{L}+ .'’-]{1,40}?)\s*[:)])\s*(.*)$/u;

/**
 * Parts orders among powers (spec (d), Orders): lines or semicolons; `[ENGLAND]` and its like change the power;
 * `CLEAR` and `(NMR)` wipe what that power had before. Powers that are named, but ordered nothing, get an empty list.
 */
export function splitOrders(
  ground: Ground,
  text: string,
  own: PowerName,
): Result<ReadonlyMap<PowerName, OrderLine[]>, Refusal> {
  const { powers } = namesOf(ground.map);
  const sets = new Map<PowerName, OrderLine[]>();
  let power = own;
  for (const [line, part] of text.split(/[\n;]/).entries()) {
    let rest = part.trim();
    if (rest === "" || rest.startsWith("//")) continue;
    const [, bracketed, marked, after = ""] = HEADING.exec(rest) ?? [];
    const named = bracketed ?? marked;
    const found = named === undefined ? undefined : powers.get(wordsOf(named).join(" "));
    if (found === undefined && bracketed !== undefined) return refuse("order/no_such_power", { text: bracketed });
    if (found !== undefined) {
      power = found;
      rest = after.trim();
    }
    const list = sets.get(power) ?? [];
    sets.set(power, list);
    if (/^(CLEAR|\(?NMR\)?)$/i.test(rest)) list.length = 0;
    else if (rest !== "") list.push({ power, text: rest, line });
  }
  if (sets.size === 0) sets.set(own, []);
  return ok(sets);
}

/** Holds one order against the phase that is played. */
export function checkLine(ground: Ground, state: State, power: PowerName, text: string): Result<Order, Refusal> {
  const { map } = ground;
  const { rules } = envAt(ground, state);
  const read = readOrder(text, map);
  if (!read.ok) return read;
  switch (state.position.phase.type) {
    case "MOVEMENT":
      return checkMovement(fieldFor(ground, state, power), power, read.value);
    case "RETREATS":
      return checkRetreat(map, state.position, power, read.value);
    default:
      return checkAdjustment(map, state.position, power, read.value, rules);
  }
}

/** What an order is about: no unit is ordered twice. */
export const subjectOf = (order: Order): string | null => ("unit" in order ? order.unit.at.slice(0, 3) : null);

type Fault = { readonly line: number; readonly text: string; readonly code: string; readonly data?: Json };

/**
 * Checks a power's orders and gives them back in short form. Refused as a whole (`order/refused`), with every fault. Under
 * NO_CHECK they need only be readable, without ambiguous names.
 */
export function checkOrders(
  ground: Ground,
  state: State,
  power: PowerName,
  lines: readonly OrderLine[],
): Result<string[], Refusal> {
  const { rules } = envAt(ground, state);
  const loose = rules.has("NO_CHECK") && state.position.phase.type === "MOVEMENT";
  const faults: Fault[] = [];
  const orders: string[] = [];
  const seen = new Set<string>();
  const fault = (line: OrderLine, { code, data }: Refusal): void => {
    faults.push({ line: line.line, text: line.text, code, ...(data === undefined ? {} : { data }) });
  };
  for (const line of lines) {
    if (loose) {
      const read = readOrder(line.text, ground.map);
      if (!read.ok) fault(line, read.error);
      else if (isAmbiguous(ground, line.text)) fault(line, { code: "order/ambiguous" });
      else orders.push(line.text.toUpperCase().replace(/\s+/g, " "));
      continue;
    }
    const checked = checkLine(ground, state, power, line.text);
    if (!checked.ok) {
      fault(line, checked.error);
      continue;
    }
    const subject = subjectOf(checked.value);
    if (subject !== null && seen.has(subject)) fault(line, { code: "order/twice", data: { at: subject } });
    if (subject !== null) seen.add(subject);
    orders.push(printOrder(checked.value));
  }
  if (faults.length === 0 && state.position.phase.type === "ADJUSTMENTS") {
    const due = adjustmentsDue(ground.map, state.position, rules).get(power) ?? 0;
    const changes = orders.filter((order) => !order.startsWith("KEEP"));
    const wrong = changes.find((order) => (order.startsWith("BUILD") || order === "WAIVE") !== due > 0);
    if (wrong !== undefined) return refuse("order/nothing_due", { order: wrong, due });
    if (changes.length > Math.abs(due)) return refuse("order/too_many", { due });
  }
  if (faults.length > 0) return refuse("order/refused", { power, faults });
  return ok(orders);
}

/** Does a line use a spelling that means several places (marked `?` in the map)? */
function isAmbiguous(ground: Ground, text: string): boolean {
  const { ambiguous, longest } = namesOf(ground.map);
  const words = wordsOf(text);
  return words.some((_, from) =>
    Array.from({ length: longest }, (__, count) => words.slice(from, from + count + 1).join(" ")).some((one) =>
      ambiguous.has(one),
    ),
  );
}
