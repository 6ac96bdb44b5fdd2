"use client";
import { useMemo, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { SegmentedControl } from "@/components/ui/segmented";
import type { PlayedPhase } from "@/lib/contracts/diplomacy";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { DrawingAwaited } from "../map/drawing-awaited";
import { MapCanvas } from "../map/map-canvas";
import { PowerLegend } from "../map/power-legend";
import { useDrawing } from "../map/use-drawing";
import { drawnPhase, tellPhase } from "../results/tell-phase";
import { Besides } from "../variants/besides";

const VIEWS = ["orders", "after"] as const;

/** A phase that is only looked at ahead: its orders with what would come of them, or the board after it. */
export function PreviewMap({ map, played }: { map: DiplomacyMap; played: PlayedPhase }) {
  const { preview: t } = useTexts("diplomacyMaster");
  const table = useTexts("diplomacyTable");
  const diplomacy = useTexts("diplomacy");
  const { drawing, failed, again } = useDrawing(map);
  const [view, setView] = useState<(typeof VIEWS)[number]>("orders");
  const arrows = useMemo(
    () => drawnPhase(tellPhase({ diplomacy, table }, map, played)),
    [diplomacy, table, map, played],
  );
  const isAfter = view === "after";
  const position = isAfter ? played.after : played.before;
  return (
    <section aria-label={t.map} className="flex flex-col gap-2">
      <SegmentedControl
        label={t.map}
        className="self-start"
        value={view}
        options={VIEWS.map((value) => ({ value, label: t[value] }))}
        onChange={(value) => setView(VIEWS.find((one) => one === value) ?? "orders")}
      />
      <div className="relative h-[min(60vh,36rem)] overflow-hidden rounded-md border border-line">
        {drawing ? (
          <MapCanvas
            className="absolute inset-0"
            {...{ map, drawing, position }}
            {...(isAfter ? {} : { orders: arrows })}
          >
            <PowerLegend {...{ map, position }} />
          </MapCanvas>
        ) : (
          <DrawingAwaited {...{ failed, again }} />
        )}
      </div>
      {(played.money || played.lists) && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{t.besides}</summary>
          <Besides {...{ map, phases: [] }} phase={played} />
        </details>
      )}
    </section>
  );
}
