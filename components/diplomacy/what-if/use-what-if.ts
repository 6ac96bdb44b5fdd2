"use client";
import { useMemo, useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { View } from "@/lib/engine/diplomacy/game/view";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import type { DiplomacyMap, PowerName } from "@/lib/engine/diplomacy/map/model";
import type { GivenOrder } from "@/lib/engine/diplomacy/order";
import type { MapOrder } from "../map/map-orders";
import { orderDesk } from "../orders/order-desk";
import { type OrderAct, type OrderSet, orderSet, orderSetAfter } from "../orders/order-set";
import { resolveTurn } from "../outcome/resolve-turn";
import { drawnOutcome, type ToldOrder, tellOutcome } from "../outcome/tell-outcome";
import { dummiesOf } from "../room/seen";
import type { SavedOrders } from "../room/use-saved-orders";

const listOf = (names: string): string[] => (names === "" ? [] : names.split(","));

/** A private copy of the position, with guesses of what everybody orders, decided as one goes. */
export type WhatIf = SavedOrders & {
  readonly position: View["position"];
  /** The powers that one orders for oneself. */
  readonly own: readonly PowerName[];
  readonly dummies: readonly PowerName[];
  readonly told: readonly ToldOrder[];
  readonly drawn: readonly MapOrder[];
  /** Back to what is known: one's own orders, and those that the viewer may see. */
  reset(): void;
};

/** `known`: the orders that are there to begin with. Nothing of it leaves the browser. `on`: whether it is looked at. */
export function useWhatIf(view: View, map: DiplomacyMap, known: readonly GivenOrder[], on: boolean): WhatIf {
  const words = useTexts("diplomacy");
  const key = phaseCode(view.position.phase);
  const { position, powers, inForce, own } = view;
  const others = powers.filter(({ name, kind }) => kind !== "unplayed" && !own.includes(name)).map(({ name }) => name);
  const names = [...own, ...others].join();
  const dummies = [...dummiesOf(view)].join();
  const desk = useMemo(
    () =>
      orderDesk({
        ...{ map, position, rules: new Set(inForce), powers: on ? listOf(names) : [] },
        dummies: new Set(listOf(dummies)),
      }),
    [map, inForce, position, names, dummies, on],
  );
  const [held, setHeld] = useState<{ key: string; set: OrderSet } | null>(null);
  const set = held?.key === key ? held.set : orderSet(known);
  const act = (change: OrderAct) => setHeld({ key, set: orderSetAfter(desk, set, change) });
  const told = useMemo(() => {
    const decided = on ? resolveTurn(map, new Set(inForce), position, set.orders) : null;
    return decided ? tellOutcome(words, desk.field, decided.outcome) : [];
  }, [on, map, inForce, position, set.orders, words, desk.field]);
  const drawn = useMemo(() => drawnOutcome(told), [told]);
  const reset = () => setHeld(null);
  return { desk, set, act, told, drawn, reset, position, own, dummies: listOf(dummies) };
}
