"use client";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { TerrainResult } from "@/lib/engine/diplomacy/adjudicate/terrain";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import { lookOf, looksOf } from "../map/power-looks";
import { PowerMark, UnitMark } from "../map/unit-shape";
import type { ToldOrder } from "../outcome/tell-outcome";
import { ReasonCard } from "../reasons/reason-card";
import { TerrainNotes } from "../results/terrain-notes";

type Props = {
  map: DiplomacyMap;
  told: readonly ToldOrder[];
  /** What the ground did to units after it. */
  terrain: readonly TerrainResult[];
  onReopen(): void;
};

/** What came of all orders, with their reasons: those that failed first, units that merely held not at all. */
export function ResultsPanel({ map, told, terrain, onReopen }: Props) {
  const t = useTexts("sandbox");
  const looks = looksOf(map);
  const failed = told.filter((one) => one.told.failed).length;
  return (
    <div className="flex flex-col">
      <div className="flex items-center justify-between gap-3 px-4 py-3">
        <p className="font-medium">{failed === 0 ? t.allSucceeded : t.failed(failed)}</p>
        <Button dense onClick={onReopen}>
          {t.reopen}
        </Button>
      </div>
      <ul>
        {told
          .filter((one) => one.told.failed || one.order.type !== "hold")
          .map(({ power, order, told: came }, i) => {
            const look = lookOf(looks, power);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: builds waived are all alike
              <li key={`${power} ${printOrder(order)} ${i}`} className="border-t border-line">
                <ReasonCard
                  told={came}
                  mark={"unit" in order ? <UnitMark type={order.unit.type} look={look} /> : <PowerMark look={look} />}
                />
              </li>
            );
          })}
      </ul>
      {terrain.length > 0 && (
        <div className="border-t border-line">
          <TerrainNotes
            map={map}
            changes={terrain.map(({ unit: { power, type, at }, fate, to }) => ({
              power,
              unit: { type, at },
              fate,
              to,
            }))}
          />
        </div>
      )}
    </div>
  );
}
