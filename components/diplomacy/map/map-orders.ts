import type { PowerName } from "@/lib/engine/diplomacy/map/model";
import type { Order } from "@/lib/engine/diplomacy/order";

/** Where an order is on its way: given and not yet saved, saved, or decided. */
export const ORDER_STATES = ["pending", "saved", "succeeded", "failed"] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** An order to be drawn on a map, with why it failed, in a sentence or two. */
export type MapOrder = {
  readonly power: PowerName;
  readonly order: Order;
  readonly state: OrderState;
  readonly why?: string;
};
