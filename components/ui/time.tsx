"use client";
import { useNow } from "./use-now";

const STYLES = {
  time: { hour: "2-digit", minute: "2-digit" },
  date: { day: "numeric", month: "short", year: "numeric" },
  both: { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
} as const;

type TimeProps = {
  /** ms since the epoch */
  at: number;
  show?: keyof typeof STYLES;
  /** A second zone to show beside the reader's, such as the game's. */
  zone?: string;
  lang?: string;
  className?: string;
};

const format = (at: number, show: keyof typeof STYLES, lang: string, zone?: string) =>
  new Intl.DateTimeFormat(lang, { ...STYLES[show], ...(zone ? { timeZone: zone, timeZoneName: "short" } : {}) }).format(
    at,
  );

/** A moment in the reader's own zone. The server writes UTC, the browser corrects it on arrival. */
export function Time({ at, show = "both", zone, lang = "en-GB", className }: TimeProps) {
  const here = useNow() === null ? format(at, show, lang, "UTC").replace(" UTC", "") : format(at, show, lang);
  return (
    <time dateTime={new Date(at).toISOString()} className={className} suppressHydrationWarning>
      {here}
      {zone && <span className="text-ink-3"> ({format(at, show, lang, zone)})</span>}
    </time>
  );
}

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
