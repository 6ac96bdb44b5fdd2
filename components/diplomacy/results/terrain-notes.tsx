"use client";
import { Waves } from "lucide-react";
import { useTexts } from "@/components/texts/context";
import type { TerrainRow } from "@/lib/engine/diplomacy/game/event";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { placeName, powerName } from "../names";

type Props = { map: DiplomacyMap; changes: readonly TerrainRow[] };

/** What the ground did to units on the way into a phase, a line each. `map`: as it is now. */
export function TerrainNotes({ map, changes }: Props) {
  const { terrain: t } = useTexts("diplomacy");
  return (
    <section className="px-4 pt-3 text-sm" data-testid="terrain">
      <h2 className="mb-1 flex items-center gap-2 font-ui text-base font-semibold tracking-normal">
        <Waves aria-hidden className="size-4 text-ink-2" />
        {t.title}
      </h2>
      <ul>
        {changes.map(({ power, unit, fate, to }) => (
          <li key={`${power} ${unit.type} ${unit.at}`} className="border-t border-line py-1.5 first:border-t-0">
            {t.fates[fate]({
              power: powerName(map, power),
              type: unit.type,
              place: placeName(map, unit.at),
              to: to === null ? null : placeName(map, to),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
