"use client";
import { useEffect, useState } from "react";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { type Drawing, drawingOf, shows } from "@/lib/engine/diplomacy/maps/drawing";

const coming = new Map<string, Promise<Drawing>>();

/** A drawing of ours, fetched once a page. */
function fetchDrawing(name: string): Promise<Drawing> {
  const known = coming.get(name);
  if (known) return known;
  const fetched = fetch(`/maps/${name}.json`).then((answer): Promise<Drawing> => {
    if (!answer.ok) throw new Error(`No drawing ${name}: ${answer.status}`);
    return answer.json();
  });
  coming.set(name, fetched);
  fetched.catch(() => coming.delete(name));
  return fetched;
}

/** The drawing of ours that shows a map; where none does, or a game has added provinces, one made by rule. */
async function drawingFor(map: DiplomacyMap): Promise<Drawing> {
  const name = drawingOf(map);
  const ours = name === null ? null : await fetchDrawing(name);
  if (ours && shows(ours, map)) return ours;
  // Most maps are drawn: what draws the others comes with them.
  const { drawByRule } = await import("./draw-by-rule");
  return drawByRule(map);
}

export type DrawingState = { readonly drawing: Drawing | null; readonly failed: boolean; again(): void };

/** The drawing of a map; while another one is fetched, the last one is not shown. */
export function useDrawing(map: DiplomacyMap): DrawingState {
  const [got, setGot] = useState<{ map: DiplomacyMap; drawing: Drawing | null } | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let left = false;
    // `turn` only asks again.
    void turn;
    drawingFor(map).then(
      (drawing) => left || setGot({ map, drawing }),
      () => left || setGot({ map, drawing: null }),
    );
    return () => {
      left = true;
    };
  }, [map, turn]);
  const here = got?.map === map ? got : null;
  return {
    drawing: here?.drawing ?? null,
    failed: here !== null && here.drawing === null,
    again: () => {
      setGot(null);
      setTurn((n) => n + 1);
    },
  };
}
