"use client";
import { type ReactNode, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { SegmentedControl } from "@/components/ui/segmented";
import type { PlayedPhase } from "@/lib/contracts/diplomacy";
import { resultsText } from "@/lib/engine/diplomacy/game/results-text";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { lookOf, looksOf } from "../map/power-looks";
import { PowerMark, UnitMark } from "../map/unit-shape";
import { sayPhase } from "../order-words";
import { ReasonCard } from "../reasons/reason-card";
import { ResultsTable } from "./results-table";
import type { ToldRow } from "./tell-phase";

type Props = {
  map: DiplomacyMap;
  /** What the game is called. */
  title: string;
  /** The phase that is shown, and what came of its orders; null: none was played. */
  phase: PlayedPhase | null;
  told: readonly ToldRow[] | null;
  state: "loading" | "failed" | "here";
  /** The fragment of an address that opens this phase in the sandbox; null: none can. */
  sandbox: string | null;
  again(): void;
  /** What a variant tells of the phase besides: statements, lists. */
  besides?: ReactNode;
};

/** What came of the orders of a phase: why, failures first, or as a table, power by power. */
export function ResultsPanel({ map, title, phase, told, state, sandbox, again, besides }: Props) {
  const { results: t } = useTexts("diplomacyTable");
  const words = useTexts("diplomacy");
  const [as, setAs] = useState("reasons");
  if (state === "failed")
    return (
      <p className="p-4" role="alert">
        {t.failed} <Button onClick={again}>{t.again}</Button>
      </p>
    );
  if (state === "loading") return <p className="p-4 text-ink-2">{t.loading}</p>;
  if (phase === null || told === null) return <p className="p-4 text-ink-2">{t.none}</p>;
  return (
    <>
      {besides}
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
        <SegmentedControl
          label={t.title}
          value={as}
          onChange={setAs}
          options={[
            { value: "reasons", label: t.reasons },
            { value: "table", label: t.table },
            { value: "classic", label: t.classic },
          ]}
        />
        {sandbox !== null && (
          <a className="text-sm underline underline-offset-4" href={`/diplomacy/sandbox#${sandbox}`}>
            {t.sandbox}
          </a>
        )}
      </div>
      {as === "reasons" && <Reasons map={map} told={told} />}
      {as === "table" && <ResultsTable map={map} told={told} caption={sayPhase(words, phase.phase)} />}
      {as === "classic" && (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
          tabIndex={0}
          lang="en"
          className="mx-4 mb-4 overflow-x-auto rounded-sm bg-sunken px-3 py-2 font-mono text-xs whitespace-pre-wrap"
        >
          {resultsText(map, { game: title }, phase)}
        </pre>
      )}
    </>
  );
}

/** Those that failed first, units that merely held not at all. */
function Reasons({ map, told }: { map: DiplomacyMap; told: readonly ToldRow[] }) {
  const { results: t } = useTexts("diplomacyTable");
  const looks = looksOf(map);
  const moved = told.filter(({ order, told: came }) => came.failed || order?.type !== "hold");
  if (moved.length === 0) return told.length > 0 ? <p className="px-4 pb-4 text-ink-2">{t.allHold}</p> : null;
  return (
    <ul>
      {moved
        .toSorted((a, b) => Number(b.told.failed) - Number(a.told.failed))
        .map(({ key, power, type, told: came }) => {
          const look = lookOf(looks, power);
          return (
            <li key={key} className="border-t border-line">
              <ReasonCard told={came} mark={type ? <UnitMark type={type} look={look} /> : <PowerMark look={look} />} />
            </li>
          );
        })}
    </ul>
  );
}
