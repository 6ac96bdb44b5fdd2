"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { SegmentedControl } from "@/components/ui/segmented";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import type { OrderDesk } from "../orders/order-desk";
import { OrderList } from "../orders/order-list";
import type { OrderAct, OrderSet } from "../orders/order-set";
import { OrderText } from "../orders/order-text";
import type { OrderEntry } from "../orders/use-order-entry";

type Props = { desk: OrderDesk; set: OrderSet; entry: OrderEntry; act(act: OrderAct): void };

/** The orders as a list or as text, beside the map. */
export function OrdersPanel(props: Props) {
  const t = useTexts("sandbox");
  const [as, setAs] = useState("list");
  const { desk, set } = props;
  return (
    <div className="flex flex-col">
      <div className="flex items-center justify-between gap-3 px-4 py-3">
        <SegmentedControl
          label={t.tabs.orders}
          value={as}
          onChange={setAs}
          options={[
            { value: "list", label: t.list },
            { value: "text", label: t.text },
          ]}
        />
        {set.orders.length === 0 && (
          <p className="text-sm text-ink-3">{t.nothingOrdered[desk.field.position.phase.type]}</p>
        )}
      </div>
      {as === "list" ? (
        <OrderList {...props} />
      ) : (
        <div className="px-4 pb-4">
          <OrderText key={`${desk.map.name} ${phaseCode(desk.field.position.phase)}`} {...props} />
        </div>
      )}
    </div>
  );
}
