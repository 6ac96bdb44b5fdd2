"use client";
import { useMemo } from "react";
import { useTexts } from "@/components/texts/context";
import { useLater } from "@/components/ui/use-later";
import type { PlayedPhase } from "@/lib/contracts/diplomacy";
import { centresByYear } from "@/lib/engine/diplomacy/game/centres-by-year";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { lookOf, looksOf } from "../map/power-looks";
import { PowerMark } from "../map/unit-shape";
import { powerName } from "../names";

const loadPlot = () => import("./centres-plot").then(({ default: plot }) => plot);
/** More lines than these cannot be told apart: the table has them all. */
const MOST_LINES = 10;

type Props = { map: DiplomacyMap; phases: readonly PlayedPhase[]; goal: number | null };

/** Centres by year: as lines, and as a table. */
export function CentresChart({ map, phases, goal }: Props) {
  const { results: t } = useTexts("diplomacyTable");
  const Plot = useLater(loadPlot);
  const years = useMemo(() => centresByYear(phases), [phases]);
  const last = years.at(-1);
  if (!last) return <p className="text-sm text-ink-2">{t.none}</p>;
  const looks = looksOf(map);
  const ever = map.powers.map(({ name }) => name).filter((name) => years.some(({ counts }) => counts.has(name)));
  const powers = ever.toSorted((a, b) => (last.counts.get(b) ?? 0) - (last.counts.get(a) ?? 0));
  return (
    <>
      {Plot ? (
        <Plot {...{ map, years, goal }} powers={powers.slice(0, MOST_LINES)} label={t.chart} />
      ) : (
        <div className="h-[190px]" />
      )}
      <div className="mt-2 overflow-x-auto">
        <table className="w-full text-right text-sm tabular-nums">
          <caption className="sr-only">{t.chart}</caption>
          <thead>
            <tr className="text-xs text-ink-3">
              <th scope="col" className="text-left font-medium">
                {t.power}
              </th>
              {years.map(({ year }) => (
                <th key={year} scope="col" className="px-1.5 font-medium">
                  {year ?? t.beginning}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {powers.map((power) => (
              <tr key={power} className="border-t border-line">
                <th scope="row" className="py-1 pr-2 text-left font-normal whitespace-nowrap">
                  <PowerMark look={lookOf(looks, power)} /> {powerName(map, power)}
                </th>
                {years.map(({ year, counts }) => (
                  <td key={year} className="px-1.5">
                    {counts.get(power) ?? 0}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
