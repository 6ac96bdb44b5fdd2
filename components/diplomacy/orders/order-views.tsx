"use client";
import { useState } from "react";
import { powerName } from "@/components/diplomacy/names";
import { useTexts } from "@/components/texts/context";
import { SegmentedControl } from "@/components/ui/segmented";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import type { OrderDesk } from "./order-desk";
import { OrderList } from "./order-list";
import { givenBy, type OrderAct, type OrderSet } from "./order-set";
import { OrderText } from "./order-text";
import type { OrderEntry } from "./use-order-entry";

type Props = {
  desk: OrderDesk;
  set: OrderSet;
  entry: OrderEntry;
  act(act: OrderAct): void;
  /** Whether orders are saved somewhere; without, no states are shown. */
  saves?: boolean;
};

/** The orders as a list or as text, beside a map: two views of one set; while it is empty, how one begins. */
export function OrderViews({ saves = false, ...props }: Props) {
  const { views: t, list } = useTexts("diplomacy");
  const [as, setAs] = useState("list");
  const { desk, set } = props;
  const none = set.orders.length === 0 ? t.none[desk.field.position.phase.type] : undefined;
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
        {none && <p className="text-sm text-ink-3">{none}</p>}
      </div>
      {as === "list" ? (
        <OrderList {...props} saves={saves} />
      ) : (
        <div className="px-4 pb-4">
          {[...desk.due].map(([power, due]) => (
            <p key={power} className="mb-2 text-sm text-ink-2 empty:hidden">
              {due !== 0 && `${powerName(desk.map, power)}: ${list.due(due)} · ${list.chosen(givenBy(set, power))}`}
            </p>
          ))}
          <OrderText key={`${desk.map.name} ${phaseCode(desk.field.position.phase)}`} {...props} />
        </div>
      )}
    </div>
  );
}
