"use client";
import { useTexts } from "@/components/texts/context";
import type { OrderDesk } from "../orders/order-desk";
import type { OrderAct, OrderSet } from "../orders/order-set";
import { OrderViews } from "../orders/order-views";
import type { OrderEntry } from "../orders/use-order-entry";

type Props = { desk: OrderDesk; set: OrderSet; entry: OrderEntry; act(act: OrderAct): void };

/** The orders of all powers, with what those without one do. */
export function OrdersPanel(props: Props) {
  const { nothingOrdered } = useTexts("sandbox");
  const { desk, set } = props;
  const none = set.orders.length === 0 ? nothingOrdered[desk.field.position.phase.type] : null;
  return <OrderViews {...props} remark={none && <p className="text-sm text-ink-3">{none}</p>} />;
}
