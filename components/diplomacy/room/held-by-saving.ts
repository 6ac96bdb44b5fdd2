import type { View } from "@/lib/engine/diplomacy/game/view";
import type { OrderDesk, Subject } from "../orders/order-desk";
import { type OrderSet, orderOf } from "../orders/order-set";

type Saving = {
  readonly view: Pick<View, "atOnce" | "own" | "powers">;
  readonly desk: OrderDesk;
  readonly set: OrderSet;
  /** Nobody but bots plays besides the viewer: their orders are in, or will be at once. */
  readonly alone: boolean;
};

/**
 * The units that hold because they have no order, where saving the set ends the phase: it is the last that the phase waits
 * for, as far as the viewer may know. Empty wherever it does not end; in retreats and adjustments it waits for all orders.
 */
export function heldBySaving({ view, desk, set, alone }: Saving): readonly Subject[] {
  if (desk.field.position.phase.type !== "MOVEMENT" || !view.atOnce) return [];
  const others = view.powers.filter(({ name }) => !view.own.includes(name));
  if (!alone && others.some(({ ordered }) => ordered !== true)) return [];
  const bare = (power: string): boolean =>
    desk.subjects.every((subject) => subject.power !== power || orderOf(set, subject) === null);
  const owing = new Set(desk.subjects.map(({ power }) => power));
  if ([...owing].some(bare)) return [];
  return desk.subjects.filter((subject) => orderOf(set, subject) === null);
}
