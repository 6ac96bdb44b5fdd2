"use client";
import type { ReactNode } from "react";
import { useTexts } from "@/components/texts/context";

/** The rules at hand, as the server rendered them. */
export function RulesPanel({ game, children }: { game: string; children?: ReactNode }) {
  const { frame: t } = useTexts("table");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    <section className="min-h-0 flex-1 overflow-y-auto px-4 py-4" aria-label={t.rulesOf(game)} tabIndex={0}>
      {children ?? <p>{t.noRules}</p>}
    </section>
  );
}
