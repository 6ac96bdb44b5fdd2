"use client";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { lookOf, looksOf } from "../map/power-looks";
import { PowerMark, UnitMark } from "../map/unit-shape";
import { ReasonCard } from "../reasons/reason-card";
import type { ToldRow } from "./tell-phase";

type Props = {
  map: DiplomacyMap;
  /** What came of the orders of the phase that is shown; null: none is. */
  told: readonly ToldRow[] | null;
  state: "loading" | "failed" | "here";
  again(): void;
};

/** What came of the orders of a phase, with why: those that failed first, units that merely held not at all. */
export function ResultsPanel({ map, told, state, again }: Props) {
  const { results: t } = useTexts("diplomacyTable");
  const looks = looksOf(map);
  if (state === "failed")
    return (
      <p className="p-4" role="alert">
        {t.failed} <Button onClick={again}>{t.again}</Button>
      </p>
    );
  if (state === "loading") return <p className="p-4 text-ink-2">{t.loading}</p>;
  if (told === null) return <p className="p-4 text-ink-2">{t.none}</p>;
  return (
    <ul>
      {told.map(({ key, power, type, told: came }) => {
        const look = lookOf(looks, power);
        return (
          <li key={key} className="border-t border-line first:border-0">
            <ReasonCard told={came} mark={type ? <UnitMark type={type} look={look} /> : <PowerMark look={look} />} />
          </li>
        );
      })}
    </ul>
  );
}
