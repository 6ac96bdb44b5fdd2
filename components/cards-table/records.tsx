"use client";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import type { GameRecord } from "@/lib/contracts/table";
import type { View } from "@/lib/engine/cards/vocabulary";
import { FairnessBadge } from "./fairness-badge";

/**
 * Where the deals of this table can be checked and replayed. A shuffle is proven once its seed is open; that of a deal
 * that is being played, or of a game that keeps its cards, is sealed.
 */
export default function Records({ id, records, view }: { id: string; records: readonly GameRecord[]; view: View }) {
  const { fairness: t } = useTexts("cardsScore");
  const last = records.at(-1);
  const isOpen = last !== undefined && view.revealed !== null;
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <FairnessBadge
        state={isOpen ? "proven" : "committed"}
        href={`/verify?table=${id}${isOpen ? `&deal=${last.epoch}` : ""}`}
      />
      {last && (
        <Link
          href={`/tables/${id}/deals/${last.epoch}`}
          className="inline-flex min-h-11 items-center text-ink-2 underline-offset-4 hover:underline desk:min-h-8"
        >
          {t.replay(last.number)}
        </Link>
      )}
    </span>
  );
}
