import type { ReactNode } from "react";

/** The rules at hand, as the server rendered them. */
export function RulesPanel({ game, children }: { game: string; children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    <section className="min-h-0 flex-1 overflow-y-auto px-4 py-4" aria-label={`Rules of ${game}`} tabIndex={0}>
      {children ?? <p>This game has no written rules yet.</p>}
    </section>
  );
}
