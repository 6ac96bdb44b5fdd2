"use client";
import { useMemo, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { SegmentedControl } from "@/components/ui/segmented";
import { momentsOf } from "@/lib/engine/diplomacy/map/ground";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { loadMap, readOwnMap } from "@/lib/engine/diplomacy/maps/index";
import { DrawingAwaited } from "../map/drawing-awaited";
import { MapCanvas } from "../map/map-canvas";
import { PowerLegend } from "../map/power-legend";
import { useDrawing } from "../map/use-drawing";
import { sayMoment } from "../order-words";
import { beginningOf } from "../sandbox/sandbox-game";

type Props = {
  name: string /** Of a map that somebody wrote; absent: it is one of ours. */;
  text?: string | undefined;
};

/** A map by its name, or by its text. */
export function Board({ name, text }: Props) {
  const map = useMemo(() => (text === undefined ? loadMap(name) : readOwnMap(name, text).map), [name, text]);
  return map && <MapAtBeginning map={map} />;
}

/** A map as its games begin. */
export function MapAtBeginning({ map }: { map: DiplomacyMap }) {
  const { drawing, failed, again } = useDrawing(map);
  const words = useTexts("diplomacy");
  const moments = useMemo(() => momentsOf(map), [map]);
  const [at, setAt] = useState(0);
  const moment = moments[at] ?? map.begin;
  const position = useMemo(() => ({ ...beginningOf(map), phase: moment }), [map, moment]);
  if (!drawing) return <DrawingAwaited {...{ failed, again }} />;
  return (
    <MapCanvas className="absolute inset-0" map={map} drawing={drawing} position={position}>
      <PowerLegend map={map} position={position} />
      {moments.length > 1 && (
        <div className="map-moments">
          <SegmentedControl
            label={words.map.moments}
            value={`${at}`}
            onChange={(value) => setAt(Number(value))}
            options={moments.map((phase, i) => ({ value: `${i}`, label: sayMoment(words, phase, moments) }))}
          />
        </div>
      )}
    </MapCanvas>
  );
}
