"use client";
import { sayOrder } from "@/components/diplomacy/order-words";
import { useTexts } from "@/components/texts/context";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { lookOf, looksOf } from "../map/power-looks";
import { PowerMark } from "../map/unit-shape";
import { powerName } from "../names";
import type { ToldRow } from "./tell-phase";

type Props = { map: DiplomacyMap; told: readonly ToldRow[]; caption: string };

/** All orders of a phase and what came of them, power by power, units that held among them. */
export function ResultsTable({ map, told, caption }: Props) {
  const { results: t } = useTexts("diplomacyTable");
  const words = useTexts("diplomacy");
  const looks = looksOf(map);
  const rank = new Map(map.powers.map(({ name }, i) => [name, i]));
  const rows = told.toSorted((a, b) => (rank.get(a.power) ?? 0) - (rank.get(b.power) ?? 0));
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-left text-xs text-ink-3">
          <th scope="col" className="py-1 pr-2 pl-4 font-medium">
            {t.power}
          </th>
          <th scope="col" className="py-1 pr-2 font-medium">
            {t.order}
          </th>
          <th scope="col" className="py-1 pr-4 font-medium">
            {t.outcome}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, power, order, told: came }) => (
          <tr key={key} className="border-t border-line align-top">
            <td className="py-2 pr-2 pl-4">
              <span className="inline-flex items-center gap-2">
                <PowerMark look={lookOf(looks, power)} />
                {powerName(map, power)}
              </span>
            </td>
            <td className="py-2 pr-2">{order ? sayOrder(words, map, order) : came.headline}</td>
            <td className={came.failed ? "py-2 pr-4 text-danger" : "py-2 pr-4"}>{came.failed ? t.no : t.yes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
