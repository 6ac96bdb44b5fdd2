import type { ReactNode } from "react";
import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";

/** The rules at hand. `children` is the description as rendered on the server; without it, its plain text. */
export function RulesPanel({ info, children }: { info: TemplateInfo; children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    <section className="min-h-0 flex-1 overflow-y-auto px-4 py-4" aria-label={`Rules of ${info.name}`} tabIndex={0}>
      {children ?? <p className="whitespace-pre-line">{info.description || "This game has no written rules yet."}</p>}
    </section>
  );
}
