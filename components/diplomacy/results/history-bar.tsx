"use client";
import { Pause, Play } from "lucide-react";
import { useTexts } from "@/components/texts/context";
import { Button, IconButton } from "@/components/ui/button";
import { Sign } from "@/components/ui/sign";
import type { PlayedPhase } from "@/lib/contracts/diplomacy";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import { sayPhase } from "../order-words";

type Props = {
  phases: readonly PlayedPhase[];
  /** The phase that is shown; null: the one that is played. */
  shown: number | null;
  /** Whether phases follow each other by themselves. */
  playing: boolean;
  onShow(shown: number | null): void;
  onPlay(): void;
};

/** Through all phases that were played, and back to now. */
export function HistoryBar({ phases, shown, playing, onShow, onPlay }: Props) {
  const { results: t } = useTexts("diplomacyTable");
  const words = useTexts("diplomacy");
  const count = phases.length;
  const at = shown ?? count;
  const show = (next: number) => onShow(next >= count ? null : Math.max(0, next));
  const phase = shown === null ? null : phases[shown];
  const label = phase ? sayPhase(words, phase.phase) : t.now;
  if (count === 0) return null;
  return (
    <div className="history-bar">
      <IconButton label={playing ? t.pause : t.play} onClick={onPlay}>
        {playing ? <Pause /> : <Play />}
      </IconButton>
      <IconButton label={t.earlier} aria-disabled={at === 0 || undefined} onClick={() => at > 0 && show(at - 1)}>
        <Sign d="m15 18-6-6 6-6" />
      </IconButton>
      <input
        type="range"
        min={0}
        max={count}
        value={at}
        aria-label={t.phase}
        aria-valuetext={label}
        onChange={(event) => show(Number(event.target.value))}
        className="min-w-0 flex-1 accent-(--color-brass)"
      />
      <IconButton label={t.later} aria-disabled={at === count || undefined} onClick={() => at < count && show(at + 1)}>
        <Sign d="m9 18 6-6-6-6" />
      </IconButton>
      <span className="history-label">
        <span className="history-words">{label}</span>
        <abbr title={label} className="history-code">
          {phase ? phaseCode(phase.phase) : t.now}
        </abbr>
      </span>
      {shown !== null && (
        <Button dense onClick={() => onShow(null)}>
          {t.now}
        </Button>
      )}
    </div>
  );
}
