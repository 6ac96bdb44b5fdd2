"use client";
import { useEffect, useMemo, useState } from "react";
import type { View } from "@/lib/engine/diplomacy/game/view";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import type { DiplomacyMap, PowerName } from "@/lib/engine/diplomacy/map/model";
import type { EnteredOrder, GivenOrder, Order } from "@/lib/engine/diplomacy/order";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import { type OrderDesk, orderDesk } from "../orders/order-desk";
import { type OrderAct, type OrderSet, orderSet, orderSetAfter } from "../orders/order-set";
import { readOrderText } from "../orders/read-order-text";
import { dummiesOf } from "./seen";

/** What is given here and not yet saved is kept on this device, phase by phase. */
const keyOf = (kept: string, view: View): string => `${kept}:${phaseCode(view.position.phase)}`;

const isOrder = (order: EnteredOrder): order is Order => order.type !== "unread";

/** The orders of one's powers as the server holds them. */
const savedIn = (view: View): GivenOrder[] =>
  view.powers.flatMap(({ name, orders }) =>
    view.own.includes(name) && orders ? orders.filter(isOrder).map((order) => ({ power: name, order })) : [],
  );

/** What is ordered as far as a viewer knows: `own` for their powers, and those of others that they may see. */
export const knownOrders = (view: View, own: readonly GivenOrder[]): GivenOrder[] => [
  ...own,
  ...view.powers.flatMap(({ name, orders }) =>
    view.own.includes(name) || !orders ? [] : orders.filter(isOrder).map((order) => ({ power: name, order })),
  ),
];

/** The lines of one power's orders. */
export const linesOf = (orders: readonly GivenOrder[], power: PowerName): string =>
  orders
    .filter((given) => given.power === power)
    .map(({ order }) => printOrder(order))
    .join("\n");

/** Orders for the powers that a viewer orders for: what is saved, and what was changed on this device since. */
export type SavedOrders = {
  readonly desk: OrderDesk;
  readonly set: OrderSet;
  act(act: OrderAct): void;
};

type Held = { readonly key: string; readonly set: OrderSet };

/** `kept`: under what a device keeps what is not saved (`ownKey`). Orders of another phase are forgotten; what others save for the same powers is merged. */
export function useSavedOrders(kept: string, view: View, map: DiplomacyMap): SavedOrders {
  const key = keyOf(kept, view);
  const saved = savedIn(view);
  const savedText = JSON.stringify(saved);
  const { position, own, can, inForce } = view;
  const dummies = [...dummiesOf(view)].join();
  // The same desk as long as nothing that orders depend on is another: a gesture outlives what else happens.
  const desk = useMemo(
    () =>
      orderDesk({
        ...{ map, position, rules: new Set(inForce), powers: can.order ? own : [] },
        dummies: new Set(dummies === "" ? [] : dummies.split(",")),
      }),
    [map, position, own, can.order, inForce, dummies],
  );
  const [held, setHeld] = useState<Held>({ key, set: orderSet(saved) });
  // Another phase, or another viewer: nothing of before holds.
  const set = held.key === key ? held.set : orderSet(saved);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for what is saved
  useEffect(() => {
    setHeld((was) => {
      if (was.key !== key) return { key, set: orderSetAfter(desk, orderSet(saved), draftOf(key, desk)) };
      return { key, set: orderSetAfter(desk, was.set, { type: "merge", saved }) };
    });
  }, [key, savedText]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in the browser
  useEffect(() => {
    setHeld((was) => ({ key, set: orderSetAfter(desk, was.set, draftOf(key, desk)) }));
  }, []);

  const act = (change: OrderAct) =>
    setHeld((was) => {
      const next = orderSetAfter(desk, was.key === key ? was.set : orderSet(saved), change);
      keepDraft(key, next);
      return { key, set: next };
    });
  return { desk, set, act };
}

/** What was given here before, as an act on what is saved. */
function draftOf(key: string, desk: OrderDesk): OrderAct {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? { type: "revert" } : { type: "replace", orders: readOrderText(desk, text).orders };
  } catch {
    return { type: "revert" };
  }
}

function keepDraft(key: string, { orders, saved }: OrderSet): void {
  try {
    const powers = [...new Set([...orders, ...saved].map(({ power }) => power))];
    const isSame = powers.every((power) => linesOf(orders, power) === linesOf(saved, power));
    if (isSame) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, powers.map((power) => `[${power}]\n${linesOf(orders, power)}`).join("\n"));
  } catch {
    // A browser that keeps nothing: the orders last as long as the page.
  }
}
