"use client";
import { useTexts } from "@/components/texts/context";
import { useNow } from "./use-now";

/** Writes a time that passes: 90 s → "1:30", 26 h → "26:00 h", 5 d → "5 days". */
export function useSpan(): (ms: number) => string {
  const t = useTexts("ui");
  return (ms) => {
    const seconds = Math.max(0, Math.ceil(ms / 1000));
    if (seconds < 3600) return t.minutes(Math.floor(seconds / 60), seconds % 60);
    const minutes = Math.ceil(seconds / 60);
    return minutes < 48 * 60 ? t.hours(Math.floor(minutes / 60), minutes % 60) : t.days(Math.round(minutes / 1440));
  };
}

type CountdownProps = {
  /** The moment it ends, on the server's clock. */
  to: number;
  /** The server's clock minus this browser's, ms. */
  offset?: number;
  className?: string;
};

/** The time left; empty until the browser knows it. Not read out each second: announce 30 s and 10 s apart from it. */
export function Countdown({ to, offset = 0, className }: CountdownProps) {
  const now = useNow();
  const span = useSpan();
  return (
    <span role="timer" aria-live="off" className={className}>
      {now === null ? "" : span(to - now - offset)}
    </span>
  );
}
