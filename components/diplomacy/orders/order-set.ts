import type { PowerName, ProvinceId } from "@/lib/engine/diplomacy/map/model";
import type { GivenOrder, Order } from "@/lib/engine/diplomacy/order";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import { subjectOf } from "../places";
import type { OrderDesk, Subject } from "./order-desk";

/**
 * The orders that somebody is giving, whichever way they give them, beside those that are kept elsewhere (on the server,
 * or in the sandbox: none). No unit or site has two, and no power more builds or removals than it is due.
 */
export type OrderSet = {
  readonly orders: readonly GivenOrder[];
  readonly saved: readonly GivenOrder[];
};

export type OrderAct =
  /** Gives a unit or site its order, in place of the one that it has. */
  | { readonly type: "set"; readonly power: PowerName; readonly order: Order }
  /** Takes back the order of a unit or site. */
  | { readonly type: "clear"; readonly power: PowerName; readonly at: ProvinceId }
  /** One more build is waived, or one fewer. */
  | { readonly type: "waive" | "unwaive"; readonly power: PowerName }
  /** All orders at once, as a text gives them. */
  | { readonly type: "replace"; readonly orders: readonly GivenOrder[] }
  /** Back to what is saved. */
  | { readonly type: "revert" }
  /** These have been saved; what was changed since stays as it is. */
  | { readonly type: "saved"; readonly orders: readonly GivenOrder[] }
  /** Others hold now, such as those saved from another device: what was not saved here goes on top of them. */
  | { readonly type: "merge"; readonly saved: readonly GivenOrder[] };

/** Orders as they are saved. */
export const orderSet = (saved: readonly GivenOrder[] = []): OrderSet => ({ orders: saved, saved });

/** What two orders of one power must not both be about. Builds waived are about nothing. */
const keyOf = ({ power, order }: GivenOrder): string | null => {
  const at = subjectOf(order);
  return at === null ? null : `${power} ${at}`;
};

const isSame = (one: GivenOrder, other: GivenOrder): boolean =>
  one.power === other.power && printOrder(one.order) === printOrder(other.order);

/** The order set after an act. What does not fit is left out, never the rest: whoever shows it says why. */
export function orderSetAfter(desk: OrderDesk, set: OrderSet, act: OrderAct): OrderSet {
  switch (act.type) {
    case "set":
      return { ...set, orders: withOrder(desk, set.orders, { power: act.power, order: act.order }) };
    case "clear":
      return { ...set, orders: set.orders.filter((given) => keyOf(given) !== `${act.power} ${act.at}`) };
    case "waive":
      return { ...set, orders: withOrder(desk, set.orders, { power: act.power, order: { type: "waive" } }) };
    case "unwaive": {
      const last = set.orders.findLastIndex(({ power, order }) => power === act.power && order.type === "waive");
      return last < 0 ? set : { ...set, orders: set.orders.toSpliced(last, 1) };
    }
    case "replace":
      return { ...set, orders: act.orders.reduce<readonly GivenOrder[]>((all, one) => withOrder(desk, all, one), []) };
    case "revert":
      return orderSet(set.saved);
    case "saved":
      return { ...set, saved: act.orders };
    case "merge":
      return merged(desk, set, act.saved);
  }
}

/** With one more order, in the place of the one for the same unit; a build or removal that is not due is left out. */
function withOrder(desk: OrderDesk, orders: readonly GivenOrder[], given: GivenOrder): readonly GivenOrder[] {
  if (!desk.powers.includes(given.power)) return orders;
  const key = keyOf(given);
  const at = key === null ? -1 : orders.findIndex((one) => keyOf(one) === key);
  if (at >= 0) return orders.with(at, given);
  return roomFor(desk, orders, given) ? [...orders, given] : orders;
}

/** Whether one more order of a power is due. */
function roomFor(desk: OrderDesk, orders: readonly GivenOrder[], { power, order }: GivenOrder): boolean {
  if (desk.field.position.phase.type !== "ADJUSTMENTS" || order.type === "keep") return true;
  const due = desk.due.get(power) ?? 0;
  if (order.type === "disband" ? due >= 0 : due <= 0) return false;
  return orders.filter((one) => one.power === power && one.order.type !== "keep").length < Math.abs(due);
}

/** What one changed and has not saved, on top of what others saved meanwhile. */
function merged(desk: OrderDesk, set: OrderSet, saved: readonly GivenOrder[]): OrderSet {
  const changed = set.orders.filter((one) => !set.saved.some((other) => isSame(one, other)));
  const given = new Set(set.orders.map(keyOf));
  const dropped = new Set(set.saved.map(keyOf).filter((key) => key !== null && !given.has(key)));
  const kept = saved.filter((one) => !dropped.has(keyOf(one)));
  return { saved, orders: changed.reduce<readonly GivenOrder[]>((all, one) => withOrder(desk, all, one), kept) };
}

/** The order of a unit or site. */
export const orderOf = ({ orders }: OrderSet, { power, at }: Pick<Subject, "power" | "at">): Order | null =>
  orders.find((given) => keyOf(given) === `${power} ${at}`)?.order ?? null;

/** Whether an order is saved as it stands. */
export const isSaved = ({ saved }: OrderSet, given: GivenOrder): boolean => saved.some((one) => isSame(one, given));

/** Whether anything differs from what is saved: orders changed, added or taken back. */
export const isChanged = ({ orders, saved }: OrderSet): boolean =>
  orders.length !== saved.length || orders.some((one, i) => !isSame(one, saved[i] ?? one));

/** How many builds a power waives. */
export const waivedBy = ({ orders }: OrderSet, power: PowerName): number =>
  orders.filter((given) => given.power === power && given.order.type === "waive").length;

/** How many orders of a power count towards what is due. */
export const givenBy = ({ orders }: OrderSet, power: PowerName): number =>
  orders.filter((given) => given.power === power && given.order.type !== "keep").length;

/** The orders as a judge reads them, one a line; with a head for each power where there are several. */
export function textOf(desk: OrderDesk, orders: readonly GivenOrder[]): string {
  const blocks = desk.powers.flatMap((name): string[] => {
    const lines = orders.filter(({ power }) => power === name).map(({ order }) => printOrder(order));
    if (lines.length === 0) return [];
    return [[...(desk.powers.length > 1 ? [`[${name}]`] : []), ...lines].join("\n")];
  });
  return blocks.join("\n\n");
}
