import { provinceIndex } from "@/lib/engine/diplomacy/adjudicate/field";
import type { PowerName } from "@/lib/engine/diplomacy/map/model";
import type { GivenOrder } from "@/lib/engine/diplomacy/order";
import { readOrder } from "@/lib/engine/diplomacy/orders/read-order";
import { type RefusedLine, readOrders } from "@/lib/engine/diplomacy/orders/read-orders";
import { ok, refuse } from "@/lib/engine/kernel/result";
import type { OrderDesk } from "./order-desk";

/** What a text of orders says: orders that can be given, and lines that cannot, each with its reason. */
export type OrderReading = { readonly orders: readonly GivenOrder[]; readonly refused: readonly RefusedLine[] };

/**
 * Reads orders as a judge does. Who orders for several powers need not name them: a line without a head before it goes to
 * the power whose unit it orders.
 */
export function readOrderText(desk: OrderDesk, text: string): OrderReading {
  const [own] = desk.powers;
  if (own === undefined) return { orders: [], refused: [] };
  const deskFor = (power: PowerName) =>
    desk.powers.includes(power) ? ok({ field: desk.field, seen: desk.field }) : refuse("order/not_yours", { power });
  const { sets, refused } = readOrders(desk.map, desk.powers.length > 1 ? headed(desk, text) : text, own, deskFor);
  const orders = [...sets].flatMap(([power, lines]) =>
    lines.flatMap(({ order }): GivenOrder[] => (order === null ? [] : [{ power, order }])),
  );
  return { orders, refused };
}

/** A text with the power before each line that names a unit, down to the first line with a head of its own. */
function headed(desk: OrderDesk, text: string): string {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => /[[\]:)]/.test(line));
  return lines.map((line, i) => (first >= 0 && i >= first ? line : withHead(desk, line))).join("\n");
}

function withHead({ map, field }: OrderDesk, line: string): string {
  const read = readOrder(line, map);
  if (!read.ok || !("unit" in read.value)) return line;
  const at = provinceIndex(field.board, read.value.unit.at);
  const { dislodged } = field.position;
  const gone = dislodged.find((unit) => provinceIndex(field.board, unit.at) === at);
  const power = (gone ?? field.unitAt[at])?.power ?? field.position.owners[field.board.provinces[at] ?? ""];
  return power === undefined ? line : `[${power}] ${line}`;
}
