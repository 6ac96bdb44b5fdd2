"use client";
import { useLanguage } from "@/components/texts/context";
import { FORMAT_LOCALES } from "@/lib/texts/speech";
import { useNow } from "./use-now";

const STYLES = {
  time: { hour: "2-digit", minute: "2-digit" },
  date: { day: "numeric", month: "short", year: "numeric" },
  exact: { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", second: "2-digit" },
  both: { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
} as const;

type TimeProps = {
  /** ms since the epoch */
  at: number;
  show?: keyof typeof STYLES;
  /** A second zone to show beside the reader's, such as the game's, where its clocks say something else. */
  zone?: string;
  className?: string;
};

const format = (at: number, show: keyof typeof STYLES, lang: string, zone?: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(lang, { ...STYLES[show], ...zone }).format(at);

/** A moment in the reader's own zone. The server writes UTC, the browser corrects it on arrival. */
export function Time({ at, show = "both", zone, className }: TimeProps) {
  const lang = FORMAT_LOCALES[useLanguage()];
  const here = format(at, show, lang, useNow() === null ? { timeZone: "UTC" } : {});
  const there = zone === undefined ? here : format(at, show, lang, { timeZone: zone });
  return (
    <time dateTime={new Date(at).toISOString()} className={className} suppressHydrationWarning>
      {here}
      {zone && there !== here && (
        <span className="text-ink-3"> ({format(at, show, lang, { timeZone: zone, timeZoneName: "short" })})</span>
      )}
    </time>
  );
}
