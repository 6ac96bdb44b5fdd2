"use client";
import { useTexts } from "@/components/texts/context";
import type { Link } from "./use-link";

type Props = { link: Link; pending: boolean; onRetry: (() => void) | undefined };

/** What is wrong with the connection: an answer that is late, or that it is being made again, and a way to try at once. */
export function LinkSaid({ link, pending, onRetry }: Props) {
  const { turn: t } = useTexts("table");
  return (
    <span data-link>
      {link === "late" ? t.late(pending) : t.reconnecting(pending)}
      {link === "offer" && onRetry && (
        <button type="button" className="turn-retry" onClick={onRetry}>
          {t.tryNow}
        </button>
      )}
    </span>
  );
}
