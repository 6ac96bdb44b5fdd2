"use client";
import clsx from "clsx";
import { useTexts } from "@/components/texts/context";
import { Countdown, useSpan } from "@/components/ui/countdown";
import type { SeatView } from "@/lib/engine/ccg/tabletop/view";

type Props = {
  /** What each has for a game, in milliseconds. */
  limit: number;
  view: SeatView;
  /** Since when it runs for this player, on the server's clock; null: it does not. */
  since: number | null;
  /** The server's clock minus this browser's, ms. */
  offset: number;
};

/** What is left of a player's time; it passes while it runs for them. */
export function ChessClock({ limit, view, since, offset }: Props) {
  const { chess: t } = useTexts("tabletop").room;
  const span = useSpan();
  const left = limit - view.spent;
  return (
    <span className={clsx("tt-count", view.flagged && "text-danger-soft")} title={t.label}>
      <span className="sr-only">{t.label}: </span>
      {view.flagged ? t.out : since === null ? span(left) : <Countdown to={since + left} offset={offset} />}
    </span>
  );
}
