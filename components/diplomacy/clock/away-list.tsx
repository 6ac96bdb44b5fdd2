"use client";
import { useLanguage, useTexts } from "@/components/texts/context";
import { sayDays } from "./say-days";

/** Who is away when, as far as the reader is told: no deadline falls into these days. */
export function AwayList({
  absences,
}: {
  /** `who` null: that is not told. */
  absences: readonly { readonly who: string | null; readonly from: string; readonly to: string }[];
}) {
  const { away: t } = useTexts("diplomacyTable");
  const language = useLanguage();
  if (absences.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 font-semibold">{t.title}</h2>
      <ul className="text-sm">
        {absences.map(({ who, from, to }) => (
          <li
            key={`${who} ${from} ${to}`}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5"
          >
            <span>{who ?? t.somebody}</span>
            <span className="tabular-nums">{sayDays(t, language, from, to)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
