"use client";
import { Sheet } from "@/components/ui/dialog";
import { SidePanel } from "./side-panel";
import type { RoomProps } from "./types";
import type { Panel } from "./use-panel";

/** The side panel where there is no room for it beside the game. Loaded on first use. */
export default function PanelSheet(props: RoomProps & { panel: Panel }) {
  return (
    <Sheet open onOpenChange={(on) => !on && props.panel.close()} title={props.name ?? props.game}>
      <div className="-mx-5 -my-4 flex min-h-0 flex-1 flex-col">
        <SidePanel {...props} bare />
      </div>
    </Sheet>
  );
}
