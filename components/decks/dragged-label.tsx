"use client";
import { type ReactNode, useSyncExternalStore } from "react";
import type { DragSpot } from "@/components/ui/drag-spot";

/** What is dragged, said beside the pointer. */
export function DraggedLabel({ spot, children }: { spot: DragSpot; children: ReactNode }) {
  const { x, y } = useSyncExternalStore(spot.listen, spot.get, spot.get);
  return (
    <span
      aria-hidden="true"
      style={{ left: x + 12, top: y + 12 }}
      className="pointer-events-none fixed z-50 max-w-64 truncate rounded-sm border border-edge bg-raised px-2.5 py-1 font-medium shadow-3"
    >
      {children}
    </span>
  );
}
