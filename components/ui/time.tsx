"use client";
import { useLanguage } from "@/components/texts/context";
import { FORMAT_LOCALES } from "@/lib/texts/speech";
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
  className?: string;
};

const format = (at: number, show: keyof typeof STYLES, lang: string, zone?: string) =>
  new Intl.DateTimeFormat(lang, { ...STYLES[show], ...(zone ? { timeZone: zone, timeZoneName: "short" } : {}) }).format(
    at,
  );

/** A moment in the reader's own zone. The server writes UTC, the browser corrects it on arrival. */
export function Time({ at, show = "both", zone, className }: TimeProps) {
  const lang = FORMAT_LOCALES[useLanguage()];
  const here = useNow() === null ? format(at, show, lang, "UTC").replace(" UTC", "") : format(at, show, lang);
  return (
    <time dateTime={new Date(at).toISOString()} className={className} suppressHydrationWarning>
      {here}
      {zone && <span className="text-ink-3"> ({format(at, show, lang, zone)})</span>}
    </time>
  );
}
