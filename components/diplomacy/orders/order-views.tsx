"use client";
import { type ReactNode, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { SegmentedControl } from "@/components/ui/segmented";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import type { OrderDesk } from "./order-desk";
import { OrderList } from "./order-list";
import type { OrderAct, OrderSet } from "./order-set";
import { OrderText } from "./order-text";
import type { OrderEntry } from "./use-order-entry";

type Props = {
  desk: OrderDesk;
  set: OrderSet;
  entry: OrderEntry;
  act(act: OrderAct): void;
  /** Whether orders are saved somewhere; without, no states are shown. */
  saves?: boolean;
  /** A remark beside the choice. */
  remark?: ReactNode;
};

/** The orders as a list or as text, beside a map: two views of one set. */
export function OrderViews({ remark, saves = false, ...props }: Props) {
  const { views: t } = useTexts("diplomacy");
  const [as, setAs] = useState("list");
  const { desk } = props;
  return (
    <div className="flex flex-col">
      <div className="flex items-center justify-between gap-3 px-4 py-3">
        <SegmentedControl
          label={t.title}
          value={as}
          onChange={setAs}
          options={[
            { value: "list", label: t.list },
            { value: "text", label: t.text },
          ]}
        />
        {remark}
      </div>
      {as === "list" ? (
        <OrderList {...props} saves={saves} />
      ) : (
        <div className="px-4 pb-4">
          <OrderText key={`${desk.map.name} ${phaseCode(desk.field.position.phase)}`} {...props} />
        </div>
      )}
    </div>
  );
}
