"use client";
import dynamic from "next/dynamic";
import { LiveRegion } from "@/components/ui/live-region";
import { Skeleton } from "@/components/ui/skeleton";
import type { MapEditorProps } from "./map-editor";

const MapEditor = dynamic(() => import("./map-editor").then((module) => module.MapEditor), {
  ssr: false,
  loading: () => <Skeleton className="h-96" />,
});

/** The editor of maps, whose engine is loaded after its page. */
export const EditorDoor = (props: MapEditorProps) => (
  <LiveRegion>
    <MapEditor {...props} />
  </LiveRegion>
);
