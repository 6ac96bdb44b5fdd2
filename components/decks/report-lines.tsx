"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { DeckReport } from "@/lib/engine/ccg/deckfiles/read-deck";
import { CARDS_LANGUAGE } from "../ccg/face-of";
import { Checkbox } from "../ui/checkbox";

type Props = { report: readonly DeckReport[]; onCorrect(line: number, name: string): void };

const TONES: Readonly<Record<DeckReport["result"], string>> = {
  matched: "text-ok",
  guessed: "text-warn",
  unknown: "text-danger",
  note: "text-ink-3",
};
const MOST = 300;

/** What became of each line of a file; what was not understood comes with what may have been meant. */
export function ReportLines({ report, onCorrect }: Props) {
  const { files: t } = useTexts("decks");
  const [all, setAll] = useState(false);
  const odd = report.filter(({ result }) => result !== "matched");
  const shown = (all ? report : odd).slice(0, MOST);
  if (report.length === 0) return null;
  return (
    <div>
      <Checkbox label={t.everyLine} checked={all} onChange={setAll} />
      <ol aria-label={t.report} className="mt-1 text-sm empty:hidden">
        {shown.map((line) => (
          <li key={`${line.line} ${line.text}`} className="border-b border-line/60 py-1.5">
            <p className="flex gap-2">
              <span className="w-8 shrink-0 text-right text-ink-3 tabular-nums">{line.line}</span>
              <span className="min-w-0 grow break-words">{line.text}</span>
              <span className={`shrink-0 font-medium ${TONES[line.result]}`}>{t.results[line.result]}</span>
            </p>
            {(line.name !== undefined || line.why !== undefined) && line.result !== "matched" && (
              <p className="pl-10 text-ink-2" lang={CARDS_LANGUAGE}>
                {[line.name && `${line.count} × ${line.name}`, line.why].filter(Boolean).join(": ")}
              </p>
            )}
            {line.result === "unknown" && line.suggestions && line.suggestions.length > 0 && (
              <p className="flex flex-wrap gap-x-3 pl-10">
                {line.suggestions.map((name) => (
                  <button
                    key={name}
                    type="button"
                    aria-label={t.correct(name, line.line)}
                    onClick={() => onCorrect(line.line, name)}
                    className="min-h-8 font-medium underline underline-offset-4"
                  >
                    {name}
                  </button>
                ))}
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
