"use client";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { sayPhase } from "../order-words";
import type { PhaseNews } from "./use-phase-news";

/** Says which phases have just been processed, with the way to their moves on the map. */
export function PhaseNewsNote({ news, onShow }: { news: PhaseNews; onShow(phase: number): void }) {
  const { results: t } = useTexts("diplomacyTable");
  const words = useTexts("diplomacy");
  return (
    <div role="status">
      {news.phases.length > 0 && (
        <div className="phase-news">
          <p className="min-w-0 flex-1 font-semibold">
            {t.processed(news.phases.map(({ phase }) => sayPhase(words, phase)))}
          </p>
          <Button dense kind="primary" onClick={() => onShow(news.from)}>
            {t.showMoves}
          </Button>
          <Button dense kind="ghost" onClick={news.done}>
            {t.dismiss}
          </Button>
        </div>
      )}
    </div>
  );
}
