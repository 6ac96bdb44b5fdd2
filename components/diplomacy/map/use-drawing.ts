"use client";
import { useEffect, useState } from "react";
import type { Drawing } from "@/lib/engine/diplomacy/maps/drawing";

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

export type DrawingState = { readonly drawing: Drawing | null; readonly failed: boolean; again(): void };

/** The drawing `public/maps/<name>.json`; while another one is fetched, the last one is not shown. */
export function useDrawing(name: string): DrawingState {
  const [got, setGot] = useState<{ name: string; drawing: Drawing | null } | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let left = false;
    // `turn` only asks again.
    void turn;
    fetchDrawing(name).then(
      (drawing) => left || setGot({ name, drawing }),
      () => left || setGot({ name, drawing: null }),
    );
    return () => {
      left = true;
    };
  }, [name, turn]);
  const here = got?.name === name ? got : null;
  return {
    drawing: here?.drawing ?? null,
    failed: here !== null && here.drawing === null,
    again: () => {
      setGot(null);
      setTurn((n) => n + 1);
    },
  };
}
