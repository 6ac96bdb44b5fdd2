import clsx from "clsx";
import { CardBackFace, CardFace } from "@/components/ccg/card-face";
import type { Face } from "@/components/ccg/face-of";
import { COLOURS, type Colour } from "@/lib/engine/ccg/tabletop/vocabulary";

/** The colours of counters as they are drawn. */
const TONES: Readonly<Record<Colour, string>> = {
  ...{ red: "#c0392b", green: "#2e8b57", blue: "#2f6fb3", orange: "#d9822b" },
  ...{ yellow: "#e3c23c", black: "#2b2b2b", white: "#f5f2ea", plain: "#8d8778" },
};
const DARK_TEXT: ReadonlySet<Colour> = new Set(["yellow", "white", "orange"]);

type Props = {
  /** Null: face down. */
  face: Face | null;
  counters?: { readonly [colour in Colour]?: number };
  score?: number | null;
  className?: string;
};

/** A card as it lies: its face or its back, with what lies on it. */
export function CardAt({ face, counters = {}, score = null, className }: Props) {
  return (
    <span className={clsx("relative block", className)}>
      {face ? <CardFace face={face} thumb eager /> : <CardBackFace />}
      <span className="absolute top-[16%] left-[6%] z-1 flex max-w-[90%] flex-wrap gap-0.5" aria-hidden="true">
        {COLOURS.flatMap((colour) => {
          const count = counters[colour] ?? 0;
          if (count === 0) return [];
          return (
            <span
              key={colour}
              className="tt-counter"
              style={{ background: TONES[colour], color: DARK_TEXT.has(colour) ? "#222" : "#fff" }}
            >
              {count}
            </span>
          );
        })}
        {score !== null && <span className="tt-counter bg-surface text-ink">{String(score).replace("-", "−")}</span>}
      </span>
    </span>
  );
}
