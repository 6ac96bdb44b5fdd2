"use client";
import { useNow } from "./use-now";

/** 90 s → "1:30", 26 h → "26:00 h", 5 d → "5 days". */
export function spanOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number) => String(n).padStart(2, "0");
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)}:${two(minutes % 60)} h`;
  return `${Math.round(minutes / 1440)} days`;
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
  return (
    <span role="timer" aria-live="off" className={className}>
      {now === null ? "" : spanOf(to - now - offset)}
    </span>
  );
}
