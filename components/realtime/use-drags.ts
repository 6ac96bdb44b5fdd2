"use client";
import { useEffect, useMemo } from "react";
import type { Dragged, DragTold } from "@/lib/contracts/live";
import type { Seat } from "@/lib/engine/kernel/game";
import { hear, mention } from "./connection";
import { paced } from "./pace";

/** What is dragged at a table: one's own is told to the others, theirs is heard. All of it may be lost. */
export type Drags = {
  /** Where what one drags is now; null: nowhere that others should see. */
  tell(drag: Dragged | null): void;
  /** Returns how to stop. */
  hear(listener: (told: DragTold) => void): () => void;
};

/** `seat`: for which one drags; null: one watches. */
export function useDrags(tableId: string, seat: Seat | null): Drags {
  const drags = useMemo(() => {
    let told = false;
    const pace = paced<Dragged>((drag) => {
      if (seat === null) return;
      told = true;
      mention("table:drag", { tableId, as: seat, drag });
    });
    return {
      tell(drag: Dragged | null) {
        if (drag) return pace.tell(drag);
        pace.end();
        if (told && seat !== null) mention("table:drag", { tableId, as: seat, drag: null });
        told = false;
      },
      hear: (listener: (told: DragTold) => void) =>
        hear("table:drag", (message) => {
          if (message[0] === tableId) listener(message);
        }),
    };
  }, [tableId, seat]);
  useEffect(() => () => drags.tell(null), [drags]);
  return drags;
}
