import { type Field, provinceIndex } from "@/lib/engine/diplomacy/adjudicate/field";
import { readEntry, type Writer } from "@/lib/engine/diplomacy/crystal/entry";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { PowerName } from "@/lib/engine/diplomacy/map/model";
import type { GivenOrder, Order } from "@/lib/engine/diplomacy/order";
import { readAnyOrder } from "@/lib/engine/diplomacy/orders/any-order";
import { readSheet } from "@/lib/engine/diplomacy/payola/read-sheet";
import { worstCost } from "@/lib/engine/diplomacy/payola/worst-cost";
import type { Refusal } from "@/lib/engine/kernel/result";

/** What is wrong with a text: in which line from 1, or as a whole. */
export type LineFault = { readonly line: number | null; readonly code: string };

/** A text as the judge reads it, as one types. */
export type WrittenLines = {
  readonly lines: number;
  readonly faults: readonly LineFault[];
  /** The orders that it names, for the map. */
  readonly orders: readonly GivenOrder[];
  /** Of a sheet that can be read: what is kept back, and what it costs at most. */
  readonly money: { readonly savings: number; readonly worst: number } | null;
};

/** Reads what somebody writes for a power as the server will, from their view alone. */
export function readLines(view: View, field: Field, power: PowerName, text: string): WrittenLines {
  const given = text.split("\n");
  const lines = given.filter((line) => line.trim() !== "").length;
  const purse = view.powers.find(({ name }) => name === power)?.purse;
  if (!purse) {
    const writers = view.powers
      .filter(({ role, kind }) => role === null && kind !== "unplayed")
      .map(writerOf(view, power));
    const read = readEntry({ field, power, writers }, given);
    const named = given.flatMap((line) => {
      const order = readAnyOrder(field, line);
      return order.ok && line.trim() !== "" ? [order.value.said] : [];
    });
    return { lines, money: null, faults: read.ok ? [] : faultsOf(read.error), orders: drawn(field, named) };
  }
  const read = readSheet({ field, power, funds: purse.funds, dummies: freePowers(view, power) }, given);
  if (!read.ok) return { lines, money: null, faults: faultsOf(read.error), orders: [] };
  const { savings, bids } = read.value;
  // What is named for nothing is done as well, where nobody pays for anything else.
  const named = bids.flatMap(({ said }) => (said ? [said] : []));
  return { lines, faults: [], money: { savings, worst: worstCost(bids) }, orders: drawn(field, named) };
}

/** Orders with the power whose unit they are for, each once. */
function drawn(field: Field, orders: readonly Order[]): GivenOrder[] {
  const given = orders.map((order) => {
    const at = "unit" in order ? provinceIndex(field.board, order.unit.at) : -1;
    return { power: field.unitAt[at]?.power ?? "", order };
  });
  return given.filter(({ order }, i) => given.findIndex((one) => same(one.order, order)) === i);
}

const same = (one: Order, other: Order): boolean => JSON.stringify(one) === JSON.stringify(other);

function faultsOf(refusals: readonly Refusal[]): LineFault[] {
  const all = refusals.map(({ code, data }): LineFault => {
    const at = typeof data === "object" && data !== null && "line" in data ? Number(data.line) + 1 : null;
    return { line: at, code };
  });
  // The first thing that is wrong with a line says enough.
  return all.filter(({ line }, i) => line === null || all.findIndex((one) => one.line === line) === i);
}

/** The powers that nobody plays, as far as is known; where they look like players, anybody may be one whom only those are bribed. */
export function freePowers({ powers, inForce }: View, own: PowerName): ReadonlySet<PowerName> {
  if (inForce.includes("HIDE_DUMMIES") && inForce.includes("PAY_DUMMIES"))
    return new Set(powers.map(({ name }) => name).filter((name) => name !== own));
  return new Set(
    powers.flatMap(({ name, kind, control }) => (kind === "dummy" && (control ?? []).length === 0 ? [name] : [])),
  );
}

const writerOf =
  ({ own, position }: View, power: PowerName) =>
  ({ name, kind, count }: View["powers"][number]): Writer => ({
    ...{ name, dummy: kind === "dummy", control: own.includes(name) ? power : null },
    hasUnits: count === null || position.units.some((unit) => unit.power === name),
    hasCentres: count === null || count > 0,
  });
