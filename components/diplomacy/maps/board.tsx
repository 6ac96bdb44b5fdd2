"use client";
import { useMemo } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { loadMap, readOwnMap } from "@/lib/engine/diplomacy/maps/index";
import { MapCanvas } from "../map/map-canvas";
import { PowerLegend } from "../map/power-legend";
import { useDrawing } from "../map/use-drawing";
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
  const { map: t } = useTexts("diplomacy");
  const { drawing, failed, again } = useDrawing(map);
  const position = useMemo(() => beginningOf(map), [map]);
  if (!drawing)
    return (
      <p className="p-6 text-ink-2">
        {failed ? t.failed : t.loading} {failed && <Button onClick={again}>{t.again}</Button>}
      </p>
    );
  return (
    <MapCanvas className="absolute inset-0" map={map} drawing={drawing} position={position}>
      <PowerLegend map={map} position={position} />
    </MapCanvas>
  );
}
