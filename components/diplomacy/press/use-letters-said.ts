"use client";
import { useEffect, useRef } from "react";
import type { Press } from "@/components/realtime/use-press";
import { useTexts } from "@/components/texts/context";
import { useAnnounce } from "@/components/ui/live-region";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { sayParties } from "./party-names";

/** Says to who listens instead of looking that a letter has come, and from whom. */
export function useLettersSaid({ fresh, names }: Press, map: DiplomacyMap): void {
  const t = useTexts("diplomacyPress");
  const announce = useAnnounce();
  const said = useRef<string | null>(null);
  const last = fresh.at(-1);
  useEffect(() => {
    if (!last || last.mine || said.current === last.id) return;
    said.current = last.id;
    announce(t.arrived(sayParties(t, map, names)(last.from)));
  }, [last, names, t, map, announce]);
}
