"use client";
import { useMemo } from "react";
import { useTexts } from "@/components/texts/context";
import { useLater } from "@/components/ui/use-later";
import type { PlayedPhase } from "@/lib/contracts/diplomacy";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { lookOf, looksOf } from "../map/power-looks";
import { PowerMark } from "../map/unit-shape";
import { powerName } from "../names";
import { sayPhase } from "../order-words";
import { moneyByPhase } from "./money-by-phase";

const loadPlot = () => import("../results/centres-plot").then(({ default: plot }) => plot);

type Props = { map: DiplomacyMap; phases: readonly PlayedPhase[] };

/** Treasuries after each phase in which money moved, of those that a viewer is told of: as lines, and as a table. */
export function Treasuries({ map, phases }: Props) {
  const { statement: t } = useTexts("diplomacyVariants");
  const { results } = useTexts("diplomacyTable");
  const words = useTexts("diplomacy");
  const Plot = useLater(loadPlot);
  const points = useMemo(() => moneyByPhase(phases), [phases]);
  const powers = [...new Set(points.flatMap(({ counts }) => [...counts.keys()]))];
  if (points.length < 2 || powers.length === 0) return null;
  const looks = looksOf(map);
  return (
    <section data-testid="treasuries">
      <h2 className="mb-1 font-ui text-base font-semibold tracking-normal">{t.chart}</h2>
      {Plot ? <Plot {...{ map, powers }} years={points} goal={null} label={t.chart} /> : <div className="h-[190px]" />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <div className="mt-2 overflow-x-auto" tabIndex={0}>
        <table className="w-full text-right text-sm tabular-nums">
          <caption className="sr-only">{t.chart}</caption>
          <thead>
            <tr className="text-xs text-ink-3">
              <th scope="col" className="text-left font-medium">
                {t.afterPhase}
              </th>
              {powers.map((power) => (
                <th key={power} scope="col" className="px-1.5 font-medium whitespace-nowrap">
                  <PowerMark look={lookOf(looks, power)} /> {powerName(map, power)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ phase, isIncome, counts }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an income stands beside the phase that it follows
              <tr key={i} className="border-t border-line">
                <th scope="row" className="py-1 pr-2 text-left font-normal whitespace-nowrap">
                  {phase === null ? results.beginning : isIncome ? `${t.income} ${phase.year}` : sayPhase(words, phase)}
                </th>
                {powers.map((power) => (
                  <td key={power} className="px-1.5">
                    {counts.get(power) ?? "–"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
